#pragma once

#include <lua.h>
#include <stddef.h>

// The nearest of several names to one that does not exist. Nothing here raises; offers pay for comparing.

typedef struct {
  lua_State *state;
  const char *wanted;
  size_t length;
  const char *nearest;  // NULL: nothing is near
  unsigned distance, allowed;
} cls_suggestion;

cls_suggestion cls_suggest_start(lua_State *L, const char *wanted, size_t length);
/// `candidate` ends in NUL and must outlive the suggestion. On a tie the first by its bytes wins, so
/// that the order of offers does not matter.
void cls_suggest_offer(cls_suggestion *suggestion, const char *candidate);
