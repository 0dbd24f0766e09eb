// Reads the table that a script returns into plain values outside its memory. Cycles, depth, functions in odd places
// and mixed tables are refused, so that the host reads bounded data and runs nothing of the script to get it.
#include "declaration.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CIdentityText.h"
#include "errors.h"
#include "library.h"
#include "view.h"

enum { depth_limit = 8, dialect_depth_limit = 40 };

#define PLAIN_VALUES "text, numbers, true, false and tables of them"
static const char plain_values[] = PLAIN_VALUES, use_plain_values[] = "only " PLAIN_VALUES " can stand here";

/// Leaves where the declaration gets larger than a script may be: what it names twice stands in it twice, so that a
/// small table can declare more than any memory holds.
static void check_room(cls_cage *cage, uint64_t more) {
  uint64_t size = (uint64_t)cage->declaration.cell_count * sizeof(cls_cell) + cage->declaration.text_count;
  if (size + more > cage->arena->limit) cls_leave(cage, cls_outcome_memory, NULL);
}

/// Appends cells and returns the index of the first. Leaves without memory.
static uint32_t append_cells(cls_cage *cage, uint32_t count) {
  check_room(cage, (uint64_t)count * sizeof(cls_cell));
  uint32_t first = cage->declaration.cell_count, needed = first + count;
  if (needed > cage->declaration.cell_capacity) {
    uint32_t capacity = needed * 2 + 16;
    cls_cell *grown = realloc(cage->declaration.cells, capacity * sizeof(cls_cell));
    if (grown == NULL) cls_leave(cage, cls_outcome_memory, NULL);
    cage->declaration.cells = grown;
    cage->declaration.cell_capacity = capacity;
  }
  memset(cage->declaration.cells + first, 0, count * sizeof(cls_cell));
  cage->declaration.cell_count = needed;
  return first;
}

static cls_cell text_cell(cls_cage *cage, const char *text, size_t length) {
  check_room(cage, length);
  uint32_t first = cage->declaration.text_count, needed = first + (uint32_t)length;
  if (needed > cage->declaration.text_capacity) {
    uint32_t capacity = needed * 2 + 256;
    char *grown = realloc(cage->declaration.text, capacity);
    if (grown == NULL) cls_leave(cage, cls_outcome_memory, NULL);
    cage->declaration.text = grown;
    cage->declaration.text_capacity = capacity;
  }
  if (length) memcpy(cage->declaration.text + first, text, length);
  cage->declaration.text_count = needed;
  return (cls_cell){.kind = cls_kind_string, .count = (uint32_t)length, .payload = first};
}

static cls_cell value_cell(lua_State *L, int depth, const char *path);

static cls_cell list_cell(lua_State *L, lua_Integer length, int depth, const char *path) {
  cls_cage *cage = cls_cage_of(L);
  int list = lua_gettop(L);
  uint32_t head = append_cells(cage, 1 + (uint32_t)length);
  cage->declaration.cells[head] = (cls_cell){.kind = cls_kind_list, .count = (uint32_t)length};
  for (lua_Integer i = 1; i <= length; i++) {
    char place[200];
    snprintf(place, sizeof place, "%s[%lld]", path, (long long)i);
    cls_list_push(L, list, i);
    cls_cell cell = value_cell(L, depth + 1, place);
    cage->declaration.cells[head + i] = cell;
    lua_pop(L, 1);
  }
  return (cls_cell){.kind = cls_kind_ref, .payload = head};
}

/// Raises about a key that is no name.
static void raise_nameless(lua_State *L, const char *path) {
  if (*path) cls_raise(L, "`%s` has a key that is no name; write names alone, or a list without gaps", path);
  cls_raise(L, "the policy's table has an entry without a name; write one, as in actions = { \"sharing\" }");
}

/// A table with string keys. At the top, functions and `check` are not part of the declaration.
static cls_cell map_cell(lua_State *L, int depth, const char *path) {
  cls_cage *cage = cls_cage_of(L);
  int table = lua_gettop(L);
  uint32_t count = 0;
  cls_charge_scan(L);
  for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) {
    cls_charge_entries(L, 1);
    count++;
  }
  uint32_t head = append_cells(cage, 1 + 2 * count), filled = 0;
  lua_pushcfunction(L, cls_pairs);
  lua_pushvalue(L, table);
  lua_call(L, 1, 1);
  int iterator = lua_gettop(L);
  for (;;) {
    lua_settop(L, iterator);
    lua_pushvalue(L, iterator);
    lua_pushvalue(L, table);
    lua_call(L, 1, 2);
    if (lua_isnil(L, -2)) break;
    if (lua_type(L, -2) != LUA_TSTRING) raise_nameless(L, path);
    size_t length;
    const char *key = lua_tolstring(L, -2, &length);
    if (depth == 0 && strcmp(key, "check") == 0) continue;
    char place[200];
    snprintf(place, sizeof place, "%s%s%.60s", path, *path ? "." : "", key);
    cls_cell value = value_cell(L, depth + 1, place);
    cage->declaration.cells[head + 1 + 2 * filled] = text_cell(cage, key, length);
    cage->declaration.cells[head + 2 + 2 * filled] = value;
    filled++;
  }
  lua_settop(L, table);
  cage->declaration.cells[head] = (cls_cell){.kind = cls_kind_map, .count = filled};
  return (cls_cell){.kind = cls_kind_ref, .payload = head};
}

