// Values as people read them, for explanations. What a script made itself is only measured: going through its tables could
// run into anything.
#include "trace_values.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "CIdentityText.h"
#include "cage.h"
#include "text.h"
#include "view.h"

enum { deepest = 3, most_elements = 3 };

typedef struct {
  const cls_cage *cage;
  char *text;
  size_t length, limit;
  bool is_full;
} page;

static void put_bytes(page *at, const char *bytes, size_t length) {
  if (length > at->limit - at->length) {
    length = at->limit - at->length;
    at->is_full = true;
  }
  memcpy(at->text + at->length, bytes, length);
  at->length += length;
}

static void put(page *at, const char *text) { put_bytes(at, text, strlen(text)); }

static void put_text(page *at, const char *text, size_t length) {
  put(at, "\"");
  put_bytes(at, text, length);
  put(at, "\"");
}

static void put_time(page *at, int64_t microseconds) {
  char text[40];
  put_bytes(at, text, cit_time_print(microseconds, text));
}

static void put_container(page *at, const cls_ref *ref, int depth);

static void put_cell(page *at, uint32_t number, const cls_cell *cell, int depth) {
  char text[48];
  size_t length;
  const char *words = cls_cell_text(at->cage, &at->cage->views[number], cell, &length);
  cls_ref ref;
  if (words) {
    put_text(at, words, length);
    return;
  }
  switch (cell->kind) {
    case cls_kind_true: put(at, "true"); return;
    case cls_kind_false: put(at, "false"); return;
    case cls_kind_integer:
      snprintf(text, sizeof text, "%lld", (long long)cell->payload);
      put(at, text);
      return;
    case cls_kind_number: {
      double number_value;
      memcpy(&number_value, &cell->payload, sizeof number_value);
      snprintf(text, sizeof text, "%.14g", number_value);
      put(at, text);
      return;
    }
    case cls_kind_time: put_time(at, cell->payload); return;
    default:
      if (cls_cell_ref(at->cage, number, cell, &ref))
        put_container(at, &ref, depth + 1);
      else
        put(at, "nil");
  }
}

/// The cell of a field that says something; NULL where there is none.
static const cls_cell *find_field(const page *at, const cls_ref *ref, const cls_schema *schema, const char *name) {
  for (uint32_t i = 0; i < schema->count; i++) {
    const cls_name *known = &at->cage->book->names[schema->fields[i].name];
    const cls_cell *cell = cls_ref_cell(ref, 1 + i);
    if (known->length == strlen(name) && memcmp(known->bytes, name, known->length) == 0)
      return cell->kind == cls_kind_nil ? NULL : cell;
  }
  return NULL;
}

/// A record within another, by the text that tells it from others: an address by itself, a person by the address or the id.
/// False: it has none.
static bool put_named(page *at, const cls_ref *ref, const cls_schema *schema) {
  const cls_cell *cell = find_field(at, ref, schema, "text");
  if (cell) {
    put_cell(at, ref->number, cell, deepest);
    return true;
  }
  cell = find_field(at, ref, schema, "email");
  if (cell == NULL) cell = find_field(at, ref, schema, "userRecordName");
  if (cell == NULL) cell = find_field(at, ref, schema, "participantID");
  if (cell == NULL) return false;
  put_bytes(at, schema->name.bytes, schema->name.length);
  put(at, " ");
  put_cell(at, ref->number, cell, deepest);
  return true;
}

static void put_record(page *at, const cls_ref *ref, const cls_schema *schema, int depth) {
  if (depth > 0 && put_named(at, ref, schema)) return;
  put_bytes(at, schema->name.bytes, schema->name.length);
  if (depth >= deepest) return;
  put(at, " {");
  const char *separator = " ";
  for (uint32_t i = 0; i < schema->count && !at->is_full; i++) {
    const cls_field *field = &schema->fields[i];
    const cls_cell *cell = cls_ref_cell(ref, 1 + i);
    if (field->is_hidden || cell->kind == cls_kind_nil) continue;
    put(at, separator);
    put_bytes(at, at->cage->book->names[field->name].bytes, at->cage->book->names[field->name].length);
    put(at, " = ");
    put_cell(at, ref->number, cell, depth);
    separator = ", ";
  }
  put(at, " }");
}

static void put_elements(page *at, const cls_ref *ref, int depth) {
  char text[48];
  snprintf(text, sizeof text, "%s of %u", ref->head->kind == cls_kind_set ? "set" : "list", ref->head->count);
  put(at, text);
  if (depth >= deepest || ref->head->count == 0) return;
  const char *separator = ": ";
  for (uint32_t i = 0; i < ref->head->count && i < most_elements && !at->is_full; i++) {
    put(at, separator);
    put_cell(at, ref->number, cls_ref_cell(ref, 1 + i), depth);
    separator = ", ";
  }
  if (ref->head->count > most_elements) put(at, ", …");
}

