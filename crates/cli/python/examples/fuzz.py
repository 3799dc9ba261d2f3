"""Fuzzer in thirty lines: generates expressions, finds a wrong result, and reduces the expression.

The calculator has a planted bug: it evaluates `a - -b` as `a - b`.
"""

import random
import re

import secateur


def expression(random, depth):
    if depth == 0 or random.random() < 0.2:
        return str(random.randrange(100))
    if random.random() < 0.2:
        return f"-({expression(random, depth - 1)})"
    left, operator = expression(random, depth - 1), random.choice("+-*")
    return f"({left} {operator} {expression(random, depth - 1)})"


def calculator(text):
    return eval(re.sub(r"-\s*-", "-", text))


def is_wrong(text):
    try:
        return calculator(text) != eval(text)
    except (ArithmeticError, SyntaxError, ValueError, TypeError, NameError):
        return False


def fuzz(seed):
    source = random.Random(seed)
    found = next(text for text in iter(lambda: expression(source, 7), None) if is_wrong(text))
    return found, secateur.reduce(found, "python", is_wrong)


if __name__ == "__main__":
    found, small = fuzz(seed=1)
    print(f"{len(found)} characters: {found}\n{len(small)} characters: {small}")
