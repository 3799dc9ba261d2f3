"""A fuzzer in thirty lines: it makes expressions, finds one that a calculator gets wrong, and reduces it.

The calculator has a planted bug: it takes `a - -b` for `a - b`.
"""

import random
import re

import secateur


def expression(random, depth):
    if depth == 0 or random.random() < 0.2:
        return str(random.randrange(100))
    if random.random() < 0.2:
        return f"-({expression(random, depth - 1)})"
    return f"({expression(random, depth - 1)} {random.choice('+-*')} {expression(random, depth - 1)})"


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
