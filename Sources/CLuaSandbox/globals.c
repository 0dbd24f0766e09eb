// The basic functions, which is the whole list of what is callable by a bare name. `pcall` cannot catch a limit,
// `error` and `assert` say nothing of the host, and none of them loads code, reads files or touches metatables.
#include "cage.h"
#include "errors.h"
#include "library.h"
#include "view.h"

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
  if (status != LUA_OK) cls_note_caught(L);
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
  cls_note_change(L, 1);
  lua_rawset(L, 1);
  return 1;
}

static int library_rawlen(lua_State *L) {
  cls_ref ref;
  if (lua_type(L, 1) == LUA_TSTRING)
    lua_pushinteger(L, (lua_Integer)lua_rawlen(L, 1));
  else if (lua_istable(L, 1))
    lua_pushinteger(L, cls_table_length(L, 1));
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
    {"assert", library_assert}, {"error", library_error},   {"ipairs", cls_ipairs},
    {"pairs", cls_pairs},       {"pcall", library_pcall},   {"rawequal", library_rawequal},
    {"rawget", library_rawget}, {"rawlen", library_rawlen}, {"rawset", library_rawset}, {"select", library_select},
    {"tonumber", cls_tonumber}, {"tostring", cls_tostring}, {"type", cls_type},         {"deny", cls_deny},
    {"warn", cls_warn},         {"matches", cls_matches},   {"any", cls_any},           {"all", cls_all},
    {"count", cls_count},       {"set", cls_set},           {"email", cls_email},       {"time", cls_time},
    {NULL, NULL},
  };
  lua_pushglobaltable(L);
  cls_add_functions(L, functions);
  // `pairs` gives this very function.
  cls_push_function(L, cls_next);
  lua_setfield(L, -2, "next");
  lua_pushvalue(L, -1);
  lua_setfield(L, -2, "_G");
  lua_pushliteral(L, "Lua 5.4");
  lua_setfield(L, -2, "_VERSION");
  cls_explain_missing_globals(L);
  lua_pop(L, 1);
}

void cls_library_install(lua_State *L) {
  cls_install_globals(L);
  cls_install_pairs(L);
  cls_install_string(L);
  cls_install_table(L);
  cls_install_math(L);
  cls_install_utf8(L);
  cls_install_sets(L);
  cls_install_identity(L);
  cls_install_time(L);
  cls_install_people(L);
}
