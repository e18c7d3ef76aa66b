"""The types that the kernel is said to have are those it has."""

from pathlib import Path

from nanobind.stubgen import StubGen

from honeymoon import _kernel

STUB = Path(__file__).resolve().parents[2] / "src" / "honeymoon" / "_kernel.pyi"


def test_the_stub_is_up_to_date() -> None:
    """`make stub` writes it anew."""
    generator = StubGen(_kernel)
    generator.put(_kernel)
    assert STUB.read_text(encoding="utf-8") == generator.get()
