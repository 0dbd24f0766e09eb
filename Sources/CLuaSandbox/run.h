#pragma once

#include "cage.h"

/// Goes back to the image. Never raises.
void cls_restore(cls_cage *cage);
