// The last stop: processor time. It holds off work that the steps undercount, should there be any. Whoever sets the
// limit of steps sets a deadline beside it that those steps cannot reach.
#define _GNU_SOURCE  // CLOCK_MONOTONIC_COARSE

#include "deadline.h"

#include <time.h>

/// Nanoseconds of the wall; evaluations that take less never have the thread's clock read.
static const uint64_t soon = 1000000;
static const uint64_t many_steps_of_clock = 100000000;

/// `CWorkerProcess/clock.c` reads other clocks, in other units: a target for what both do would be longer than it.
static uint64_t now(clockid_t clock) {
  struct timespec time;
  if (clock_gettime(clock, &time) != 0) return 0;
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

/// The clock that moves in steps of some milliseconds is read in a tenth of the time that the precise one takes. By it
/// something may seem a step longer, which only has the thread's clock read earlier, or shorter, which delays that.
static uint64_t now_on_wall(const cls_deadline *deadline) {
  return now(deadline->limit < many_steps_of_clock ? CLOCK_MONOTONIC : CLOCK_MONOTONIC_COARSE);
}

static void start(cls_deadline *deadline) {
  deadline->start = now(CLOCK_THREAD_CPUTIME_ID);
  deadline->is_started = true;
}

void cls_deadline_begin(cls_deadline *deadline) {
  deadline->is_started = false;
  deadline->began = now_on_wall(deadline);
  if (deadline->is_watched) start(deadline);
}

bool cls_deadline_is_over(cls_deadline *deadline) {
  uint64_t passed = now_on_wall(deadline) - deadline->began;
  if (!deadline->is_started) {
    if (passed < soon && passed < deadline->limit) return false;
    start(deadline);
  }
  // No thread has the processor for longer than passes on the wall, and that clock is cheap to read.
  return passed >= deadline->limit && now(CLOCK_THREAD_CPUTIME_ID) - deadline->start >= deadline->limit;
}

bool cls_deadline_was_missed(cls_deadline *deadline) {
  if (deadline->limit == 0 || now_on_wall(deadline) - deadline->began < deadline->limit) return false;
  if (deadline->is_started) return cls_deadline_is_over(deadline);
  deadline->is_watched = true;
  return false;
}
