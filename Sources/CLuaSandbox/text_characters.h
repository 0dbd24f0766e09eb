#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What kinds of characters text for people and source text are checked for. Nothing here raises.

typedef struct {
  uint32_t first, last;
} cls_character_range;

/// Characters that turn the order of what is shown.
bool cls_is_bidi_control(uint32_t code_point);
/// C0 and C1 controls and DEL.
bool cls_is_control(uint32_t code_point);
/// Characters that show nothing by themselves, and code points that stand for no character.
bool cls_is_invisible(uint32_t code_point);
/// Characters that are put over, under or around the one before.
bool cls_is_mark(uint32_t code_point);
/// Pictures and symbols, of which emoji are made.
bool cls_is_picture(uint32_t code_point);
bool cls_is_ideograph(uint32_t code_point);
/// Letters of scripts whose spelling needs the invisible joiners, as Persian and Hindi do.
bool cls_is_of_joining_script(uint32_t code_point);
