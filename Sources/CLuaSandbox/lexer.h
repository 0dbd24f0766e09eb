#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Enough of Lua's lexical rules to walk over a source. Never raises; on text that is no Lua it returns something.

enum {
  cls_token_end = 256,
  cls_token_name,  // keywords too
  cls_token_number,
  cls_token_string,
  cls_token_concat,  // `..`
  cls_token_dots,    // `...`
  cls_token_shift,   // `<<` or `>>`
  cls_token_other,   // `==`, `~=`, `<=`, `>=`, `//`, `::`
};

typedef struct {
  int kind;  // one of the above, or the character
  const char *text;
  size_t length;
  uint32_t line;
} cls_token;

typedef struct {
  const char *at, *end;
  uint32_t line;
} cls_lexer;

cls_token cls_lexer_next(cls_lexer *lexer);

/// Where the token stands in its line, in characters from 1. `start` is where the source begins.
uint32_t cls_token_column(const cls_token *token, const char *start);
