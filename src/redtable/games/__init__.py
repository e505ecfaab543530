"""The four games. Each knows the kernel and nothing else; all have the same rooms."""
