#include <string.h>

#include "bare.h"

// Each node of the request is one userdata, made once, that reads whatever request is current. The first upvalue of
// each reader is the calls; what follows are values that it hands out, so that no text is made twice.

#define CALLS(L) ((bare_calls *)lua_touserdata(L, lua_upvalueindex(1)))
#define GIVE(L, place) (lua_pushvalue(L, lua_upvalueindex(place)), 1)

static int no_field(lua_State *L) { return luaL_error(L, "no field %s", lua_tostring(L, 2)); }

static int read_email(lua_State *L) {
  const bare_calls *calls = CALLS(L);
  const char *key = lua_tostring(L, 2);
  if (key == calls->keys[bare_key_domain]) lua_pushstring(L, calls->current->domain);
  else if (key == calls->keys[bare_key_local_part]) lua_pushstring(L, calls->current->name);
  else if (key == calls->keys[bare_key_text]) lua_pushstring(L, calls->current->address);
  else return no_field(L);
  return 1;
}

static int read_participant(lua_State *L) {
  const bare_calls *calls = CALLS(L);
  const char *key = lua_tostring(L, 2);
  if (key == calls->keys[bare_key_email]) return GIVE(L, 2);
  if (key == calls->keys[bare_key_permission]) return GIVE(L, calls->current->may_write ? 4 : 3);
  if (key == calls->keys[bare_key_role]) return GIVE(L, 5);
  return no_field(L);
}

static int read_action(lua_State *L) {
  return lua_tostring(L, 2) == CALLS(L)->keys[bare_key_participant] ? GIVE(L, 2) : no_field(L);
}

static int read_properties(lua_State *L) {
  const bare_calls *calls = CALLS(L);
  if (lua_tostring(L, 2) != calls->keys[bare_key_link_sharing]) return no_field(L);
  lua_pushstring(L, calls->current->link_sharing);
  return 1;
}

static int count_seats(lua_State *L, bool with_invitee) {
  const bare_calls *calls = CALLS(L);
  lua_getfield(L, 2, "permission");
  char wanted = strcmp(luaL_checkstring(L, -1), "readWrite") == 0 ? 'w' : 'r';
  lua_Integer count = with_invitee && calls->current->may_write == (wanted == 'w');
  for (const char *seat = calls->current->seats; *seat; seat++) count += *seat == wanted;
  lua_pushinteger(L, count);
  return 1;
}

static int count_before(lua_State *L) { return count_seats(L, false); }
static int count_after(lua_State *L) { return count_seats(L, true); }

static int read_share(lua_State *L) {
  const bare_calls *calls = CALLS(L);
  const char *key = lua_tostring(L, 2);
  if (key == calls->keys[bare_key_count]) return GIVE(L, 2);
  if (key == calls->keys[bare_key_properties]) return GIVE(L, 3);
  return no_field(L);
}

static int read_request(lua_State *L) {
  const bare_calls *calls = CALLS(L);
  const char *key = lua_tostring(L, 2);
  if (key == calls->keys[bare_key_action]) return GIVE(L, 2);
  if (key == calls->keys[bare_key_share]) return GIVE(L, 3);
  if (key == calls->keys[bare_key_after]) return GIVE(L, 4);
  return no_field(L);
}

/// Replaces the topmost values by a userdata whose reader has them as upvalues.
static int add_node(lua_State *L, bare_calls *calls, lua_CFunction reader, int values) {
  lua_pushlightuserdata(L, calls);
  lua_insert(L, -1 - values);
  lua_pushcclosure(L, reader, 1 + values);
  lua_newuserdatauv(L, 0, 0);
  lua_createtable(L, 0, 1);
  lua_pushvalue(L, -3);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  lua_remove(L, -2);
  return lua_gettop(L);
}

static void add_share(lua_State *L, bare_calls *calls, lua_CFunction count, int properties) {
  lua_pushlightuserdata(L, calls);
  lua_pushcclosure(L, count, 1);
  lua_pushvalue(L, properties);
  add_node(L, calls, read_share, 2);
}

void bare_make_view(lua_State *L, bare_calls *calls) {
  int properties = add_node(L, calls, read_properties, 0);
  add_node(L, calls, read_email, 0);
  lua_pushstring(L, "readOnly");
  lua_pushstring(L, "readWrite");
  lua_pushstring(L, "privateUser");
  add_node(L, calls, read_participant, 4);
  add_node(L, calls, read_action, 1);
  add_share(L, calls, count_before, properties);
  add_share(L, calls, count_after, properties);
  add_node(L, calls, read_request, 3);
  calls->request = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_pop(L, 1);
}
