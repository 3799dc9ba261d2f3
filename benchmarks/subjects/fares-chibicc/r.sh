#!/bin/bash
# Exit 0 iff the program that chibicc makes of small.c runs and prints something else than that of gcc, which a sanitised
# run and another optimisation agree with.
export LC_ALL=C
ulimit -c 0
export ASAN_OPTIONS=detect_leaks=0
timeout 10 chibicc small.c -o suspect >out 2>&1 && timeout 5 ./suspect >suspect.txt 2>/dev/null || exit 1
timeout 10 gcc -std=c99 -O0 -Wall -Werror -Wno-unused -ftrivial-auto-var-init=pattern small.c -o plain >out 2>&1 || exit 1
timeout 5 ./plain >plain.txt 2>/dev/null || exit 1
cmp -s plain.txt suspect.txt && exit 1
timeout 10 gcc -std=c99 -O1 -fsanitize=address,undefined -fno-sanitize-recover=all -ftrivial-auto-var-init=zero small.c -o clean \
  >out 2>&1 || exit 1
timeout 10 ./clean >clean.txt 2>/dev/null && cmp -s plain.txt clean.txt
