#include <nanobind/stl/array.h>

#include "bindings.hpp"
#include "maxn.hpp"

namespace honeymoon {

void bind_maxn(nb::module_& module) {
    module.def(
        "selfish_values",
        [](const std::vector<Cards>& hands, int trump, int leader, const std::vector<int>& played,
           const Scores& scores, int depth) {
            return selfish_values({hands, trump, leader, played}, scores, depth);
        },
        "hands"_a, "trump"_a, "leader"_a, "played"_a, "scores"_a, "depth"_a, release());
}

}  // namespace honeymoon
