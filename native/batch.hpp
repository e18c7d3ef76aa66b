// Many deals of one game at once, stepped by arrays of action numbers.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "batch_deal.hpp"

namespace honeymoon {

class Batch {
  public:
    // ``threads`` share the deals of each call; results do not depend on their number.
    // Throws std::invalid_argument where plan and scoring do not go together.
    Batch(Plan plan, Scoring scoring, std::size_t size, std::uint64_t seed, int threads);

    std::size_t size() const { return deals_.size(); }
    int seats() const { return rules_.plan.seats; }
    int hands() const { return rules_.plan.hands; }

    // Starts every deal: decks of 52 cards, top first (empty: shuffled here), a dealer each,
    // a sheet row for each seat. Throws std::invalid_argument and changes nothing.
    void reset(std::span<const std::uint8_t> decks, std::span<const std::int8_t> dealers,
               std::span<const std::int32_t> sheets);

    // Deals the finished ones anew from a shuffled deck, with dealer and sheet of the last reset.
    void reset_done();

    // A uniformly random legal action for each deal, -1 where it is over.
    void sample(std::span<std::int16_t> actions);

    // Throws std::invalid_argument and changes nothing unless every action is legal (-1 where
    // the deal is over).
    void step(std::span<const std::int16_t> actions);

    // One byte for each of the 153 actions, or three words of 64 bits.
    void legal_mask(std::span<std::uint8_t> mask) const;
    void legal_bits(std::span<std::uint64_t> bits) const;

    void to_act(std::span<std::int8_t> seats) const;        // -1 where the deal is over
    void outcomes(std::span<std::int8_t> outcomes) const;   // as enum Outcome
    void scores(std::span<std::int32_t> scores) const;      // per seat; 0 until the end
    void sheets(std::span<std::int32_t> sheets) const;      // with the deal, where it is over
    void tricks(std::span<std::int8_t> tricks) const;       // per seat
    void contracts(std::span<std::int16_t> actions) const;  // of the bid or choice; -1 for none
    void doublings(std::span<std::int8_t> factors) const;   // 1, 2 or 4; 0 without a contract
    void declarers(std::span<std::int8_t> seats) const;     // -1 for none
    void hand_masks(std::span<std::uint64_t> hands) const;  // seats first, then dummies

  private:
    struct Range { std::size_t begin, end; };
    struct Sorted { std::span<const std::uint32_t> plays, others; };
    template <class Work> void share(const Work& work) const;
    void check_sheets(std::span<const std::int8_t> dealers,
                      std::span<const std::int32_t> sheets) const;
    void start(std::size_t index, const std::uint8_t* deck, int dealer);
    void start_shuffled(std::size_t index, int dealer);
    const std::int32_t* sheet(std::size_t index) const {
        return sheets_.data() + index * seats() * kSheetColumns;
    }
    std::size_t parts() const;
    Range range(std::size_t part) const;
    std::size_t sort(std::span<const std::int16_t> actions, Range range, Sorted& sorted);
    void step_sorted(std::span<const std::int16_t> actions, Sorted sorted, Range range);
    void write_score(std::size_t index);

    DealRules rules_;
    int threads_;
    // In three parts, since most calls read but one of them.
    std::vector<Cards> cards_;
    std::vector<DealState> deals_;
    std::vector<Decision> decisions_;
    std::vector<std::uint64_t> chance_;
    std::vector<std::uint32_t> plays_, others_, ended_;  // indexes of deals during step
    std::vector<std::int32_t> sheets_, sheets_after_, scores_;
};

}  // namespace honeymoon
