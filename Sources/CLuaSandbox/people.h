#pragma once

#include "cage.h"
#include "view.h"

/// The list of people of the record at 1. False when it is absent; raises when the value at 1 can have none.
bool cls_people_list(lua_State *L, cls_ref *list);
