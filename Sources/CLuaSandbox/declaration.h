#pragma once

#include "cage.h"

/// Copies what the main chunk returned besides functions out of the script's memory. May raise and leave.
void cls_read_declaration(lua_State *L, int index);
