// The page by which the host knows at which question a worker is or was, without asking. Holds off that all policies of a
// round are blamed for the one that brought the worker down.

#include "progress.h"

#include <stdatomic.h>
#include <sys/mman.h>
#include <unistd.h>

#include "CWorkerProcess.h"

void cwp_set_progress(const cwp_worker *worker, uint32_t question) { cwp_note_progress(worker->progress, question); }

uint32_t cwp_get_progress(const cwp_worker *worker) {
  return atomic_load_explicit((_Atomic uint32_t *)worker->progress, memory_order_acquire);
}

void *cwp_open_progress(void) {
  void *page = mmap(NULL, cwp_page, PROT_READ | PROT_WRITE, MAP_SHARED, cwp_progress, 0);
  if (page == MAP_FAILED) return NULL;
  close(cwp_progress);
  return page;
}

void cwp_note_progress(void *progress, uint32_t question) {
  atomic_store_explicit((_Atomic uint32_t *)progress, question, memory_order_release);
}
