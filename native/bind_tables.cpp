#include <nanobind/ndarray.h>

#include "bindings.hpp"
#include "tables.hpp"

namespace honeymoon {

template <class T>
using Bytes = nb::ndarray<T, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

void bind_tables(nb::module_& module) {
    auto fill = [](const Level& level, int split, const Level& fewer,
                   const Bytes<const std::uint8_t>& below, const Bytes<std::uint8_t>& block,
                   int threads) {
        nb::gil_scoped_release released;
        level.fill(split, fewer, {below.data(), below.size()}, {block.data(), block.size()},
                   threads);
    };
    nb::class_<Level>(module, "Level")
        .def(nb::init<bool, int>(), "has_trump"_a, "size"_a)
        .def("splits", &Level::splits)
        .def("block_bytes", &Level::block_bytes)
        .def("number", &Level::number, "leader"_a, "other"_a, "trump"_a)
        // Any buffer will do, so the types are not those of arrays.
        .def("fill", fill, "split"_a, "fewer"_a, "below"_a, "block"_a, "threads"_a = 1,
             nb::sig("def fill(self, split: int, fewer: Level, below: bytes | memoryview,"
                     " block: bytearray | memoryview, threads: int = 1) -> None"));
}

}  // namespace honeymoon
