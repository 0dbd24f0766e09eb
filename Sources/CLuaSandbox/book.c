// The names, words and schemas of views, numbered once for all cages, so that reading a field compares no text. A name
// that a request brings along gets no number, and so cannot pass for a field.
#include "book.h"

#include <stdlib.h>
#include <string.h>

#include "hash_seed.h"

enum { most = 0xFFF0 };

static const char *const known_names[cls_known_names] = {
  [cls_name_count] = "count",
  [cls_name_find] = "find",
  [cls_name_add] = "add",
  [cls_name_text] = "text",
  [cls_name_has] = "has",
  [cls_name_seat] = "seat",
  [cls_name_standing] = "standing",
  [cls_name_role] = "role",
  [cls_name_permission] = "permission",
  [cls_name_acceptance_status] = "acceptanceStatus",
  [cls_name_participant_id] = "participantID",
  [cls_name_user_record_name] = "userRecordName",
  [cls_name_email] = "email",
  [cls_name_phone] = "phone",
  [cls_name_local_part] = "localPart",
  [cls_name_domain] = "domain",
};

/// Appends a copy of the text; -1 when that is not possible.
static int append(cls_name **names, uint32_t *count, const char *text, size_t length) {
  if (*count >= most || length > 200) return -1;
  cls_name *grown = realloc(*names, (*count + 1) * sizeof(cls_name));
  if (grown == NULL) return -1;
  *names = grown;
  char *copy = malloc(length + 1);
  if (copy == NULL) return -1;
  memcpy(copy, text, length);
  copy[length] = 0;
  grown[*count] = (cls_name){copy, (uint32_t)length};
  return (int)(*count)++;
}

static int name_number(cls_book *book, const char *text, size_t length) {
  for (uint32_t i = 0; i < book->name_count; i++)
    if (book->names[i].length == length && memcmp(book->names[i].bytes, text, length) == 0) return (int)i;
  return append(&book->names, &book->name_count, text, length);
}

cls_book *cls_book_new(void) {
  cls_book *book = calloc(1, sizeof(cls_book));
  if (book == NULL) return NULL;
  for (int i = 0; i < cls_known_names; i++) {
    if (name_number(book, known_names[i], strlen(known_names[i])) == i) continue;
    cls_book_free(book);
    return NULL;
  }
  return book;
}

static void free_names(cls_name *names, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) free(names[i].bytes);
  free(names);
}

void cls_book_free(cls_book *book) {
  if (book == NULL) return;
  for (uint32_t i = 0; i < book->schema_count; i++) {
    free(book->schemas[i].name.bytes);
    free(book->schemas[i].fields);
    free(book->schemas[i].by_name);
    free(book->schemas[i].visible);
  }
  free(book->schemas);
  free_names(book->words, book->word_count);
  free_names(book->names, book->name_count);
  free(book);
}

int cls_book_add_word(cls_book *book, const char *text, size_t length) {
  if (book->is_frozen) return -1;
  return append(&book->words, &book->word_count, text, length);
}

int cls_book_add_schema(cls_book *book, const char *name, size_t length) {
  if (book->is_frozen || book->schema_count >= most) return -1;
  cls_schema *grown = realloc(book->schemas, (book->schema_count + 1) * sizeof(cls_schema));
  if (grown == NULL) return -1;
  book->schemas = grown;
  cls_name *own = NULL;
  uint32_t count = 0;
  if (append(&own, &count, name, length) < 0) {
    free(own);
    return -1;
  }
  grown[book->schema_count] = (cls_schema){.name = own[0], .people = cls_no_field};
  free(own);
  return (int)book->schema_count++;
}

int cls_book_add_field(
    cls_book *book, int schema, const char *name, size_t length, int flags, int first_word, int word_count) {
  if (book->is_frozen || schema < 0 || (uint32_t)schema >= book->schema_count) return -1;
  if (first_word < 0 || word_count < 0 || (uint32_t)(first_word + word_count) > book->word_count) return -1;
  cls_schema *owner = &book->schemas[schema];
  int number = name_number(book, name, length);
  if (number < 0 || owner->count >= most) return -1;
  cls_field *grown = realloc(owner->fields, (owner->count + 1) * sizeof(cls_field));
  if (grown == NULL) return -1;
  owner->fields = grown;
  grown[owner->count] = (cls_field){
    .name = (uint16_t)number,
    .is_hidden = (flags & cls_field_hidden) != 0,
    .first_word = (uint16_t)first_word,
    .word_count = (uint16_t)word_count,
  };
  return (int)owner->count++;
}

bool cls_book_add_people(cls_book *book, int schema, int list_field) {
  if (book->is_frozen || schema < 0 || (uint32_t)schema >= book->schema_count) return false;
  if (list_field < 0 || (uint32_t)list_field >= book->schemas[schema].count) return false;
  book->schemas[schema].people = (uint16_t)list_field;
  return true;
}

static bool freeze_schema(const cls_book *book, cls_schema *schema) {
  schema->by_name = malloc(book->name_count * sizeof(uint16_t));
  schema->visible = malloc((schema->count + 1) * sizeof(uint16_t));
  if (schema->by_name == NULL || schema->visible == NULL) return false;
  for (uint32_t i = 0; i < book->name_count; i++) schema->by_name[i] = cls_no_field;
  for (uint32_t i = 0; i < schema->count; i++) {
    const cls_field *field = &schema->fields[i];
    if (schema->by_name[field->name] != cls_no_field) return false;
    schema->by_name[field->name] = (uint16_t)i;
    if (field->is_hidden) continue;
    uint32_t at = schema->visible_count++;
    const char *name = book->names[field->name].bytes;
    for (; at > 0; at--) {
      const cls_field *before = &schema->fields[schema->visible[at - 1]];
      if (strcmp(book->names[before->name].bytes, name) <= 0) break;
      schema->visible[at] = schema->visible[at - 1];
    }
    schema->visible[at] = (uint16_t)i;
  }
  return true;
}

bool cls_book_freeze(cls_book *book) {
  if (book->is_frozen) return true;
  for (uint32_t i = 0; i < book->schema_count; i++) {
    const cls_schema *schema = &book->schemas[i];
    if (!freeze_schema(book, &book->schemas[i])) return false;
    if (!book->person && cls_schema_field(schema, cls_name_seat) != cls_no_field) book->person = schema;
  }
  book->seed_place = cls_find_seed();
  book->is_frozen = true;
  return true;
}
