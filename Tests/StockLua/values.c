#include <stdlib.h>
#include <string.h>

#include "stock.h"

// MARK: To Lua

static void push_plain(lua_State *L, const cls_view *view, const cls_cell *cell) {
  lua_Number number;
  switch (cell->kind) {
    case cls_kind_false: lua_pushboolean(L, 0); return;
    case cls_kind_true: lua_pushboolean(L, 1); return;
    case cls_kind_integer: lua_pushinteger(L, cell->payload); return;
    case cls_kind_number:
      memcpy(&number, &cell->payload, sizeof number);
      lua_pushnumber(L, number);
      return;
    case cls_kind_string: lua_pushlstring(L, view->text + cell->payload, cell->count); return;
    default: lua_pushnil(L);
  }
}

/// Pushes a new table, filled as a script would do it, and keeps it as that of the argument.
static void push_table(lua_State *L, const cls_view *view, const cls_cell *list, lua_Integer argument) {
  lua_createtable(L, 0, 0);
  for (uint32_t i = 2; i + 1 <= list->count; i += 2) {
    push_plain(L, view, list + i);
    push_plain(L, view, list + i + 1);
    lua_rawset(L, -3);
  }
  lua_createtable(L, 0, 2);
  lua_pushvalue(L, -2);
  lua_setfield(L, -2, "table");
  lua_pushinteger(L, argument);
  lua_setfield(L, -2, "argument");
  lua_rawseti(L, stock_slot_tables, (lua_Integer)lua_rawlen(L, stock_slot_tables) + 1);
}

/// Pushes the index in the list of tables of the one that is the argument.
static void push_same(lua_State *L, lua_Integer argument) {
  for (lua_Integer i = 1; i <= (lua_Integer)lua_rawlen(L, stock_slot_tables); i++) {
    lua_rawgeti(L, stock_slot_tables, i);
    lua_getfield(L, -1, "argument");
    bool is_it = lua_tointeger(L, -1) == argument;
    lua_pop(L, 1);
    lua_getfield(L, -1, "table");
    lua_remove(L, -2);
    if (is_it) return;
    lua_pop(L, 1);
  }
  lua_pushnil(L);
}

void stock_push(lua_State *L, const stock_lua *stock, const cls_cell *cell, lua_Integer argument) {
  const cls_view *view = stock->arguments;
  if (cell->kind != cls_kind_ref) {
    push_plain(L, view, cell);
    return;
  }
  const cls_cell *list = view->cells + cell->payload;
  switch (list[1].payload) {
    case stock_table: push_table(L, view, list, argument); return;
    case stock_same: push_same(L, list[2].payload); return;
    default:
      push_plain(L, view, list + 2);
      lua_rawget(L, stock_slot_operations);
  }
}

// MARK: From Lua

static uint32_t grown(uint32_t capacity, uint32_t needed) {
  while (capacity < needed) capacity = capacity * 2 + 64;
  return capacity;
}

static uint32_t add_cells(stock_values *answer, uint32_t count) {
  uint32_t first = answer->cell_count, needed = first + count;
  if (needed > answer->cell_capacity) {
    answer->cell_capacity = grown(answer->cell_capacity, needed);
    answer->cells = realloc(answer->cells, answer->cell_capacity * sizeof(cls_cell));
    if (answer->cells == NULL) abort();
  }
  answer->cell_count = needed;
  memset(answer->cells + first, 0, count * sizeof(cls_cell));
  return first;
}

static uint32_t add_list(stock_values *answer, uint32_t count) {
  uint32_t list = add_cells(answer, 1 + count);
  answer->cells[list] = (cls_cell){.kind = cls_kind_list, .count = count};
  return list;
}

static cls_cell integer(lua_Integer value) { return (cls_cell){.kind = cls_kind_integer, .payload = value}; }

