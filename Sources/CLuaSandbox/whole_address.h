#pragma once

#include <stddef.h>

/// Maps fresh memory at an address whose lower half is zero. NULL when the kernel gives none. Never raises.
void *cls_map_at_whole_address(size_t bytes);
