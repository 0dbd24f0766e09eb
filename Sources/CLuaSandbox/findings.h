#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "CLuaSandbox.h"

// What an evaluation found, kept outside the script's memory so that nothing a script does can take it back.

enum { cls_notes_limit = 64, cls_text_limit = 1024, cls_code_limit = 64, cls_path_limit = 8, cls_name_limit = 64 };

typedef struct {
  uint32_t code, message, admin;  // offsets in the text of the findings
  uint32_t code_length, message_length, admin_length, line;
  bool has_admin;
} cls_found_note;

typedef struct {
  cls_found_note *items;  // room for `cls_notes_limit`, or NULL before the first
  uint32_t count, cut;
} cls_found_notes;

typedef struct {
  // What every evaluation sets comes first, the rooms for texts last: far apart they would be so many places in memory.
  uint8_t outcome;
  bool is_limit;    // one that the host sets, not one of the sandbox itself
  bool ill_formed;  // a denial or warning could not be recorded as it was meant
  uint32_t line, column, path_count, message_length, fault_length, fault_line, text_count, text_capacity;
  cls_found_notes denials, warnings;
  char *text;
  cls_note *notes;  // room for both kinds, filled for the report
  cls_place path[cls_path_limit];
  char names[cls_path_limit][cls_name_limit];
  char message[cls_text_limit];
  char fault[cls_text_limit];
} cls_findings;

// None of these raises.
void cls_findings_reset(cls_findings *findings);
void cls_findings_free(cls_findings *findings);
/// Cleans the text and keeps it as the message.
void cls_findings_set_message(cls_findings *findings, const char *text, size_t length);
/// Keeps what made the output ill-formed; the first fault stays.
void cls_findings_set_fault(cls_findings *findings, uint32_t line, const char *text);
/// Records a note whose code is known to be well-formed; cleans the texts. `admin` NULL: none. False: no memory.
bool cls_findings_add(
    cls_findings *findings, cls_found_notes *notes, uint32_t line, const char *code, size_t code_length,
    const char *message, size_t message_length, const char *admin, size_t admin_length);
void cls_findings_report(cls_findings *findings, cls_report *report);
