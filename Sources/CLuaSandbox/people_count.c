// `share:count`: one person counts once, however many entries they have, and a filter that is misspelt is an error. A
// cap cannot be passed by being listed twice or by a count of nobody.
#include <string.h>

#include "errors.h"
#include "library.h"
#include "options.h"
#include "people.h"
#include "suggest.h"

bool cls_people_list(lua_State *L, cls_ref *list) {
  const cls_cage *cage = cls_cage_of(L);
  cls_ref record;
  const cls_schema *schema = cls_to_ref(L, 1, &record) ? cls_ref_schema(cage, &record) : NULL;
  if (schema == NULL || schema->people == cls_no_field)
    cls_raise(L, "call this with a colon, as in share:count{…} or share:find(person)");
  const cls_cell *cell = cls_ref_cell(&record, 1u + schema->people);
  return cls_cell_ref(cage, record.number, cell, list) && list->head->kind == cls_kind_list;
}

enum { filter_role, filter_permission, filter_status, filter_where, filter_count };
/// Where the values of a filter stand on the stack.
enum { first_filter = 3, index_of_where = first_filter + filter_where };

static const cls_option filters[filter_count] = {
  cls_option("role"), cls_option("permission"), cls_option("acceptanceStatus"), cls_option("where"),
};
static const uint16_t filtered_fields[] = {cls_name_role, cls_name_standing, cls_name_acceptance_status};
static const uint16_t vocabulary_fields[] = {cls_name_role, cls_name_permission, cls_name_acceptance_status};

typedef struct {
  int64_t words[3];  // -1: any
  bool has_where;
} people_filter;

/// The number of the word at the index among those of a field. Raises when it is none of them.
static int64_t read_word(lua_State *L, int index, int filter) {
  const cls_book *book = cls_cage_of(L)->book;
  const char *name = filters[filter].name;
  if (lua_type(L, index) != LUA_TSTRING)
    cls_raise(L, "`%s` of a count must be a string, not a %s", name, cls_type_name(L, index));
  size_t length;
  const char *text = lua_tolstring(L, index, &length);
  if (filter == filter_status && (strcmp(text, "removed") == 0 || strcmp(text, "unknown") == 0))
    cls_raise(L, "people whose acceptanceStatus is \"%s\" are never counted", text);
  uint16_t field = book->person ? cls_schema_field(book->person, vocabulary_fields[filter]) : cls_no_field;
  uint32_t first = field == cls_no_field ? 0 : book->person->fields[field].first_word;
  uint32_t count = field == cls_no_field ? 0 : book->person->fields[field].word_count;
  if (count == 0) count = book->word_count - first;
  uint16_t word = cls_interned_word(L, index);
  if (word >= first && word < first + count) return word;
  for (uint32_t i = first; i < first + count; i++)
    if (book->words[i].length == length && memcmp(book->words[i].bytes, text, length) == 0) return i;
  cls_suggestion suggestion = cls_suggest_start(L, text, length);
  for (uint32_t i = first; i < first + count; i++) cls_suggest_offer(&suggestion, book->words[i].bytes);
  if (suggestion.nearest) cls_raise(L, "unknown %s \"%.60s\"; did you mean \"%s\"?", name, text, suggestion.nearest);
  cls_raise(L, "unknown %s \"%.60s\"", name, text);
}

static _Noreturn void raise_unknown_filter(lua_State *L, const char *key, size_t length) {
  cls_suggestion suggestion = cls_suggest_start(L, key, length);
  for (int i = 0; i < filter_count; i++) cls_suggest_offer(&suggestion, filters[i].name);
  if (suggestion.nearest) cls_raise(L, "cannot count by \"%.60s\"; did you mean \"%s\"?", key, suggestion.nearest);
  cls_raise(L, "cannot count by \"%.60s\"; there are role, permission, acceptanceStatus, where", key);
}

/// Reads the table at 2. Leaves the function of `where` in its place.
static people_filter read_filter(lua_State *L) {
  people_filter filter = {{-1, -1, -1}, false};
  lua_settop(L, 2);
  if (lua_isnil(L, 2)) return filter;
  if (!lua_istable(L, 2)) cls_raise_type(L, 2, "table");
  size_t length;
  const char *key = cls_read_options(L, 2, filters, filter_count, &length);
  if (key) raise_unknown_filter(L, key, length);
  for (int i = 0; i < filter_where; i++)
    if (!lua_isnil(L, first_filter + i)) filter.words[i] = read_word(L, first_filter + i, i);
  filter.has_where = !lua_isnil(L, index_of_where);
  if (filter.has_where && !lua_isfunction(L, index_of_where))
    cls_raise(L, "`where` of a count must be a function, not a %s", cls_type_name(L, index_of_where));
  return filter;
}

