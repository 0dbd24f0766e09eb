// Lua's patterns, each comparison paid for and the recursion bounded: against a few wildcards the stock matcher works
// for most of a minute inside one call that no hook sees.
#include "patterns.h"

#include <stdbool.h>
#include <string.h>

#include "cage.h"
#include "errors.h"
#include "pattern_classes.h"

enum { deepest = 200, work_a_payment = 256 };

void cls_matcher_start(
    cls_matcher *matcher, lua_State *L, const char *subject, size_t length, const char *pattern,
    size_t pattern_length) {
  matcher->state = L;
  matcher->subject = (const cls_byte *)subject;
  matcher->subject_end = matcher->subject + length;
  matcher->pattern_end = (const cls_byte *)pattern + pattern_length;
  matcher->level = 0;
  matcher->depth = deepest;
  matcher->work = 0;
}

/// Notes work and pays for it now and then.
static inline void pay(cls_matcher *matcher, unsigned work) {
  matcher->work += work;
  if (matcher->work < work_a_payment) return;
  cls_charge(matcher->state, matcher->work / 4);
  matcher->work = 0;
}

// MARK: Sets

/// `at` is the `[`. Returns the place after the `]` that ends the set.
static const cls_byte *set_end(cls_matcher *matcher, const cls_byte *at) {
  const cls_byte *c = at + 1;
  if (c < matcher->pattern_end && *c == '^') c++;
  // A `]` right at the start stands for itself.
  bool is_first = true;
  for (; c < matcher->pattern_end && (is_first || *c != ']'); c++) {
    is_first = false;
    if (*c == '%') c++;
  }
  if (c >= matcher->pattern_end) cls_raise(matcher->state, "malformed pattern (missing `]`)");
  pay(matcher, (unsigned)(c - at) / 4);
  return c + 1;
}

/// Whether the set from `[` to before `end` has the character.
static bool in_set(cls_matcher *matcher, cls_byte c, const cls_byte *at, const cls_byte *end) {
  const cls_byte *last = end - 1;  // the `]`
  pay(matcher, (unsigned)(end - at) / 2);
  bool found_means = true;
  at++;
  if (*at == '^') {
    found_means = false;
    at++;
  }
  while (at < last) {
    if (*at == '%') {
      if (cls_in_class(c, at[1])) return found_means;
      at += 2;
    } else if (last - at > 2 && at[1] == '-') {
      if (at[0] <= c && c <= at[2]) return found_means;
      at += 3;
    } else {
      if (*at == c) return found_means;
      at++;
    }
  }
  return !found_means;
}

// MARK: Items

/// The place after the single character, class or set at `at`.
static const cls_byte *single_end(cls_matcher *matcher, const cls_byte *at) {
  if (*at == '[') return set_end(matcher, at);
  if (*at != '%') return at + 1;
  if (at + 1 >= matcher->pattern_end) cls_raise(matcher->state, "malformed pattern (ends with `%%`)");
  return at + 2;
}

static bool single_matches(cls_matcher *matcher, const cls_byte *subject, const cls_byte *at, const cls_byte *end) {
  pay(matcher, 1);
  if (subject >= matcher->subject_end) return false;
  switch (*at) {
    case '.': return true;
    case '%': return cls_in_class(*subject, at[1]);
    case '[': return in_set(matcher, *subject, at, end);
    default: return *at == *subject;
  }
}

static const cls_byte *match_balance(cls_matcher *matcher, const cls_byte *subject, const cls_byte *at) {
  if (at + 1 >= matcher->pattern_end) cls_raise(matcher->state, "malformed pattern (missing arguments to `%%b`)");
  cls_byte open = at[0], close = at[1];
  if (subject >= matcher->subject_end || *subject != open) return NULL;
  size_t nesting = 1;
  for (subject++; subject < matcher->subject_end; subject++) {
    pay(matcher, 1);
    if (*subject == close) {
      if (--nesting == 0) return subject + 1;
    } else if (*subject == open) {
      nesting++;
    }
  }
  return NULL;
}

static bool match_frontier(cls_matcher *matcher, const cls_byte *subject, const cls_byte *set, const cls_byte *end) {
  cls_byte before = subject == matcher->subject ? 0 : subject[-1];
  cls_byte here = subject < matcher->subject_end ? *subject : 0;
  return !in_set(matcher, before, set, end) && in_set(matcher, here, set, end);
}

/// The index of a finished capture named by a digit.
static int back_reference(cls_matcher *matcher, cls_byte digit) {
  int index = digit - '1';
  if (index < 0 || index >= matcher->level || matcher->captures[index].length == cls_capture_open)
    cls_raise(matcher->state, "invalid capture index %%%d", index + 1);
  return index;
}

static const cls_byte *match_again(cls_matcher *matcher, const cls_byte *subject, cls_byte digit) {
  int index = back_reference(matcher, digit);
  ptrdiff_t length = matcher->captures[index].length;
  // A captured position is no text that could come again.
  if (length == cls_capture_position) return NULL;
  pay(matcher, (unsigned)length / 8 + 1);
  bool fits = matcher->subject_end - subject >= length &&
              memcmp(subject, matcher->captures[index].start, (size_t)length) == 0;
  return fits ? subject + length : NULL;
}

// MARK: Sequences

static const cls_byte *match(cls_matcher *matcher, const cls_byte *subject, const cls_byte *pattern);

static const cls_byte *open_capture(
    cls_matcher *matcher, const cls_byte *subject, const cls_byte *pattern, ptrdiff_t kind) {
  if (matcher->level >= cls_capture_limit) cls_raise(matcher->state, "too many captures");
  matcher->captures[matcher->level].start = subject;
  matcher->captures[matcher->level].length = kind;
  matcher->level++;
  const cls_byte *end = match(matcher, subject, pattern);
  if (end == NULL) matcher->level--;
  return end;
}

