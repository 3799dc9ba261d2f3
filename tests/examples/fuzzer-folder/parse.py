"""A parser of settings: `name = value` in sections, with lists and numbers. It has two bugs."""

import sys


def value(text):
    if text.startswith("["):
        return [value(part.strip()) for part in text[1 : text.rindex("]")].split(",")]
    if text.startswith("0x"):
        return int(text, 16)
    return text


settings, section = {}, None
for line in open(sys.argv[1], errors="replace"):
    line = line.split("#")[0].strip()
    if line.startswith("[") and line.endswith("]"):
        section = settings.setdefault(line[1:-1], {})
    elif "=" in line:
        name, text = line.split("=", 1)
        section[name.strip()] = value(text.strip())
