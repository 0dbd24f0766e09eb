// Walks over a source by Lua's lexical rules, so that the checks of a source see the same words as the compiler. What
// hides in a comment or text for one of the two would pass unchecked.
#include "lexer.h"

#include <string.h>

static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static char peek(const cls_lexer *lexer, size_t offset) {
  return (size_t)(lexer->end - lexer->at) > offset ? lexer->at[offset] : 0;
}

static void step(cls_lexer *lexer) {
  if (*lexer->at++ == '\n') lexer->line++;
}

/// Number of `=` of a long bracket that opens here; -1 if none does.
static long long_bracket(const cls_lexer *lexer) {
  if (peek(lexer, 0) != '[') return -1;
  size_t level = 0;
  while (peek(lexer, 1 + level) == '=') level++;
  return peek(lexer, 1 + level) == '[' ? (long)level : -1;
}

static void skip_long_bracket(cls_lexer *lexer, long level) {
  lexer->at += level + 2;
  while (lexer->at < lexer->end) {
    if (*lexer->at == ']') {
      long found = 0;
      while (found < level && peek(lexer, 1 + (size_t)found) == '=') found++;
      if (found == level && peek(lexer, 1 + (size_t)level) == ']') {
        lexer->at += level + 2;
        return;
      }
    }
    step(lexer);
  }
}

static void skip_blank(cls_lexer *lexer) {
  while (lexer->at < lexer->end) {
    if (strchr(" \t\r\n\v\f", *lexer->at)) {
      step(lexer);
    } else if (*lexer->at == '-' && peek(lexer, 1) == '-') {
      lexer->at += 2;
      long level = long_bracket(lexer);
      if (level >= 0)
        skip_long_bracket(lexer, level);
      else
        while (lexer->at < lexer->end && *lexer->at != '\n') lexer->at++;
    } else {
      return;
    }
  }
}

static void skip_quoted(cls_lexer *lexer) {
  char quote = *lexer->at++;
  while (lexer->at < lexer->end && *lexer->at != quote) {
    if (*lexer->at == '\\' && lexer->at + 1 < lexer->end) {
      char escaped = lexer->at[1];
      lexer->at++;
      step(lexer);
      // A line end of two characters is escaped as one.
      if (escaped == '\r' && peek(lexer, 0) == '\n') step(lexer);
      if (escaped != 'z') continue;
      while (lexer->at < lexer->end && strchr(" \t\r\n\v\f", *lexer->at)) step(lexer);
      continue;
    }
    if (*lexer->at == '\n') return;
    lexer->at++;
  }
  if (lexer->at < lexer->end) lexer->at++;
}

static void skip_number(cls_lexer *lexer) {
  bool is_hexadecimal = *lexer->at == '0' && (peek(lexer, 1) == 'x' || peek(lexer, 1) == 'X');
  char exponent = is_hexadecimal ? 'p' : 'e';
  while (lexer->at < lexer->end) {
    char c = *lexer->at;
    if (!is_digit(c) && !is_letter(c) && c != '.') return;
    lexer->at++;
    bool may_have_sign = (c | 32) == exponent;
    if (may_have_sign && (peek(lexer, 0) == '+' || peek(lexer, 0) == '-')) lexer->at++;
  }
}

static int operator_kind(cls_lexer *lexer) {
  char first = *lexer->at++;
  char second = peek(lexer, 0);
  bool is_pair = (second == '=' && strchr("=~<>", first)) || (first == '/' && second == '/') ||
                 (first == ':' && second == ':');
  if (is_pair) {
    lexer->at++;
    return cls_token_other;
  }
  if ((first == '<' || first == '>') && second == first) {
    lexer->at++;
    return cls_token_shift;
  }
  if (first != '.' || second != '.') return (unsigned char)first;
  lexer->at++;
  if (peek(lexer, 0) != '.') return cls_token_concat;
  lexer->at++;
  return cls_token_dots;
}

cls_token cls_lexer_next(cls_lexer *lexer) {
  skip_blank(lexer);
  cls_token token = {.kind = cls_token_end, .text = lexer->at, .line = lexer->line};
  if (lexer->at >= lexer->end) return token;
  char first = *lexer->at;
  long level = long_bracket(lexer);
  if (is_letter(first)) {
    token.kind = cls_token_name;
    while (lexer->at < lexer->end && (is_letter(*lexer->at) || is_digit(*lexer->at))) lexer->at++;
  } else if (is_digit(first) || (first == '.' && is_digit(peek(lexer, 1)))) {
    token.kind = cls_token_number;
    skip_number(lexer);
  } else if (first == '"' || first == '\'') {
    token.kind = cls_token_string;
    skip_quoted(lexer);
  } else if (level >= 0) {
    token.kind = cls_token_string;
    skip_long_bracket(lexer, level);
  } else {
    token.kind = operator_kind(lexer);
  }
  token.length = (size_t)(lexer->at - token.text);
  return token;
}

uint32_t cls_token_column(const cls_token *token, const char *start) {
  uint32_t column = 1;
  for (const char *at = token->text; at > start && at[-1] != '\n'; at--)
    // Bytes that continue a character are not counted.
    if (((unsigned char)at[-1] & 0xC0) != 0x80) column++;
  return column;
}
