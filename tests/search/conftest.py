"""Without a compiled kernel its own tests are not collected; CI makes sure that it has one."""

from honeymoon.search.kernel import is_installed

collect_ignore_glob = [] if is_installed() else ["test_kernel*.py", "test_sides.py", "test_maxn.py"]
