// The locale of scripts is always "C". A host that has set another one for itself would have Lua write decimal commas,
// read other numerals and order texts by a language, so that one script would decide differently in two processes.
#include "c_locale.h"

#include <stdatomic.h>

locale_t cls_enter_locale(void) {
  // The C library has this one ready and gives it without memory; it need not be given back. Asking takes longer than
  // the rest of this.
  static _Atomic(locale_t) kept;
  locale_t locale = atomic_load_explicit(&kept, memory_order_relaxed);
  if (locale == (locale_t)0) {
    locale = newlocale(LC_ALL_MASK, "C", (locale_t)0);
    atomic_store_explicit(&kept, locale, memory_order_relaxed);
  }
  return uselocale(locale);
}

void cls_leave_locale(locale_t outer) { uselocale(outer); }
