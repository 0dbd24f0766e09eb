// The locale of scripts is always "C". A host that has set another one for itself would have Lua write decimal commas,
// read other numerals and order texts by a language, so that one script would decide differently in two processes.
#include "c_locale.h"

locale_t cls_enter_locale(void) {
  // The C library has this one ready and gives it without memory; it need not be given back.
  return uselocale(newlocale(LC_ALL_MASK, "C", (locale_t)0));
}

void cls_leave_locale(locale_t outer) { uselocale(outer); }
