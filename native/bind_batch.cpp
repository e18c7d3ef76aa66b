#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "batch.hpp"
#include "bindings.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace honeymoon {

namespace {

template <class T>
using Array = nb::ndarray<T, nb::c_contig, nb::device::cpu>;

// A method of Batch that takes arrays.
template <auto method, class... T>
void call(Batch& batch, const Array<T>&... arrays) {
    nb::gil_scoped_release release;
    (batch.*method)(std::span(arrays.data(), arrays.size())...);
}

void read(Batch& batch, const std::string& name,
          const nb::ndarray<nb::c_contig, nb::device::cpu>& out) {
    nb::gil_scoped_release release;
    batch.read(name, {static_cast<std::uint8_t*>(out.data()), out.nbytes()});
}

}  // namespace

void bind_batch(nb::module_& module) {
    nb::class_<BatchRules>(module, "BatchRules")
        .def(nb::init<int, int, std::vector<std::array<int, 4>>, Rows, Rows, Rows, Numbers,
                      Numbers, Numbers, std::array<Cards, NO_TRUMP + 1>, std::array<int, 12>,
                      std::array<int, 5>>(),
             "seats"_a, "hands"_a, "stages"_a, "dealt"_a, "orders"_a, "owners"_a, "trumps"_a,
             "points"_a, "used_together"_a, "honours"_a, "honour_points"_a, "terms"_a);
    nb::class_<Batch>(module, "Batch")
        .def(nb::init<const BatchRules&, std::size_t, std::uint64_t, int>(), "rules"_a, "size"_a,
             "seed"_a, "threads"_a)
        .def("reset",
             &call<&Batch::reset, const std::uint8_t, const std::int8_t, const std::int32_t>,
             "decks"_a, "dealers"_a, "sheets"_a)
        .def("reset_done", &call<&Batch::reset_done>)
        .def("sample", &call<&Batch::sample, std::int16_t>, "out"_a)
        .def("step", &call<&Batch::step, const std::int16_t>, "actions"_a)
        .def("legal_bits", &call<&Batch::legal_bits, std::uint64_t>, "out"_a)
        .def("read", &read, nb::sig("def read(self, name: str, out: object) -> None"));
}

}  // namespace honeymoon
