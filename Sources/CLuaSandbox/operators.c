// What values of views and of `set` do not take part in. Without these Lua would speak of userdata, a word that says
// nothing to whoever writes a policy. All of them raise.
#include "errors.h"
#include "library.h"
#include "view.h"

static int on_arithmetic(lua_State *L) {
  if (cls_is_time(L, 1) || cls_is_time(L, 2))
    cls_raise(L, "attempt to calculate with a time; use time:add{ days = 1 }, or subtract one time from another");
  int culprit = lua_isnumber(L, 1) ? 2 : 1;
  cls_raise(L, "attempt to perform arithmetic on a %s value", cls_type_name(L, culprit));
}

static int on_concatenation(lua_State *L) {
  int culprit = lua_isstring(L, 1) ? 2 : 1;
  const char *hint = cls_is_time(L, culprit) ? "; use its text" : "";
  cls_raise(L, "attempt to concatenate a %s value%s", cls_type_name(L, culprit), hint);
}

static int on_call(lua_State *L) { cls_raise(L, "attempt to call a %s value", cls_type_name(L, 1)); }

void cls_add_operators(lua_State *L) {
  static const luaL_Reg methods[] = {
    {"__add", on_arithmetic},  {"__mul", on_arithmetic},  {"__div", on_arithmetic}, {"__idiv", on_arithmetic},
    {"__mod", on_arithmetic},  {"__pow", on_arithmetic},  {"__unm", on_arithmetic}, {"__band", on_arithmetic},
    {"__bor", on_arithmetic},  {"__bxor", on_arithmetic}, {"__shl", on_arithmetic}, {"__shr", on_arithmetic},
    {"__bnot", on_arithmetic}, {"__concat", on_concatenation}, {"__call", on_call}, {NULL, NULL},
  };
  luaL_setfuncs(L, methods, 0);
}
