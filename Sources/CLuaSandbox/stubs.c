#include "library.h"
void cls_install_table(lua_State *L) { (void)L; }
void cls_install_math(lua_State *L) { (void)L; }
void cls_install_utf8(lua_State *L) { (void)L; }
