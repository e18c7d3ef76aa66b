#include "batch_chance.hpp"

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#define HONEYMOON_BMI2 1
#endif

namespace honeymoon {
namespace {

// The place of the set bit number ``rank``, by halves.
int select_by_halves(std::uint64_t mask, int rank) {
    int place = 0;
    for (int width = 32; width > 0; width >>= 1) {
        int below = std::popcount(mask & ((std::uint64_t{1} << width) - 1));
        if (rank >= below) {
            rank -= below;
            mask >>= width;
            place += width;
        }
    }
    return place;
}

// Cards that may be led come before the others, as in the rules.
int sample_either(const Decision& decision, Chance& dice, auto select) {
    int held = std::popcount(decision.mask);
    int rank = static_cast<int>(dice.below(static_cast<std::uint32_t>(2 * held)));
    return rank < held ? select(decision.mask, rank)
                       : decision.first + select(decision.mask, rank - held);
}

template <class Select>
inline void sample_with(std::span<const Decision> decisions, std::span<std::uint64_t> chance,
                        std::int16_t* actions, Select select) {
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        const Decision& decision = decisions[i];
        int action = -1;
        if (!decision.over()) [[likely]] {
            Chance dice(chance[i]);
            if (decision.cards_too) [[unlikely]] {
                action = sample_either(decision, dice, select);
            } else {
                int rank = static_cast<int>(dice.below(std::popcount(decision.mask)));
                action = decision.first + select(decision.mask, rank);
            }
            chance[i] = dice.state();
        }
        actions[i] = static_cast<std::int16_t>(action);
    }
}

#ifdef HONEYMOON_BMI2
[[gnu::target("bmi,bmi2,popcnt"), gnu::flatten]]
void sample_with_pdep(std::span<const Decision> decisions, std::span<std::uint64_t> chance,
                      std::int16_t* actions) {
    sample_with(decisions, chance, actions, [](std::uint64_t mask, int rank) __attribute__((target("bmi,bmi2,popcnt"))) {
        return std::countr_zero(_pdep_u64(std::uint64_t{1} << rank, mask));
    });
}
#endif

}  // namespace

void sample_actions(std::span<const Decision> decisions, std::span<std::uint64_t> chance,
                    std::int16_t* actions) {
#ifdef HONEYMOON_BMI2
    if (__builtin_cpu_supports("bmi2")) return sample_with_pdep(decisions, chance, actions);
#endif
    sample_with(decisions, chance, actions, select_by_halves);
}

}  // namespace honeymoon
