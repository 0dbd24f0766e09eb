// Refuses three constructs by their words: chains of fields so long that Lua's error messages overflow the C stack, so many
// `and` and `or` that compiling them takes long, and powers whose last digit differs between machines.
#include "source_tokens.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lexer.h"

enum { chain_limit = 100, bracket_limit = 250, junction_limit = 6000 };

typedef struct {
  const char *start;
  cls_source_fault *fault;
  uint32_t chain, longest_chain;
  uint32_t saved[bracket_limit];  // chains outside of the open brackets
  uint32_t depth;
  uint32_t junctions;  // `and` and `or`
} checks;

static bool refuse(const checks *state, const cls_token *token, const char *message) {
  cls_source_fault *fault = state->fault;
  snprintf(fault->message, sizeof fault->message, "%s", message);
  fault->line = token->line;
  fault->column = cls_token_column(token, state->start);
  return false;
}

/// Lua 5.4.4 recurses and goes back through the code once per link when it names the field in an error message, into what
/// stands in brackets too, so those links count as well.
static void follow_chain(checks *state, const cls_token *token, const cls_token *before) {
  bool is_open = token->kind == '(' || token->kind == '[' || token->kind == '{';
  bool is_close = token->kind == ')' || token->kind == ']' || token->kind == '}';
  bool after_value = before->kind == ')' || before->kind == ']' || before->kind == '}' ||
                     before->kind == cls_token_name || before->kind == cls_token_string;
  if (is_open) {
    if (state->depth < bracket_limit) state->saved[state->depth] = after_value ? state->chain : 0;
    state->depth++;
    state->chain = 0;
  } else if (is_close) {
    uint32_t outside = 0;
    if (state->depth > 0 && --state->depth < bracket_limit) outside = state->saved[state->depth];
    if (token->kind == ']')
      state->chain += outside + 1;
    else if (outside > state->chain)
      state->chain = outside;
  } else if (token->kind == '.' || token->kind == ':') {
    state->chain++;
  } else if (token->kind == cls_token_name) {
    if (before->kind != '.' && before->kind != ':') state->chain = 0;
  } else if (token->kind != cls_token_string) {
    state->chain = 0;
  }
  if (state->chain > state->longest_chain) state->longest_chain = state->chain;
}

/// The compiler goes through all jumps of an expression for each `and` and `or` in it.
static bool check_junction(checks *state, const cls_token *token) {
  bool is_and = token->length == 3 && memcmp(token->text, "and", 3) == 0;
  bool is_or = token->length == 2 && memcmp(token->text, "or", 2) == 0;
  if (token->kind != cls_token_name || !(is_and || is_or) || ++state->junctions <= junction_limit) return true;
  return refuse(
      state, token, "the file has more than 6,000 `and` and `or`; keep long lists of values in a table, a `set` or parameters");
}

static double number_of(const cls_token *token) {
  char text[64];
  if (token->kind != cls_token_number || token->length >= sizeof text) return NAN;
  memcpy(text, token->text, token->length);
  text[token->length] = 0;
  return strtod(text, NULL);
}

/// Whether a power of two literals is a whole power of two, or a whole number that a float holds exactly: then every
/// machine computes the same.
static bool is_exact_power(double base, double exponent) {
  if (isnan(base) || isnan(exponent) || base != floor(base) || exponent != floor(exponent)) return false;
  if (base <= 0 || fabs(exponent) > 1000) return false;
  int power;
  if (frexp(base, &power) == 0.5) return fabs((power - 1) * exponent) < 1000;
  if (exponent < 0) return false;
  double product = 1;
  for (double i = 0; i < exponent; i++) {
    product *= base;
    if (product > 9007199254740992.0) return false;
  }
  return true;
}

/// `power` is the `^`, `base` the token before it.
static bool check_power(const checks *state, cls_lexer after, const cls_token *base, const cls_token *power) {
  cls_token exponent = cls_lexer_next(&after);
  bool is_negative = exponent.kind == '-';
  if (is_negative) exponent = cls_lexer_next(&after);
  double value = number_of(&exponent);
  bool is_last = cls_lexer_next(&after).kind != '^';
  if (is_last && value == 2 && !is_negative) return true;
  if (is_last && is_exact_power(number_of(base), is_negative ? -value : value)) return true;
  return refuse(
      state, power,
      "the last digit of this power may differ between machines; only ^2 and exact powers of whole numbers can be "
      "used: multiply, or use math.sqrt");
}

/// Whether an escape in the literal may stand for a zero byte.
static bool may_hold_zero(const cls_token *literal) {
  if (literal->text[0] == '[') return false;
  for (size_t at = 0; at + 1 < literal->length; at++) {
    if (literal->text[at] != '\\') continue;
    const char *escape = literal->text + ++at;
    size_t rest = literal->length - at;
    if (*escape == '0') return true;
    if (rest >= 3 && (memcmp(escape, "x00", 3) == 0 || memcmp(escape, "u{0", 3) == 0)) return true;
  }
  return false;
}

static bool check(checks *state, cls_lexer *lexer) {
  cls_token before = {.kind = cls_token_end};
  for (;;) {
    cls_token token = cls_lexer_next(lexer);
    if (token.kind == cls_token_end) return true;
    follow_chain(state, &token, &before);
    if (state->chain > chain_limit)
      return refuse(state, &token, "this chain of fields has more than 100 links; keep the middle of it in a local");
    if (!check_junction(state, &token)) return false;
    if (token.kind == '^' && !check_power(state, *lexer, &before, &token)) return false;
    if (token.kind == cls_token_string && may_hold_zero(&token)) state->fault->has_zeros = true;
    before = token;
  }
}

bool cls_source_check_tokens(const char *text, size_t length, cls_source_fault *fault) {
  checks state = {.start = text, .fault = fault};
  cls_lexer lexer = {text, text + length, 1};
  bool passed = check(&state, &lexer);
  fault->links = state.longest_chain;
  return passed;
}
