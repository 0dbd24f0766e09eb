// Ends workers, learns how they ended, and names it. Holds off zombies, descriptors that pile up, and the wrong process
// being ended where a number was given anew or this process is a copy made by fork.

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/pidfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CWorkerProcess.h"
#include "progress.h"

bool cwp_is_own(const cwp_worker *worker) { return worker->owner == getpid(); }

/// Waits for the one process. Where this process has its children forgotten, there is nothing to learn.
static cwp_ending reap(int process) {
  int status;
  pid_t ended;
  do {
    ended = waitpid(process, &status, 0);
  } while (ended < 0 && errno == EINTR);
  if (ended == process && WIFSIGNALED(status)) return (cwp_ending){cwp_ended_signal, WTERMSIG(status)};
  if (ended == process && WIFEXITED(status)) return (cwp_ending){cwp_ended_exit, WEXITSTATUS(status)};
  return (cwp_ending){cwp_ended_unknown, 0};
}

static cwp_ending kill_and_reap(const cwp_worker *worker) {
  if (worker->handle >= 0)
    pidfd_send_signal(worker->handle, SIGKILL, NULL, 0);
  else
    kill(worker->process, SIGKILL);
  return reap(worker->process);
}

cwp_ending cwp_end(cwp_worker *worker) {
  cwp_ending ending = {cwp_ended_unknown, 0};
  if (worker->channel >= 0) close(worker->channel);
  if (worker->life >= 0) close(worker->life);
  if (worker->process > 0 && cwp_is_own(worker)) ending = kill_and_reap(worker);
  if (worker->handle >= 0) close(worker->handle);
  if (worker->progress) munmap(worker->progress, cwp_page);
  *worker = (cwp_worker){.process = -1, .handle = -1, .channel = -1, .life = -1, .left = worker->left};
  return ending;
}

const char *cwp_signal_name(int signal) {
  const char *name = sigdescr_np(signal);
  return name ? name : "unknown signal";
}

const char *cwp_error_name(int error) {
  const char *name = strerrordesc_np(error);
  return name ? name : "unknown error";
}
