// The parts of the module: each converts arguments and results for one header, and nothing more.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <concepts>
#include <mutex>
#include <utility>

namespace nb = nanobind;
using namespace nb::literals;

namespace honeymoon {

using release = nb::call_guard<nb::gil_scoped_release>;

// One solver for all Python threads: they take turns, and Python itself goes on meanwhile.
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

void bind_two_hands(nb::module_& module);
void bind_sides(nb::module_& module);
void bind_maxn(nb::module_& module);
void bind_worlds(nb::module_& module);
void bind_batch(nb::module_& module);
void bind_tables(nb::module_& module);

}  // namespace honeymoon
