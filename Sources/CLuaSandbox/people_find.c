// `share:find`: who is who, by the keys that identify people in requests. A table without such a key is refused, since
// it would find nobody and let a check pass.
#include <string.h>

#include "CIdentityText.h"
#include "errors.h"
#include "library.h"
#include "people.h"
#include "text.h"

typedef struct {
  const char *bytes;  // NULL: absent
  size_t length;
} span;

/// What one may be known by.
typedef struct {
  span participant, user, local_part, domain, phone;
  cit_email address;  // backs `domain` when it was read from text
  char phone_digits[32];
} identity;

static bool is_same(span a, span b) {
  return a.bytes && b.bytes && a.length == b.length && memcmp(a.bytes, b.bytes, a.length) == 0;
}

static bool is_same_folded(span a, span b) {
  if (!a.bytes || !b.bytes || a.length != b.length) return false;
  for (size_t i = 0; i < a.length; i++)
    if (cls_fold(a.bytes[i]) != cls_fold(b.bytes[i])) return false;
  return true;
}

static void read_email_text(identity *who, span text) {
  if (!text.bytes || cit_email_parse(text.bytes, text.length, &who->address) != 0) return;
  who->local_part = (span){text.bytes + who->address.local_offset, who->address.local_length};
  who->domain = (span){who->address.domain, who->address.domain_length};
}

static void read_phone_text(identity *who, span text) {
  size_t length;
  if (!text.bytes || cit_phone_parse(text.bytes, text.length, who->phone_digits, &length) != 0) return;
  who->phone = (span){who->phone_digits, length};
}

static span field_text(const cls_cage *cage, const cls_ref *record, uint16_t name) {
  span text = {NULL, 0};
  text.bytes = cls_cell_text(cage, record->view, cls_record_field(cage, record, name), &text.length);
  return text;
}

static bool has_field(const cls_schema *schema, uint16_t name) {
  return cls_schema_field(schema, name) != cls_no_field;
}

/// Reads a record that has the fields of a person, or those of an address. False when it has neither.
static bool read_record(const cls_cage *cage, const cls_ref *record, identity *who) {
  const cls_schema *schema = cls_ref_schema(cage, record);
  if (schema == NULL) return false;
  if (has_field(schema, cls_name_local_part)) {
    who->local_part = field_text(cage, record, cls_name_local_part);
    who->domain = field_text(cage, record, cls_name_domain);
    return true;
  }
  if (!has_field(schema, cls_name_participant_id) && !has_field(schema, cls_name_email)) return false;
  who->participant = field_text(cage, record, cls_name_participant_id);
  who->user = field_text(cage, record, cls_name_user_record_name);
  cls_ref email;
  const cls_cell *email_cell = cls_record_field(cage, record, cls_name_email);
  if (cls_cell_ref(cage, record->number, email_cell, &email)) {
    who->local_part = field_text(cage, &email, cls_name_local_part);
    who->domain = field_text(cage, &email, cls_name_domain);
  } else {
    read_email_text(who, field_text(cage, record, cls_name_email));
  }
  read_phone_text(who, field_text(cage, record, cls_name_phone));
  return true;
}

/// Pushes what the table or map at 2 holds under the key.
static void push_key(lua_State *L, const char *key) {
  lua_pushstring(L, key);
  cls_ref map;
  if (cls_to_ref(L, 2, &map))
    cls_ref_index(L, &map, lua_gettop(L));
  else
    lua_rawget(L, 2);
}

static span text_at_top(lua_State *L) {
  span text = {NULL, 0};
  if (lua_type(L, -1) == LUA_TSTRING) text.bytes = lua_tolstring(L, -1, &text.length);
  cls_charge_address(L, text.bytes, text.length);
  return text;
}

static void raise_key(lua_State *L, const char *key, const char *expected) {
  cls_raise(L, "`%s` of a person must be %s, not a %s", key, expected, cls_type_name(L, -1));
}

/// The string under the key, or nothing. Leaves the string on the stack. Raises at anything else: it would find nobody.
static span key_text(lua_State *L, const char *key) {
  push_key(L, key);
  if (!lua_isnil(L, -1) && lua_type(L, -1) != LUA_TSTRING) raise_key(L, key, "a string");
  return text_at_top(L);
}

