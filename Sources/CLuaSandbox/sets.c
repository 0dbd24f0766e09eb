// `set(list)`: a read-only set of strings, numbers and booleans. It keeps no metatable that a script could reach.
#include <string.h>

#include "cage.h"
#include "errors.h"
#include "library.h"
#include "settling.h"
#include "view.h"

// A value of `set` is a userdata without bytes: its first user value is the sorted list of its elements, its second a
// table from each element to true.

static bool is_element(lua_State *L, int index) {
  int type = lua_type(L, index);
  return type == LUA_TSTRING || type == LUA_TBOOLEAN || (type == LUA_TNUMBER && lua_rawequal(L, index, index));
}

/// `set(list)`: elements are strings, numbers and booleans; each counts once.
int cls_set(lua_State *L) {
  lua_Integer length = cls_whole_list_length(L, 1);
  lua_settop(L, 1);
  lua_newuserdatauv(L, 0, 2);
  lua_createtable(L, 0, (int)length);
  for (lua_Integer i = 1; i <= length; i++) {
    cls_charge_entries(L, 2);
    cls_list_push(L, 1, i);
    if (!is_element(L, -1))
      cls_raise(
          L, "element %lld is a %s; a set holds strings, numbers and booleans", (long long)i, cls_type_name(L, -1));
    lua_pushboolean(L, 1);
    lua_rawset(L, 3);
  }
  lua_pushvalue(L, 3);
  lua_setiuservalue(L, 2, 2);
  lua_remove(L, 1);
  // The keys of the second value, in their order, are the first.
  lua_createtable(L, (int)length, 0);
  lua_pushcfunction(L, cls_pairs);
  lua_pushvalue(L, 2);
  lua_call(L, 1, 1);
  for (lua_Integer i = 1;; i++) {
    lua_pushvalue(L, 4);
    lua_pushvalue(L, 2);
    lua_call(L, 1, 1);
    if (lua_isnil(L, -1)) break;
    lua_rawseti(L, 3, i);
  }
  lua_pushvalue(L, 3);
  lua_setiuservalue(L, 1, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, cls_slot_set);
  lua_setmetatable(L, 1);
  lua_settop(L, 1);
  return 1;
}

int cls_set_has_method(lua_State *L) {
  cls_ref ref;
  cls_check_any(L, 2);
  cls_charge(L, 2);
  bool has = false;
  if (lua_type(L, 1) == LUA_TUSERDATA) {
    lua_getiuservalue(L, 1, 2);
    lua_pushvalue(L, 2);
    has = lua_rawget(L, -2) != LUA_TNIL;
  } else if (cls_to_ref(L, 1, &ref) && ref.head->kind == cls_kind_set) {
    size_t length;
    const char *text = lua_type(L, 2) == LUA_TSTRING ? lua_tolstring(L, 2, &length) : NULL;
    has = text && cls_set_has(&ref, text, length);
  } else {
    cls_raise_type(L, 1, "set");
  }
  lua_pushboolean(L, has);
  return 1;
}

static int set_index(lua_State *L) {
  if (lua_type(L, 2) == LUA_TNUMBER) {
    lua_getiuservalue(L, 1, 1);
    lua_pushvalue(L, 2);
    lua_rawget(L, -2);
  } else if (lua_type(L, 2) == LUA_TSTRING && strcmp(lua_tostring(L, 2), "has") == 0) {
    cls_push_function(L, cls_set_has_method);
  } else if (lua_type(L, 2) == LUA_TSTRING) {
    const char *name = lua_tostring(L, 2);
    cls_raise(L, "no field \"%.60s\" in a set; did you mean set:has(\"%.60s\")?", name, name);
  } else {
    cls_raise(L, "no field with a %s as its name in a set", cls_type_name(L, 2));
  }
  return 1;
}

static int set_new_index(lua_State *L) { cls_raise(L, "a set is read-only"); }

static int set_length(lua_State *L) {
  lua_pushinteger(L, cls_list_length(L, 1));
  return 1;
}

void cls_install_sets(lua_State *L) {
  static const luaL_Reg methods[] = {
    {"__index", set_index}, {"__newindex", set_new_index}, {"__len", set_length}, {NULL, NULL},
  };
  lua_createtable(L, 0, 20);
  luaL_setfuncs(L, methods, 0);
  cls_add_operators(L);
  cls_settle_metatable(L);
  lua_rawseti(L, LUA_REGISTRYINDEX, cls_slot_set);
  cls_keep_function(L, cls_set_has_method);
}
