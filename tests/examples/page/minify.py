"""A minifier of pages, with a bug: every // in a script begins a comment."""

import re
import sys

page = open(sys.argv[1]).read()
scripts = re.findall(r"<script>(.*?)</script>", page, flags=re.S)
print("\n".join(re.sub(r"//.*", "", script) for script in scripts))
