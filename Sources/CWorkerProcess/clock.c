// Reads how long a worker takes and how much of the processor it has used. Holds off a worker that never answers, and one
// that would meet its own limit of processor time in the middle of a question. `CLuaSandbox/deadline.c` reads other clocks,
// in other units: a target for what both do would be longer than it.

#include "clock.h"

#include <time.h>

#include "CWorkerProcess.h"

uint64_t cwp_milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000 + (uint64_t)time.tv_nsec / 1000000;
}

uint64_t cwp_processor_seconds(const cwp_worker *worker) {
  clockid_t clock;
  struct timespec time;
  if (clock_getcpuclockid(worker->process, &clock) != 0 || clock_gettime(clock, &time) != 0) return 0;
  return (uint64_t)time.tv_sec;
}
