// Counts work and ends an evaluation that has none left. A limit is no error: it leaves by a jump that no `pcall` sees.
// The collector runs here alone, at steps that are the same on every machine.
#include "cage.h"

#include <string.h>

enum { steps_between_collections = 25000, live_bytes_a_step = 256, steps_between_looks = 1000 };

/// The line that runs: the innermost frame of the script's own. Never raises and allocates nothing, so that it may be
/// asked from within the allocator.
static uint32_t current_line(lua_State *L) {
  lua_Debug frame;
  for (int level = 0; level < 250 && lua_getstack(L, level, &frame); level++) {
    lua_getinfo(L, "l", &frame);
    if (frame.currentline > 0) return (uint32_t)frame.currentline;
  }
  return 0;
}

static const char *limit_message(int outcome) {
  switch (outcome) {
    case cls_outcome_steps: return "the step limit is reached";
    case cls_outcome_deadline: return "the deadline was reached";
    default: return "the memory limit is reached";
  }
}

void cls_keep_limit(cls_cage *cage, int outcome, const char *message) {
  cls_findings *findings = &cage->findings;
  findings->outcome = (uint8_t)outcome;
  // Without an arena there is no state any more.
  findings->line = cage->arena && cage->state ? current_line(cage->state) : 0;
  // While an error unwinds no function runs; where it came from was noted just before.
  if (findings->line == 0 && findings->path_count > 0) findings->line = findings->path[0].line;
  findings->path_count = 0;
  findings->is_limit = message == NULL;
  if (message == NULL) message = limit_message(outcome);
  cls_findings_set_message(findings, message, strlen(message));
}

void cls_leave(cls_cage *cage, int outcome, const char *message) {
  cls_keep_limit(cage, outcome, message);
  if (outcome == cls_outcome_steps) cage->steps_left = -1;
  _longjmp(cage->escape, 1);
}

void cls_look_at_clock(cls_cage *cage) {
  cage->look_below = cage->steps_left - steps_between_looks;
  if (cls_deadline_is_over(&cage->deadline)) cls_leave(cage, cls_outcome_deadline, NULL);
}

/// Runs each quantum, below the VM. May leave.
static void on_quantum(lua_State *L, lua_Debug *activation) {
  cls_cage *cage = cls_cage_of(L);
  if (activation->event == LUA_HOOKLINE) {
    cls_trace_line(cage->trace, activation->currentline);
    return;
  }
  cls_look_at_latest_long(&cage->arena->prices);
  cls_charge_cage(cage, cage->quantum * (uint64_t)cage->arena->prices.instruction);
  // The collector runs here and nowhere else, at a number of steps that is the same on every machine: it moves the
  // Lua stack, on whose size the price of an instruction depends.
  if (cage->steps_left >= cage->collect_below) return;
  // It goes through all that lives.
  cls_charge_cage(cage, cage->arena->live / live_bytes_a_step);
  cage->collect_below = cage->steps_left - steps_between_collections;
  cls_forget_latest(&cage->arena->prices);
  cls_note_zone(cage, cls_zone_code);
  lua_gc(L, LUA_GCCOLLECT);
}

void cls_install_hook(lua_State *L) {
  const cls_cage *cage = cls_cage_of(L);
  lua_sethook(L, on_quantum, cage->trace ? LUA_MASKCOUNT | LUA_MASKLINE : LUA_MASKCOUNT, cage->quantum);
}

void cls_begin_steps(cls_cage *cage, uint64_t limit) {
  if (limit > INT64_MAX / 2) limit = INT64_MAX / 2;
  cage->step_limit = limit;
  cage->steps_left = (int64_t)limit - cage->quantum;
  cage->collect_below = cage->steps_left - steps_between_collections;
  cage->look_below = cage->steps_left - steps_between_looks;
  cls_deadline_begin(&cage->deadline);
}

uint64_t cls_steps_used(const cls_cage *cage) {
  int64_t used = (int64_t)cage->step_limit - cage->steps_left;
  return (uint64_t)used > cage->step_limit ? cage->step_limit : (uint64_t)used;
}
