// `math` without chance and without functions whose last digit differs between machines. Results that a processor could
// round or sign in its own way are made one.
#include <math.h>

#include "cage.h"
#include "errors.h"
#include "library.h"

static const char *const left_out[] = {
  "random", "a decision may not depend on chance",
  "randomseed", "a decision may not depend on chance",
  "sin", "its last digit differs between machines",
  "cos", "its last digit differs between machines",
  "tan", "its last digit differs between machines",
  "asin", "its last digit differs between machines",
  "acos", "its last digit differs between machines",
  "atan", "its last digit differs between machines",
  "exp", "its last digit differs between machines",
  "log", "its last digit differs between machines",
  "pow", "its last digit differs between machines",
  "deg", "angles are no business of a policy",
  "rad", "angles are no business of a policy",
  NULL,
};

/// Pushes the float as an integer when it is one.
static void push_whole(lua_State *L, lua_Number value) {
  lua_Integer whole;
  if (lua_numbertointeger(value, &whole))
    lua_pushinteger(L, whole);
  else
    lua_pushnumber(L, value);
}

static int math_abs(lua_State *L) {
  if (lua_isinteger(L, 1)) {
    lua_Integer value = lua_tointeger(L, 1);
    lua_pushinteger(L, value < 0 ? (lua_Integer)(0u - (lua_Unsigned)value) : value);
  } else {
    lua_pushnumber(L, fabs(cls_check_number(L, 1)));
  }
  return 1;
}

static int round_with(lua_State *L, double (*round)(double)) {
  if (lua_isinteger(L, 1))
    lua_settop(L, 1);
  else
    push_whole(L, round(cls_check_number(L, 1)));
  return 1;
}

static int math_ceil(lua_State *L) { return round_with(L, ceil); }

static int math_floor(lua_State *L) { return round_with(L, floor); }

void cls_charge_remainder(lua_State *L, lua_Number a, lua_Number b) {
  int upper, lower;
  frexp(a, &upper);
  frexp(b, &lower);
  if (isfinite(a) && isfinite(b) && upper > lower) cls_charge(L, (uint64_t)(upper - lower) / 16);
}

static int math_fmod(lua_State *L) {
  if (!lua_isinteger(L, 1) || !lua_isinteger(L, 2)) {
    lua_Number a = cls_check_number(L, 1), b = cls_check_number(L, 2);
    cls_charge_remainder(L, a, b);
    lua_pushnumber(L, fmod(a, b));
    return 1;
  }
  lua_Integer a = lua_tointeger(L, 1), b = lua_tointeger(L, 2);
  if (b == 0) cls_raise_argument(L, 2, "zero");
  lua_pushinteger(L, b == -1 ? 0 : a % b);
  return 1;
}

static int math_modf(lua_State *L) {
  lua_Number value = cls_check_number(L, 1), whole = value < 0 ? ceil(value) : floor(value);
  if (lua_isinteger(L, 1))
    lua_pushvalue(L, 1);
  else
    push_whole(L, whole);
  lua_pushnumber(L, lua_isinteger(L, 1) || value == whole ? 0 : value - whole);
  return 2;
}

/// The argument that no other precedes or follows by the operator `<`, which is not only for numbers.
static int extreme(lua_State *L, bool largest) {
  int count = lua_gettop(L), best = 1;
  bool has_zeros = cls_cage_of(L)->arena->prices.has_zeros;
  cls_check_any(L, 1);
  cls_charge(L, 1 + (uint64_t)count / 4);
  for (int i = 2; i <= count; i++) {
    if (lua_type(L, i) == LUA_TSTRING) cls_charge(L, 1 + lua_rawlen(L, i) / (has_zeros ? 16 : 64));
    if (largest ? lua_compare(L, best, i, LUA_OPLT) : lua_compare(L, i, best, LUA_OPLT)) best = i;
  }
  lua_pushvalue(L, best);
  return 1;
}

static int math_max(lua_State *L) { return extreme(L, true); }

static int math_min(lua_State *L) { return extreme(L, false); }

static int math_sqrt(lua_State *L) {
  lua_pushnumber(L, sqrt(cls_check_number(L, 1)));
  return 1;
}

static int math_tointeger(lua_State *L) {
  int is_integer;
  cls_check_any(L, 1);
  if (lua_type(L, 1) == LUA_TSTRING) cls_charge(L, 2 + lua_rawlen(L, 1) / 16);
  lua_Integer value = lua_tointegerx(L, 1, &is_integer);
  if (is_integer)
    lua_pushinteger(L, value);
  else
    lua_pushnil(L);
  return 1;
}

static int math_type(lua_State *L) {
  cls_check_any(L, 1);
  if (lua_type(L, 1) == LUA_TNUMBER)
    lua_pushstring(L, lua_isinteger(L, 1) ? "integer" : "float");
  else
    lua_pushnil(L);
  return 1;
}

static int math_ult(lua_State *L) {
  lua_Unsigned a = (lua_Unsigned)cls_check_integer(L, 1), b = (lua_Unsigned)cls_check_integer(L, 2);
  lua_pushboolean(L, a < b);
  return 1;
}

void cls_install_math(lua_State *L) {
  static const luaL_Reg functions[] = {
    {"abs", math_abs},   {"ceil", math_ceil}, {"floor", math_floor}, {"fmod", math_fmod},
    {"max", math_max},   {"min", math_min},   {"modf", math_modf},   {"sqrt", math_sqrt},
    {"tointeger", math_tointeger}, {"type", math_type}, {"ult", math_ult}, {NULL, NULL},
  };
  lua_createtable(L, 0, 15);
  cls_add_functions(L, functions);
  lua_pushnumber(L, 3.141592653589793238462643383279502884);
  lua_setfield(L, -2, "pi");
  lua_pushnumber(L, (lua_Number)HUGE_VAL);
  lua_setfield(L, -2, "huge");
  lua_pushinteger(L, LUA_MAXINTEGER);
  lua_setfield(L, -2, "maxinteger");
  lua_pushinteger(L, LUA_MININTEGER);
  lua_setfield(L, -2, "mininteger");
  cls_explain_missing(L, left_out, "math");
  lua_setglobal(L, "math");
}
