#include <nanobind/ndarray.h>
#include <nanobind/stl/vector.h>

#include <memory>
#include <mutex>

#include "batch.hpp"
#include "bindings.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace honeymoon {
namespace {

template <class T>
using Array = nb::ndarray<T, nb::c_contig, nb::device::cpu>;

template <class T>
std::span<T> span_of(const Array<T>& array) {
    return {array.data(), array.size()};
}

// One call at a time: the GIL is released, so that another thread may ask meanwhile.
class SharedBatch {
  public:
    SharedBatch(const Plan& plan, const Scoring& scoring, std::size_t size, std::uint64_t seed,
                int threads)
        : batch_(plan, scoring, size, seed, threads) {}

    template <class Work>
    void with(const Work& work) {
        nb::gil_scoped_release release;
        std::lock_guard lock(mutex_);
        work(batch_);
    }
    int hands() const { return batch_.hands(); }

  private:
    std::mutex mutex_;
    Batch batch_;
};

void reset(SharedBatch& self, const Array<const std::uint8_t>& decks,
           const Array<const std::int8_t>& dealers, const Array<const std::int32_t>& sheets) {
    self.with([&](Batch& batch) {
        batch.reset(span_of(decks), span_of(dealers), span_of(sheets));
    });
}

void step(SharedBatch& self, const Array<const std::int16_t>& actions) {
    self.with([&](Batch& batch) { batch.step(span_of(actions)); });
}

void reset_done(SharedBatch& self) {
    self.with([](Batch& batch) { batch.reset_done(); });
}

// A method of Batch that fills one array.
template <class T, auto method>
void fill(SharedBatch& self, const Array<T>& out) {
    self.with([&](Batch& batch) { (batch.*method)(span_of(out)); });
}

}  // namespace

void bind_batch(nb::module_& module) {
    nb::class_<Plan>(module, "BatchPlan");
    nb::class_<Scoring>(module, "BatchScoring");
    module.def("batch_plan", &make_plan, "seats"_a, "lines"_a);
    module.def("rubber_scoring", &make_rubber, "contracts"_a, "honours"_a, "honour_points"_a,
               "terms"_a);
    module.def("quota_scoring", &make_quotas, "points"_a, "trumps"_a, "used_together"_a);
    nb::class_<SharedBatch>(module, "Batch")
        .def(nb::init<const Plan&, const Scoring&, std::size_t, std::uint64_t, int>(), "plan"_a,
             "scoring"_a, "size"_a, "seed"_a, "threads"_a)
        .def_prop_ro("hands", &SharedBatch::hands)
        .def("reset", &reset, "decks"_a, "dealers"_a, "sheets"_a)
        .def("reset_done", &reset_done)
        .def("sample", &fill<std::int16_t, &Batch::sample>, "out"_a)
        .def("step", &step, "actions"_a)
        .def("legal_mask", &fill<std::uint8_t, &Batch::legal_mask>, "out"_a)
        .def("legal_bits", &fill<std::uint64_t, &Batch::legal_bits>, "out"_a)
        .def("to_act", &fill<std::int8_t, &Batch::to_act>, "out"_a)
        .def("outcomes", &fill<std::int8_t, &Batch::outcomes>, "out"_a)
        .def("scores", &fill<std::int32_t, &Batch::scores>, "out"_a)
        .def("sheets", &fill<std::int32_t, &Batch::sheets>, "out"_a)
        .def("tricks", &fill<std::int8_t, &Batch::tricks>, "out"_a)
        .def("contracts", &fill<std::int16_t, &Batch::contracts>, "out"_a)
        .def("doublings", &fill<std::int8_t, &Batch::doublings>, "out"_a)
        .def("declarers", &fill<std::int8_t, &Batch::declarers>, "out"_a)
        .def("hand_masks", &fill<std::uint64_t, &Batch::hand_masks>, "out"_a);
}

}  // namespace honeymoon
