#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "BareCalls.h"
#include "CStrictJSON.h"

// What a cold start is measured against: reads a directory of policies and a request, calls the policies in a plain Lua
// state, and says what came of it. It checks nothing, and knows only the requests and policies of the benchmark.

typedef struct {
  csj_reader *reader;
  const csj_node *nodes;
} document;

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

static document read_document(const char *path) {
  size_t length, count;
  char *text = contents(path, &length);
  csj_reader *reader = csj_reader_take();
  if (reader == NULL || csj_read(reader, (const uint8_t *)text, length, 64).fault != csj_ok) fail(path);
  free(text);
  return (document){reader, csj_nodes(reader, &count)};
}

static bool is(const csj_node *node, const char *text) {
  return node->count == strlen(text) && memcmp(node->bytes, text, node->count) == 0;
}

/// The value of a member, which must be there.
static uint32_t member(const document *json, uint32_t object, const char *name) {
  for (uint32_t key = object + 1; key < json->nodes[object].next; key = json->nodes[key + 1].next)
    if (is(json->nodes + key, name)) return key + 1;
  fail(name);
  return 0;
}

static uint32_t member_at(const document *json, uint32_t object, const char *const *way) {
  for (; *way; way++) object = member(json, object, *way);
  return object;
}

static char *string(const csj_node *node) { return strndup((const char *)node->bytes, node->count); }

static void add_policies(bare_calls *calls, const char *directory) {
  char path[4096];
  snprintf(path, sizeof path, "%s/policyset.json", directory);
  document set = read_document(path);
  uint32_t policies = member(&set, 0, "policies");
  for (uint32_t key = policies + 1; key < set.nodes[policies].next; key = set.nodes[key + 1].next) {
    size_t length;
    snprintf(path, sizeof path, "%s/%.*s.lua", directory, (int)set.nodes[key].count, (const char *)set.nodes[key].bytes);
    char *source = contents(path, &length);
    if (!bare_calls_add_policy(calls, source, length)) fail(path);
    free(source);
  }
  static const char *const way[] = {"approved-domain", "parameters", "domains", NULL};
  uint32_t domains = member_at(&set, policies, way);
  for (uint32_t domain = domains + 1; domain < set.nodes[domains].next; domain = set.nodes[domain].next) {
    char *name = string(set.nodes + domain);
    bare_calls_approve(calls, name);
    free(name);
  }
}

static void add_request(bare_calls *calls, const char *path) {
  static const char *const invitee_way[] = {"action", "properties", "participant", NULL};
  static const char *const share_way[] = {"resource", "properties", NULL};
  static const char *const link_way[] = {"properties", "linkSharing", NULL};
  document json = read_document(path);
  uint32_t invitee = member_at(&json, 0, invitee_way), share = member_at(&json, 0, share_way);
  uint32_t people = member(&json, share, "participants");
  char *seats = calloc(json.nodes[people].count + 1, 1), *seat = seats;
  for (uint32_t person = people + 1; person < json.nodes[people].next; person = json.nodes[person].next) {
    bool is_removed = is(json.nodes + member(&json, person, "acceptanceStatus"), "removed");
    *seat++ = is_removed ? 'x' : is(json.nodes + member(&json, person, "permission"), "readWrite") ? 'w' : 'r';
  }
  char *address = string(json.nodes + member(&json, invitee, "emailAddress")), *at = strrchr(address, '@');
  char *link = string(json.nodes + member_at(&json, share, link_way));
  if (at == NULL) fail(path);
  *at = 0;
  bool may_write = is(json.nodes + member(&json, invitee, "permission"), "readWrite");
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
