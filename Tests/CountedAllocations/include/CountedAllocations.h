#pragma once

#include <stdint.h>

// Takes the place of the allocator's functions in the program that links it, and counts their calls. Only for measuring.

/// What the calling thread has asked for since it began: how many blocks, a block that is to grow among them.
uint64_t counted_allocations(void);
/// And how many bytes.
uint64_t counted_bytes(void);
