#pragma once

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

#include "StockLua.h"

/// Cells and text under construction. Running out of memory here ends the process: there is nothing to test then.
typedef struct {
  cls_cell *cells;
  char *text;
  uint32_t cell_count, text_count, cell_capacity, text_capacity;
} stock_values;

struct stock_lua {
  lua_State *state;
  size_t live, limit;
  const char *operation;
  const cls_view *arguments;
  stock_values answer;
  uint32_t root;
};

// Places on the stack during a call.
enum { stock_slot_self = 1, stock_slot_operations, stock_slot_tables };

/// Pushes a value of the arguments. Raises only when there is no memory.
void stock_push(lua_State *L, const stock_lua *stock, const cls_cell *cell, lua_Integer argument);
/// Writes the values from `first` to the top, and then the `table_count` tables of the arguments, as a list.
uint32_t stock_write(lua_State *L, stock_values *answer, int first, uint32_t table_count);
