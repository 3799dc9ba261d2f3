#!/bin/bash
# Exit 0 iff small.c compiles without a warning, unless of what is unused, still has parse_product, and knows +, -, *,
# parentheses, spaces, variables and the error of a missing parenthesis; the rest may go.
export LC_ALL=C
ulimit -c 0
grep -q 'double parse_product(struct parser' small.c || exit 1
timeout 10 gcc -std=c99 -O0 -Wall -Wextra -Werror -Wno-unused -fsanitize=undefined -fsanitize-undefined-trap-on-error \
  -ftrivial-auto-var-init=pattern small.c -o calculator -lm >out 2>&1 || exit 1
cat >expected <<'TEXT'
14
-9
21
error: missing )
5
42
TEXT
printf '2+3*4\n1-(2+8)\n 3 * (2+5)\n(1+2\na=5\na*8+2\n' |
  timeout 5 ./calculator >given 2>/dev/null && cmp -s given expected
