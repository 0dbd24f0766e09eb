#pragma once

#include "CLuaSandbox.h"

// The shapes of records. A field is found by the number of its name, so that reading one compares no text.

typedef struct {
  char *bytes;  // ends in NUL
  uint32_t length;
} cls_name;

typedef struct {
  uint16_t name;  // index in `names`
  bool is_hidden;
  uint16_t first_word, word_count;
} cls_field;

enum { cls_no_field = 0xFFFF };

typedef struct {
  cls_name name;
  cls_field *fields;
  uint32_t count;
  uint16_t *by_name;  // after freezing: for each name, the index of the field, or `cls_no_field`
  uint16_t *visible;  // after freezing: the fields that scripts see, sorted by name
  uint32_t visible_count;
  uint16_t people;  // the list field of `count` and `find`, or `cls_no_field`
} cls_schema;

/// Names that the library itself looks for.
enum {
  cls_name_count, cls_name_find, cls_name_add, cls_name_text, cls_name_has,
  cls_name_seat, cls_name_standing, cls_name_role, cls_name_permission, cls_name_acceptance_status,
  cls_name_participant_id, cls_name_user_record_name, cls_name_email, cls_name_phone,
  cls_name_local_part, cls_name_domain,
  cls_known_names,
};

struct cls_book {
  cls_name *words;
  cls_name *names;
  cls_schema *schemas;
  uint32_t word_count, name_count, schema_count;
  const cls_schema *person;  // after freezing: the first schema that has seats, or NULL
  size_t seed_place;  // see `cls_find_seed`
  bool is_frozen;
};

/// The field of that name, hidden ones too; `cls_no_field` if there is none.
static inline uint16_t cls_schema_field(const cls_schema *schema, uint16_t name) { return schema->by_name[name]; }