static void put_map(page *at, const cls_ref *ref, int depth) {
  if (depth >= deepest) {
    put(at, "map");
    return;
  }
  put(at, "{");
  const char *separator = " ";
  for (uint32_t i = 0; i < ref->head->count && !at->is_full; i++) {
    size_t length;
    const char *key = cls_cell_text(at->cage, ref->view, cls_ref_cell(ref, 1 + 2 * i), &length);
    const cls_cell *value = cls_ref_cell(ref, 2 + 2 * i);
    if (key == NULL || value->kind == cls_kind_nil) continue;
    put(at, separator);
    put_bytes(at, key, length);
    put(at, " = ");
    put_cell(at, ref->number, value, depth);
    separator = ", ";
  }
  put(at, " }");
}

static void put_container(page *at, const cls_ref *ref, int depth) {
  const cls_schema *schema = cls_ref_schema(at->cage, ref);
  if (schema)
    put_record(at, ref, schema, depth);
  else if (ref->head->kind == cls_kind_map)
    put_map(at, ref, depth);
  else
    put_elements(at, ref, depth);
}

static void put_value(page *at, lua_State *L, int index);

/// A set that the script made, with its first elements. Room for a few values is there in any case.
static void put_set(page *at, lua_State *L, int index) {
  char text[48];
  lua_getiuservalue(L, index, 1);
  unsigned long long count = lua_type(L, -1) == LUA_TTABLE ? lua_rawlen(L, -1) : 0;
  snprintf(text, sizeof text, "set of %llu", count);
  put(at, text);
  for (unsigned long long i = 1; i <= count && i <= most_elements && !at->is_full; i++) {
    put(at, i == 1 ? ": " : ", ");
    lua_rawgeti(L, -1, (lua_Integer)i);
    put_value(at, L, -1);
    lua_pop(L, 1);
  }
  if (count > most_elements) put(at, ", …");
  lua_pop(L, 1);
}

static void put_value(page *at, lua_State *L, int index) {
  char text[48];
  cls_ref ref;
  int64_t microseconds;
  size_t length;
  switch (lua_type(L, index)) {
    case LUA_TNIL: put(at, "nil"); return;
    case LUA_TBOOLEAN: put(at, lua_toboolean(L, index) ? "true" : "false"); return;
    case LUA_TNUMBER:
      if (lua_isinteger(L, index))
        snprintf(text, sizeof text, "%lld", (long long)lua_tointeger(L, index));
      else if (isnan(lua_tonumber(L, index)))
        snprintf(text, sizeof text, "nan");  // machines differ in its sign
      else
        snprintf(text, sizeof text, "%.14g", lua_tonumber(L, index));
      put(at, text);
      return;
    case LUA_TSTRING: {
      const char *bytes = lua_tolstring(L, index, &length);
      put_text(at, bytes, length);
      return;
    }
    case LUA_TLIGHTUSERDATA:
      if (cls_to_ref(L, index, &ref))
        put_container(at, &ref, 0);
      else if (cls_to_time(L, index, &microseconds))
        put_time(at, microseconds);
      else
        put(at, "what deny gives back");
      return;
    case LUA_TTABLE:
      snprintf(text, sizeof text, "table of %llu", (unsigned long long)lua_rawlen(L, index));
      put(at, text);
      return;
    case LUA_TUSERDATA: put_set(at, L, index); return;
    default: put(at, lua_typename(L, lua_type(L, index)));
  }
}

size_t cls_describe_value(lua_State *L, int index, char *out, size_t limit, bool *is_cut) {
  char room[1024];
  page at = {.cage = cls_cage_of(L), .text = room, .limit = sizeof room};
  put_value(&at, L, index);
  *is_cut = at.is_full || at.length > limit;
  return cls_text_clean(room, at.length, out, limit);
}

bool cls_value_record(lua_State *L, int index, cls_ref *record) {
  return lua_type(L, index) == LUA_TLIGHTUSERDATA && cls_to_ref(L, index, record) &&
    cls_ref_schema(cls_cage_of(L), record) != NULL;
}

bool cls_field_record(const cls_cage *cage, const cls_ref *record, uint32_t place, cls_ref *inner) {
  return cls_cell_ref(cage, record->number, cls_ref_cell(record, 1 + place), inner) &&
    cls_ref_schema(cage, inner) != NULL;
}

bool cls_next_field(const cls_cage *cage, const cls_ref *record, uint32_t *place, cls_text *name) {
  const cls_schema *schema = cls_ref_schema(cage, record);
  for (; *place < schema->count; ++*place) {
    const cls_field *field = &schema->fields[*place];
    if (field->is_hidden || cls_ref_cell(record, 1 + *place)->kind == cls_kind_nil) continue;
    const cls_name *known = &cage->book->names[field->name];
    *name = (cls_text){known->bytes, known->length};
    return true;
  }
  return false;
}

size_t cls_describe_field(
  const cls_cage *cage, const cls_ref *record, uint32_t place, char *out, size_t limit, bool *is_cut) {
  char room[1024];
  page at = {.cage = cage, .text = room, .limit = sizeof room};
  put_cell(&at, record->number, cls_ref_cell(record, 1 + place), 0);
  *is_cut = at.is_full || at.length > limit;
  return cls_text_clean(room, at.length, out, limit);
}
