#!/bin/bash
# Exit 0 iff the global instruction selector of clang fails to legalise a G_AND of 24 bits, and small.c is still valid C.
export LC_ALL=C
ulimit -c 0
ulimit -S -v 4000000
is_valid() {
  timeout 10 gcc -fsyntax-only -Werror=implicit-int -Werror=implicit-function-declaration \
    -Werror=strict-prototypes -Werror=int-conversion -Werror=incompatible-pointer-types -Werror=return-type small.c >gcc.out 2>&1 &&
    ! grep -qE 'excess elements|has no member|no semicolon at end|useless type name' gcc.out
}
timeout 10 clang-16 -w -O1 -mllvm -global-isel -S small.c -o out.s >out 2>&1 && exit 1
cat out
grep -qE "unable to legalize instruction: %[0-9]+:_\(s24\) = G_AND" out || exit 1
is_valid
