// Hands requests, parameters and data to scripts as numbers that point into flat cells outside their memory. Every
// number is checked before it is followed, so nothing that a script has can read beside a view or write to one.
#include "view.h"

#include <string.h>

#include "cage.h"

// Two bits of tag, then 62 bits of content.
static const uint64_t tag_verdict = 0, tag_ref = 1, tag_time = 2;
static const uint64_t verdict_bits = 1;
static const int64_t time_bias = (int64_t)1 << 61;

const cls_cell cls_nil_cell = {.kind = cls_kind_nil};

static uint64_t bits_at(lua_State *L, int index) { return (uint64_t)(uintptr_t)lua_touserdata(L, index); }

static void push_bits(lua_State *L, uint64_t tag, uint64_t content) {
  lua_pushlightuserdata(L, (void *)(uintptr_t)(tag << 62 | content));
}

static bool ref_at(const cls_cage *cage, uint32_t number, uint64_t index, cls_ref *ref) {
  if (number >= cls_view_count) return false;
  const cls_view *view = &cage->views[number];
  if (index >= view->cell_count || view->cells[index].kind < cls_kind_list ||
      view->cells[index].kind > cls_kind_set)
    return false;
  *ref = (cls_ref){view, view->cells + index, number, (uint32_t)index};
  return true;
}

bool cls_to_ref(lua_State *L, int index, cls_ref *ref) {
  // No block of memory has an address with the bits of this tag.
  uint64_t bits = bits_at(L, index);
  if (bits >> 62 != tag_ref) return false;
  return ref_at(cls_cage_of(L), (uint32_t)(bits >> 48 & 0xFF), bits & UINT32_MAX, ref);
}

bool cls_is_time(lua_State *L, int index) {
  return lua_islightuserdata(L, index) && bits_at(L, index) >> 62 == tag_time;
}

bool cls_to_time(lua_State *L, int index, int64_t *microseconds) {
  if (!cls_is_time(L, index)) return false;
  *microseconds = (int64_t)(bits_at(L, index) & ~(tag_time << 62)) - time_bias;
  return true;
}

bool cls_is_verdict(lua_State *L, int index) {
  return lua_islightuserdata(L, index) && bits_at(L, index) == verdict_bits;
}

void cls_push_time(lua_State *L, int64_t microseconds) {
  push_bits(L, tag_time, (uint64_t)(microseconds + time_bias));
}

void cls_push_verdict(lua_State *L) { push_bits(L, tag_verdict, verdict_bits); }

static void push_ref(lua_State *L, uint32_t number, uint32_t index) {
  push_bits(L, tag_ref, (uint64_t)number << 48 | index);
}

void cls_push_root(lua_State *L, uint32_t number) {
  cls_ref ref;
  if (ref_at(cls_cage_of(L), number, cls_cage_of(L)->views[number].root, &ref))
    push_ref(L, number, ref.index);
  else
    lua_pushnil(L);
}

const char *cls_cell_text(const cls_cage *cage, const cls_view *view, const cls_cell *cell, size_t *length) {
  if (cell->kind == cls_kind_word && cage && cell->payload >= 0 && cell->payload < cage->book->word_count) {
    const cls_name *word = &cage->book->words[cell->payload];
    *length = word->length;
    return word->bytes;
  }
  if (cell->kind != cls_kind_string) return NULL;
  uint64_t offset = (uint64_t)cell->payload;
  if (offset > view->text_count || cell->count > view->text_count - offset) return NULL;
  *length = cell->count;
  return cell->count ? view->text + offset : "";
}

bool cls_cell_ref(const cls_cage *cage, uint32_t number, const cls_cell *cell, cls_ref *ref) {
  return cell->kind == cls_kind_ref && ref_at(cage, cell->mark ? cell->mark : number, (uint64_t)cell->payload, ref);
}

const cls_cell *cls_record_field(const cls_cage *cage, const cls_ref *ref, uint16_t name) {
  const cls_schema *schema = cls_ref_schema(cage, ref);
  if (schema == NULL) return &cls_nil_cell;
  uint16_t field = cls_schema_field(schema, name);
  return field < ref->head->count ? cls_ref_cell(ref, 1u + field) : &cls_nil_cell;
}

void cls_push_cell(lua_State *L, uint32_t number, const cls_cell *cell) {
  cls_cage *cage = cls_cage_of(L);
  switch (cell->kind) {
    case cls_kind_false: lua_pushboolean(L, 0); return;
    case cls_kind_true: lua_pushboolean(L, 1); return;
    case cls_kind_integer: lua_pushinteger(L, cell->payload); return;
    case cls_kind_time: cls_push_time(L, cell->payload); return;
    case cls_kind_number: {
      lua_Number value;
      memcpy(&value, &cell->payload, sizeof value);
      lua_pushnumber(L, value);
      return;
    }
    case cls_kind_word:
      lua_rawgeti(L, LUA_REGISTRYINDEX, cls_slot_words);
      lua_rawgeti(L, -1, cell->payload + 1);
      lua_replace(L, -2);
      return;
    case cls_kind_string: {
      size_t length;
      const char *text = cls_cell_text(cage, &cage->views[number], cell, &length);
      if (text)
        cls_push_bytes(L, text, length);
      else
        lua_pushnil(L);
      return;
    }
    case cls_kind_ref: {
      cls_ref ref;
      if (cls_cell_ref(cage, number, cell, &ref))
        push_ref(L, ref.number, ref.index);
      else
        lua_pushnil(L);
      return;
    }
    default: lua_pushnil(L);
  }
}

static int compare(const char *a, size_t a_length, const char *b, size_t b_length) {
  int order = memcmp(a, b, a_length < b_length ? a_length : b_length);
  return order ? order : (a_length > b_length) - (a_length < b_length);
}

uint32_t cls_map_search(const cls_ref *map, const char *key, size_t length, bool *found) {
  uint32_t low = 0, high = map->head->count;
  *found = false;
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    size_t here_length = 0;
    const char *here = cls_cell_text(NULL, map->view, cls_ref_cell(map, 1 + 2 * middle), &here_length);
    int order = here ? compare(here, here_length, key, length) : 1;
    if (order == 0) {
      *found = true;
      return middle;
    }
    if (order < 0)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}