static uint8_t *tally_word(cls_tally *tally, int filter) {
  switch (filter) {
    case filter_role: return &tally->role;
    case filter_permission: return &tally->standing;
    default: return &tally->acceptance_status;
  }
}

static bool passes(lua_State *L, const people_filter *filter, const cls_ref *person, const cls_cell *cell) {
  const cls_cage *cage = cls_cage_of(L);
  for (int i = 0; i < 3; i++) {
    if (filter->words[i] < 0) continue;
    const cls_cell *field = cls_record_field(cage, person, filtered_fields[i]);
    if (field->kind == cls_kind_nil && i == filter_permission)
      field = cls_record_field(cage, person, cls_name_permission);
    if (field->kind != cls_kind_word || field->payload != filter->words[i]) return false;
  }
  if (!filter->has_where) return true;
  lua_pushvalue(L, index_of_where);
  cls_push_cell(L, person->number, cell);
  lua_call(L, 1, 1);
  bool answer = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return answer;
}

static int64_t seat_of(const cls_cage *cage, const cls_ref *list, uint32_t at, cls_ref *person) {
  if (!cls_cell_ref(cage, list->number, cls_ref_cell(list, 1 + at), person)) return -1;
  const cls_cell *seat = cls_record_field(cage, person, cls_name_seat);
  return seat->kind == cls_kind_integer && seat->payload < UINT32_MAX ? seat->payload : -1;
}

/// Counts entries that a list has tallies of, if it says that each of them is somebody else. False: it does not.
static bool count_tallies(const cls_ref *list, const people_filter *filter, lua_Integer *counted) {
  enum { needed = cls_list_tallies | cls_list_seats_differ };
  uint64_t size = sizeof(cls_tally) * (uint64_t)list->head->count, start = (uint64_t)list->head->payload;
  if ((list->head->mark & needed) != needed || filter->has_where) return false;
  if (start > list->view->text_count || size > list->view->text_count - start) return false;
  const uint8_t any = 0, all = 0xFF;
  cls_tally asked = {any, any, any, all}, sought = {0, 0, 0, 1};
  for (int i = 0; i < 3; i++) {
    if (filter->words[i] >= cls_no_word) return false;
    if (filter->words[i] < 0) continue;
    *tally_word(&asked, i) = all;
    *tally_word(&sought, i) = (uint8_t)filter->words[i];
  }
  uint32_t mask, value, entry, count = 0;
  memcpy(&mask, &asked, sizeof mask);
  memcpy(&value, &sought, sizeof value);
  const char *entries = list->view->text + start;
  for (uint32_t i = 0; i < list->head->count; i++) {
    memcpy(&entry, entries + sizeof entry * i, sizeof entry);
    count += (entry & mask) == value;
  }
  *counted = count;
  return true;
}

/// `share:count{ role=, permission=, acceptanceStatus=, where= }`. Entries with the same seat are one person, who
/// counts if one of them passes; entries without a seat are not counted.
int cls_people_count(lua_State *L) {
  const cls_cage *cage = cls_cage_of(L);
  cls_ref list, person;
  bool has_list = cls_people_list(L, &list);
  people_filter filter = read_filter(L);
  uint32_t entries = has_list ? list.head->count : 0;
  cls_charge(L, 4 + (filter.has_where ? 6 * (uint64_t)entries : entries / 2));
  lua_Integer counted = 0;
  if (has_list && count_tallies(&list, &filter, &counted)) {
    lua_pushinteger(L, counted);
    return 1;
  }
  int64_t highest = -1;
  for (uint32_t i = 0; i < entries; i++) {
    int64_t seat = seat_of(cage, &list, i, &person);
    if (seat > highest) highest = seat;
  }
  bool *taken = cls_scratch_take(L, (size_t)highest + 1);
  memset(taken, 0, (size_t)highest + 1);
  for (uint32_t i = 0; i < entries; i++) {
    int64_t seat = seat_of(cage, &list, i, &person);
    if (seat < 0 || taken[seat] || !passes(L, &filter, &person, cls_ref_cell(&list, 1 + i))) continue;
    taken[seat] = true;
    counted++;
  }
  cls_scratch_give(L, taken);
  lua_pushinteger(L, counted);
  return 1;
}

void cls_install_people(lua_State *L) {
  cls_keep_function(L, cls_people_count);
  cls_keep_function(L, cls_people_find);
}
