#pragma once

#include <locale.h>

// The locale "C" for as long as a script is compiled or runs, whatever the host has set. None of these raises.

/// From here on this thread writes numbers and orders texts as every machine does. Gives what to go back to.
locale_t cls_enter_locale(void);
void cls_leave_locale(locale_t outer);
