// Chance for a batch: a splitmix64 stream for each deal, so that threads change nothing.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>

#include "batch_deal.hpp"

namespace honeymoon {

class Chance {
  public:
    explicit Chance(std::uint64_t state) : state_(state) {}

    // The starting state of stream ``index``.
    static std::uint64_t stream(std::uint64_t seed, std::uint64_t index) {
        return mix(mix(seed) + index * kStep);
    }
    std::uint64_t state() const { return state_; }

    // 0 to count - 1; the bias is below count / 2^32.
    std::uint32_t below(std::uint32_t count) {
        return static_cast<std::uint32_t>((next() >> 32) * count >> 32);
    }

    // Four places come from one word, two from each half of it.
    void shuffle(std::array<std::uint8_t, kDeck>& deck) {
        for (int i = 0; i < kDeck; ++i) deck[i] = static_cast<std::uint8_t>(i);
        for (int last = kDeck - 1; last > 0;) {
            std::uint64_t word = next();
            for (std::uint64_t half : {word >> 32, word}) {
                half = swap_last(deck, last--, half);
                if (last > 0) swap_last(deck, last--, half);
            }
        }
    }

  private:
    std::uint64_t next() { return mix(state_ += kStep); }

    // The whole part of half x (last + 1) is the place, the fraction is left for another.
    static std::uint64_t swap_last(std::array<std::uint8_t, kDeck>& deck, int last,
                                   std::uint64_t half) {
        std::uint64_t place = (half & 0xFFFFFFFF) * static_cast<unsigned>(last + 1);
        std::swap(deck[last], deck[place >> 32]);
        return place;
    }

    static constexpr std::uint64_t kStep = 0x9E3779B97F4A7C15;
    static std::uint64_t mix(std::uint64_t word) {
        word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9;
        word = (word ^ word >> 27) * 0x94D049BB133111EB;
        return word ^ word >> 31;
    }
    std::uint64_t state_;
};

// Writes a random legal action for each decision, -1 where there is none.
void sample_actions(std::span<const Decision> decisions, std::span<std::uint64_t> chance,
                    std::int16_t* actions);

}  // namespace honeymoon
