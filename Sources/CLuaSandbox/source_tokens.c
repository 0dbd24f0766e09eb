#include "source_tokens.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lexer.h"
#include "text.h"

enum { chain_limit = 100, constant_limit = 250, constant_slots = 1024, bracket_limit = 250 };

typedef struct {
  const char *start;
  cls_source_fault *fault;
  uint32_t chain, longest_chain;
  uint32_t saved[bracket_limit];  // chains outside of the open brackets
  uint32_t depth;
  struct {
    const char *text;
    size_t length;
  } constants[constant_slots];  // each name and literal once; an upper bound for every function's constants
  uint32_t constant_count;
  cls_token first_bit_operator;
} checks;

static bool refuse(const checks *state, const cls_token *token, const char *message) {
  cls_source_fault *fault = state->fault;
  snprintf(fault->message, sizeof fault->message, "%s", message);
  fault->line = token->line;
  fault->column = 1;
  const char *at = token->text;
  while (at > state->start && at[-1] != '\n') {
    at--;
    // Columns are characters: bytes that continue one are not counted.
    if (((unsigned char)*at & 0xC0) != 0x80) fault->column++;
  }
  return false;
}

/// Lua 5.4.4 recurses and goes back through the code once per link when it names the field in an error message.
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
    if (outside > state->chain) state->chain = outside;
    if (token->kind == ']') state->chain++;
  } else if (token->kind == '.' || token->kind == ':') {
    state->chain++;
  } else if (token->kind == cls_token_name) {
    if (before->kind != '.' && before->kind != ':') state->chain = 0;
  } else if (token->kind != cls_token_string) {
    state->chain = 0;
  }
  if (state->chain > state->longest_chain) state->longest_chain = state->chain;
}

static void note_constant(checks *state, const cls_token *token) {
  if (state->constant_count > constant_limit) return;
  uint32_t hash = 2166136261u;
  for (size_t i = 0; i < token->length; i++) hash = (hash ^ (unsigned char)token->text[i]) * 16777619u;
  uint32_t at = hash % constant_slots;
  for (; state->constants[at].text; at = (at + 1) % constant_slots)
    if (state->constants[at].length == token->length &&
        memcmp(state->constants[at].text, token->text, token->length) == 0)
      return;
  state->constants[at].text = token->text;
  state->constants[at].length = token->length;
  state->constant_count++;
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

static bool is_bit_operator(const cls_token *token, const cls_token *before) {
  if (token->kind == '&' || token->kind == '|' || token->kind == cls_token_shift) return true;
  if (token->kind != '~') return false;
  // After an operand `~` is the binary operator.
  return before->kind == cls_token_number || before->kind == cls_token_string || before->kind == cls_token_name ||
         before->kind == ')' || before->kind == ']' || before->kind == '}' || before->kind == cls_token_dots;
}

static bool check(checks *state, cls_lexer *lexer) {
  cls_token before = {.kind = cls_token_end};
  for (;;) {
    cls_token token = cls_lexer_next(lexer);
    if (token.kind == cls_token_end) break;
    follow_chain(state, &token, &before);
    if (state->chain > chain_limit) return refuse(state, &token, "this chain of fields has more than 100 links");
    if (token.kind == '^' && !check_power(state, *lexer, &before, &token)) return false;
    if (token.kind == cls_token_name || token.kind == cls_token_number || token.kind == cls_token_string)
      note_constant(state, &token);
    if (state->first_bit_operator.text == NULL && is_bit_operator(&token, &before))
      state->first_bit_operator = token;
    before = token;
  }
  // Lua 5.4.4 compiles `constant op (a or b)` wrongly in a function with over 255 constants.
  if (state->first_bit_operator.text && state->constant_count > constant_limit)
    return refuse(
        state, &state->first_bit_operator,
        "operators on bits cannot be used in a file with more than 250 different names and constants");
  return true;
}

bool cls_source_check_tokens(const char *text, size_t length, cls_source_fault *fault) {
  checks *state = calloc(1, sizeof(checks));
  if (state == NULL) {
    snprintf(fault->message, sizeof fault->message, "there is no memory to check the file");
    return false;
  }
  state->start = text;
  state->fault = fault;
  cls_lexer lexer = {text, text + length, 1};
  bool passed = check(state, &lexer);
  fault->error_price = 10 + (uint64_t)(state->longest_chain + 1) * length / 512;
  free(state);
  return passed;
}
