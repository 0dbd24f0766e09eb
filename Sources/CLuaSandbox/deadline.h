#pragma once

#include <stdbool.h>
#include <stdint.h>

// A step limit bounds every evaluation. The deadline is what is left should a charge be wrong: it counts the time that
// the thread has the processor, which a loaded or suspended machine cannot stretch, and a script cannot sleep.

typedef struct {
  uint64_t limit;  // nanoseconds of the processor, for loading and for each evaluation
  uint64_t start;  // on the thread's clock, once it is read
  uint64_t began;  // on the wall's clock
  bool is_started;
  bool is_watched;  // an evaluation was slow, so the clock is read from the start of the next on
} cls_deadline;

// None of these raises or jumps.

/// Starts an evaluation. The thread's clock is not read yet, unless the script was slow before: reading it takes about
/// as long as a hundred steps.
void cls_deadline_begin(cls_deadline *deadline);
/// Whether the time is over. The first look after a millisecond starts the clock; a limit of 0 is over at any look.
bool cls_deadline_is_over(cls_deadline *deadline);
/// Whether the evaluation that ended took too long, though it was looked at too rarely to notice. Of a slow one whose
/// clock was never started that is not known; it is watched the next time.
bool cls_deadline_was_missed(cls_deadline *deadline);
