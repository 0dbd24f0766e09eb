#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Whether the process may write files that long; a file in memory is one.
bool cwp_may_write(uint64_t size);
