#include <string.h>

#include "cage.h"
#include "errors.h"
#include "library.h"
#include "suggest.h"
#include "view.h"

// What is left out, and why. Everything here either reaches out, remembers, differs from run to run or hides work.
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
  cls_suggestion suggestion = cls_suggest_start(name, length);
  int names = 0;
  for (lua_pushnil(L); lua_next(L, 1); lua_pop(L, 1)) {
    // A script may have made many names of its own.
    if (++names > 64) cls_charge(L, 40);
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
  lua_setmetatable(L, -2);
}

int cls_type(lua_State *L) {
  cls_check_any(L, 1);
  cls_ref ref;
  int type = lua_type(L, 1);
  if (type == LUA_TUSERDATA || cls_to_ref(L, 1, &ref)) type = LUA_TTABLE;
  lua_pushstring(L, lua_typename(L, type));
  return 1;
}

static int library_assert(lua_State *L) {
  cls_check_any(L, 1);
  if (lua_toboolean(L, 1)) return lua_gettop(L);
  if (lua_gettop(L) == 1) cls_raise(L, "assertion failed!");
  lua_settop(L, 2);
  return lua_error(L);
}

static int library_error(lua_State *L) {
  lua_Integer level = cls_optional_integer(L, 2, 1);
  lua_settop(L, 1);
  if (lua_type(L, 1) == LUA_TSTRING && level > 0) {
    luaL_where(L, level > 200 ? 200 : (int)level);
    lua_insert(L, 1);
    lua_concat(L, 2);
  }
  return lua_error(L);
}

/// A limit does not come through here: it leaves the evaluation without passing any protected call.
static int library_pcall(lua_State *L) {
  cls_cage *cage = cls_cage_of(L);
  cls_check_any(L, 1);
  cls_charge(L, 2);
  size_t scratch_top = cage->scratch.top;
  int status = lua_pcall(L, lua_gettop(L) - 1, LUA_MULTRET, 0);
  cage->scratch.top = scratch_top;
  // Lua makes the message of an error by going back through the code for the names in it.
  if (status != LUA_OK) cls_charge(L, cage->error_price);
  luaL_checkstack(L, 1, NULL);
  lua_pushboolean(L, status == LUA_OK);
  lua_insert(L, 1);
  return lua_gettop(L);
}

static int library_rawequal(lua_State *L) {
  cls_check_any(L, 1);
  cls_check_any(L, 2);
  lua_pushboolean(L, lua_rawequal(L, 1, 2));
  return 1;
}

static int library_rawget(lua_State *L) {
  cls_ref ref;
  cls_check_any(L, 2);
  lua_settop(L, 2);
  if (lua_istable(L, 1)) {
    lua_rawget(L, 1);
  } else if (cls_to_ref(L, 1, &ref)) {
    cls_ref_index(L, &ref, 2);
  } else if (lua_type(L, 1) == LUA_TUSERDATA) {
    lua_gettable(L, 1);
  } else {
    cls_raise_type(L, 1, "table");
  }
  return 1;
}

static int library_rawset(lua_State *L) {
  cls_check_own_table(L, 1);
  cls_check_any(L, 3);
  lua_settop(L, 3);
  if (lua_isnil(L, 2)) cls_raise(L, "index is nil");
  if (lua_rawequal(L, 2, 2) == 0) cls_raise(L, "index is NaN");
  lua_rawset(L, 1);
  return 1;
}

static int library_rawlen(lua_State *L) {
  cls_ref ref;
  if (lua_type(L, 1) == LUA_TSTRING || lua_istable(L, 1))
    lua_pushinteger(L, (lua_Integer)lua_rawlen(L, 1));
  else if (cls_to_ref(L, 1, &ref))
    lua_len(L, 1);
  else
    lua_pushinteger(L, cls_list_length(L, 1));
  return 1;
}

static int library_select(lua_State *L) {
  int count = lua_gettop(L);
  cls_charge(L, 1 + (uint64_t)count / 16);
  if (lua_type(L, 1) == LUA_TSTRING && lua_tostring(L, 1)[0] == '#') {
    lua_pushinteger(L, count - 1);
    return 1;
  }
  lua_Integer from = cls_check_integer(L, 1);
  if (from < 0)
    from = count + from;
  else if (from > count)
    from = count;
  if (from < 1) cls_raise_argument(L, 1, "index out of range");
  return count - (int)from;
}

void cls_install_globals(lua_State *L) {
  static const luaL_Reg functions[] = {
    {"assert", library_assert}, {"error", library_error},   {"ipairs", cls_ipairs},     {"next", cls_next},
    {"pairs", cls_pairs},       {"pcall", library_pcall},   {"rawequal", library_rawequal},
    {"rawget", library_rawget}, {"rawlen", library_rawlen}, {"rawset", library_rawset}, {"select", library_select},
    {"tonumber", cls_tonumber}, {"tostring", cls_tostring}, {"type", cls_type},         {"deny", cls_deny},
    {"warn", cls_warn},         {"matches", cls_matches},   {"any", cls_any},           {"all", cls_all},
    {"count", cls_count},       {"set", cls_set},           {"email", cls_email},       {"time", cls_time},
    {NULL, NULL},
  };
  lua_pushglobaltable(L);
  luaL_setfuncs(L, functions, 0);
  lua_pushvalue(L, -1);
  lua_setfield(L, -2, "_G");
  lua_pushliteral(L, "Lua 5.4");
  lua_setfield(L, -2, "_VERSION");
  cls_explain_missing(L, left_out_globals, "");
  lua_pop(L, 1);
}

void cls_library_install(lua_State *L) {
  cls_install_globals(L);
  cls_install_string(L);
  cls_install_table(L);
  cls_install_math(L);
  cls_install_utf8(L);
  cls_install_sets(L);
  cls_install_identity(L);
}
