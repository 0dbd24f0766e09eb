// Functions of the library as values of the state's own memory. Lua hashes a bare C function by its address, which
// differs in every process; as a key of a table it would change what a list with holes is, and so a decision.
#include "cage.h"
#include "library.h"

void cls_add_functions(lua_State *L, const luaL_Reg *functions) {
  // With a value of its own a function is an object, and has an address in the arena.
  lua_pushboolean(L, 0);
  luaL_setfuncs(L, functions, 1);
}

void cls_push_function(lua_State *L, lua_CFunction function) {
  const void *name = (const void *)(uintptr_t)function;
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, name) != LUA_TNIL) return;
  lua_pop(L, 1);
  lua_pushboolean(L, 0);
  lua_pushcclosure(L, function, 1);
  lua_pushvalue(L, -1);
  cls_note_change(L, LUA_REGISTRYINDEX);
  lua_rawsetp(L, LUA_REGISTRYINDEX, name);
}

void cls_keep_function(lua_State *L, lua_CFunction function) {
  cls_push_function(L, function);
  lua_pop(L, 1);
}
