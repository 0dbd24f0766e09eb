#pragma once

#include "cage.h"

/// Message handler of the outermost protected call: notes where the error comes from. Never raises.
int cls_note_error(lua_State *L);
/// Keeps the error value at the top as the message, its position apart. Never raises.
void cls_keep_error(cls_cage *cage, int outcome);
/// Keeps that what `check` returned, so many values at the top, is not what it may return. Never raises.
void cls_keep_wrong_result(cls_cage *cage, int results);
/// Fills the report from what was found.
void cls_finish_report(cls_cage *cage, cls_report *report);
/// Keeps that nothing was run, and why. Never raises.
void cls_refuse(cls_cage *cage, const char *message);
