#pragma once

#include <lua.h>

/// Adds to the table at the top what makes `"10" + 1` work: strings that read as numbers count as such.
void cls_add_string_arithmetic(lua_State *L);
