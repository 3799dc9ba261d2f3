#!/bin/bash
# Exit 0 iff castxml dies in this function, and small.cpp is still valid C++.
export LC_ALL=C
ulimit -c 0
ulimit -S -v 4000000
timeout 20 castxml --castxml-output=1 -std=c++20 -w -o out.xml small.cpp >out 2>&1
cat out
# The handler's own frames and the one of the signal come before that of the function.
grep -qE '^ #[45] .* clang::LocalInstantiationScope::InstantiatedLocal\(' out || exit 1
timeout 20 g++ -w -std=c++20 -fsyntax-only small.cpp >gcc.out 2>&1
