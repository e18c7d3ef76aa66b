#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <mutex>

#include "bindings.hpp"
#include "worlds.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace honeymoon {

namespace {

using Kinds = std::vector<std::pair<std::vector<int>, std::vector<double>>>;

// One memory for all Python threads: they take turns.
class SharedShares {
public:
    SharedShares(const Kinds& kinds, int groups) : shares_(converted(kinds), groups) {}

    double ways(const Rooms& rooms) {
        std::lock_guard lock(turn_);
        return shares_.ways(rooms);
    }

    std::vector<Cards> draw_many(const Rooms& rooms, const Rooms& parts, int count,
                                 std::uint64_t seed) {
        std::lock_guard lock(turn_);
        return shares_.draw_many(rooms, parts, count, seed);
    }

private:
    static std::vector<ShareKind> converted(const Kinds& kinds) {
        std::vector<ShareKind> found;
        for (const auto& [cards, odds] : kinds) found.push_back({cards, odds});
        return found;
    }

    Shares shares_;
    std::mutex turn_;
};

template <class Number>
nb::bytes bytes_of(const std::vector<Number>& numbers) {
    return nb::bytes(numbers.data(), numbers.size() * sizeof(Number));
}

std::pair<nb::bytes, nb::bytes> hands_and_weights(Cards cards, int size,
                                                  const std::vector<double>& odds) {
    EveryHand found;
    {
        nb::gil_scoped_release release;
        found = every_hand(cards, size, odds);
    }
    return {bytes_of(found.hands), bytes_of(found.weights)};
}

}  // namespace

void bind_worlds(nb::module_& module) {
    using release = nb::call_guard<nb::gil_scoped_release>;
    nb::class_<SharedShares>(module, "Shares")
        .def(nb::init<const Kinds&, int>(), "kinds"_a, "groups"_a)
        .def("ways", &SharedShares::ways, "rooms"_a, release())
        .def("draw_many", &SharedShares::draw_many, "rooms"_a, "parts"_a, "count"_a, "seed"_a,
             release());
    module.def("every_hand", &hands_and_weights, "cards"_a, "size"_a, "odds"_a);
}

}  // namespace honeymoon
