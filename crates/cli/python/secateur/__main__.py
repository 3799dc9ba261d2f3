"""``python -m secateur`` is the program ``secateur``."""

import os
import sys

from . import program

os.execv(program(), ["secateur", *sys.argv[1:]])
