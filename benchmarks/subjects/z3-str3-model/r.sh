#!/bin/bash
# Exit 0 iff z3 with its solver z3str3 finds its own model of the script invalid, which z3 as it is calls satisfiable.
export LC_ALL=C.UTF-8
ulimit -S -v 4000000
timeout 10 z3 smt.string_solver=z3str3 model_validate=true small.smt2 >out 2>&1
grep -q 'an invalid model was generated' out && [ "$(grep -c error out)" = 1 ] || exit 1
[ "$(timeout 10 z3 small.smt2 2>&1)" = sat ]