static cls_cell plain(lua_State *L, stock_values *answer, int index) {
  cls_cell cell = {.kind = cls_kind_nil};
  switch (lua_type(L, index)) {
    case LUA_TBOOLEAN: cell.kind = lua_toboolean(L, index) ? cls_kind_true : cls_kind_false; break;
    case LUA_TNUMBER:
      if (lua_isinteger(L, index)) return integer(lua_tointeger(L, index));
      cell.kind = cls_kind_number;
      lua_Number number = lua_tonumber(L, index);
      memcpy(&cell.payload, &number, sizeof number);
      break;
    case LUA_TSTRING: {
      size_t length;
      const char *text = lua_tolstring(L, index, &length);
      uint32_t needed = answer->text_count + (uint32_t)length;
      if (needed > answer->text_capacity) {
        answer->text_capacity = grown(answer->text_capacity, needed);
        answer->text = realloc(answer->text, answer->text_capacity);
        if (answer->text == NULL) abort();
      }
      if (length) memcpy(answer->text + answer->text_count, text, length);
      cell = (cls_cell){
        .kind = cls_kind_string, .count = (uint32_t)length, .payload = (int64_t)answer->text_count};
      answer->text_count = needed;
      break;
    }
    default: break;
  }
  return cell;
}

static cls_cell add_special(stock_values *answer, lua_Integer kind, lua_Integer argument) {
  uint32_t list = add_list(answer, 2);
  answer->cells[list + 1] = integer(kind);
  answer->cells[list + 2] = integer(argument);
  return (cls_cell){.kind = cls_kind_ref, .payload = list};
}

/// A value in a table: of a table there, only that it is one.
static cls_cell element(lua_State *L, stock_values *answer, int index) {
  if (lua_isfunction(L, index)) return add_special(answer, stock_function, 0);
  if (lua_istable(L, index)) return add_special(answer, stock_any_table, 0);
  return plain(L, answer, index);
}

static cls_cell contents(lua_State *L, stock_values *answer, int index) {
  uint32_t count = 0;
  for (lua_pushnil(L); lua_next(L, index); lua_pop(L, 1)) count++;
  uint32_t list = add_list(answer, 1 + 2 * count), at = list + 1;
  answer->cells[at++] = integer(stock_table);
  for (lua_pushnil(L); lua_next(L, index); lua_pop(L, 1)) {
    cls_cell key = plain(L, answer, lua_gettop(L) - 1), value = element(L, answer, lua_gettop(L));
    answer->cells[at++] = key;
    answer->cells[at++] = value;
  }
  return (cls_cell){.kind = cls_kind_ref, .payload = list};
}

/// The number of the argument that the table is, or 0.
static lua_Integer argument_of(lua_State *L, int index, uint32_t table_count) {
  lua_Integer argument = 0;
  for (uint32_t i = 1; i <= table_count && argument == 0; i++) {
    lua_rawgeti(L, stock_slot_tables, i);
    lua_getfield(L, -1, "table");
    lua_getfield(L, -2, "argument");
    if (lua_rawequal(L, -2, index)) argument = lua_tointeger(L, -1);
    lua_pop(L, 3);
  }
  return argument;
}

static cls_cell result(lua_State *L, stock_values *answer, int index, uint32_t table_count) {
  if (!lua_istable(L, index)) return element(L, answer, index);
  lua_Integer argument = argument_of(L, index, table_count);
  if (argument == 0) return contents(L, answer, index);
  return add_special(answer, stock_same, argument);
}

uint32_t stock_write(lua_State *L, stock_values *answer, int first, uint32_t table_count) {
  int last = lua_gettop(L);
  uint32_t root = add_list(answer, (uint32_t)(last - first + 1) + table_count), at = root + 1;
  for (int i = first; i <= last; i++) {
    cls_cell cell = result(L, answer, i, table_count);
    answer->cells[at++] = cell;
  }
  for (uint32_t i = 1; i <= table_count; i++) {
    lua_rawgeti(L, stock_slot_tables, i);
    lua_getfield(L, -1, "table");
    cls_cell cell = contents(L, answer, lua_gettop(L));
    answer->cells[at++] = cell;
    lua_pop(L, 2);
  }
  return root;
}
