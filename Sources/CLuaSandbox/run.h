#pragma once

#include "cage.h"

/// Goes back to the state that every evaluation starts from. Never raises.
void cls_restore(cls_cage *cage);
