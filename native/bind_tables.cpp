#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>

#include <stdexcept>

#include "bindings.hpp"
#include "tables.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace honeymoon {

namespace {

using Bytes = nb::ndarray<const std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Block = nb::ndarray<std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

void check_size(std::size_t size, std::size_t expected) {
    if (size != expected) throw std::invalid_argument("a table of another size");
}

template <bool TRUMP>
void bind_level(nb::module_& module, const char* name, const char* fill, const char* at) {
    using Own = Level<TRUMP>;
    nb::class_<Own>(module, name)
        .def(nb::init<int>(), "size"_a)
        .def("splits", &Own::splits)
        .def("block_bytes", &Own::block_bytes)
        .def("fill",
             [](const Own& level, int split, const Own& fewer, const Bytes& below, const Block& block,
                int threads) {
                 check_size(below.size(), fewer.bytes());
                 check_size(block.size(), level.block_bytes());
                 nb::gil_scoped_release release;
                 level.fill(split, fewer, below.data(), block.data(), threads);
             },
             "split"_a, "fewer"_a, "below"_a, "block"_a, "threads"_a = 1, nb::sig(fill))
        .def("at",
             [](const Own& level, const Bytes& table, const std::array<Code, SUITS>& suits) {
                 check_size(table.size(), level.bytes());
                 return level.at(table.data(), level.key(suits));
             },
             "table"_a, "suits"_a, nb::sig(at));
}

}  // namespace

void bind_tables(nb::module_& module) {
    // Any buffer will do, so the types are not those of arrays.
    const char* at = "def at(self, table: bytes | memoryview, suits: Sequence[int]) -> int";
    bind_level<true>(module, "TrumpLevel",
                     "def fill(self, split: int, fewer: TrumpLevel, below: bytes | memoryview,"
                     " block: bytearray | memoryview, threads: int = 1) -> None", at);
    bind_level<false>(module, "PlainLevel",
                      "def fill(self, split: int, fewer: PlainLevel, below: bytes | memoryview,"
                      " block: bytearray | memoryview, threads: int = 1) -> None", at);
}

}  // namespace honeymoon
