#!/bin/bash
# Exit 0 iff Perl's XML::XPath chooses more elements than libxml2.
export LC_ALL=C.UTF-8
e='count(//crate[note/term][item/@length != item/@length])'
xmllint --noout input.xml 2>/dev/null || exit 1
one=$(timeout 10 xmllint --xpath "$e" input.xml 2>/dev/null) || exit 1
two=$(timeout 10 perl -MXML::XPath -e 'print XML::XPath->new(filename => "input.xml")->find($ARGV[0])->value' "$e" 2>two.err) || exit 1
[ "$two" -gt "$one" ]
