#!/bin/bash
# Exit 0 iff clang for the m68k has no instruction for a load of a byte, and small.c is still valid C.
export LC_ALL=C
ulimit -c 0
ulimit -S -v 4000000
is_valid() {
  timeout 10 gcc -fsyntax-only -Werror=implicit-int -Werror=implicit-function-declaration \
    -Werror=strict-prototypes -Werror=int-conversion -Werror=incompatible-pointer-types -Werror=return-type small.c >gcc.out 2>&1 &&
    ! grep -qE 'excess elements|has no member|no semicolon at end|useless type name' gcc.out
}
timeout 10 clang-16 -w -O0 --target=m68k -S small.c -o out.s >out 2>&1 && exit 1
cat out
grep -qE "Cannot select: 0x[0-9a-f]+: i32,ch = load<\(dereferenceable load \(s8\)" out || exit 1
is_valid
