"""Run the program ``secateur`` as ``python -m secateur``."""

import os
import sys

from . import program

os.execv(program(), ["secateur", *sys.argv[1:]])
