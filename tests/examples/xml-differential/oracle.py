"""Answers for each document if two XML readers extract different text."""

import re
import sys
import xml.etree.ElementTree as tree


def careful(text):
    return "".join(tree.fromstring(text).itertext()).split()


def quick(text):
    """Ignores that CDATA sections exist."""
    text = re.sub(r"<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^>]*>", "", text, flags=re.S)
    text = re.sub(r"<[^>]*>", "", text)
    for name, char in [("lt", "<"), ("gt", ">"), ("quot", '"'), ("apos", "'"), ("amp", "&")]:
        text = text.replace(f"&{name};", char)
    return text.split()


for line in sys.stdin:
    text = open(line.rstrip("\n")).read()
    try:
        answer = "yes" if careful(text) != quick(text) else "no"
    except tree.ParseError as error:
        answer = f"no: not well-formed: {error}"
    print(answer, flush=True)
