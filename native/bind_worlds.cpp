#include "bindings.hpp"
#include "worlds.hpp"

namespace honeymoon {

void bind_worlds(nb::module_& module) {
    nb::class_<Shares>(module, "Shares")
        .def(nb::init<std::vector<CardOdds>, Rooms>(), "odds"_a, "most"_a, release())
        .def("ways", &Shares::ways, "rooms"_a)
        .def("draw_many", &Shares::draw_many, "rooms"_a, "count"_a, "seed"_a, release());
    // Pairs of a hand, 8 bytes, and its weight, 8 bytes.
    module.def("every_hand", [](Cards cards, int size, const std::vector<double>& odds) {
        auto found = (nb::gil_scoped_release(), every_hand(cards, size, odds));
        return nb::bytes(found.data(), found.size() * sizeof(WeightedHand));
    }, "cards"_a, "size"_a, "odds"_a);
}

}  // namespace honeymoon
