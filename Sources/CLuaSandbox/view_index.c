// What reading a field of a view gives. A name that does not exist is an error with a suggestion and never nil, since
// nil would pass for "not set"; writing is always an error.
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "cage.h"
#include "errors.h"
#include "library.h"
#include "suggest.h"
#include "view.h"

/// What a container is called in messages.
static const char *container_name(const cls_cage *cage, const cls_ref *ref) {
  const cls_schema *schema = cls_ref_schema(cage, ref);
  if (schema) return schema->name.bytes;
  switch (ref->head->kind) {
    case cls_kind_list: return "a list";
    case cls_kind_set: return "a set";
    default: {
      uint32_t named = ref->head->schema;
      return named && named <= cage->book->schema_count ? cage->book->schemas[named - 1].name.bytes : "a map";
    }
  }
}

/// Calls `visit` with each name that reading the container knows, in order.
static void visit_names(
    const cls_cage *cage, const cls_ref *ref, void (*visit)(void *context, const char *name), void *context) {
  const cls_schema *schema = cls_ref_schema(cage, ref);
  if (schema) {
    for (uint32_t i = 0; i < schema->visible_count; i++)
      visit(context, cage->book->names[schema->fields[schema->visible[i]].name].bytes);
    if (schema->people == cls_no_field) return;
    visit(context, "count");
    visit(context, "find");
  } else if (ref->head->kind == cls_kind_set) {
    visit(context, "has");
  } else if (ref->head->kind == cls_kind_map) {
    char name[64];
    for (uint32_t i = 0; i < ref->head->count && i < 256; i++) {
      size_t length = 0;
      const char *key = cls_cell_text(cage, ref->view, cls_ref_cell(ref, 1 + 2 * i), &length);
      if (key == NULL || length >= sizeof name) continue;
      memcpy(name, key, length);
      name[length] = 0;
      visit(context, name);
    }
  }
}

typedef struct {
  cls_suggestion suggestion;
  char nearest[64];
  char all[300];
  size_t length;
} names_found;

static void note_name(void *context, const char *name) {
  names_found *found = context;
  cls_charge(found->suggestion.state, 2);
  cls_suggest_offer(&found->suggestion, name);
  if (found->suggestion.nearest == name) {
    snprintf(found->nearest, sizeof found->nearest, "%s", name);
    found->suggestion.nearest = found->nearest;
  }
  size_t room = sizeof found->all - found->length;
  int added = snprintf(found->all + found->length, room, "%s%s", found->length ? ", " : "", name);
  if (added > 0) found->length += (size_t)added < room ? (size_t)added : room - 1;
}

void cls_raise_no_field(lua_State *L, const cls_ref *ref, int key) {
  const cls_cage *cage = cls_cage_of(L);
  const char *container = container_name(cage, ref);
  if (lua_type(L, key) != LUA_TSTRING) {
    if (lua_isinteger(L, key)) cls_raise(L, "no field %lld in %s", (long long)lua_tointeger(L, key), container);
    cls_raise(L, "no field with a %s as its name in %s", cls_type_name(L, key), container);
  }
  cls_charge(L, 100);
  size_t length;
  const char *wanted = lua_tolstring(L, key, &length);
  names_found found = {.suggestion = cls_suggest_start(L, wanted, length)};
  visit_names(cage, ref, note_name, &found);
  if (found.suggestion.nearest)
    cls_raise(L, "no field \"%.60s\" in %s; did you mean \"%s\"?", wanted, container, found.nearest);
  if (found.length) cls_raise(L, "no field \"%.60s\" in %s; it has %s", wanted, container, found.all);
  cls_raise(L, "no field \"%.60s\" in %s", wanted, container);
}

