"""Property test with Hypothesis whose counterexample secateur reduces.

Hypothesis generates texts; its own shrinking, which does not know their grammar, is switched off.
The calculator has the planted bug of fuzz.py: it evaluates `a - -b` as `a - b`.
"""

import functools
import re

import hypothesis
from hypothesis import strategies

import secateur


def reducing(language):
    """Decorator of a test of one text. If the test fails, its text is reduced and tested again."""

    def decorator(test):
        def fails_like(failure, text):
            try:
                test(text)
            except Exception as other:
                return type(other) is type(failure)
            return False

        @functools.wraps(test)
        def reducing_test(text):
            try:
                test(text)
            except Exception as failure:
                small = secateur.reduce(text, language, functools.partial(fails_like, failure))
                print(f"Reduced: {small.strip()}")
                test(small)

        return reducing_test

    return decorator


def calculator(text):
    return eval(re.sub(r"-\s*-", "-", text))


def larger(inner):
    operations = strategies.tuples(inner, strategies.sampled_from("+-*"), inner)
    return inner.map("-({})".format) | operations.map("({0[0]} {0[1]} {0[2]})".format)


@hypothesis.settings(phases=[hypothesis.Phase.generate], derandomize=True, deadline=None)
@hypothesis.given(strategies.recursive(strategies.integers(0, 99).map(str), larger))
@reducing("python")
def test_calculator(text):
    try:
        expected = eval(text)
    except (ArithmeticError, SyntaxError, ValueError, TypeError, NameError):
        return
    assert calculator(text) == expected


if __name__ == "__main__":
    test_calculator()
