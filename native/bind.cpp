// The Python module honeymoon._kernel. Card sets are masks of 52 bits, suit x 13 + rank.
#include "bindings.hpp"

NB_MODULE(_kernel, module) {
    module.attr("VERSION") = 1;
    honeymoon::bind_two_hands(module);
    honeymoon::bind_sides(module);
    honeymoon::bind_maxn(module);
    honeymoon::bind_worlds(module);
    honeymoon::bind_batch(module);
    honeymoon::bind_tables(module);
}
