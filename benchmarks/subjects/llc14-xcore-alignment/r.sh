#!/bin/bash
# Exit 0 iff llc for the XCore gives up on the alignment of a stack frame in the module small.ll, which the verifier takes.
export LC_ALL=C
ulimit -c 0
ulimit -S -v 4000000
timeout 10 llc-14 -march=xcore small.ll -o out.s >out 2>&1 && exit 1
cat out
grep -qF 'LLVM ERROR: emitPrologue unsupported alignment' out || exit 1
timeout 10 opt-14 -passes=verify -disable-output small.ll >out 2>&1
