#pragma once

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CLuaSandbox.h"

// What ran in a cage that is traced, and what variables held where it said something. It lies outside the script's memory,
// and looking takes no memory of the script and no steps. Nothing here raises or leaves.

typedef struct cls_trace cls_trace;

cls_trace *cls_trace_new(void);
void cls_trace_free(cls_trace *trace);
/// Forgets what ran, before the next run of a script of so many lines.
void cls_trace_begin(cls_trace *trace, uint32_t lines);
void cls_trace_line(cls_trace *trace, int line);
/// Keeps what the variables of the innermost function of the script hold.
void cls_trace_variables(lua_State *L, uint8_t event);
/// Keeps that the script denied on the line by the code.
void cls_trace_denial(cls_trace *trace, uint32_t line, const char *code, size_t length);
cls_trail cls_trace_trail(const cls_trace *trace);
