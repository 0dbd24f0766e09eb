// Ends a worker with its host. Holds off a worker that goes on with a script that nobody waits for, for as long as the
// script lasts: it looks at its channel only between questions. The signal that a parent's end can bring would not do: it
// comes when the thread ends that started the worker, and threads of a host come and go.

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include "CWorkerProcess.h"

bool cwp_end_with_host(void) {
  if (fcntl(cwp_life, F_SETOWN, getpid()) != 0 || fcntl(cwp_life, F_SETSIG, SIGKILL) != 0 ||
      fcntl(cwp_life, F_SETFL, O_ASYNC) != 0)
    return false;
  // What happened before was told nobody.
  struct pollfd life = {cwp_life, POLLIN, 0};
  return poll(&life, 1, 0) == 0;
}
