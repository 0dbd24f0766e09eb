#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__cplusplus)
extern "C" {
#endif

// One caged Lua state: it runs an untrusted script against flat, read-only views, within limits of work and memory, and
// starts every evaluation from the same bytes. Of what the views describe it knows people alone: `count` and `find`
// look for the fields that say who somebody is and what they may do. No function below raises a Lua error or jumps; a
// cage belongs to one thread at a time; a book may be shared by any number of cages and threads.

// MARK: Views

enum {
  // Values.
  cls_kind_nil = 0,
  cls_kind_false,
  cls_kind_true,
  cls_kind_integer,  // payload: the integer
  cls_kind_number,   // payload: the bits of a double
  cls_kind_string,   // payload: offset in the view's text; count: bytes
  cls_kind_word,     // payload: index of a word of the book
  cls_kind_time,     // payload: microseconds since 1970 UTC, years 0001 to 9999
  cls_kind_ref,      // payload: index of a header; mark: 0, or the number of the other view in which it is

  // Headers: the cells that follow belong to them.
  cls_kind_list = 16,  // count cells; mark: `cls_list_…`; payload: 0, or what the mark says
  cls_kind_map,        // count pairs of a string and a value, sorted by the bytes of the string, each string once
  cls_kind_record,     // schema; count: number of its fields; a cell a field, in the schema's order
  cls_kind_set,        // count strings, sorted by bytes, each once; payload: offset in the text of an index of them
};

/// What a list knows of its elements.
enum {
  cls_list_domains = 1,  // each is a domain or a pattern of domains in its ASCII form; payload: as of a set
  cls_list_tallies = 2,  // each is a person; payload: offset in the view's text of a `cls_tally` for each
  cls_list_seats_differ = 4,  // no two of them have one seat
};

/// What counting asks of a person.
typedef struct {
  uint8_t standing, role, acceptance_status;  // words of the book, or `cls_no_word`
  uint8_t has_seat;                           // 1 or 0
} cls_tally;

/// Stands for a word of a higher number, too.
enum { cls_no_word = 255 };

/// The views that a script can see, by their numbers.
enum { cls_view_request, cls_view_parameters, cls_view_data, cls_view_people, cls_view_count };

typedef struct {
  uint8_t kind;
  uint8_t mark;
  uint16_t schema;  // of a record; of a map: 0, or 1 + the schema whose name it bears: a missing key is then an error
  uint32_t count;
  int64_t payload;
} cls_cell;

typedef struct {
  const cls_cell *cells;
  const char *text;
  uint32_t cell_count, text_count;
  uint32_t root;  // index of a header; UINT32_MAX: the view is nil
} cls_view;

/// Bytes that an index of so many strings takes, at most 2^30.
size_t cls_text_index_size(uint32_t count);
/// Writes an index of strings, which lie in `text`. The seed should be one that nobody can foresee: true is that no string
/// is far from its place, as with all but very few seeds.
bool cls_text_index_write(char *index, const cls_cell *strings, uint32_t count, const char *text, uint64_t seed);

// MARK: Book of schemas

typedef struct cls_book cls_book;

enum { cls_field_hidden = 1 };

cls_book *cls_book_new(void);
void cls_book_free(cls_book *book);
/// The functions that add return an index, or -1 when there is no memory or the name is ill-formed.
int cls_book_add_word(cls_book *book, const char *text, size_t length);
int cls_book_add_schema(cls_book *book, const char *name, size_t length);
/// The words that the field may hold are `word_count` words from `first_word`; 0: any.
int cls_book_add_field(
    cls_book *book, int schema, const char *name, size_t length, int flags, int first_word, int word_count);
/// Gives records of the schema the methods `count` and `find` over one of its list fields.
bool cls_book_add_people(cls_book *book, int schema, int list_field);
/// Ends building. Nothing may be added after.
bool cls_book_freeze(cls_book *book);

// MARK: Reports

enum {
  cls_outcome_completed = 0,
  cls_outcome_runtime,   // the script raised an error
  cls_outcome_contract,  // the script returned what it may not
  cls_outcome_steps,
  cls_outcome_memory,
  cls_outcome_output,    // a denial or warning was ill-formed
  cls_outcome_source,    // the source text was refused (loading only)
  cls_outcome_deadline,  // the backstop, should steps not bound the time
};

typedef struct {
  const char *bytes;  // cleaned UTF-8, not ended by NUL
  uint32_t length;
} cls_text;

typedef struct {
  cls_text code, message, admin;
  uint32_t line;
  bool has_admin;
} cls_note;

typedef struct {
  cls_text name;
  uint32_t line;
} cls_place;

/// What came of loading or evaluating. Its pointers live until the next call with the same cage.
typedef struct {
  uint8_t outcome;
  bool is_limit;          // whether a limit was reached that the host sets
  cls_text message;       // empty when completed
  uint32_t line, column;  // 1-based; 0: not known
  uint64_t steps;
  uint64_t peak_memory;  // bytes
  const cls_place *path;
  const cls_note *denials, *warnings;
  uint32_t path_count, denial_count, warning_count, denials_cut, warnings_cut;
} cls_report;

/// Whether the text is as the texts of a report are: cleaned, and of at most `limit` bytes, which is at most 1 KiB.
bool cls_text_is_clean(const char *text, size_t length, size_t limit);

// MARK: Cage

typedef struct cls_cage cls_cage;

/// Bytes of stack that compiling, loading and evaluating each need.
enum { cls_stack_need = 512 << 10 };
/// Bytes of stack that the calling thread has left, as far as can be known. A process that is about to give up asking the
/// kernel anything must ask once before, on the thread that will use cages.
size_t cls_stack_left(void);

/// From here on large images are copied whole, and the kernel is not asked what was written. For a process that is
/// about to give up asking it anything.
void cls_copy_images_whole(void);

/// After there was no memory: whether the process has about as many mappings as the kernel lets it have.
bool cls_mappings_are_short(void);
/// `deadline` is how long loading and each evaluation may have the processor, in nanoseconds; 0: until it is first looked
/// at. NULL when there is no memory, or the memory limit is below what an empty state needs.
cls_cage *cls_cage_new(const cls_book *book, size_t memory_limit, uint64_t deadline);
void cls_cage_free(cls_cage *cage);

enum { cls_default_quantum = 100 };
/// After how many instructions steps are counted, and a script can so be ended: 1 to 100, which it is unless set. Only
/// before anything is compiled or loaded. False: it is not set, and the cage is only good to be freed.
bool cls_cage_set_quantum(cls_cage *cage, unsigned instructions);

/// Has the cage note what runs in it, for tests and explanations. Only before anything is loaded. What it decides is the
/// same; memory and steps may come out a little higher. False: there is no memory, and the cage is only good to be freed.
bool cls_cage_trace(cls_cage *cage);

enum { cls_event_denial, cls_event_warning, cls_event_failure };

typedef struct {
  cls_text name, value;
} cls_variable;

/// A moment in which the script said something, or failed: what the variables of the function held that it was in.
typedef struct {
  uint8_t event;
  uint32_t line, variable_count;
  const cls_variable *variables;
} cls_moment;

/// A place where the script denied, and by which code.
typedef struct {
  uint32_t line, code_length;
  char code[64];
} cls_denied_place;

/// What ran since loading or evaluating last began.
typedef struct {
  const uint32_t *lines;  // how often each line ran, from line 1 on
  uint32_t line_count;
  const cls_moment *moments;  // the first 64
  uint32_t moment_count;
  const cls_denied_place *denied;  // each once, in the order in which they came; the first 8192
  uint32_t denied_count;
} cls_trail;

/// Lives until the next call with the same cage. Empty for a cage that is not traced.
cls_trail cls_cage_trail(const cls_cage *cage);

typedef struct cls_script cls_script;

/// Checks and compiles the source, under the cage's limits, and leaves the cage as it was. NULL: the report says why.
/// A script is immutable: any number of cages and threads may load it, also with other limits. There is no other way
/// to compiled code.
cls_script *cls_cage_compile(
    cls_cage *cage, const char *source, size_t length, uint64_t step_limit, cls_report *report);
void cls_script_free(cls_script *script);

/// Before loading, for scripts that are no policies: runs a chunk of the host's own. What is in the table that it returns
/// are globals of the script that is loaded then, which has to return nothing; but `result` is a function, and what it
/// gives when the script has run is the declaration. After any outcome but completed the cage is only good to be freed.
void cls_cage_prepare(cls_cage *cage, const cls_script *dialect, uint64_t step_limit, cls_report *report);

/// Runs the script's main chunk once; nothing is compiled. Steps are counted as if it were. `data` is the global `data`
/// of the script; it and the parameters must live as long as the cage. After any outcome but completed the cage is only
/// good to be freed.
void cls_cage_load(
    cls_cage *cage, const cls_script *script, const cls_view *data, uint64_t step_limit, cls_report *report);

/// What the main chunk returned besides functions: a map of plain values (maps, lists, strings, numbers, booleans).
/// Good after a completed load, for as long as the cage lives.
cls_view cls_cage_declaration(const cls_cage *cage);
/// Whether the chunk gave a function to evaluate.
bool cls_cage_has_check(const cls_cage *cage);

/// Ends loading: from here on, every evaluation starts from this very state.
bool cls_cage_seal(cls_cage *cage, const cls_view *parameters);

/// Runs `check(request, parameters)`. Only after sealing, and only with a check. `people` is what the request refers to
/// besides itself: a part that many requests share. NULL: nothing.
void cls_cage_evaluate(
    cls_cage *cage, const cls_view *request, const cls_view *people, uint64_t step_limit, cls_report *report);

/// Has the processor fetch what an evaluation looks at first of the cage itself, since it will be asked soon.
void cls_cage_fetch(const cls_cage *cage);
/// The same of its memory, since it will be asked next. Fast only where the cage itself was fetched. Neither waits.
void cls_cage_fetch_memory(const cls_cage *cage);

/// Bytes of the state that evaluations start from.
size_t cls_cage_image_size(const cls_cage *cage);
/// Bytes that were copied to go back to it after the latest evaluation: what may have been written of a small image, what
/// was written of a large one.
size_t cls_cage_restored_size(const cls_cage *cage);
/// Compares every byte with that state, to which each evaluation goes back at its end: whether this machine keeps
/// evaluations apart.
/// False before sealing.
bool cls_cage_is_restored(cls_cage *cage);

#if defined(__cplusplus)
}
#endif
