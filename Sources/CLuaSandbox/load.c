// Runs a compiled script's main chunk once, under the limits of a decision. It may return one table or function and
// nothing else, and cannot deny or warn before there is a request.
#include <string.h>

#include "c_locale.h"
#include "declaration.h"
#include "errors.h"
#include "run_errors.h"
#include "script.h"
#include "view.h"

/// Under protection.
static int give_data(lua_State *L) {
  cls_push_root(L, cls_view_data);
  lua_setglobal(L, "data");
  return 0;
}

/// Under protection: takes up the compiled chunk and leaves it on the stack.
static int take_up(lua_State *L) {
  const cls_script *script = lua_touserdata(L, 1);
  lua_settop(L, 0);
  if (luaL_loadbufferx(L, script->code, script->length, "=policy.lua", "b") != LUA_OK) lua_error(L);
  return 1;
}

/// Under protection: runs the chunk of a dialect. What it returns becomes globals, but for `result`, which stays aside.
static int run_dialect(lua_State *L) {
  lua_call(L, 0, 1);
  if (!lua_istable(L, 1)) cls_raise(L, "a dialect must return a table, not a %s", cls_type_name(L, 1));
  lua_pushglobaltable(L);
  for (lua_pushnil(L); lua_next(L, 1);) {
    if (lua_type(L, -2) == LUA_TSTRING && strcmp(lua_tostring(L, -2), "result") == 0) {
      lua_rawseti(L, LUA_REGISTRYINDEX, cls_slot_result);
    } else {
      lua_pushvalue(L, -2);
      lua_insert(L, -2);
      lua_rawset(L, 2);
    }
  }
  return 0;
}

/// Under protection: runs a chunk in a dialect, and takes what the dialect makes of it.
static int run_in_dialect(lua_State *L) {
  lua_call(L, 0, 1);
  if (!lua_isnil(L, 1)) cls_raise(L, "the file must return nothing, not a %s", cls_type_name(L, 1));
  lua_rawgeti(L, LUA_REGISTRYINDEX, cls_slot_result);
  lua_call(L, 0, 1);
  cls_read_declaration(L, -1);
  return 0;
}

/// Under protection: runs the chunk and takes from its result what the host asks for.
static int run_chunk(lua_State *L) {
  cls_cage *cage = cls_cage_of(L);
  lua_call(L, 0, LUA_MULTRET);
  int results = lua_gettop(L);
  if (results == 0) cls_raise(L, "the file must return a table or a function, and returns nothing");
  if (results > 1) cls_raise(L, "the file must return one table or function, and returns %d values", results);
  if (!lua_istable(L, 1) && !lua_isfunction(L, 1))
    cls_raise(L, "the file must return a table or a function, not a %s", cls_type_name(L, 1));
  if (lua_istable(L, 1) && lua_getmetatable(L, 1)) cls_raise(L, "the file must return a plain table, written with { … }");
  cls_read_declaration(L, 1);
  if (lua_istable(L, 1)) {
    lua_pushliteral(L, "check");
    lua_rawget(L, 1);
  }
  cage->has_check = !lua_isnil(L, -1);
  if (cage->has_check && (!lua_isfunction(L, -1) || lua_iscfunction(L, -1)))
    cls_raise(L, "`check` must be a function written in this file");
  lua_rawseti(L, LUA_REGISTRYINDEX, cls_slot_check);
  return 0;
}

/// Takes up the chunk and runs it by the function, both under protection.
static bool run(cls_cage *cage, const cls_script *script, lua_CFunction function) {
  lua_State *L = cage->state;
  cls_charge_cage(cage, script->steps);
  cage->writes_tables = script->writes_tables;
  if (script->has_zeros) cls_note_zeros(&cage->arena->prices);
  cls_note_code(&cage->arena->prices, script->measures, script->loops);
  lua_settop(L, 0);
  lua_pushcfunction(L, cls_note_error);
  lua_pushcfunction(L, take_up);
  lua_pushlightuserdata(L, (void *)(uintptr_t)script);
  // Code and constants are no tables.
  cage->arena->prices.no_hash_parts = true;
  int result = lua_pcall(L, 1, 1, 0);
  cage->arena->prices.no_hash_parts = false;
  if (result != LUA_OK) {
    cls_keep_error(cage, cls_outcome_source);
    return false;
  }
  lua_pushcfunction(L, function);
  lua_insert(L, -2);
  if (lua_pcall(L, 1, 0, 1) == LUA_OK) return true;
  cls_keep_error(cage, cls_outcome_runtime);
  return false;
}

static void load(cls_cage *cage, const cls_script *script) {
  lua_State *L = cage->state;
  cls_findings *findings = &cage->findings;
  lua_settop(L, 0);
  lua_pushcfunction(L, give_data);
  if (lua_pcall(L, 0, 0, 0) != LUA_OK) {
    cls_keep_error(cage, cls_outcome_runtime);
    return;
  }
  if (!run(cage, script, cage->has_dialect ? run_in_dialect : run_chunk)) return;
  if (findings->denials.count + findings->warnings.count > 0 || findings->ill_formed) {
    static const char message[] = "`deny` and `warn` can only be called while deciding, from `check`";
    findings->outcome = cls_outcome_contract;
    findings->line = findings->denials.count    ? findings->denials.items[0].line
                     : findings->warnings.count ? findings->warnings.items[0].line
                                                : findings->fault_line;
    cls_findings_set_message(findings, message, sizeof message - 1);
  }
}

/// Holds the place that an exceeded limit leads to.
static void load_within_limits(cls_cage *cage, const cls_script *script) {
  if (_setjmp(cage->escape)) return;
  load(cage, script);
}

/// Holds the place that an exceeded limit leads to.
static void prepare_within_limits(cls_cage *cage, const cls_script *dialect) {
  if (_setjmp(cage->escape)) return;
  cage->has_dialect = run(cage, dialect, run_dialect);
}

void cls_cage_prepare(cls_cage *cage, const cls_script *dialect, uint64_t step_limit, cls_report *report) {
  cls_findings_reset(&cage->findings);
  cls_begin_steps(cage, step_limit);
  locale_t outer = cls_enter_locale();
  if (cage->phase == cls_phase_fresh && !cage->has_dialect)
    prepare_within_limits(cage, dialect);
  else
    cls_refuse(cage, "a script is loaded already");
  cage->scratch.top = 0;
  cls_leave_locale(outer);
  cls_finish_report(cage, report);
}

void cls_cage_load(
    cls_cage *cage, const cls_script *script, const cls_view *data, uint64_t step_limit, cls_report *report) {
  cls_findings_reset(&cage->findings);
  cls_begin_steps(cage, step_limit);
  locale_t outer = cls_enter_locale();
  if (cage->phase == cls_phase_fresh) {
    cage->phase = cls_phase_loaded;
    if (data) cage->views[cls_view_data] = *data;
    cage->error_price = script->error_price;
    cage->lines = script->lines;
    if (cage->trace) cls_trace_begin(cage->trace, cage->lines);
    load_within_limits(cage, script);
  } else {
    cls_refuse(cage, "a script is loaded already");
  }
  cage->scratch.top = 0;
  cls_leave_locale(outer);
  cls_finish_report(cage, report);
}
