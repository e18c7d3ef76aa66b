"""How pip builds honeymoon: scikit-build-core for the package, and before it the page.

A wheel or an sdist without the page is an error. An editable installation goes on without one,
as it goes on without the kernel. A tree that holds the built page, such as an sdist, needs no Node.
"""

from __future__ import annotations

import sys
from typing import Any

from scikit_build_core import build as package

from tools import page

Settings = dict[str, Any] | None


def _node() -> list[str]:
    return [page.NODE_PACKAGE] if page.needs_node_package() else []


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What pip installs for the build of a wheel."""
    return [*package.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """What pip installs for an editable installation."""
    return [*package.get_requires_for_build_editable(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """What pip installs for the build of an sdist."""
    return [*package.get_requires_for_build_sdist(config_settings), *_node()]


def build_wheel(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """The page, then the wheel that holds it. Raises NoPage."""
    page.build()
    return str(package.build_wheel(wheel_directory, config_settings, metadata_directory))


def build_editable(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """The page where it can be built, and the package as it lies in the tree."""
    try:
        page.build()
    except page.NoPage as missing:
        print(f"honeymoon is installed without its page: {missing}", file=sys.stderr)
    return str(package.build_editable(wheel_directory, config_settings, metadata_directory))


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """The page, then the sources with it. Raises NoPage."""
    page.build()
    return str(package.build_sdist(sdist_directory, config_settings))
