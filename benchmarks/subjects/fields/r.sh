#!/bin/bash
# Exit 0 iff small.c compiles without a warning, unless of what is unused, still has is_chosen, and cuts fields by -d and -f
# as it should; the other options may go.
export LC_ALL=C
ulimit -c 0
grep -q 'is_chosen(const struct options' small.c || exit 1
timeout 10 gcc -std=c99 -O0 -Wall -Wextra -Werror -Wno-unused -fsanitize=undefined -fsanitize-undefined-trap-on-error \
  -ftrivial-auto-var-init=pattern small.c -o fields >out 2>&1 || exit 1
gives() { # the expected output, the input, the options
  local expected=$1 input=$2
  shift 2
  [ "$(printf "$input" | timeout 5 ./fields "$@" 2>/dev/null && echo .)" = "$(printf "$expected.")" ]
}
gives 'a:c\nplain\n2:\n' 'a:b:c\nplain\n2:3:\n' -d : -f 1,3 || exit 1
gives 'b,c\n,\n' 'a,b,c,d\n1,,\n' -d , -f 2-3 || exit 1
gives 'k,m\n' 'a,b,c,d,e,f,g,h,i,j,k,l,m\n' -d , -f 11,13 || exit 1
gives 'c\td\n' 'a\tb\tc\td\n' -f 3-
