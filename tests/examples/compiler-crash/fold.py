"""A compiler's pass that folds constants. It crashes on some programs."""

import re
import sys

text = re.sub(r'"(\\.|[^"\\])*"|/\*.*?\*/', " ", open(sys.argv[1]).read(), flags=re.S)
while True:
    found = re.search(r"(?<![\w.)\]])\(?(\d+) *([-+*/%]) *(\d+)\)?(?![\w.(\[])", text)
    if not found:
        break
    left, operator, right = int(found[1]), found[2], int(found[3])
    folded = {"+": left + right, "-": left - right, "*": left * right}.get(operator)
    if folded is None:
        folded = left // right if operator == "/" else left % right
    text = text[: found.start()] + str(folded) + text[found.end() :]
