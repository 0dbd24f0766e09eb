#include <string.h>

#include "declaration.h"
#include "errors.h"
#include "run.h"
#include "source.h"
#include "view.h"

typedef struct {
  const char *text;
  size_t length;
} source_text;

/// Under protection: compiles, and leaves the chunk on the stack.
static int compile(lua_State *L) {
  const source_text *source = lua_touserdata(L, 1);
  lua_settop(L, 0);
  cls_push_root(L, cls_view_data);
  lua_setglobal(L, "data");
  if (luaL_loadbufferx(L, source->text, source->length, "=policy.lua", "t") != LUA_OK) lua_error(L);
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

static void load(cls_cage *cage, source_text *source) {
  lua_State *L = cage->state;
  cls_findings *findings = &cage->findings;
  lua_settop(L, 0);
  lua_pushcfunction(L, cls_note_error);
  lua_pushcfunction(L, compile);
  lua_pushlightuserdata(L, source);
  if (lua_pcall(L, 1, 1, 0) != LUA_OK) {
    cls_keep_error(cage, cls_outcome_source);
    return;
  }
  cls_arena_forget_sizes(cage->arena);
  lua_pushcfunction(L, run_chunk);
  lua_insert(L, -2);
  if (lua_pcall(L, 1, 0, 1) != LUA_OK) {
    cls_keep_error(cage, cls_outcome_runtime);
    return;
  }
  if (findings->denials.count + findings->warnings.count > 0 || findings->ill_formed) {
    static const char message[] = "`deny` and `warn` can only be called while deciding, from `check`";
    findings->outcome = cls_outcome_contract;
    cls_findings_set_message(findings, message, sizeof message - 1);
  }
}

void cls_cage_load(
    cls_cage *cage, const char *source, size_t length, const cls_view *data, uint64_t step_limit,
    cls_report *report) {
  cls_findings_reset(&cage->findings);
  cls_begin_steps(cage, step_limit);
  if (data) cage->views[cls_view_data] = *data;
  source_text text = {source, length};
  if (length >= 3 && memcmp(source, "\xEF\xBB\xBF", 3) == 0) {
    text.text += 3;
    text.length -= 3;
  }
  cls_source_fault fault;
  if (!cls_source_check(text.text, text.length, &fault)) {
    keep_source_fault(cage, &fault);
  } else if (_setjmp(cage->escape) == 0) {
    cage->error_price = fault.error_price;
    load(cage, &text);
  }
  cage->scratch.top = 0;
  cls_finish_report(cage, report);
}
