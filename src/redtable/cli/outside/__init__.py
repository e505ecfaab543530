"""`redtable bot`: a program of somebody else's plays a seat, by lines of JSON."""
