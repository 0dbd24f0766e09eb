// Waits in short slices, none of which counts for more than its length. Holds off that the host waits for ever, that it
// learns too late which question a worker has got to, and that a worker is blamed for time in which the host itself stood
// still: since somebody stopped both, the machine was suspended, or others had the processor.

#include "patience.h"

#include <sys/socket.h>
#include <sys/time.h>

#include "clock.h"

enum { slices = 8, longest_slice = 250 };

static uint32_t slice(const cwp_worker *worker) {
  uint32_t length = worker->patience / slices;
  // None at all would be no limit.
  if (length == 0) return 1;
  return length < longest_slice ? length : longest_slice;
}

int cwp_apply_patience(const cwp_worker *worker) {
  uint32_t length = slice(worker);
  struct timeval wait = {length / 1000, length % 1000 * 1000};
  int failed = setsockopt(worker->channel, SOL_SOCKET, SO_RCVTIMEO, &wait, sizeof wait);
  return failed ? failed : setsockopt(worker->channel, SOL_SOCKET, SO_SNDTIMEO, &wait, sizeof wait);
}

void cwp_set_patience(cwp_worker *worker, uint32_t patience) {
  worker->patience = patience;
  cwp_apply_patience(worker);
}

cwp_wait cwp_wait_begin(void) { return (cwp_wait){0, cwp_milliseconds()}; }

int cwp_wait_on(cwp_worker *worker, cwp_wait *wait) {
  uint64_t now = cwp_milliseconds(), most = slice(worker), passed = now - wait->last;
  uint64_t counted = passed < most ? passed : most;
  wait->waited += counted;
  wait->last = now;
  worker->left -= counted < worker->left ? counted : worker->left;
  if (worker->left == 0) return cwp_overdue;
  return wait->waited < worker->patience ? cwp_done : cwp_late;
}
