#include "cage.h"

#include <string.h>

enum { quantum = 100, steps_between_collections = 25000 };

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

void cls_leave(cls_cage *cage, int outcome, const char *message) {
  cls_findings *findings = &cage->findings;
  findings->outcome = (uint8_t)outcome;
  findings->line = cage->state ? current_line(cage->state) : 0;
  if (message == NULL)
    message = outcome == cls_outcome_steps ? "the step limit is reached" : "the memory limit is reached";
  cls_findings_set_message(findings, message, strlen(message));
  _longjmp(cage->escape, 1);
}

/// Runs each quantum, below the VM. May leave.
static void on_quantum(lua_State *L, lua_Debug *activation) {
  (void)activation;
  cls_cage *cage = cls_cage_of(L);
  cls_charge_cage(cage, quantum * (uint64_t)cage->arena->price);
  // The collector runs here and nowhere else, at a number of steps that is the same on every machine: it moves the
  // Lua stack, on whose size the price of an instruction depends.
  if (cage->steps_left >= cage->collect_below) return;
  cage->collect_below = cage->steps_left - steps_between_collections;
  lua_gc(L, LUA_GCCOLLECT);
}

void cls_install_hook(lua_State *L) { lua_sethook(L, on_quantum, LUA_MASKCOUNT, quantum); }

void cls_begin_steps(cls_cage *cage, uint64_t limit) {
  if (limit > INT64_MAX / 2) limit = INT64_MAX / 2;
  cage->step_limit = limit;
  cage->steps_left = (int64_t)limit - quantum;
  cage->collect_below = cage->steps_left - steps_between_collections;
}

uint64_t cls_steps_used(const cls_cage *cage) {
  int64_t used = (int64_t)cage->step_limit - cage->steps_left;
  return (uint64_t)used > cage->step_limit ? cage->step_limit : (uint64_t)used;
}
