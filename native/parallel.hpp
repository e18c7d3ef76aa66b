// Many independent pieces of work on a few threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace honeymoon {

// Calls make() once on each thread and then its result for every number below `count`, each number
// once. The first exception stops all threads and is thrown again here.
template <class Make>
void in_parallel(std::size_t count, int threads, Make make) {
    constexpr std::size_t BLOCK = 16;
    std::atomic<std::size_t> next{0};
    std::exception_ptr failure;
    std::mutex failing;
    auto run = [&] {
        try {
            auto work = make();
            for (std::size_t from; (from = next.fetch_add(BLOCK)) < count;)
                for (std::size_t at = from; at < std::min(from + BLOCK, count); ++at) work(at);
        } catch (...) {
            std::lock_guard lock(failing);
            if (!failure) failure = std::current_exception();
            next = count;
        }
    };
    std::size_t wanted = std::clamp<std::size_t>(threads, 1, std::max<std::size_t>(1, count / BLOCK));
    std::vector<std::thread> helpers;
    for (std::size_t thread = 1; thread < wanted; ++thread) helpers.emplace_back(run);
    run();
    for (std::thread& helper : helpers) helper.join();
    if (failure) std::rethrow_exception(failure);
}

}  // namespace honeymoon
