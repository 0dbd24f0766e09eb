// Keeps what an evaluation found outside the script's memory: cleaned, at most so many notes of at most so many bytes,
// and counted beyond. A script can neither take back nor flood what it said.
#include "findings.h"

#include <stdlib.h>

#include "text.h"

void cls_findings_reset(cls_findings *findings) {
  findings->denials.count = findings->denials.cut = 0;
  findings->warnings.count = findings->warnings.cut = 0;
  findings->text_count = 0;
  findings->message_length = findings->line = findings->column = 0;
  findings->path_count = 0;
  findings->outcome = cls_outcome_completed;
  findings->is_limit = false;
  findings->ill_formed = false;
  findings->fault_length = findings->fault_line = 0;
}

void cls_findings_free(cls_findings *findings) {
  free(findings->denials.items);
  free(findings->warnings.items);
  free(findings->text);
  free(findings->notes);
}

void cls_findings_set_message(cls_findings *findings, const char *text, size_t length) {
  findings->message_length = (uint32_t)cls_text_clean(text, length, findings->message, cls_text_limit);
}

void cls_findings_set_fault(cls_findings *findings, uint32_t line, const char *text) {
  if (findings->ill_formed) return;
  findings->ill_formed = true;
  findings->fault_line = line;
  findings->fault_length = (uint32_t)cls_text_clean(text, strlen(text), findings->fault, cls_text_limit);
}

static bool keep(cls_findings *findings, const char *text, size_t length, uint32_t *offset, uint32_t *kept) {
  if (findings->text_capacity - findings->text_count < cls_text_limit) {
    uint32_t capacity = findings->text_capacity * 2 + 4 * cls_text_limit;
    char *grown = realloc(findings->text, capacity);
    if (grown == NULL) return false;
    findings->text = grown;
    findings->text_capacity = capacity;
  }
  *offset = findings->text_count;
  *kept = (uint32_t)cls_text_clean(text, length, findings->text + findings->text_count, cls_text_limit);
  findings->text_count += *kept;
  return true;
}

bool cls_findings_add(
    cls_findings *findings, cls_found_notes *notes, uint32_t line, const char *code, size_t code_length,
    const char *message, size_t message_length, const char *admin, size_t admin_length) {
  if (notes->count == cls_notes_limit) {
    notes->cut++;
    return true;
  }
  if (notes->items == NULL) notes->items = calloc(cls_notes_limit, sizeof(cls_found_note));
  if (notes->items == NULL) return false;
  cls_found_note *note = &notes->items[notes->count];
  note->line = line;
  note->has_admin = admin != NULL;
  note->admin_length = 0;
  if (!keep(findings, code, code_length, &note->code, &note->code_length)) return false;
  if (!keep(findings, message, message_length, &note->message, &note->message_length)) return false;
  if (admin && !keep(findings, admin, admin_length, &note->admin, &note->admin_length)) return false;
  notes->count++;
  return true;
}

static cls_note *fill(const cls_findings *findings, const cls_found_notes *found, cls_note *notes) {
  const char *text = findings->text;
  for (uint32_t i = 0; i < found->count; i++) {
    const cls_found_note *note = &found->items[i];
    notes[i] = (cls_note){
      .code = {text + note->code, note->code_length},
      .message = {text + note->message, note->message_length},
      .admin = {text + (note->has_admin ? note->admin : 0), note->admin_length},
      .line = note->line,
      .has_admin = note->has_admin,
    };
  }
  return notes + found->count;
}

void cls_findings_report(cls_findings *findings, cls_report *report) {
  report->outcome = findings->outcome;
  report->is_limit = findings->is_limit;
  report->message = (cls_text){findings->message, findings->message_length};
  report->line = findings->line;
  report->column = findings->column;
  report->path = findings->path;
  report->path_count = findings->path_count;
  report->denial_count = report->warning_count = 0;
  report->denials = report->warnings = NULL;
  report->denials_cut = findings->denials.cut;
  report->warnings_cut = findings->warnings.cut;
  if (findings->denials.count + findings->warnings.count == 0) return;
  if (findings->notes == NULL) findings->notes = calloc(2 * cls_notes_limit, sizeof(cls_note));
  if (findings->notes == NULL) {
    report->outcome = cls_outcome_output;
    return;
  }
  report->denials = findings->notes;
  report->denial_count = findings->denials.count;
  report->warnings = fill(findings, &findings->denials, findings->notes);
  report->warning_count = findings->warnings.count;
  fill(findings, &findings->warnings, (cls_note *)report->warnings);
}
