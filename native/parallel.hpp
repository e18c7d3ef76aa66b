// Many independent pieces of work on a few threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <future>
#include <stdexcept>
#include <vector>

namespace honeymoon {

// Calls work(own, number) for every number below `count`. The calling thread has `own` itself, each
// other thread a copy. The first exception stops all of them and is thrown again here. Throws
// std::invalid_argument unless 1 <= threads <= 256.
template <class Own, class Work>
void in_parallel(std::size_t count, int threads, Own& own, Work work) {
    if (threads < 1 || threads > 256) throw std::invalid_argument("1 to 256 threads");
    std::atomic<std::size_t> next{0};
    auto run = [&](Own& mine) {
        try {
            for (std::size_t number; (number = next++) < count;) work(mine, number);
        } catch (...) {
            next = count;
            throw;
        }
    };
    std::vector<std::future<void>> others;
    for (std::size_t thread = 1; thread < std::min<std::size_t>(threads, count); ++thread)
        others.push_back(std::async(std::launch::async, [&, mine = own]() mutable { run(mine); }));
    run(own);
    for (auto& other : others) other.get();
}

}  // namespace honeymoon
