// Many deals of one game at once, stepped by arrays of action numbers.
#pragma once

#include <map>
#include <mutex>
#include <string>

#include "batch_deal.hpp"

namespace honeymoon {

// One call at a time: each waits for its turn.
class Batch {
public:
    // `threads` share the deals of each call; results do not depend on their number. All deals are
    // over until the first reset.
    Batch(const BatchRules& rules, std::size_t size, std::uint64_t seed, int threads);

    // Starts every deal: decks of 52 cards, top first (empty: shuffled here), a dealer each, a
    // sheet row for each seat. Throws std::invalid_argument, and changes nothing, for another size
    // and for what is no card, seat or number of points.
    void reset(std::span<const std::uint8_t> decks, std::span<const std::int8_t> dealers,
               std::span<const std::int32_t> sheets);

    // Deals the finished ones anew from a shuffled deck, with dealer and sheet of the last reset.
    void reset_done();

    // A uniformly random legal action for each deal, -1 where it is over.
    void sample(std::span<std::int16_t> actions);

    // Throws std::invalid_argument and changes nothing unless every action is legal (-1 where the
    // deal is over).
    void step(std::span<const std::int16_t> actions);

    // Three words for each deal, a bit for each action.
    void legal_bits(std::span<std::uint64_t> bits);

    // What each deal has under this name, as bytes. Throws std::invalid_argument for an unknown
    // name and for another size.
    void read(const std::string& name, std::span<std::uint8_t> out);

private:
    // A thread's share: its deals during a step, see sort(), and those that are over.
    struct Part {
        std::size_t begin, end, illegal = 0;
        Indexes plays{}, calls{}, others{};
        Ended ended{};
    };
    template <class Work> void share(const Work& work);
    void start(std::size_t index, int dealer, const std::uint8_t* deck);
    void sort(Part& part, const std::int16_t* actions);

    DealRules rules_;
    std::size_t row_;  // numbers of a sheet
    std::map<std::string, std::pair<std::size_t, std::size_t>> fields_;  // place in a deal, length
    std::mutex turn_;
    std::vector<Part> parts_;
    std::vector<Deal> deals_;
    std::vector<SheetRows> sheets_;
    std::vector<std::uint32_t> plays_, calls_, others_;
};

}  // namespace honeymoon