/// Under the key may stand text, an address of a view, or a value of `email`.
static void read_email_value(lua_State *L, const char *key, identity *who) {
  cls_ref record;
  push_key(L, key);
  if (lua_istable(L, -1)) {
    lua_pushliteral(L, "text");
    lua_rawget(L, -2);
  }
  if (lua_type(L, -1) == LUA_TSTRING)
    read_email_text(who, text_at_top(L));
  else if (!lua_isnil(L, -1) && !(cls_to_ref(L, -1, &record) && read_record(cls_cage_of(L), &record, who)))
    raise_key(L, key, "an address");
}

/// Raises where a table of the script's own has keys, and none that a person is found by.
static void check_keys(lua_State *L) {
  static const char *const keys[] = {
    "participantID", "userRecordName", "email", "emailAddress", "phone", "phoneNumber", "text",
  };
  if (!lua_istable(L, 2)) return;
  cls_charge_scan(L);
  lua_pushnil(L);
  if (!lua_next(L, 2)) return;
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
    push_key(L, keys[i]);
    bool is_there = !lua_isnil(L, -1);
    lua_pop(L, 1);
    if (is_there) return;
  }
  cls_raise(L, "a person is found by participantID, userRecordName, email or phone; the table has none of them");
}

static void read_table(lua_State *L, identity *who) {
  luaL_checkstack(L, 32, NULL);
  check_keys(L);
  who->participant = key_text(L, "participantID");
  who->user = key_text(L, "userRecordName");
  read_email_value(L, "email", who);
  if (!who->domain.bytes) read_email_value(L, "emailAddress", who);
  read_phone_text(who, key_text(L, "phone"));
  if (!who->phone.bytes) read_phone_text(who, key_text(L, "phoneNumber"));
  if (who->domain.bytes) return;
  // A value of `email` names itself.
  push_key(L, "localPart");
  if (!text_at_top(L).bytes) return;
  push_key(L, "text");
  read_email_text(who, text_at_top(L));
}

static void read_argument(lua_State *L, identity *who) {
  cls_ref record;
  if (lua_type(L, 2) == LUA_TSTRING) {
    span text = {NULL, 0};
    text.bytes = lua_tolstring(L, 2, &text.length);
    cls_charge_address(L, text.bytes, text.length);
    who->participant = who->user = text;
    read_email_text(who, text);
    read_phone_text(who, text);
  } else if (cls_to_ref(L, 2, &record) && record.head->kind == cls_kind_record) {
    if (!read_record(cls_cage_of(L), &record, who)) cls_raise_type(L, 2, "person");
  } else if (lua_istable(L, 2) || (cls_to_ref(L, 2, &record) && record.head->kind == cls_kind_map)) {
    read_table(L, who);
  } else {
    cls_raise_type(L, 2, "person");
  }
}

/// `share:find(person)`: the first entry that is the same person, or nil.
int cls_people_find(lua_State *L) {
  const cls_cage *cage = cls_cage_of(L);
  cls_ref list, person;
  lua_settop(L, 2);
  bool has_list = cls_people_list(L, &list);
  identity wanted = {0};
  if (!lua_isnil(L, 2)) read_argument(L, &wanted);
  uint32_t entries = has_list ? list.head->count : 0;
  cls_charge(L, 10 + entries);
  for (uint32_t i = 0; i < entries; i++) {
    const cls_cell *cell = cls_ref_cell(&list, 1 + i);
    identity here = {0};
    if (!cls_cell_ref(cage, list.number, cell, &person) || !read_record(cage, &person, &here)) continue;
    bool has_address = is_same(wanted.domain, here.domain) && is_same_folded(wanted.local_part, here.local_part);
    if (!is_same(wanted.participant, here.participant) && !is_same(wanted.user, here.user) && !has_address &&
        !is_same(wanted.phone, here.phone))
      continue;
    cls_push_cell(L, list.number, cell);
    return 1;
  }
  lua_pushnil(L);
  return 1;
}
