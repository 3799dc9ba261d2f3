"""A minifier of pages. It takes every // in a script for the beginning of a comment."""

import re
import sys

page = open(sys.argv[1]).read()
scripts = re.findall(r"<script>(.*?)</script>", page, flags=re.S)
print("\n".join(re.sub(r"//.*", "", script) for script in scripts))
