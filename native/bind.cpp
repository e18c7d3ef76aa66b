// The Python module honeymoon._kernel: conversions, with Python's lock released while the kernel
// works. Card sets are masks of 52 bits, suit x 13 + rank.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <mutex>

#include "batch.hpp"
#include "maxn.hpp"
#include "sides.hpp"
#include "two_hands.hpp"
#include "worlds.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace honeymoon {
namespace {

using release = nb::call_guard<nb::gil_scoped_release>;
template <class T>
using Array = nb::ndarray<T, nb::c_contig, nb::device::cpu>;

template <class T>
std::span<T> span_of(const Array<T>& array) {
    return {array.data(), array.size()};
}

// One solver for all Python threads: they take turns.
template <class T>
class Shared {
public:
    template <class... Args>
        requires std::constructible_from<T, Args...>
    explicit Shared(Args&&... args) : own_(std::forward<Args>(args)...) {}

    template <class Work>
    auto with(Work work) {
        nb::gil_scoped_release released;
        std::lock_guard lock(turn_);
        return work(own_);
    }

private:
    T own_;
    std::mutex turn_;
};

// A method of T as one of Shared<T>.
template <class T, class Result, class... Args>
auto shared(Result (T::*method)(Args...)) {
    return [method](Shared<T>& self, Args... args) {
        return self.with([&](T& own) { return (own.*method)(std::forward<Args>(args)...); });
    };
}

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

auto selfish(const std::vector<Cards>& hands, int trump, int leader, const std::vector<int>& played,
             const Scores& scores, int depth) {
    return selfish_values({hands, trump, leader, played}, scores, depth);
}

// Pairs of a hand, 8 bytes, and its weight, 8 bytes.
nb::bytes hands_and_weights(Cards cards, int size, const std::vector<double>& odds) {
    auto found = (nb::gil_scoped_release(), every_hand(cards, size, odds));
    return nb::bytes(found.data(), found.size() * sizeof(WeightedHand));
}

void fill(const Level& level, int split, const Level& fewer, const Array<const std::uint8_t>& below,
          const Array<std::uint8_t>& block, int threads) {
    nb::gil_scoped_release released;
    level.fill(split, fewer, span_of(below), span_of(block), threads);
}

// A method of Batch that takes arrays.
template <auto METHOD, class... T>
void call(Shared<Batch>& self, const Array<T>&... arrays) {
    self.with([&](Batch& own) { (own.*METHOD)(span_of(arrays)...); });
}

void read(Shared<Batch>& self, const std::string& name,
          const nb::ndarray<nb::c_contig, nb::device::cpu>& out) {
    self.with([&](Batch& own) {
        own.read(name, {static_cast<std::uint8_t*>(out.data()), out.nbytes()});
    });
}

void bind_search(nb::module_& module) {
    nb::class_<Endgames>(module, "Endgames")
        .def(nb::init<int>(), "cards"_a, release())
        .def("bytes", &Endgames::bytes);
    nb::class_<Shared<TwoHands>>(module, "TwoHands")
        .def(nb::init<int, std::shared_ptr<const Endgames>>(), "memory_bits"_a = 14,
             "endgames"_a = nb::none())
        .def("tricks", shared(&TwoHands::tricks), "leader"_a, "other"_a, "trump"_a)
        .def("many", shared(&TwoHands::many), "questions"_a, "threads"_a = 1)
        .def("card_totals", shared(&TwoHands::card_totals), "hand"_a, "others"_a, "trump"_a,
             "led"_a = -1)
        .def("card_spreads", shared(&TwoHands::card_spreads), "hand"_a, "unseen"_a, "trump"_a,
             "led"_a, "odds"_a, "factors"_a);
    nb::class_<Shared<Sides>>(module, "Sides")
        .def(nb::init<int>(), "memory_bits"_a = 18)
        .def("solve", of_table<&Sides::solve>(), "hands"_a, "first_side"_a, "trump"_a, "leader"_a,
             "played"_a = std::vector<int>(), "node_limit"_a = 0)
        .def("card_values", of_table<&Sides::card_values>(), "hands"_a, "first_side"_a, "trump"_a,
             "leader"_a, "played"_a = std::vector<int>(), "node_limit"_a = 0);
    module.def("selfish_values", &selfish, "hands"_a, "trump"_a, "leader"_a, "played"_a, "scores"_a,
               "depth"_a, release());
    nb::class_<Shares>(module, "Shares")
        .def(nb::init<std::vector<CardOdds>, Rooms>(), "odds"_a, "most"_a, release())
        .def("ways", &Shares::ways, "rooms"_a)
        .def("draw_many", &Shares::draw_many, "rooms"_a, "count"_a, "seed"_a, release());
    module.def("every_hand", &hands_and_weights, "cards"_a, "size"_a, "odds"_a);
    nb::class_<Level>(module, "Level")
        .def(nb::init<bool, int>(), "has_trump"_a, "size"_a)
        .def("splits", &Level::splits)
        .def("block_bytes", &Level::block_bytes)
        .def("number", &Level::number, "leader"_a, "other"_a, "trump"_a)
        // Any buffer will do, so the types are not those of arrays.
        .def("fill", &fill, "split"_a, "fewer"_a, "below"_a, "block"_a, "threads"_a = 1,
             nb::sig("def fill(self, split: int, fewer: Level, below: bytes | memoryview,"
                     " block: bytearray | memoryview, threads: int = 1) -> None"));
}

void bind_batch(nb::module_& module) {
    nb::class_<BatchRules>(module, "BatchRules")
        .def(nb::init<int, int, std::vector<std::array<int, 4>>, Rows, Rows, Rows, Numbers,
                      Numbers, Numbers, std::array<Cards, NO_TRUMP + 1>, std::array<int, 12>,
                      std::array<int, 5>>(),
             "seats"_a, "hands"_a, "stages"_a, "dealt"_a, "orders"_a, "owners"_a, "trumps"_a,
             "points"_a, "used_together"_a, "honours"_a, "honour_points"_a, "terms"_a);
    nb::class_<Shared<Batch>>(module, "Batch")
        .def(nb::init<const BatchRules&, std::size_t, std::uint64_t, int>(), "rules"_a, "size"_a,
             "seed"_a, "threads"_a)
        .def("reset",
             &call<&Batch::reset, const std::uint8_t, const std::int8_t, const std::int32_t>,
             "decks"_a, "dealers"_a, "sheets"_a)
        .def("reset_done", &call<&Batch::reset_done>)
        .def("sample", &call<&Batch::sample, std::int16_t>, "out"_a.noconvert())
        .def("step", &call<&Batch::step, const std::int16_t>, "actions"_a.noconvert())
        .def("legal_bits", &call<&Batch::legal_bits, std::uint64_t>, "out"_a.noconvert())
        .def("read", &read, nb::sig("def read(self, name: str, out: object) -> None"));
}

}  // namespace

NB_MODULE(_kernel, module) {
    module.attr("VERSION") = 1;
    bind_search(module);
    bind_batch(module);
}

}  // namespace honeymoon
