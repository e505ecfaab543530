"""`python -m redtable.cli` is `redtable`."""

import sys

from redtable.cli import main

sys.exit(main())
