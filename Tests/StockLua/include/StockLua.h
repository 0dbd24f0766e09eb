#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CLuaSandbox.h"

// The stock library, to compare with: an ordinary Lua state whose memory is limited. Nothing but that limit holds it
// back, so that it may only be called with what it comes to an end with. No function below raises or jumps.

/// A list whose first element is one of these stands for what no flat view can hold.
enum {
  stock_table = 0,  // a table: the elements that follow are its keys and values in turn
  stock_same,       // the table that is the argument of that number
  stock_function,   // a function: as an argument the operation or function of that name, as a result any
  stock_any_table,  // as a result: a table
};

typedef struct stock_lua stock_lua;

typedef struct {
  bool has_raised;
  cls_view values;  // root: the results, then what became of each table among the arguments; or the error alone
} stock_answer;

/// Runs the source, which returns the table of operations. NULL when that fails.
stock_lua *stock_lua_new(const char *source, size_t length, size_t memory_limit);
void stock_lua_free(stock_lua *stock);

/// Calls the operation with the elements of the list that is the view's root. The answer lives until the next call.
stock_answer stock_lua_call(stock_lua *stock, const char *operation, const cls_view *arguments);

/// What the compiler makes of a source, or what it says against it.
typedef struct {
  char *bytes;
  size_t length;
  char message[240];
} stock_code;

/// Compiles without running. False: the source is no Lua. To be freed either way.
bool stock_compile(const char *source, size_t length, bool has_lines, stock_code *code);
void stock_code_free(stock_code *code);
