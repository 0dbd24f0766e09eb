#include "notes.h"

#include <stdlib.h>

enum { page_size = 4096 };

typedef struct page {
  struct page *before;
  uint32_t numbers[page_size];
} page;

struct csj_notes {
  size_t used;  // of the last page
  page *last;
  page first;
};

csj_notes *csj_notes_make(void) {
  csj_notes *notes = malloc(sizeof *notes);
  if (notes == NULL) return NULL;
  notes->used = 0;
  notes->last = &notes->first;
  notes->first.before = NULL;
  return notes;
}

uint32_t *csj_notes_take(csj_notes *notes, size_t count) {
  if (count > page_size - notes->used) {
    page *another = malloc(sizeof *another);
    if (another == NULL) return NULL;
    another->before = notes->last;
    notes->last = another;
    notes->used = 0;
  }
  uint32_t *numbers = notes->last->numbers + notes->used;
  notes->used += count;
  return numbers;
}

void csj_notes_clear(csj_notes *notes) {
  while (notes->last != &notes->first) {
    page *last = notes->last;
    notes->last = last->before;
    free(last);
  }
  notes->used = 0;
}

void csj_notes_free(csj_notes *notes) {
  if (notes == NULL) return;
  csj_notes_clear(notes);
  free(notes);
}

csj_document *csj_document_share(const csj_document *document) {
  csj_document *other = malloc(sizeof *other);
  csj_notes *notes = csj_notes_make();
  if (other == NULL || notes == NULL) {
    free(other);
    csj_notes_free(notes);
    return NULL;
  }
  *other = *document;
  other->notes = notes;
  return other;
}

void csj_document_unshare(csj_document *document) {
  if (document == NULL) return;
  csj_notes_free(document->notes);
  free(document);
}
