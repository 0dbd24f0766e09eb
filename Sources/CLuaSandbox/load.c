#define _GNU_SOURCE  // memmem

#include <stdlib.h>
#include <string.h>

#include "declaration.h"
#include "errors.h"
#include "run.h"
#include "source.h"
#include "view.h"

/// The source, and what it was compiled to. Kept outside the script's memory.
typedef struct {
  const char *text;
  size_t length;
  char *code;
  size_t code_length, code_capacity;
} chunk;

static int keep_code(lua_State *L, const void *bytes, size_t count, void *context) {
  (void)L;
  chunk *script = context;
  if (script->code_length + count > script->code_capacity) {
    size_t capacity = (script->code_length + count) * 2;
    char *grown = realloc(script->code, capacity);
    if (grown == NULL) return 1;
    script->code = grown;
    script->code_capacity = capacity;
  }
  memcpy(script->code + script->code_length, bytes, count);
  script->code_length += count;
  return 0;
}

/// Under protection: compiles the text.
static int compile(lua_State *L) {
  chunk *script = lua_touserdata(L, 1);
  if (luaL_loadbufferx(L, script->text, script->length, "=policy.lua", "t") != LUA_OK) lua_error(L);
  if (lua_dump(L, keep_code, script, 0) != 0) cls_leave(cls_cage_of(L), cls_outcome_memory, NULL);
  return 0;
}

/// Under protection: takes up the compiled chunk and leaves it on the stack.
static int take_up(lua_State *L) {
  chunk *script = lua_touserdata(L, 1);
  lua_settop(L, 0);
  cls_push_root(L, cls_view_data);
  lua_setglobal(L, "data");
  if (luaL_loadbufferx(L, script->code, script->code_length, "=policy.lua", "b") != LUA_OK) lua_error(L);
  return 1;
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
  if (lua_istable(L, 1) && lua_getmetatable(L, 1)) cls_raise(L, "the file must return a plain table");
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

static void keep_source_fault(cls_cage *cage, const cls_source_fault *fault) {
  cls_findings *findings = &cage->findings;
  findings->outcome = cls_outcome_source;
  findings->line = fault->line;
  findings->column = fault->column;
  cls_findings_set_message(findings, fault->message, strlen(fault->message));
}

/// Replaces what Lua says when nesting uses up its stack, which would tell nobody what to do.
static void keep_compiler_error(cls_cage *cage) {
  cls_keep_error(cage, cls_outcome_source);
  static const char stack[] = "C stack overflow", better[] = "expressions or blocks are nested too deeply";
  cls_findings *findings = &cage->findings;
  if (memmem(findings->message, findings->message_length, stack, sizeof stack - 1))
    cls_findings_set_message(findings, better, sizeof better - 1);
}

static void load(cls_cage *cage, chunk *script) {
  lua_State *L = cage->state;
  cls_findings *findings = &cage->findings;
  lua_settop(L, 0);
  lua_pushcfunction(L, compile);
  lua_pushlightuserdata(L, script);
  if (lua_pcall(L, 1, 0, 0) != LUA_OK) {
    keep_compiler_error(cage);
    return;
  }
  // What only the compiler needed is not carried into every evaluation, and does not raise the price of running.
  cls_arena_restore(cage->arena, cage->image, cage->image_size);
  lua_pushcfunction(L, cls_note_error);
  lua_pushcfunction(L, take_up);
  lua_pushlightuserdata(L, script);
  if (lua_pcall(L, 1, 1, 0) != LUA_OK) {
    cls_keep_error(cage, cls_outcome_source);
    return;
  }
  lua_pushcfunction(L, run_chunk);
  lua_insert(L, -2);
  if (lua_pcall(L, 1, 0, 1) != LUA_OK) {
    cls_keep_error(cage, cls_outcome_runtime);
    return;
  }
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
static void load_within_limits(cls_cage *cage, chunk *script) {
  if (_setjmp(cage->escape)) return;
  load(cage, script);
}

void cls_cage_load(
    cls_cage *cage, const char *source, size_t length, const cls_view *data, uint64_t step_limit,
    cls_report *report) {
  cls_findings_reset(&cage->findings);
  cls_begin_steps(cage, step_limit);
  if (data) cage->views[cls_view_data] = *data;
  chunk script = {.text = source, .length = length};
  if (length >= 3 && memcmp(source, "\xEF\xBB\xBF", 3) == 0) {
    script.text += 3;
    script.length -= 3;
  }
  cls_source_fault fault;
  if (cage->phase == cls_phase_sealed) {
    static const char message[] = "a script is loaded already";
    cage->findings.outcome = cls_outcome_contract;
    cls_findings_set_message(&cage->findings, message, sizeof message - 1);
  } else if (!cls_source_check(script.text, script.length, &fault)) {
    keep_source_fault(cage, &fault);
  } else {
    cage->error_price = fault.error_price;
    cage->lines = fault.lines;
    load_within_limits(cage, &script);
  }
  free(script.code);
  cage->scratch.top = 0;
  cls_finish_report(cage, report);
}
