#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include "bindings.hpp"
#include "maxn.hpp"

void honeymoon::bind_maxn(nanobind::module_& module) {
    using namespace nanobind::literals;
    module.def("selfish_values", &selfish_values, "hands"_a, "trump"_a, "leader"_a, "played"_a,
               "scores"_a, "depth"_a, nanobind::call_guard<nanobind::gil_scoped_release>());
}
