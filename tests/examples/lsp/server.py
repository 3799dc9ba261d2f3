"""A language server for a toy language. It crashes in some sessions."""

import re


class Server:
    def __init__(self):
        self.texts = {}
        self.symbols = {}

    def answer(self, method, params):
        """Returns the result of a request, or None for a notification."""
        document = params.get("textDocument", {})
        uri = document.get("uri")
        match method:
            case "initialize":
                return {"capabilities": {"hoverProvider": True, "renameProvider": True}}
            case "textDocument/didOpen":
                self.texts[uri] = document["text"].split("\n")
                self.index(uri)
            case "textDocument/didChange":
                for change in params["contentChanges"]:
                    self.change(uri, change["range"], change["text"])
            case "textDocument/didSave":
                self.index(uri)
            case "textDocument/didClose":
                del self.texts[uri]
            case "textDocument/documentSymbol":
                return [{"name": name} for name in sorted(self.symbols[uri])]
            case "textDocument/hover":
                return {"contents": self.word(uri, params["position"])}
            case "textDocument/rename":
                return self.rename(uri, params["position"], params["newName"])
            case "shutdown":
                return {}

    def index(self, uri):
        found = enumerate(self.texts[uri])
        self.symbols[uri] = {
            name: line for line, text in found for name in re.findall(r"let (\w+)", text)
        }

    def change(self, uri, span, text):
        lines = self.texts[uri]
        start, end = span["start"], span["end"]
        before = lines[start["line"]][: start["character"]]
        after = lines[end["line"]][end["character"] :]
        lines[start["line"] : end["line"] + 1] = (before + text + after).split("\n")

    def word(self, uri, position):
        words = re.finditer(r"\w+", self.texts[uri][position["line"]])
        at = position["character"]
        return next((word[0] for word in words if word.start() <= at <= word.end()), "")

    def rename(self, uri, position, name):
        # The index is as old as the last save: a line may be gone.
        line = self.symbols[uri].get(self.word(uri, position))
        return {} if line is None else {"changes": {uri: [self.texts[uri][line], name]}}
