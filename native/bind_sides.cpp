#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <mutex>

#include "bindings.hpp"
#include "sides.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace honeymoon {

namespace {

// One solver for all Python threads: they take turns.
class SharedSides {
public:
    explicit SharedSides(int memory_bits) : solver_(memory_bits) {}

    std::tuple<int, int, std::uint64_t> solve(std::vector<Cards> hands, std::vector<bool> first_side,
                                              int trump, int leader, std::vector<int> played,
                                              std::uint64_t node_limit) {
        std::lock_guard lock(turn_);
        Bounds bounds = solver_.solve({hands, trump, leader, played}, first_side, node_limit);
        return {bounds.low, bounds.high, bounds.nodes};
    }

    std::vector<std::tuple<int, int, int>> card_values(std::vector<Cards> hands,
                                                       std::vector<bool> first_side, int trump,
                                                       int leader, std::vector<int> played,
                                                       std::uint64_t node_limit) {
        std::lock_guard lock(turn_);
        std::vector<std::tuple<int, int, int>> values;
        for (auto& [card, bounds] :
             solver_.card_values({hands, trump, leader, played}, first_side, node_limit))
            values.emplace_back(card, bounds.low, bounds.high);
        return values;
    }

private:
    Sides solver_;
    std::mutex turn_;
};

}  // namespace

void bind_sides(nb::module_& module) {
    using release = nb::call_guard<nb::gil_scoped_release>;
    nb::class_<SharedSides>(module, "Sides")
        .def(nb::init<int>(), "memory_bits"_a = 18)
        .def("solve", &SharedSides::solve, "hands"_a, "first_side"_a, "trump"_a, "leader"_a,
             "played"_a = std::vector<int>(), "node_limit"_a = 0, release())
        .def("card_values", &SharedSides::card_values, "hands"_a, "first_side"_a, "trump"_a,
             "leader"_a, "played"_a = std::vector<int>(), "node_limit"_a = 0, release());
}

}  // namespace honeymoon
