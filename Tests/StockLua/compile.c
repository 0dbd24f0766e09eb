#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "stock.h"

static int keep(lua_State *L, const void *bytes, size_t count, void *context) {
  (void)L;
  stock_code *code = context;
  char *grown = realloc(code->bytes, code->length + count);
  if (grown == NULL) abort();
  memcpy(grown + code->length, bytes, count);
  code->bytes = grown;
  code->length += count;
  return 0;
}

bool stock_compile(const char *source, size_t length, bool has_lines, stock_code *code) {
  *code = (stock_code){0};
  lua_State *L = luaL_newstate();
  if (L == NULL) abort();
  bool is_lua = luaL_loadbufferx(L, source, length, "=source", "t") == LUA_OK;
  if (is_lua)
    lua_dump(L, keep, code, !has_lines);
  else
    snprintf(code->message, sizeof code->message, "%s", lua_tostring(L, -1));
  lua_close(L);
  return is_lua;
}

void stock_code_free(stock_code *code) { free(code->bytes); }
