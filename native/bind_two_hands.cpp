#include <nanobind/stl/shared_ptr.h>

#include "bindings.hpp"
#include "two_hands.hpp"

namespace honeymoon {

void bind_two_hands(nb::module_& module) {
    nb::class_<Endgames>(module, "Endgames")
        .def(nb::init<int>(), "cards"_a, release())
        .def("bytes", &Endgames::bytes);
    nb::class_<Shared<TwoHands>>(module, "TwoHands")
        .def(nb::init<int, std::shared_ptr<const Endgames>>(), "memory_bits"_a = 14,
             "endgames"_a = nb::none())
        .def("tricks", shared(&TwoHands::tricks), "leader"_a, "other"_a,
             "trump"_a)
        .def("many", shared(&TwoHands::many), "questions"_a, "threads"_a = 1)
        .def("card_totals", shared(&TwoHands::card_totals), "hand"_a, "others"_a, "trump"_a,
             "led"_a = -1)
        .def("card_totals_of_all", shared(&TwoHands::card_totals_of_all), "hand"_a, "unseen"_a,
             "trump"_a, "led"_a = -1);
}

}  // namespace honeymoon
