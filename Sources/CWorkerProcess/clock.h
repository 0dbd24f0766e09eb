#pragma once

#include <stdint.h>

/// Milliseconds since some instant, for measuring how long a worker takes. No decision sees it.
uint64_t cwp_milliseconds(void);
