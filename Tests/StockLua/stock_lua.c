#include <stdlib.h>
#include <string.h>

#include "stock.h"

static void *allocate(void *context, void *block, size_t old_size, size_t new_size) {
  stock_lua *stock = context;
  if (block == NULL) old_size = 0;
  if (new_size == 0) {
    stock->live -= old_size;
    free(block);
    return NULL;
  }
  if (new_size > old_size && stock->live + (new_size - old_size) > stock->limit) return NULL;
  void *moved = realloc(block, new_size);
  if (moved) stock->live += new_size - old_size;
  return moved;
}

/// Under protection: the libraries, and the operations in the registry.
static int furnish(lua_State *L) {
  const char *source = lua_touserdata(L, 1);
  size_t length = (size_t)lua_tointeger(L, 2);
  luaL_openlibs(L);
  if (luaL_loadbufferx(L, source, length, "=policy.lua", "t") != LUA_OK) lua_error(L);
  lua_call(L, 0, 1);
  luaL_checktype(L, -1, LUA_TTABLE);
  lua_setfield(L, LUA_REGISTRYINDEX, "operations");
  return 0;
}

stock_lua *stock_lua_new(const char *source, size_t length, size_t memory_limit) {
  stock_lua *stock = calloc(1, sizeof *stock);
  if (stock == NULL) abort();
  stock->limit = memory_limit;
  stock->state = lua_newstate(allocate, stock);
  if (stock->state) {
    lua_pushcfunction(stock->state, furnish);
    lua_pushlightuserdata(stock->state, (void *)source);
    lua_pushinteger(stock->state, (lua_Integer)length);
    if (lua_pcall(stock->state, 2, 0, 0) == LUA_OK) return stock;
  }
  stock_lua_free(stock);
  return NULL;
}

void stock_lua_free(stock_lua *stock) {
  if (stock == NULL) return;
  if (stock->state) lua_close(stock->state);
  free(stock->answer.cells);
  free(stock->answer.text);
  free(stock);
}

/// Under protection.
static int perform(lua_State *L) {
  stock_lua *stock = lua_touserdata(L, stock_slot_self);
  const cls_cell *arguments = stock->arguments->cells + stock->arguments->root;
  lua_getfield(L, LUA_REGISTRYINDEX, "operations");
  lua_createtable(L, 4, 0);
  lua_getfield(L, stock_slot_operations, stock->operation);
  luaL_checkstack(L, (int)arguments->count + 8, NULL);
  for (uint32_t i = 1; i <= arguments->count; i++) stock_push(L, stock, arguments + i, i);
  uint32_t table_count = (uint32_t)lua_rawlen(L, stock_slot_tables);
  lua_call(L, (int)arguments->count, LUA_MULTRET);
  luaL_checkstack(L, 8, NULL);
  stock->root = stock_write(L, &stock->answer, stock_slot_tables + 1, table_count);
  return 0;
}

stock_answer stock_lua_call(stock_lua *stock, const char *operation, const cls_view *arguments) {
  lua_State *L = stock->state;
  stock->operation = operation;
  stock->arguments = arguments;
  stock->answer.cell_count = stock->answer.text_count = 0;
  lua_settop(L, 0);
  lua_pushcfunction(L, perform);
  lua_pushlightuserdata(L, stock);
  bool has_raised = lua_pcall(L, 1, 0, 0) != LUA_OK;
  if (has_raised) {
    stock->answer.cell_count = stock->answer.text_count = 0;
    stock->root = stock_write(L, &stock->answer, lua_gettop(L), 0);
  }
  const stock_values *answer = &stock->answer;
  return (stock_answer){
    has_raised, {answer->cells, answer->text, answer->cell_count, answer->text_count, stock->root}};
}
