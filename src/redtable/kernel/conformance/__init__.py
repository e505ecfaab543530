"""The checks behind `redtable.kernel.testing`: each module holds a game to one part of the contract."""
