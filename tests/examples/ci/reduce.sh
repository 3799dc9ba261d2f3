#!/bin/sh
# Continues the reduction of $INPUT, on which $COMMAND fails, in the folder `state`. The arguments
# are options of `secateur reduce`, such as a limit.
set -f
mkdir -p state
secateur reduce "$INPUT" --output "state/$(basename "$INPUT")" --report-markdown state/report.md \
  "$@" -- $COMMAND
status=$?
# At a limit (5 and 6), the next job continues.
case $status in 0 | 5 | 6) ;; *) exit $status ;; esac
