// Finds the name that was probably meant. Names are compared up to a bounded length, so that a wrong name cannot be
// dear.
#include "suggest.h"

#include <stdbool.h>
#include <string.h>

#include "cage.h"
#include "text.h"

enum { longest = 48 };

static unsigned least(unsigned a, unsigned b) { return a < b ? a : b; }

/// Insertions, deletions, replacements and swaps of neighbours, letter case left aside.
static unsigned distance(const char *a, size_t a_length, const char *b, size_t b_length) {
  unsigned rows[3][longest + 1];
  for (size_t j = 0; j <= b_length; j++) rows[0][j] = (unsigned)j;
  for (size_t i = 1; i <= a_length; i++) {
    unsigned *row = rows[i % 3], *above = rows[(i + 2) % 3], *over = rows[(i + 1) % 3];
    row[0] = (unsigned)i;
    for (size_t j = 1; j <= b_length; j++) {
      unsigned change = cls_fold(a[i - 1]) != cls_fold(b[j - 1]);
      row[j] = least(least(above[j] + 1, row[j - 1] + 1), above[j - 1] + change);
      if (i > 1 && j > 1 && cls_fold(a[i - 1]) == cls_fold(b[j - 2]) && cls_fold(a[i - 2]) == cls_fold(b[j - 1]))
        row[j] = least(row[j], over[j - 2] + 1);
    }
  }
  return rows[a_length % 3][b_length];
}

static bool contains(const char *text, size_t length, const char *part, size_t part_length) {
  for (size_t at = 0; at + part_length <= length; at++) {
    size_t same = 0;
    while (same < part_length && cls_fold(text[at + same]) == cls_fold(part[same])) same++;
    if (same == part_length) return true;
  }
  return false;
}

cls_suggestion cls_suggest_start(lua_State *L, const char *wanted, size_t length) {
  unsigned allowed = length <= 2 ? 1 : length <= 5 ? 2 : (unsigned)length / 3 + 1;
  return (cls_suggestion){L, wanted, length, NULL, allowed + 1, allowed};
}

void cls_suggest_offer(cls_suggestion *suggestion, const char *candidate) {
  size_t length = strlen(candidate);
  cls_charge(suggestion->state, 1 + length / 32);
  if (suggestion->length > longest || length > longest || length == 0) return;
  cls_charge(suggestion->state, suggestion->length * length / 8);
  unsigned found = distance(suggestion->wanted, suggestion->length, candidate, length);
  // `write` may well mean `readWrite`.
  bool is_part = suggestion->length >= 3 && contains(candidate, length, suggestion->wanted, suggestion->length);
  if (is_part && found > suggestion->allowed) found = suggestion->allowed;
  // A name with nothing in common is no suggestion, however short it is.
  if (found > suggestion->distance || found >= length) return;
  if (found == suggestion->distance && (!suggestion->nearest || strcmp(candidate, suggestion->nearest) >= 0)) return;
  suggestion->distance = found;
  suggestion->nearest = candidate;
}
