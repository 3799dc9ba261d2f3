#!/bin/bash
# Exit 0 iff cppcheck gives up with this message, and small.cpp is still valid C++.
export LC_ALL=C
ulimit -c 0
ulimit -S -v 4000000
timeout 20 cppcheck --quiet --std=c++20 small.cpp >out 2>&1
cat out
grep -qF 'error: Analysis failed. If the code is valid then please report this failure. [cppcheckError]' out || exit 1
timeout 20 g++ -w -std=c++20 -fsyntax-only small.cpp >gcc.out 2>&1
