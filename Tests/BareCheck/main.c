#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "BareCalls.h"
#include "CStrictJSON.h"

// What a cold start is measured against: reads a directory of policies and a request, calls the policies in a plain Lua
// state, and says what came of it. It checks nothing, and knows only the requests and policies of the benchmark.

static void fail(const char *path) {
  fprintf(stderr, "bare-check: %s cannot be used\n", path);
  exit(2);
}

static char *contents(const char *path, size_t *length) {
  FILE *file = fopen(path, "rb");
  if (file == NULL || fseek(file, 0, SEEK_END) != 0) fail(path);
  *length = (size_t)ftell(file);
  rewind(file);
  char *bytes = malloc(*length + 1);
  if (bytes == NULL || fread(bytes, 1, *length, file) != *length) fail(path);
  bytes[*length] = 0;
  fclose(file);
  return bytes;
}

static const csj_document *read_document(const char *path) {
  size_t length;
  char *text = contents(path, &length);
  csj_reader *reader = csj_reader_take();
  if (reader == NULL || csj_read(reader, (const uint8_t *)text, length, 64).fault != csj_ok) fail(path);
  free(text);
  return csj_document_of(reader);
}

static bool is(const csj_document *json, uint32_t node, const char *text) {
  uint32_t length;
  const uint8_t *bytes = csj_bytes(json, node, &length);
  return length == strlen(text) && memcmp(bytes, text, length) == 0;
}

/// The value of a member, which must be there.
static uint32_t member(const csj_document *json, uint32_t object, const char *name) {
  for (uint32_t key = object + 1; key < csj_close(json, object); key = csj_next(json, key + 1))
    if (is(json, key, name)) return key + 1;
  fail(name);
  return 0;
}

static uint32_t member_at(const csj_document *json, uint32_t object, const char *const *way) {
  for (; *way; way++) object = member(json, object, *way);
  return object;
}

static char *string(const csj_document *json, uint32_t node) {
  uint32_t length;
  const uint8_t *bytes = csj_bytes(json, node, &length);
  return strndup((const char *)bytes, length);
}

static void add_policies(bare_calls *calls, const char *directory) {
  char path[4096];
  snprintf(path, sizeof path, "%s/policyset.json", directory);
  const csj_document *set = read_document(path);
  uint32_t policies = member(set, csj_root, "policies");
  for (uint32_t key = policies + 1; key < csj_close(set, policies); key = csj_next(set, key + 1)) {
    size_t length;
    char *name = string(set, key);
    snprintf(path, sizeof path, "%s/%s.lua", directory, name);
    free(name);
    char *source = contents(path, &length);
    if (!bare_calls_add_policy(calls, source, length)) fail(path);
    free(source);
  }
  static const char *const way[] = {"approved-domain", "parameters", "domains", NULL};
  uint32_t domains = member_at(set, policies, way);
  for (uint32_t domain = domains + 1; domain < csj_close(set, domains); domain = csj_next(set, domain)) {
    char *name = string(set, domain);
    bare_calls_approve(calls, name);
    free(name);
  }
}

static void add_request(bare_calls *calls, const char *path) {
  static const char *const invitee_way[] = {"action", "properties", "participant", NULL};
  static const char *const share_way[] = {"resource", "properties", NULL};
  static const char *const link_way[] = {"properties", "linkSharing", NULL};
  const csj_document *json = read_document(path);
  uint32_t invitee = member_at(json, csj_root, invitee_way), share = member_at(json, csj_root, share_way);
  uint32_t people = member(json, share, "participants");
  char *seats = calloc(csj_count(json, people) + 1, 1), *seat = seats;
  for (uint32_t person = people + 1; person < csj_close(json, people); person = csj_next(json, person)) {
    bool is_removed = is(json, member(json, person, "acceptanceStatus"), "removed");
    *seat++ = is_removed ? 'x' : is(json, member(json, person, "permission"), "readWrite") ? 'w' : 'r';
  }
  char *address = string(json, member(json, invitee, "emailAddress")), *at = strrchr(address, '@');
  char *link = string(json, member_at(json, share, link_way));
  if (at == NULL) fail(path);
  *at = 0;
  bool may_write = is(json, member(json, invitee, "permission"), "readWrite");
  bare_calls_add_request(calls, address, at + 1, may_write, link, seats);
}

int main(int count, char **arguments) {
  bare_calls *calls = count == 3 ? bare_calls_new("corp.example", 5, 100000) : NULL;
  if (calls == NULL) fail("a directory of policies and a request");
  add_policies(calls, arguments[1]);
  add_request(calls, arguments[2]);
  int denied = bare_calls_decide(calls, 0);
  puts(denied == 0 ? "allow" : "deny");
  return denied < 0 ? 3 : denied != 0;
}
