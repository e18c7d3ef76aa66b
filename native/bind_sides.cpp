#include "bindings.hpp"
#include "sides.hpp"

namespace honeymoon {

// A method of Sides that takes a table part by part.
template <auto METHOD>
auto of_table() {
    return [](Shared<Sides>& self, const std::vector<Cards>& hands, const std::vector<bool>& first,
              int trump, int leader, const std::vector<int>& played, std::uint64_t node_limit) {
        return self.with([&](Sides& own) {
            return (own.*METHOD)({hands, trump, leader, played}, first, node_limit);
        });
    };
}

void bind_sides(nb::module_& module) {
    nb::class_<Shared<Sides>>(module, "Sides")
        .def(nb::init<int>(), "memory_bits"_a = 18)
        .def("solve", of_table<&Sides::solve>(), "hands"_a, "first_side"_a, "trump"_a, "leader"_a,
             "played"_a = std::vector<int>(), "node_limit"_a = 0)
        .def("card_values", of_table<&Sides::card_values>(), "hands"_a, "first_side"_a, "trump"_a,
             "leader"_a, "played"_a = std::vector<int>(), "node_limit"_a = 0);
}

}  // namespace honeymoon
