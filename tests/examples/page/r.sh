#!/bin/sh
# Exits with 0 if the page's scripts are valid before the minifier and invalid after it.
python3 - page.html >before.js <<'END' || exit 1
import re, sys
print("\n".join(re.findall(r"<script>(.*?)</script>", open(sys.argv[1]).read(), flags=re.S)))
END
node --check before.js 2>/dev/null || exit 1
python3 minify.py page.html >after.js || exit 1
node --check after.js 2>&1 | grep -q 'SyntaxError: Invalid or unexpected token'
