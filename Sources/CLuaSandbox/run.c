// The life of a cage: a state in its arena, the protected call around each evaluation, and the place to which an
// exceeded limit jumps. It holds off that an error or a limit leaves through the host, and that a wrong result counts
// as an allow.
#include <stdlib.h>

#include "c_locale.h"
#include "cage.h"
#include "errors.h"
#include "hash_seed.h"
#include "interned.h"
#include "library.h"
#include "run_errors.h"
#include "view.h"

enum { least_memory = 16 * 1024, most_memory = 256 * 1024 * 1024, index_of_handler = 1 };

/// An empty map stands for a view that is not given.
static const cls_cell no_cells[] = {{.kind = cls_kind_map}};
static const cls_view empty_view = {.cells = no_cells, .text = "", .cell_count = 1};
static const cls_view no_people = {.text = "", .root = UINT32_MAX};

/// Whether what Lua keeps of a call lies where what it writes without a word does.
static bool has_calls_in_place(lua_State *L) {
  lua_Debug call;
  return lua_getstack(L, 0, &call) && cls_zone_at(cls_cage_of(L)->arena, call.i_ci) == cls_zone_state;
}

/// Under protection: fills a new state.
static int furnish(lua_State *L) {
  lua_pushliteral(L, "sharing");
  if (!cls_has_fixed_seed(L) || !cls_has_strings_in_place(L) || !has_calls_in_place(L))
    cls_leave(cls_cage_of(L), cls_outcome_memory, NULL);
  lua_settop(L, 0);
  if (!cls_interned_fill(L)) cls_leave(cls_cage_of(L), cls_outcome_memory, NULL);
  cls_view_install(L);
  cls_library_install(L);
  return 0;
}

static bool build(cls_cage *cage) {
  cls_begin_steps(cage, INT64_MAX);
  if (_setjmp(cage->escape)) return false;
  cage->state = lua_newstate(cls_arena_allocate, cage);
  if (cage->state == NULL) return false;
  lua_State *L = cage->state;
  *(cls_cage **)lua_getextraspace(L) = cage;
  lua_gc(L, LUA_GCSTOP);
  lua_pushcfunction(L, furnish);
  if (lua_pcall(L, 0, 0, 0) != LUA_OK) return false;
  cls_forget_latest(&cage->arena->prices);
  lua_gc(L, LUA_GCCOLLECT);
  cls_install_hook(L);
  return cls_keep_image(cage);
}

cls_cage *cls_cage_new(const cls_book *book, size_t memory_limit, uint64_t deadline) {
  if (!book->is_frozen || book->seed_place == 0 || memory_limit < least_memory || memory_limit > most_memory) return NULL;
  cls_cage *cage = calloc(1, sizeof(cls_cage));
  if (cage == NULL) return NULL;
  cage->book = book;
  cage->deadline.limit = deadline;
  cage->quantum = cls_default_quantum;
  for (int i = 0; i < cls_view_count; i++) cage->views[i] = empty_view;
  cage->views[cls_view_people] = no_people;
  cage->arena = cls_arena_new(memory_limit, memory_limit);
  if (cage->arena) {
    cage->scratch = (cls_scratch){(char *)cage->arena + cage->arena->region, memory_limit, 0};
    if (build(cage)) return cage;
  }
  cls_cage_free(cage);
  return NULL;
}

void cls_cage_free(cls_cage *cage) {
  if (cage == NULL) return;
  // The state is not closed: it owns nothing outside its arena.
  cls_arena_free(cage->arena);
  cls_findings_free(&cage->findings);
  cls_trace_free(cage->trace);
  free(cage->interned.slots);
  free(cage->declaration.cells);
  free(cage->declaration.text);
  cls_image_free(&cage->image);
  free(cage);
}

bool cls_cage_set_quantum(cls_cage *cage, unsigned instructions) {
  if (cage->phase != cls_phase_fresh || instructions < 1 || instructions > cls_default_quantum) return false;
  cage->quantum = (uint16_t)instructions;
  cls_install_hook(cage->state);
  return cls_keep_image(cage);
}

bool cls_cage_trace(cls_cage *cage) {
  if (cage->phase != cls_phase_fresh || cage->trace) return false;
  cage->trace = cls_trace_new();
  if (cage->trace == NULL) return false;
  cls_install_hook(cage->state);
  return cls_keep_image(cage);
}

cls_trail cls_cage_trail(const cls_cage *cage) {
  return cage->trace ? cls_trace_trail(cage->trace) : (cls_trail){0};
}

bool cls_cage_has_check(const cls_cage *cage) { return cage->has_check; }

size_t cls_cage_image_size(const cls_cage *cage) { return cage->image.size; }

size_t cls_cage_restored_size(const cls_cage *cage) { return cage->image.copied; }

bool cls_cage_is_restored(cls_cage *cage) { return cage->phase == cls_phase_sealed && cls_is_restored(cage); }

bool cls_cage_seal(cls_cage *cage, const cls_view *parameters) {
  if (cage->phase == cls_phase_sealed) return false;
  lua_State *L = cage->state;
  if (parameters) cage->views[cls_view_parameters] = *parameters;
  // What loading left over is not for this.
  cls_begin_steps(cage, INT64_MAX);
  if (_setjmp(cage->escape)) return false;
  lua_settop(L, 0);
  cls_forget_latest(&cage->arena->prices);
  lua_gc(L, LUA_GCCOLLECT);
  lua_pushcfunction(L, cls_note_error);
  lua_rawgeti(L, LUA_REGISTRYINDEX, cls_slot_check);
  cls_install_hook(L);
  if (!cls_keep_sealed_image(cage)) {
    cls_arena_free(cage->arena);
    cage->arena = NULL;
    return false;
  }
  cage->phase = cls_phase_sealed;
  return true;
}

static void run(cls_cage *cage) {
  lua_State *L = cage->state;
  cls_findings *findings = &cage->findings;
  cls_push_root(L, cls_view_request);
  cls_push_root(L, cls_view_parameters);
  int status = lua_pcall(L, 2, LUA_MULTRET, index_of_handler);
  int results = lua_gettop(L) - index_of_handler;
  if (status != LUA_OK) {
    cls_keep_error(cage, cls_outcome_runtime);
  } else if (findings->ill_formed) {
    findings->outcome = cls_outcome_output;
    findings->line = findings->fault_line;
    cls_findings_set_message(findings, findings->fault, findings->fault_length);
  } else if (results > 1 || (results == 1 && !cls_is_verdict(L, -1))) {
    cls_keep_wrong_result(cage, results);
  }
}

void cls_cage_evaluate(
    cls_cage *cage, const cls_view *request, const cls_view *people, uint64_t step_limit, cls_report *report) {
  cls_findings_reset(&cage->findings);
  if (cage->trace) cls_trace_begin(cage->trace, cage->lines);
  cls_begin_steps(cage, step_limit);
  locale_t outer = cls_enter_locale();
  cage->views[cls_view_request] = request ? *request : empty_view;
  cage->views[cls_view_people] = people ? *people : no_people;
  cage->scratch.top = 0;
  if (cage->phase != cls_phase_sealed || !cage->has_check) {
    cls_refuse(cage, "there is no check to run");
  } else if (_setjmp(cage->escape) == 0) {
    run(cage);
  }
  cls_leave_locale(outer);
  cls_finish_report(cage, report);
  if (cage->phase == cls_phase_sealed) cls_restore(cage);
}
