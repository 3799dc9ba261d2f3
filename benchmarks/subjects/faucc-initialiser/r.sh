#!/bin/bash
# Exit 0 iff this assertion of faucc fails, and small.c is still valid C.
export LC_ALL=C
ulimit -c 0
ulimit -S -v 4000000
is_valid() {
  timeout 10 gcc -fsyntax-only -Werror=implicit-int -Werror=implicit-function-declaration \
    -Werror=strict-prototypes -Werror=int-conversion -Werror=incompatible-pointer-types -Werror=return-type small.c >gcc.out 2>&1 &&
    ! grep -qE 'excess elements|has no member|no semicolon at end|useless type name' gcc.out
}
timeout 10 faucc -S small.c -o out.s >out 2>&1
cat out
grep -qF 'expr.c:921: expr_simplify_in_init: Assertion' out || exit 1
is_valid
