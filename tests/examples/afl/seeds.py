"""Writes seed programs for the fuzzer: python3 seeds.py FOLDER NUMBER"""

import os
import random
import sys


def expression(random, depth):
    kind = random.randrange(9) if depth else 0
    if kind < 2:
        return random.choice(["a", "b", "c", "item", "total", str(random.randrange(1000)), '"text\\n"', '"\\x41"'])
    if kind < 6:
        sign = random.choice("+ - * / % < > <= == != && ||".split())
        return f"{expression(random, depth - 1)} {sign} {expression(random, depth - 1)}"
    if kind < 7:
        return random.choice(["({})", "!({})", "-({})", "item[{}]"]).format(expression(random, depth - 1))
    parts = ", ".join(expression(random, depth - 1) for _ in range(random.randrange(1, 4)))
    return random.choice(["[{}]", "f({})"]).format(parts)


def statement(random, depth):
    value = expression(random, 3)
    kind = random.randrange(8) if depth else random.randrange(3)
    if kind < 3:
        return [f"let {random.choice('abc')} = {value};", f"item = {value};", f"f({value}); // {value}"][kind]
    body = "\n".join(statement(random, depth - 1) for _ in range(random.randrange(1, 5)))
    if kind == 3:
        return f"function f(a, b) {{\n{body}\nreturn {value};\n}}"
    if kind == 4:
        return f"while ({value}) {{\n{body}\nbreak;\n}}"
    if kind == 5:
        return f"if ({value}) {{\n{body}\n}} else {{\n{body}\n}}"
    return f"if ({value}) {{\n{body}\n}}"


def main(folder, number):
    os.makedirs(folder, exist_ok=True)
    for seed in range(int(number)):
        source = random.Random(seed)
        program = ""
        while len(program) < 2000:
            program += statement(source, 3) + "\n"
        with open(os.path.join(folder, f"{seed:02}.js"), "w") as file:
            file.write("let item = [];\nlet total = 0;\n" + program)


main(*sys.argv[1:])
