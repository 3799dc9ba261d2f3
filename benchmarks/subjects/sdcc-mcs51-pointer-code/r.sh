#!/bin/bash
# Exit 0 iff sdcc for the mcs51 dies of this internal error, and small.c is still valid C.
export LC_ALL=C
ulimit -c 0
ulimit -S -v 4000000
is_valid() {
  timeout 10 gcc -fsyntax-only -Werror=implicit-int -Werror=implicit-function-declaration \
    -Werror=strict-prototypes -Werror=int-conversion -Werror=incompatible-pointer-types -Werror=return-type small.c >gcc.out 2>&1 &&
    ! grep -qE 'excess elements|has no member|no semicolon at end|useless type name' gcc.out
}
timeout 20 sdcc -mmcs51 --max-allocs-per-node 1 -S small.c -o out.asm >out 2>&1
cat out
grep -qF "Internal Error in file 'gen.c' line number '1837' : need pointerCode" out || exit 1
is_valid
