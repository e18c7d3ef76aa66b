"""``python -m honeymoon``: the same as the command honeymoon."""

from honeymoon.cli.main import main

if __name__ == "__main__":
    main()
