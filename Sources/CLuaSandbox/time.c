// Times of requests as values: compared, subtracted and added to, in UTC, with what overflows refused. There is no
// clock.
#include <string.h>

#include "CIdentityText.h"
#include "cage.h"
#include "errors.h"
#include "library.h"
#include "options.h"
#include "suggest.h"
#include "view.h"

static const int64_t second = 1000000;

/// Both operands as times; raises otherwise.
static void both_times(lua_State *L, const char *what, int64_t *a, int64_t *b) {
  if (cls_to_time(L, 1, a) && cls_to_time(L, 2, b)) return;
  cls_raise(L, "attempt to %s a %s and a %s", what, cls_type_name(L, 1), cls_type_name(L, 2));
}

int cls_time_less(lua_State *L) {
  int64_t a = 0, b = 0;
  both_times(L, "compare", &a, &b);
  lua_pushboolean(L, a < b);
  return 1;
}

int cls_time_less_or_equal(lua_State *L) {
  int64_t a = 0, b = 0;
  both_times(L, "compare", &a, &b);
  lua_pushboolean(L, a <= b);
  return 1;
}

int cls_time_subtract(lua_State *L) {
  int64_t a = 0, b = 0;
  both_times(L, "subtract", &a, &b);
  if ((a - b) % second == 0)
    lua_pushinteger(L, (a - b) / second);
  else
    lua_pushnumber(L, (lua_Number)(a - b) / (lua_Number)second);
  return 1;
}

/// Adds `count` units of so many seconds; false when that overflows.
static bool add_units(int64_t *sum, lua_Integer count, int64_t seconds) {
  int64_t microseconds;
  return !__builtin_mul_overflow(count, seconds * second, &microseconds) &&
         !__builtin_add_overflow(*sum, microseconds, sum);
}

/// `t:add{ days = 90 }`.
static int time_add(lua_State *L) {
  static const cls_option units[] = {
    cls_option("days"), cls_option("hours"), cls_option("minutes"), cls_option("seconds"),
  };
  static const int64_t seconds[] = {86400, 3600, 60, 1};
  enum { unit_count = sizeof units / sizeof *units, first = 3 };
  int64_t sum;
  if (!cls_to_time(L, 1, &sum)) cls_raise_type(L, 1, "time");
  if (!lua_istable(L, 2)) cls_raise_type(L, 2, "table");
  cls_charge(L, 4);
  lua_settop(L, first - 1);
  size_t length;
  const char *name = cls_read_options(L, 2, units, unit_count, &length);
  if (name) {
    cls_suggestion suggestion = cls_suggest_start(L, name, length);
    for (int i = 0; i < unit_count; i++) cls_suggest_offer(&suggestion, units[i].name);
    if (suggestion.nearest) cls_raise(L, "no unit \"%.60s\"; did you mean \"%s\"?", name, suggestion.nearest);
    cls_raise(L, "no unit \"%.60s\"; there are days, hours, minutes, seconds", name);
  }
  bool in_range = true;
  for (int i = 0; i < unit_count; i++) {
    int is_integer = 0;
    int type = lua_type(L, first + i);
    const char *unit = units[i].name;
    if (type == LUA_TNIL) continue;
    lua_Integer count = type == LUA_TNUMBER ? lua_tointegerx(L, first + i, &is_integer) : 0;
    if (!is_integer && type == LUA_TNUMBER)
      cls_raise(L, "%s must be a whole number, not %.14g", unit, lua_tonumber(L, first + i));
    if (!is_integer) cls_raise(L, "%s must be a whole number, not a %s", unit, cls_type_name(L, first + i));
    in_range = in_range && add_units(&sum, count, seconds[i]);
  }
  char text[40];
  if (!in_range || cit_time_print(sum, text) == 0) cls_raise(L, "the time is outside the years 0001 to 9999");
  cls_push_time(L, sum);
  return 1;
}

int cls_time_index(lua_State *L) {
  int64_t microseconds = 0;
  cls_to_time(L, 1, &microseconds);
  uint16_t name = lua_type(L, 2) == LUA_TSTRING ? cls_interned_find(L, 2) : cls_not_a_name;
  if (name == cls_name_text) {
    char text[40];
    cls_charge(L, 4);
    cls_push_bytes(L, text, cit_time_print(microseconds, text));
  } else if (name == cls_name_add) {
    cls_push_function(L, time_add);
  } else if (lua_type(L, 2) == LUA_TSTRING) {
    cls_raise(L, "no field \"%.60s\" in a time; it has add, text", lua_tostring(L, 2));
  } else {
    cls_raise(L, "no field with a %s as its name in a time", cls_type_name(L, 2));
  }
  return 1;
}

int cls_time(lua_State *L) {
  size_t length;
  if (lua_type(L, 1) != LUA_TSTRING) cls_raise_type(L, 1, "string");
  const char *text = lua_tolstring(L, 1, &length);
  cls_charge_bytes(L, length);
  int64_t microseconds;
  if (cit_time_parse(text, length, &microseconds) == 0)
    cls_push_time(L, microseconds);
  else
    lua_pushnil(L);
  return 1;
}

void cls_install_time(lua_State *L) { cls_keep_function(L, time_add); }