static void index_record(lua_State *L, const cls_ref *ref, int key) {
  cls_cage *cage = cls_cage_of(L);
  const cls_schema *schema = cls_ref_schema(cage, ref);
  uint16_t name = lua_type(L, key) == LUA_TSTRING ? cls_interned_find(L, key) : cls_not_a_name;
  if (schema == NULL || name == cls_not_a_name) cls_raise_no_field(L, ref, key);
  uint16_t field = cls_schema_field(schema, name);
  if (field != cls_no_field && !schema->fields[field].is_hidden) {
    cls_push_cell(L, ref->number, field < ref->head->count ? cls_ref_cell(ref, 1u + field) : &cls_nil_cell);
    return;
  }
  if (schema->people != cls_no_field && name == cls_name_count)
    cls_push_function(L, cls_people_count);
  else if (schema->people != cls_no_field && name == cls_name_find)
    cls_push_function(L, cls_people_find);
  else
    cls_raise_no_field(L, ref, key);
}

static void index_map(lua_State *L, const cls_ref *ref, int key) {
  bool found = false;
  uint32_t at = 0;
  if (lua_type(L, key) == LUA_TSTRING) {
    size_t length;
    const char *text = lua_tolstring(L, key, &length);
    at = cls_map_search(ref, text, length, &found);
  }
  if (found)
    cls_push_cell(L, ref->number, cls_ref_cell(ref, 2 + 2 * at));
  else if (ref->head->schema)
    cls_raise_no_field(L, ref, key);
  else
    lua_pushnil(L);
}

static void index_sequence(lua_State *L, const cls_ref *ref, int key) {
  if (lua_type(L, key) == LUA_TNUMBER) {
    int is_integer;
    lua_Integer at = lua_tointegerx(L, key, &is_integer);
    if (is_integer && at >= 1 && at <= (lua_Integer)ref->head->count)
      cls_push_cell(L, ref->number, cls_ref_cell(ref, (uint32_t)at));
    else
      lua_pushnil(L);
    return;
  }
  bool is_set = ref->head->kind == cls_kind_set;
  if (is_set && lua_type(L, key) == LUA_TSTRING && cls_interned_find(L, key) == cls_name_has)
    cls_push_function(L, cls_set_has_method);
  else
    cls_raise_no_field(L, ref, key);
}

void cls_ref_index(lua_State *L, const cls_ref *ref, int key) {
  switch (ref->head->kind) {
    case cls_kind_record: index_record(L, ref, key); return;
    case cls_kind_map: index_map(L, ref, key); return;
    default: index_sequence(L, ref, key);
  }
}

static int on_index(lua_State *L) {
  cls_ref ref;
  if (cls_to_ref(L, 1, &ref)) {
    cls_ref_index(L, &ref, 2);
    return 1;
  }
  if (cls_is_time(L, 1)) return cls_time_index(L);
  cls_raise(L, "attempt to index the value of `deny` or `warn`");
}

static int on_new_index(lua_State *L) {
  cls_ref ref;
  if (cls_to_ref(L, 1, &ref)) cls_raise(L, "%s is read-only", container_name(cls_cage_of(L), &ref));
  cls_raise(L, "a %s is read-only", cls_type_name(L, 1));
}

static int on_length(lua_State *L) {
  cls_ref ref;
  if (!cls_to_ref(L, 1, &ref)) cls_raise(L, "attempt to get length of a %s value", cls_type_name(L, 1));
  // That would be 0, for which a policy may take what it lists to be nothing.
  if (!cls_is_list(L, 1))
    cls_raise(L, "attempt to get length of %s, which is no list; count it with pairs", container_name(cls_cage_of(L), &ref));
  lua_pushinteger(L, (lua_Integer)ref.head->count);
  return 1;
}

void cls_view_install(lua_State *L) {
  lua_pushlightuserdata(L, NULL);
  lua_createtable(L, 0, 24);
  static const luaL_Reg methods[] = {
    {"__index", on_index}, {"__newindex", on_new_index}, {"__len", on_length},     {"__lt", cls_time_less},
    {"__le", cls_time_less_or_equal}, {"__sub", cls_time_subtract}, {NULL, NULL},
  };
  luaL_setfuncs(L, methods, 0);
  cls_add_operators(L);
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}