static const cls_byte *close_capture(cls_matcher *matcher, const cls_byte *subject, const cls_byte *pattern) {
  int index = matcher->level - 1;
  while (index >= 0 && matcher->captures[index].length != cls_capture_open) index--;
  if (index < 0) cls_raise(matcher->state, "invalid pattern capture");
  matcher->captures[index].length = subject - matcher->captures[index].start;
  const cls_byte *end = match(matcher, subject, pattern);
  if (end == NULL) matcher->captures[index].length = cls_capture_open;
  return end;
}

/// As many as possible, then fewer.
static const cls_byte *match_most(
    cls_matcher *matcher, const cls_byte *subject, const cls_byte *single, const cls_byte *end) {
  ptrdiff_t count = 0;
  while (single_matches(matcher, subject + count, single, end)) count++;
  for (; count >= 0; count--) {
    const cls_byte *found = match(matcher, subject + count, end + 1);
    if (found) return found;
  }
  return NULL;
}

/// As few as possible, then more.
static const cls_byte *match_least(
    cls_matcher *matcher, const cls_byte *subject, const cls_byte *single, const cls_byte *end) {
  for (;;) {
    const cls_byte *found = match(matcher, subject, end + 1);
    if (found) return found;
    if (!single_matches(matcher, subject, single, end)) return NULL;
    subject++;
  }
}

/// Matches from here to the end of the pattern. Items that need no choice are matched in the loop.
static const cls_byte *match_sequence(cls_matcher *matcher, const cls_byte *subject, const cls_byte *pattern) {
  while (pattern < matcher->pattern_end) {
    pay(matcher, 1);
    cls_byte first = *pattern, second = pattern + 1 < matcher->pattern_end ? pattern[1] : 0;
    if (first == '(') {
      if (second == ')') return open_capture(matcher, subject, pattern + 2, cls_capture_position);
      return open_capture(matcher, subject, pattern + 1, cls_capture_open);
    }
    if (first == ')') return close_capture(matcher, subject, pattern + 1);
    if (first == '$' && pattern + 1 == matcher->pattern_end)
      return subject == matcher->subject_end ? subject : NULL;
    if (first == '%' && second == 'b') {
      subject = match_balance(matcher, subject, pattern + 2);
      if (subject == NULL) return NULL;
      pattern += 4;
      continue;
    }
    if (first == '%' && second == 'f') {
      const cls_byte *set = pattern + 2;
      if (set >= matcher->pattern_end || *set != '[')
        cls_raise(matcher->state, "missing `[` after `%%f` in pattern");
      const cls_byte *end = set_end(matcher, set);
      if (!match_frontier(matcher, subject, set, end)) return NULL;
      pattern = end;
      continue;
    }
    if (first == '%' && second >= '0' && second <= '9') {
      subject = match_again(matcher, subject, second);
      if (subject == NULL) return NULL;
      pattern += 2;
      continue;
    }
    const cls_byte *end = single_end(matcher, pattern);
    cls_byte suffix = end < matcher->pattern_end ? *end : 0;
    bool may_be_missing = suffix == '*' || suffix == '-' || suffix == '?';
    if (!single_matches(matcher, subject, pattern, end)) {
      if (!may_be_missing) return NULL;
      pattern = end + 1;
      continue;
    }
    if (suffix == '*') return match_most(matcher, subject, pattern, end);
    if (suffix == '+') return match_most(matcher, subject + 1, pattern, end);
    if (suffix == '-') return match_least(matcher, subject, pattern, end);
    if (suffix == '?') {
      const cls_byte *found = match(matcher, subject + 1, end + 1);
      if (found) return found;
      pattern = end + 1;
      continue;
    }
    subject++;
    pattern = end;
  }
  return subject;
}

static const cls_byte *match(cls_matcher *matcher, const cls_byte *subject, const cls_byte *pattern) {
  if (matcher->depth-- == 0) cls_raise(matcher->state, "pattern too complex");
  const cls_byte *end = match_sequence(matcher, subject, pattern);
  matcher->depth++;
  return end;
}

const cls_byte *cls_matcher_at(cls_matcher *matcher, const cls_byte *subject, const cls_byte *pattern) {
  matcher->level = 0;
  matcher->depth = deepest;
  return match(matcher, subject, pattern);
}

// MARK: Captures

void cls_push_capture(cls_matcher *matcher, int number, const cls_byte *whole, const cls_byte *end) {
  lua_State *L = matcher->state;
  if (number >= matcher->level) {
    if (number != 0) cls_raise(L, "invalid capture index %%%d", number + 1);
    cls_push_bytes(L, (const char *)whole, (size_t)(end - whole));
    return;
  }
  ptrdiff_t length = matcher->captures[number].length;
  const cls_byte *start = matcher->captures[number].start;
  if (length == cls_capture_open) cls_raise(L, "unfinished capture");
  if (length == cls_capture_position)
    lua_pushinteger(L, start - matcher->subject + 1);
  else
    cls_push_bytes(L, (const char *)start, (size_t)length);
}

int cls_push_captures(cls_matcher *matcher, const cls_byte *whole, const cls_byte *end) {
  int count = matcher->level == 0 && whole ? 1 : matcher->level;
  luaL_checkstack(matcher->state, count + 2, "too many captures");
  for (int i = 0; i < count; i++) cls_push_capture(matcher, i, whole, end);
  return count;
}
