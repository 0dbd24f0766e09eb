#pragma once

#include <stdint.h>

#include "CWorkerProcess.h"

/// How long a worker has been waited for.
typedef struct {
  uint64_t waited, last;  // milliseconds; the instant up to which they are counted
} cwp_wait;

cwp_wait cwp_wait_begin(void);
/// Counts the time since the last call. `cwp_done` while there is patience left, else `cwp_late` or `cwp_overdue`.
int cwp_wait_on(cwp_worker *worker, cwp_wait *wait);
/// Lets no call on the channel wait longer than a slice. 0, or -1 with the error's number in `errno`.
int cwp_apply_patience(const cwp_worker *worker);
