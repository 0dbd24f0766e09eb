#pragma once

// The parts of the confinement that have files of their own; `confine.c` applies them.

#include <stdint.h>

/// The resources that are left. 0 or the error's number.
int ccf_limit_resources(uint64_t address_space);
/// The calls of the system that are left. 0 or the error's number.
int ccf_filter_calls(int channel);
