#include <stdlib.h>
#include <string.h>

#include "bare.h"

static const char *const names[bare_key_number] = {
    "action", "after", "share", "participant", "email", "permission", "role",
    "text", "localPart", "domain", "count", "properties", "linkSharing",
};

static int matches(lua_State *L) {
  lua_settop(L, 2);
  lua_pushvalue(L, 1);
  lua_rawget(L, 2);
  lua_pushboolean(L, lua_toboolean(L, -1));
  return 1;
}

static int deny(lua_State *L) {
  static const char *const codes[] = {"domain-not-allowed", "external-write", "public-link", "too-many-writers"};
  bare_calls *calls = lua_touserdata(L, lua_upvalueindex(1));
  const char *code = luaL_checkstring(L, 1);
  for (int i = 0; i < 4; i++)
    if (strcmp(code, codes[i]) == 0) calls->denied |= 1 << i;
  return 0;
}

static void end(lua_State *L, lua_Debug *activation) {
  (void)activation;
  luaL_error(L, "out of steps");
}

/// Under protection: what scripts have, what they are given, and the names of fields.
static int furnish(lua_State *L) {
  bare_calls *calls = lua_touserdata(L, 1);
  luaL_openlibs(L);
  lua_pushcfunction(L, matches);
  lua_setglobal(L, "matches");
  lua_pushvalue(L, 1);
  lua_pushcclosure(L, deny, 1);
  lua_setglobal(L, "deny");
  for (int i = 0; i < bare_key_number; i++) {
    lua_pushstring(L, names[i]);
    calls->keys[i] = lua_tostring(L, -1);
    luaL_ref(L, LUA_REGISTRYINDEX);
  }
  lua_newtable(L);
  lua_pushvalue(L, -1);
  calls->domains = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_createtable(L, 0, 3);
  lua_insert(L, -2);
  lua_setfield(L, -2, "domains");
  lua_pushvalue(L, 2);
  lua_setfield(L, -2, "primary");
  lua_pushvalue(L, 3);
  lua_setfield(L, -2, "maximum");
  calls->parameters = luaL_ref(L, LUA_REGISTRYINDEX);
  bare_make_view(L, calls);
  return 0;
}

bare_calls *bare_calls_new(const char *primary, int maximum, int hook) {
  bare_calls *calls = calloc(1, sizeof *calls);
  if (calls == NULL) return NULL;
  calls->hook = hook;
  calls->state = luaL_newstate();
  if (calls->state) {
    lua_pushcfunction(calls->state, furnish);
    lua_pushlightuserdata(calls->state, calls);
    lua_pushstring(calls->state, primary);
    lua_pushinteger(calls->state, maximum);
    if (lua_pcall(calls->state, 3, 0, 0) == LUA_OK) return calls;
  }
  bare_calls_free(calls);
  return NULL;
}

void bare_calls_free(bare_calls *calls) {
  if (calls == NULL) return;
  if (calls->state) lua_close(calls->state);
  for (size_t i = 0; i < calls->request_count; i++) {
    const bare_request *request = calls->requests + i;
    free(request->name);
    free(request->domain);
    free(request->address);
    free(request->link_sharing);
    free(request->seats);
  }
  free(calls->requests);
  free(calls->policies);
  free(calls);
}

void bare_calls_approve(bare_calls *calls, const char *domain) {
  lua_State *L = calls->state;
  lua_rawgeti(L, LUA_REGISTRYINDEX, calls->domains);
  lua_pushboolean(L, true);
  lua_setfield(L, -2, domain);
  lua_pop(L, 1);
}

bool bare_calls_add_policy(bare_calls *calls, const char *source, size_t length) {
  lua_State *L = calls->state;
  if (luaL_loadbufferx(L, source, length, "=policy.lua", "t") != LUA_OK || lua_pcall(L, 0, 1, 0) != LUA_OK) return false;
  if (lua_istable(L, -1)) lua_getfield(L, -1, "check");
  if (!lua_isfunction(L, -1)) return false;
  int *policies = realloc(calls->policies, (size_t)(calls->policy_count + 1) * sizeof *policies);
  if (policies == NULL) abort();
  calls->policies = policies;
  policies[calls->policy_count++] = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_settop(L, 0);
  return true;
}

/// Running out of memory here ends the process: there is nothing to measure then.
static char *copy(const char *text) {
  char *copied = strdup(text);
  if (copied == NULL) abort();
  return copied;
}

void bare_calls_add_request(
    bare_calls *calls, const char *name, const char *domain, bool may_write, const char *link_sharing,
    const char *seats) {
  bare_request *requests = realloc(calls->requests, (calls->request_count + 1) * sizeof *requests);
  char *address = malloc(strlen(name) + strlen(domain) + 2);
  if (requests == NULL || address == NULL) abort();
  strcat(strcat(strcpy(address, name), "@"), domain);
  calls->requests = requests;
  requests[calls->request_count++] = (bare_request){
      copy(name), copy(domain), address, copy(link_sharing), copy(seats), may_write};
}

int bare_calls_decide(bare_calls *calls, size_t request) {
  lua_State *L = calls->state;
  calls->current = calls->requests + request;
  calls->denied = 0;
  if (calls->hook) lua_sethook(L, end, LUA_MASKCOUNT, calls->hook);
  for (int i = 0; i < calls->policy_count; i++) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, calls->policies[i]);
    lua_rawgeti(L, LUA_REGISTRYINDEX, calls->request);
    lua_rawgeti(L, LUA_REGISTRYINDEX, calls->parameters);
    if (lua_pcall(L, 2, 0, 0) != LUA_OK) {
      lua_settop(L, 0);
      return -1;
    }
  }
  return calls->denied;
}
