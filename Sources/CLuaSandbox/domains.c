// `matches(domain, list)`: domains compare in their ASCII form. It holds off look-alike letters, and ends of names that
// only seem to be sub-domains.
#include <string.h>

#include "CIdentityText.h"
#include "cage.h"
#include "errors.h"
#include "library.h"
#include "text_index.h"

enum { domain_room = 256 };

typedef struct {
  char bytes[domain_room];
  size_t length;
} domain_text;

/// Reads a domain, or with `is_pattern` also `*.x`. Raises when the text is none.
static void read_domain(lua_State *L, const char *text, size_t length, bool is_pattern, domain_text *out) {
  cls_charge(L, 2);
  cls_charge_address(L, text, length);
  int fault = is_pattern ? cit_domain_pattern(text, length, out->bytes, &out->length)
                         : cit_domain_to_ascii(text, length, out->bytes, &out->length);
  if (fault == 0) return;
  const char *what = is_pattern ? "domain or pattern of domains" : "domain";
  cls_raise(L, "\"%.100s\" is no %s: it %s", text, what, cit_fault_text(fault));
}

static bool fits(const domain_text *domain, const char *pattern, size_t length) {
  if (length < 2 || pattern[0] != '*')
    return length == domain->length && memcmp(pattern, domain->bytes, length) == 0;
  // `*.x` takes everything that ends in `.x`.
  size_t tail = length - 1;
  return domain->length > tail && memcmp(domain->bytes + domain->length - tail, pattern + 1, tail) == 0;
}

/// Texts with an index are domains and patterns in their ASCII form: a domain is found by itself or by one of its tails.
static bool index_fits(const cls_text_index *index, const domain_text *domain) {
  uint64_t seed = index->head.seed, hash = seed;
  // One byte before each tail is room for the star of its pattern.
  char pattern[domain_room + 1];
  memcpy(pattern + 1, domain->bytes, domain->length);
  size_t end = domain->length;
  for (size_t at = domain->length; at > 0; at--) {
    if (domain->bytes[at - 1] != '.') continue;
    hash = cls_text_index_hash(seed, hash, domain->bytes + at, end - at);
    end = at - 1;
    if (!index->head.has_patterns) continue;
    char before = pattern[end];
    pattern[end] = '*';
    uint64_t pattern_hash = cls_text_index_hash(seed, hash, "*", 1);
    if (cls_text_index_holds(index, pattern_hash, pattern + end, domain->length - end + 1)) return true;
    pattern[end] = before;
  }
  hash = cls_text_index_hash(seed, hash, domain->bytes, end);
  return cls_text_index_holds(index, hash, domain->bytes, domain->length);
}

/// Looks in an index, which is paid for by the labels of the domain.
static bool is_in_index(lua_State *L, const cls_text_index *index, const domain_text *domain) {
  size_t labels = 1;
  for (size_t i = 0; i < domain->length; i++) labels += domain->bytes[i] == '.';
  cls_charge(L, labels > 4 ? 20 + 4 * labels : 20);
  return index_fits(index, domain);
}

/// Looks through the list at 2, whose elements are read as they come.
static bool is_in_list(lua_State *L, lua_Integer length, const domain_text *domain) {
  bool answer = false;
  for (lua_Integer i = 1; i <= length && !answer; i++) {
    cls_list_push(L, 2, i);
    if (lua_type(L, -1) != LUA_TSTRING)
      cls_raise(L, "pattern %lld is a %s, not a domain", (long long)i, cls_type_name(L, -1));
    size_t text_length;
    const char *text = lua_tolstring(L, -1, &text_length);
    domain_text pattern;
    read_domain(L, text, text_length, true, &pattern);
    answer = fits(domain, pattern.bytes, pattern.length);
    lua_pop(L, 1);
  }
  return answer;
}

/// `matches(domain, list)`; nil matches nothing.
int cls_matches(lua_State *L) {
  lua_settop(L, 2);
  lua_Integer length = cls_whole_list_length(L, 2);
  bool answer = false;
  if (!lua_isnil(L, 1)) {
    if (lua_type(L, 1) != LUA_TSTRING) cls_raise_type(L, 1, "domain");
    size_t text_length;
    const char *text = lua_tolstring(L, 1, &text_length);
    domain_text domain;
    read_domain(L, text, text_length, false, &domain);
    cls_ref texts;
    cls_text_index index;
    bool has_index = cls_to_ref(L, 2, &texts) && cls_text_index_open(&texts, &index);
    answer = has_index ? is_in_index(L, &index, &domain) : is_in_list(L, length, &domain);
  }
  lua_pushboolean(L, answer);
  return 1;
}
