#!/bin/bash
# Exit 0 iff clang dies in this pass after global instruction selection, and small.c is still valid C.
export LC_ALL=C
ulimit -c 0
ulimit -S -v 4000000
is_valid() {
  timeout 10 gcc -fsyntax-only -Werror=implicit-int -Werror=implicit-function-declaration \
    -Werror=strict-prototypes -Werror=int-conversion -Werror=incompatible-pointer-types -Werror=return-type small.c >gcc.out 2>&1 &&
    ! grep -qE 'excess elements|has no member|no semicolon at end|useless type name' gcc.out
}
timeout 10 clang-16 -w -O0 -mllvm -global-isel -S small.c -o out.s >out 2>&1 && exit 1
grep -qE "Running pass 'Fast Tile Register Preconfigure' on function" out || exit 1
is_valid
