#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <mutex>

#include "bindings.hpp"
#include "parallel.hpp"
#include "two_hands.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace honeymoon {

namespace {

using Question = std::tuple<Cards, Cards, int>;
using Values = std::vector<std::pair<int, int>>;

using Totals = std::pair<std::uint64_t, std::vector<std::pair<int, std::uint64_t>>>;

Totals converted(const CardTotals& found) {
    Totals totals{found.hands, {}};
    for (int at = 0; at < found.count; ++at)
        totals.second.emplace_back(found.card[at], found.tricks[at]);
    return totals;
}

// One solver for all Python threads: they take turns.
class SharedTwoHands {
public:
    SharedTwoHands(int memory_bits, std::shared_ptr<const Endgames> endgames)
        : memory_bits_(memory_bits), endgames_(std::move(endgames)),
          solver_(memory_bits, endgames_) {}

    int tricks(Cards leader, Cards other, int trump) {
        std::lock_guard lock(turn_);
        return solver_.tricks(leader, other, trump);
    }

    Values card_values(Cards hand, Cards other, int trump, int led) {
        std::lock_guard lock(turn_);
        CardValues found = solver_.card_values(hand, other, trump, led);
        Values values;
        for (int at = 0; at < found.count; ++at) values.emplace_back(found.card[at], found.tricks[at]);
        return values;
    }

    Totals card_totals(Cards hand, const std::vector<Cards>& others, int trump, int led) {
        std::lock_guard lock(turn_);
        return converted(solver_.card_totals(hand, others, trump, led));
    }

    Totals card_totals_of_all(Cards hand, Cards unseen, int trump, int led) {
        std::lock_guard lock(turn_);
        return converted(solver_.card_totals_of_all(hand, unseen, trump, led));
    }

    std::vector<int> many(const std::vector<Question>& questions, int threads) {
        std::vector<int> answers(questions.size());
        in_parallel(questions.size(), threads, [&] {
            return [&, solver = TwoHands(memory_bits_, endgames_)](std::size_t at) mutable {
                auto [leader, other, trump] = questions[at];
                answers[at] = solver.tricks(leader, other, trump);
            };
        });
        return answers;
    }

private:
    int memory_bits_;
    std::shared_ptr<const Endgames> endgames_;
    TwoHands solver_;
    std::mutex turn_;
};

// Whether trying every reply gives each position up to so many cards the same value.
bool reply_reduction_holds(int cards) {
    return EndgameTable<true>(cards, false) == EndgameTable<true>(cards, true) &&
           EndgameTable<false>(cards, false) == EndgameTable<false>(cards, true);
}

}  // namespace

void bind_two_hands(nb::module_& module) {
    using release = nb::call_guard<nb::gil_scoped_release>;
    nb::class_<Endgames>(module, "Endgames")
        .def(nb::init<int>(), "cards"_a, release())
        .def("bytes", [](const Endgames& all) { return all.trump.bytes() + all.plain.bytes(); });
    nb::class_<SharedTwoHands>(module, "TwoHands")
        .def(nb::init<int, std::shared_ptr<const Endgames>>(), "memory_bits"_a = 15,
             "endgames"_a = nb::none())
        .def("tricks", &SharedTwoHands::tricks, "leader"_a, "other"_a, "trump"_a, release())
        .def("card_values", &SharedTwoHands::card_values, "hand"_a, "other"_a, "trump"_a,
             "led"_a = -1, release())
        .def("card_totals", &SharedTwoHands::card_totals, "hand"_a, "others"_a, "trump"_a,
             "led"_a = -1, release())
        .def("card_totals_of_all", &SharedTwoHands::card_totals_of_all, "hand"_a, "unseen"_a,
             "trump"_a, "led"_a = -1, release())
        .def("many", &SharedTwoHands::many, "questions"_a, "threads"_a = 1, release());
    module.def("reply_reduction_holds", &reply_reduction_holds, "cards"_a, release());
}

}  // namespace honeymoon
