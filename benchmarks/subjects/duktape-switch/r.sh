#!/bin/bash
# Exit 0 iff Duktape and node run small.js to its end, and it hands other values to `note` in the one than in the other.
export LC_ALL=C
cat >before.js <<'JS'
var noted = [];
Function.prototype.toString = function () { return "function"; };
Error.prototype.toString = function () { return "error"; };
function show(value, depth) {
  if (typeof value === "function") return "function";
  if (value === null || typeof value !== "object") return typeof value + (value === 0 && 1 / value < 0 ? "-0" : value);
  if (value instanceof Error) return "error";
  var parts = [];
  if (depth < 3) for (var key in value) if (key !== "groups") parts.push(key + "=" + show(value[key], depth + 1));
  return "{" + parts.sort() + "}";
}
function note(value) { if (noted.length < 400) noted.push(show(value, 0).slice(0, 200)); return value; }
JS
# node takes the program as a text of its own, so that one that ends the function around it is refused.
cat before.js - >node.js <<'JS'
new Function("note", "console", "process", require("fs").readFileSync("small.js", "utf8"))(note);
console.log(noted.join("\n"));
JS
cat before.js - small.js >duk.js <<<'(function (console, print, Duktape, noted, show) {'
printf '\n})();\nprint(noted.join("\\n"));\n' >>duk.js
timeout 10 duk duk.js >one 2>duk.err || exit 1
timeout 10 node node.js >two 2>node.err || exit 1
! cmp -s one two