static cls_cell table_cell(lua_State *L, int depth, const char *path) {
  int limit = cls_cage_of(L)->has_dialect ? dialect_depth_limit : depth_limit;
  if (depth > limit)
    cls_raise(L, "`%s` is nested more than %d deep, or contains itself; declare fewer levels", path, limit);
  if (lua_getmetatable(L, -1)) {
    lua_pop(L, 1);
    cls_raise(L, "`%s` is not a plain value; write %s", path, plain_values);
  }
  lua_Integer length = cls_table_length(L, -1);
  if (length == 0) return map_cell(L, depth, path);
  lua_Integer keys = 0;
  cls_charge_scan(L);
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
    cls_charge_entries(L, 1);
    keys++;
  }
  if (keys != length) cls_raise(L, "`%s` has both list entries and other keys, or a gap; write names alone, or a list without gaps", path);
  return list_cell(L, length, depth, path);
}

/// Raises with the line on which the function at the top starts, if it is the script's own.
static void raise_function(lua_State *L, const char *path, const char *rule) {
  lua_Debug origin;
  lua_pushvalue(L, -1);
  lua_getinfo(L, ">S", &origin);
  if (origin.linedefined <= 0) cls_raise(L, "`%s` is a function; %s", path, rule);
  cls_raise(L, "policy.lua:%d: `%s` is a function; %s", origin.linedefined, path, rule);
}

static cls_cell number_cell(lua_State *L) {
  if (lua_isinteger(L, -1)) return (cls_cell){.kind = cls_kind_integer, .payload = lua_tointeger(L, -1)};
  lua_Number number = lua_tonumber(L, -1);
  cls_cell cell = {.kind = cls_kind_number};
  memcpy(&cell.payload, &number, sizeof number);
  return cell;
}

/// A time as its text. What else a view gives is no value of the script's own.
static cls_cell view_cell(lua_State *L, const char *path) {
  int64_t microseconds;
  if (!cls_to_time(L, -1, &microseconds)) cls_raise(L, "`%s` comes from `data`; write the values themselves", path);
  char text[40];
  return text_cell(cls_cage_of(L), text, cit_time_print(microseconds, text));
}

/// The value at the top, which stays there.
static cls_cell value_cell(lua_State *L, int depth, const char *path) {
  luaL_checkstack(L, 12, NULL);
  cls_charge(L, 2);
  switch (lua_type(L, -1)) {
    case LUA_TBOOLEAN: return (cls_cell){.kind = lua_toboolean(L, -1) ? cls_kind_true : cls_kind_false};
    case LUA_TNUMBER: return number_cell(L);
    case LUA_TSTRING: {
      size_t length;
      const char *text = lua_tolstring(L, -1, &length);
      return text_cell(cls_cage_of(L), text, length);
    }
    case LUA_TTABLE: return table_cell(L, depth, path);
    case LUA_TUSERDATA: return list_cell(L, cls_list_length(L, -1), depth, path);
    case LUA_TLIGHTUSERDATA: return view_cell(L, path);
    case LUA_TFUNCTION:
      raise_function(L, path, depth == 1 ? "only `check` can be one; keep others in locals" : use_plain_values);
    default: cls_raise(L, "`%s` is a %s; %s", path, cls_type_name(L, -1), use_plain_values);
  }
}

void cls_read_declaration(lua_State *L, int index) {
  cls_cage *cage = cls_cage_of(L);
  cls_cell root;
  lua_pushvalue(L, index);
  if (lua_istable(L, -1)) {
    root = map_cell(L, 0, "");
  } else {
    uint32_t head = append_cells(cage, 1);
    cage->declaration.cells[head].kind = cls_kind_map;
    root = (cls_cell){.kind = cls_kind_ref, .payload = head};
  }
  lua_pop(L, 1);
  cage->declaration.root = (uint32_t)root.payload;
}

cls_view cls_cage_declaration(const cls_cage *cage) {
  return (cls_view){
    .cells = cage->declaration.cells,
    .text = cage->declaration.text,
    .cell_count = cage->declaration.cell_count,
    .text_count = cage->declaration.text_count,
    .root = cage->declaration.root,
  };
}
