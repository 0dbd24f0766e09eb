// Arithmetic on text that reads as a number, as the manual has it. In stock Lua these metamethods come with the library
// of strings, which is never opened here; those below pay by the length of the text before they read it.
#include "string_arithmetic.h"

#include <lauxlib.h>

#include "cage.h"
#include "errors.h"
#include "library.h"

/// Pushes the number that the operand is or reads as. False if it is none.
static bool push_number(lua_State *L, int operand) {
  if (lua_type(L, operand) == LUA_TNUMBER) {
    lua_pushvalue(L, operand);
    return true;
  }
  size_t length;
  if (lua_type(L, operand) != LUA_TSTRING) return false;
  const char *text = lua_tolstring(L, operand, &length);
  cls_charge(L, 2 + length / 16);
  return lua_stringtonumber(L, text) == length + 1;
}

static void read_operand(lua_State *L, int operand) {
  if (push_number(L, operand)) return;
  if (lua_type(L, operand) == LUA_TSTRING)
    cls_raise(
        L, "attempt to perform arithmetic on a string value (\"%.40s\" is no number)", lua_tostring(L, operand));
  cls_raise(L, "attempt to perform arithmetic on a %s value", cls_type_name(L, operand));
}

static int arithmetic(lua_State *L, int operation) {
  lua_settop(L, 2);
  read_operand(L, 1);
  read_operand(L, 2);
  if (operation == LUA_OPMOD) cls_charge_remainder(L, lua_tonumber(L, 3), lua_tonumber(L, 4));
  lua_arith(L, operation);
  return 1;
}

static int add(lua_State *L) { return arithmetic(L, LUA_OPADD); }
static int subtract(lua_State *L) { return arithmetic(L, LUA_OPSUB); }
static int multiply(lua_State *L) { return arithmetic(L, LUA_OPMUL); }
static int divide(lua_State *L) { return arithmetic(L, LUA_OPDIV); }
static int floor_divide(lua_State *L) { return arithmetic(L, LUA_OPIDIV); }
static int modulo(lua_State *L) { return arithmetic(L, LUA_OPMOD); }

/// The exponent is always the literal 2, else the source was refused.
static int power(lua_State *L) { return arithmetic(L, LUA_OPPOW); }

static int negate(lua_State *L) {
  lua_settop(L, 1);
  read_operand(L, 1);
  lua_arith(L, LUA_OPUNM);
  return 1;
}

void cls_add_string_arithmetic(lua_State *L) {
  static const luaL_Reg methods[] = {
    {"__add", add}, {"__sub", subtract}, {"__mul", multiply}, {"__div", divide}, {"__idiv", floor_divide},
    {"__mod", modulo}, {"__pow", power}, {"__unm", negate}, {NULL, NULL},
  };
  luaL_setfuncs(L, methods, 0);
}
