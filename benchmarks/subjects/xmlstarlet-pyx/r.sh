#!/bin/bash
# Exit 0 iff xmlstarlet turns a well-formed document into PYX and back into another, with three ampersands or more
# in attributes that changed.
export LC_ALL=C.UTF-8
xmllint --c14n input.xml >one 2>/dev/null || exit 1
timeout 10 xmlstarlet pyx input.xml >pyx 2>/dev/null || exit 1
timeout 10 xmlstarlet depyx <pyx 2>/dev/null | xmllint --c14n - >two 2>/dev/null || exit 1
! cmp -s one two && [ "$(grep -oE '="[^"]*&amp;#38;' two | wc -l)" -ge 3 ]
