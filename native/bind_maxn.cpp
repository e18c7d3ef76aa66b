#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include "bindings.hpp"
#include "maxn.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace honeymoon {

namespace {

using Values = std::vector<std::pair<int, std::vector<int>>>;

Values values(std::vector<Cards> hands, int trump, int leader, std::vector<int> played,
              std::vector<int> won, std::vector<std::vector<int>> scores, int depth) {
    std::size_t number = std::min<std::size_t>(hands.size(), HANDS);
    Values found;
    for (const Prospect& prospect :
         selfish_values({{hands, trump, leader, played}, won, scores, depth}))
        found.emplace_back(prospect.card, std::vector<int>(prospect.tricks.begin(),
                                                           prospect.tricks.begin() + number));
    return found;
}

}  // namespace

void bind_maxn(nb::module_& module) {
    module.def("selfish_values", &values, "hands"_a, "trump"_a, "leader"_a, "played"_a, "won"_a,
               "scores"_a, "depth"_a, nb::call_guard<nb::gil_scoped_release>());
}

}  // namespace honeymoon
