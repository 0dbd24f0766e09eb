#pragma once

#include <lua.h>
#include <stdbool.h>
#include <stdint.h>

#include "book.h"
#include "cage.h"

// What a view looks like from within a script: a light userdata whose bits say which header of which view it is, or
// which instant, or that it is the value that `deny` gives back. So handing a value over allocates nothing, two values
// are equal when their bits are, and nothing of a view can be changed.

typedef struct {
  const cls_view *view;
  const cls_cell *head;
  uint32_t number, index;  // of the view; of the header in it
} cls_ref;

// These do not raise.
bool cls_to_ref(lua_State *L, int index, cls_ref *ref);
bool cls_is_time(lua_State *L, int index);
bool cls_to_time(lua_State *L, int index, int64_t *microseconds);
bool cls_is_verdict(lua_State *L, int index);
void cls_push_time(lua_State *L, int64_t microseconds);
void cls_push_verdict(lua_State *L);
/// Pushes the root of a view, or nil.
void cls_push_root(lua_State *L, uint32_t number);

extern const cls_cell cls_nil_cell;

/// The cell at an offset from the header; the nil cell when it lies outside the view.
static inline const cls_cell *cls_ref_cell(const cls_ref *ref, uint32_t offset) {
  uint64_t at = (uint64_t)ref->index + offset;
  return at < ref->view->cell_count ? ref->view->cells + at : &cls_nil_cell;
}

/// The schema of a record; NULL for other containers.
static inline const cls_schema *cls_ref_schema(const cls_cage *cage, const cls_ref *ref) {
  if (ref->head->kind != cls_kind_record || ref->head->schema >= cage->book->schema_count) return NULL;
  return &cage->book->schemas[ref->head->schema];
}

/// The text of a string or word cell; NULL for other cells.
const char *cls_cell_text(const cls_cage *cage, const cls_view *view, const cls_cell *cell, size_t *length);
/// The container that a cell of the view of that number refers to, which may be in another view. False if it is none.
bool cls_cell_ref(const cls_cage *cage, uint32_t number, const cls_cell *cell, cls_ref *ref);
/// The field of a record, hidden ones too, or the nil cell.
const cls_cell *cls_record_field(const cls_cage *cage, const cls_ref *ref, uint16_t name);

/// Pushes a cell's value. Leaves when a limit is exceeded; does not raise.
void cls_push_cell(lua_State *L, uint32_t number, const cls_cell *cell);

/// Index of the pair of a map whose key is the text, or of where it would be.
uint32_t cls_map_search(const cls_ref *map, const char *key, size_t length, bool *found);
/// Whether a set holds the text.
bool cls_set_has(const cls_ref *set, const char *text, size_t length);

/// Pushes `container[key]` for the key at the top of the stack, in whose place it comes. May raise.
void cls_ref_index(lua_State *L, const cls_ref *ref, int key);
/// Raises `no field "x" in y; did you mean "z"?`.
_Noreturn void cls_raise_no_field(lua_State *L, const cls_ref *ref, int key);

/// Gives all light userdata their metatable. Raises only without memory.
void cls_view_install(lua_State *L);
