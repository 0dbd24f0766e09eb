// Gives up everything that a process has but its memory, its time and one socket, in an order in which no part is needed
// by a later one. Holds off what a script could do that broke its cage: files and streams that were open, a handler that
// starts a program on a crash, a core dump, a look from outside.

#include <errno.h>
#include <signal.h>
#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "CConfinement.h"
#include "parts.h"

/// Lets go of the standard streams and of the directory, so that the process holds nothing of the file system.
static int let_go(int channel) {
  if (chdir("/") != 0) return errno;
  for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; stream++)
    if (stream != channel) close(stream);
  return 0;
}

/// Lets every signal do what it does to a process that knows nothing of signals. A runtime may have handlers that report
/// a crash by starting a program.
static void drop_signal_handlers(void) {
  // Those that can't be changed stay as they are, which is right.
  for (int number = 1; number <= SIGRTMAX; number++) signal(number, SIG_DFL);
}

/// What the user of the host may do beyond others, as root may nearly all.
static int drop_capabilities(void) {
  struct __user_cap_header_struct head = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {{0}};
  return syscall(SYS_capset, &head, none) == 0 ? 0 : errno;
}

ccf_result ccf_confine(int channel, uint64_t address_space) {
  drop_signal_handlers();
  int error = let_go(channel);
  if (error) return (ccf_result){"the root directory cannot be entered", error};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return (ccf_result){"new privileges cannot be given up", errno};
  if ((error = drop_capabilities())) return (ccf_result){"capabilities cannot be given up", error};
  // No core dump is written, which would hold the request, and no process of the same user can look inside.
  if (prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0) return (ccf_result){"dumps cannot be switched off", errno};
  if ((error = ccf_limit_resources(address_space))) return (ccf_result){"resource limits cannot be set", error};
  if ((error = ccf_filter_calls(channel))) return (ccf_result){"seccomp cannot be applied", error};
  return (ccf_result){0};
}
