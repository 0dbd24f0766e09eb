// Answers for what is left out of the language, with the reason and what to use instead. Nothing here can be called: it
// is what keeps a script from the host, the clock, chance, other code and the metatables by which this Lua can be
// broken.
#include <string.h>

#include "cage.h"
#include "errors.h"
#include "library.h"
#include "settling.h"
#include "suggest.h"

static const char *const left_out_globals[] = {
  "require", "a policy is one file",
  "load", "code cannot be made while deciding",
  "loadstring", "code cannot be made while deciding",
  "loadfile", "scripts cannot read files",
  "dofile", "scripts cannot read files",
  "print", "nothing can be printed; use warn(code, message)",
  "collectgarbage", "memory is not the script's business",
  "setmetatable", "tables keep their plain meaning",
  "getmetatable", "tables keep their plain meaning",
  "xpcall", "use pcall",
  "unpack", "use table.unpack",
  "allow", "what no policy denies is allowed; return without calling deny",
  "permit", "what no policy denies is allowed; return without calling deny",
  "match", "use matches(domain, list), or string.match",
  "setfenv", "it is no part of Lua 5.4",
  "getfenv", "it is no part of Lua 5.4",
  NULL,
};
static const char *const left_out_os[] = {
  "time", "use request.context.time",
  "date", "use request.context.time and its text",
  "clock", "steps are counted, not time",
  "difftime", "subtract one time from another",
  "*", "scripts cannot reach the host",
  NULL,
};
static const char *const left_out_io[] = {"*", "scripts cannot read or write files", NULL};
static const char *const left_out_debug[] = {"*", "scripts cannot look behind the language", NULL};
static const char *const left_out_package[] = {"*", "a policy is one file", NULL};
static const char *const left_out_coroutine[] = {"*", "a script runs from its start to its end", NULL};

/// Libraries that are left out as a whole still answer, so that `os.time` can say what to use instead.
static const struct {
  const char *name;
  const char *const *left_out;
} left_out_libraries[] = {
  {"os", left_out_os},
  {"io", left_out_io},
  {"debug", left_out_debug},
  {"package", left_out_package},
  {"coroutine", left_out_coroutine},
};

/// Upvalues: the reasons; what the table is called; whether it is the table of globals.
static int on_missing(lua_State *L) {
  const char *const *left_out = lua_touserdata(L, lua_upvalueindex(1));
  const char *owner = lua_touserdata(L, lua_upvalueindex(2));
  bool is_globals = *owner == 0;
  if (lua_type(L, 2) != LUA_TSTRING) {
    lua_pushnil(L);
    return 1;
  }
  cls_charge(L, 20);
  size_t length;
  const char *name = lua_tolstring(L, 2, &length);
  for (; left_out && *left_out; left_out += 2)
    if (strcmp(left_out[0], name) == 0 || left_out[0][0] == '*')
      cls_raise(L, "%s%s%.60s is not available: %s", owner, is_globals ? "" : ".", name, left_out[1]);
  if (is_globals && lua_getfield(L, lua_upvalueindex(3), name) == LUA_TTABLE) return 1;
  cls_charge(L, 100);
  cls_charge_scan(L);
  cls_suggestion suggestion = cls_suggest_start(L, name, length);
  for (lua_pushnil(L); lua_next(L, 1); lua_pop(L, 1)) {
    cls_charge_entries(L, 1);
    if (lua_type(L, -2) == LUA_TSTRING) cls_suggest_offer(&suggestion, lua_tostring(L, -2));
  }
  const char *nearest = suggestion.nearest;
  if (is_globals && nearest) cls_raise(L, "no global \"%.60s\"; did you mean \"%.60s\"?", name, nearest);
  if (is_globals) cls_raise(L, "no global \"%.60s\"", name);
  if (nearest) cls_raise(L, "no field \"%.60s\" in %s; did you mean \"%.60s\"?", name, owner, nearest);
  cls_raise(L, "no field \"%.60s\" in %s", name, owner);
}

void cls_explain_missing(lua_State *L, const char *const *left_out, const char *owner) {
  lua_createtable(L, 0, 1);
  lua_pushlightuserdata(L, (void *)left_out);
  lua_pushlightuserdata(L, (void *)owner);
  lua_createtable(L, 0, *owner ? 0 : 8);
  if (*owner == 0) {
    for (size_t i = 0; i < sizeof left_out_libraries / sizeof *left_out_libraries; i++) {
      lua_createtable(L, 0, 0);
      cls_explain_missing(L, left_out_libraries[i].left_out, left_out_libraries[i].name);
      lua_setfield(L, -2, left_out_libraries[i].name);
    }
  }
  lua_pushcclosure(L, on_missing, 3);
  lua_setfield(L, -2, "__index");
  cls_settle_metatable(L);
  lua_setmetatable(L, -2);
}

void cls_explain_missing_globals(lua_State *L) { cls_explain_missing(L, left_out_globals, ""); }
