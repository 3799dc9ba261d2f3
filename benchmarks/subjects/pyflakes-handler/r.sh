#!/bin/bash
# Exit 0 iff pyflakes finds a name undefined that an exception handler around it defines, in valid Python.
export LC_ALL=C.UTF-8
timeout 10 pyflakes3 small.py >out 2>err
grep -q ' undefined name ' out || exit 1
timeout 10 /usr/bin/python3 -W ignore - <<'PY'
import ast, re, sys

text = open("small.py", encoding="utf-8").read()
compile(text, "small.py", "exec")
reported = {
    (int(line), int(column), name)
    for line, column, name in re.findall(r"^small\.py:(\d+):(\d+):? undefined name '(\w+)'$", open("out").read(), re.M)
}
for handler in ast.walk(ast.parse(text)):
    if isinstance(handler, ast.ExceptHandler) and handler.name:
        for node in (node for statement in handler.body for node in ast.walk(statement)):
            if isinstance(node, ast.Name) and (node.lineno, node.col_offset + 1, node.id) in reported:
                if node.id == handler.name:
                    sys.exit(0)
sys.exit(1)
PY
