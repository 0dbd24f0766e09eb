#pragma once

#include <lauxlib.h>
#include <lua.h>
#include <stdbool.h>
#include <stddef.h>

// The functions that scripts can call. Each may raise an error that the script can catch, and leaves the evaluation
// when a limit is exceeded. They call each other only as Lua would.

/// Adds functions to the table at the top.
void cls_add_functions(lua_State *L, const luaL_Reg *functions);
/// Pushes a function that scripts get to see, always the same object.
void cls_push_function(lua_State *L, lua_CFunction function);
/// Makes the object, so that no evaluation has to.
void cls_keep_function(lua_State *L, lua_CFunction function);

void cls_library_install(lua_State *L);  // everything below
void cls_install_globals(lua_State *L);  // basic functions, and what answers for names that are left out
void cls_install_pairs(lua_State *L);
void cls_install_time(lua_State *L);
void cls_install_people(lua_State *L);
void cls_install_string(lua_State *L);
void cls_install_table(lua_State *L);
void cls_install_math(lua_State *L);
void cls_install_utf8(lua_State *L);
void cls_install_sets(lua_State *L);
void cls_install_identity(lua_State *L);

/// Gives the table at the top an `__index` that explains why a name is missing. `left_out` is pairs of a name and a
/// reason, ended by NULL; `what` is what messages call the table's names.
void cls_explain_missing(lua_State *L, const char *const *left_out, const char *what);
/// The same for the table of globals, which is at the top.
void cls_explain_missing_globals(lua_State *L);

int cls_pairs(lua_State *L);
int cls_next(lua_State *L);
int cls_ipairs(lua_State *L);
int cls_type(lua_State *L);
int cls_tostring(lua_State *L);
int cls_tonumber(lua_State *L);
int cls_format(lua_State *L);
int cls_find(lua_State *L);
int cls_match(lua_State *L);
int cls_gmatch(lua_State *L);
int cls_gsub(lua_State *L);
int cls_sort(lua_State *L);
int cls_deny(lua_State *L);
int cls_warn(lua_State *L);
int cls_matches(lua_State *L);
int cls_any(lua_State *L);
int cls_all(lua_State *L);
int cls_count(lua_State *L);
int cls_set(lua_State *L);
int cls_email(lua_State *L);
int cls_time(lua_State *L);
int cls_people_count(lua_State *L);
int cls_people_find(lua_State *L);
int cls_set_has_method(lua_State *L);
int cls_time_index(lua_State *L);
int cls_time_less(lua_State *L);
int cls_time_less_or_equal(lua_State *L);
int cls_time_subtract(lua_State *L);

/// Gives the metatable at the top what raises where a value of a view or of `set` is out of place.
void cls_add_operators(lua_State *L);

/// Pushes the value at the index as a string, without an address for any kind of value.
const char *cls_push_text(lua_State *L, int index, size_t *length);

/// Pays for the remainder of a division of floats, which goes through the bits between the two.
void cls_charge_remainder(lua_State *L, lua_Number a, lua_Number b);
/// Pays for reading the text as an address or a domain, of which foreign ones have to be converted.
void cls_charge_address(lua_State *L, const char *text, size_t length);

// A list is a table of the script's own, a list or set of a view, or a value of `set`.

/// Raises when the value is no list.
lua_Integer cls_list_length(lua_State *L, int index);
/// What `#` says of the table at the index, paid for. Raises nothing.
lua_Integer cls_table_length(lua_State *L, int index);
/// The same, for what goes through all there is: raises also when a table of the script's has elements elsewhere, as a
/// map has, or a list with holes.
lua_Integer cls_whole_list_length(lua_State *L, int index);
/// Pushes the element. Raises only when the value is no list.
void cls_list_push(lua_State *L, int index, lua_Integer at);
bool cls_is_list(lua_State *L, int index);
