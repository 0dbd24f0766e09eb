#pragma once

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CLuaSandbox.h"
#include "view.h"

// Takes no memory of the script; neither raises nor leaves.

/// Writes what a value is, in at most `limit` bytes of clean text, and returns how many: plain values as they are written,
/// lists and records by what is first in them. Says whether there would be more.
size_t cls_describe_value(lua_State *L, int index, char *out, size_t limit, bool *is_cut);
/// Whether a value is a record, and which.
bool cls_value_record(lua_State *L, int index, cls_ref *record);
/// Finds the next field of a record that holds something, from `place` on. False: there is none.
bool cls_next_field(const cls_cage *cage, const cls_ref *record, uint32_t *place, cls_text *name);
/// The same as `cls_describe_value` and `cls_value_record`, of the field at a place that `cls_next_field` found.
size_t cls_describe_field(
  const cls_cage *cage, const cls_ref *record, uint32_t place, char *out, size_t limit, bool *is_cut);
bool cls_field_record(const cls_cage *cage, const cls_ref *record, uint32_t place, cls_ref *inner);
