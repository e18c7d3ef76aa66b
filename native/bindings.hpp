// The parts of the module: each converts arguments and results for one header, and nothing more.
#pragma once

#include <nanobind/nanobind.h>

namespace honeymoon {

void bind_two_hands(nanobind::module_& module);
void bind_sides(nanobind::module_& module);
void bind_maxn(nanobind::module_& module);
void bind_worlds(nanobind::module_& module);
void bind_batch(nanobind::module_& module);
void bind_tables(nanobind::module_& module);

}  // namespace honeymoon
