"""Everything that SQLite does to files, in order, seen from between SQLite and its files.

SQLite reaches files through a table of functions, its VFS. A copy of the usual one is made the
default for a while, in which those that change a file are written down before they are done:
the code that stores is left as it is. The library is the one that Python's own module uses.
"""

from __future__ import annotations

import _sqlite3
import ctypes
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p
from pathlib import Path
from typing import Any, NamedTuple

PAUSE = 0.0005
"""Seconds that a sync takes longer, as on a disk: whoever answers too early is then seen to."""


class Write(NamedTuple):
    """Bytes were put into a file."""

    file: str
    at: int
    data: bytes


class Truncate(NamedTuple):
    """A file was cut to a size."""

    file: str
    size: int


class Sync(NamedTuple):
    """All that was done to a file is on the disk; with ``folder`` the names of all files too."""

    file: str
    folder: bool


class Delete(NamedTuple):
    """A file was deleted; with ``folder`` the names of all files are on the disk after it."""

    file: str
    folder: bool


class Mark(NamedTuple):
    """What the code above said meanwhile."""

    what: Any


Step = Write | Truncate | Sync | Delete | Mark
Function = c_void_p
CREATE, JOURNALS = 0x4, 0x800 | 0x4000 | 0x80000
"""Flags of an opening. SQLite syncs the folder with the first sync of a journal that may be new."""
# A file keeps the address of its name, so names are passed on as they came.
_OPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
_DELETE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int)
_WRITE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
_TRUNCATE = CFUNCTYPE(c_int, c_void_p, c_int64)
_SYNC = CFUNCTYPE(c_int, c_void_p, c_int)


class _Vfs(Structure):
    """``sqlite3_vfs`` as far as it is changed here, and room for the rest."""

    _fields_ = (
        ("version", c_int),
        ("file_size", c_int),
        ("longest_path", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", Function),
        ("delete", Function),
        ("more", Function * 14),
    )


class _Methods(Structure):
    """``sqlite3_io_methods``: what can be done with an open file."""

    _fields_ = (
        ("version", c_int),
        ("close", Function),
        ("read", Function),
        ("write", Function),
        ("truncate", Function),
        ("sync", Function),
        ("more", Function * 13),
    )


class _File(Structure):
    """``sqlite3_file``: an open file begins with its methods."""

    _fields_ = (("methods", POINTER(_Methods)),)


class Trace:
    """The steps of all files in a folder."""

    def __init__(self, folder: Path) -> None:
        self.steps: list[Step] = []
        self._folder = folder
        self._names: dict[int, str] = {}
        self._new: set[int] = set()
        self._patched: dict[int, Any] = {}
        self._library = ctypes.CDLL(_sqlite3.__file__)
        self._library.sqlite3_vfs_find.restype = POINTER(_Vfs)
        usual = self._library.sqlite3_vfs_find(None).contents
        self._open = _OPEN(usual.open)
        self._delete = _DELETE(usual.delete)
        self._kept: list[Any] = [_OPEN(self._opened), _DELETE(self._deleted)]
        self.vfs = _Vfs.from_buffer_copy(usual)
        self.vfs.name, self.vfs.next = b"traced", None
        self.vfs.open, self.vfs.delete = map(_address, self._kept)

    def mark(self, what: Any) -> None:
        """Note something among the steps."""
        self.steps.append(Mark(what))

    def register(self) -> None:
        """Be SQLite's usual way to files from now on."""
        self._library.sqlite3_vfs_register(ctypes.byref(self.vfs), 1)

    def unregister(self) -> None:
        """Not any more; nothing may be open."""
        self._library.sqlite3_vfs_unregister(ctypes.byref(self.vfs))

    def _inside(self, name: int | None) -> str | None:
        """The name of a file of the folder."""
        path = None if name is None else Path(os.fsdecode(ctypes.string_at(name)))
        return path.name if path is not None and path.parent == self._folder else None

    def _opened(self, vfs: int, name: int | None, file: int, flags: int, out: int) -> int:
        found = int(self._open(vfs, name, file, flags, out))
        known = self._inside(name)
        opened = ctypes.cast(file, POINTER(_File)).contents
        if found == 0 and opened.methods and known is not None:
            self._names[file] = known
            self._new.discard(file)
            if flags & CREATE and flags & JOURNALS:
                self._new.add(file)
            opened.methods = ctypes.pointer(self._methods(opened.methods))
        return found

    def _deleted(self, vfs: int, name: int, lasting: int) -> int:
        known = self._inside(name)
        found = int(self._delete(vfs, name, lasting))
        if found == 0 and known is not None:
            self.steps.append(Delete(known, bool(lasting)))
        return found

    def _methods(self, usual: Any) -> _Methods:
        """The same methods, those that change a file written down."""
        address = ctypes.addressof(usual.contents)
        if address not in self._patched:
            patched = _Methods.from_buffer_copy(usual.contents)
            hooks = self._hooks(usual.contents)
            self._kept += hooks
            patched.write, patched.truncate, patched.sync = map(_address, hooks)
            self._patched[address] = patched
        found: _Methods = self._patched[address]
        return found

    def _hooks(self, usual: _Methods) -> list[Callable[..., int]]:
        write, truncate, sync = _WRITE(usual.write), _TRUNCATE(usual.truncate), _SYNC(usual.sync)

        def written(file: int, data: int, size: int, at: int) -> int:
            self.steps.append(Write(self._names[file], at, ctypes.string_at(data, size)))
            return int(write(file, data, size, at))

        def cut(file: int, size: int) -> int:
            self.steps.append(Truncate(self._names[file], size))
            return int(truncate(file, size))

        def synced(file: int, flags: int) -> int:
            found = int(sync(file, flags))
            time.sleep(PAUSE)
            self.steps.append(Sync(self._names[file], file in self._new))
            self._new.discard(file)
            return found

        return [_WRITE(written), _TRUNCATE(cut), _SYNC(synced)]


def _address(function: Any) -> int | None:
    return ctypes.cast(function, c_void_p).value


@contextmanager
def traced(folder: Path) -> Iterator[Trace]:
    """Write down what SQLite does to the files of this folder for as long."""
    trace = Trace(folder.resolve())
    trace.register()
    try:
        yield trace
    finally:
        trace.unregister()
