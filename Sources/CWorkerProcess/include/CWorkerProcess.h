#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/uio.h>

#if defined(__cplusplus)
extern "C" {
#endif

// A worker process and the channel to it. Knows nothing of what is said over the channel. A worker is a program that is
// started anew, no copy of this process: it inherits four descriptors and nothing else. One thread at a time uses a
// worker. Nothing here touches how this process handles its signals, and no worker is waited for but by its own number.

// MARK: What a worker finds

enum {
  cwp_channel = 3,   // a stream socket
  cwp_plan = 4,      // a sealed file in memory: what the worker is told at its start
  cwp_progress = 5,  // a page that both sides see: at which question the worker is
  cwp_life = 6,      // the end of a pipe through which nothing comes but that its other end is closed
};

enum { cwp_idle = 0xFFFFFFFF };  // progress of a worker that is at no question

// MARK: Workers

typedef struct {
  int process, handle, channel;
  int life;   // while it is open the worker may live
  int owner;  // the process that started it
  uint32_t patience;  // milliseconds for a question
  uint64_t left;  // milliseconds for which it may be waited for in all, whatever it gets to; waiting uses them up
  void *progress;
} cwp_worker;

/// Starts the program with an empty environment and its standard streams at `/dev/null`. `arguments` ends in NULL. The
/// plan should be sealed, so that no worker can change what another reads. 0 or the error's number.
int cwp_start(
    const char *executable, const char *const *arguments, int plan, uint32_t patience, cwp_worker *worker);
/// A worker needs longer to start than to answer.
void cwp_set_patience(cwp_worker *worker, uint32_t patience);
/// Whether this process started the worker. A copy of it made by `fork` must leave the worker to the original.
bool cwp_is_own(const cwp_worker *worker);

/// Late is a worker that uses up its patience, overdue one that uses up what was left for it in all.
enum { cwp_done, cwp_gone, cwp_late, cwp_overdue };

/// Sends all pieces. `cwp_gone` when the worker ended, `cwp_late` or `cwp_overdue` when it does not take them.
int cwp_send(cwp_worker *worker, struct iovec *pieces, int count);
/// Receives at least `least` and at most `room` bytes. The worker has its patience anew for each question it gets to;
/// beyond so many questions it gets to none.
int cwp_receive(
    cwp_worker *worker, void *bytes, size_t least, size_t room, uint32_t questions, size_t *received);
void cwp_set_progress(const cwp_worker *worker, uint32_t question);
uint32_t cwp_get_progress(const cwp_worker *worker);
/// Seconds of processor time that the worker has used.
uint64_t cwp_processor_seconds(const cwp_worker *worker);

enum { cwp_ended_unknown, cwp_ended_exit, cwp_ended_signal };

typedef struct {
  int how;
  int code;  // exit code or number of the signal
} cwp_ending;

/// Ends the worker, if it has not ended, waits for it and gives back what it held. Of a worker that is another
/// process's, only gives back.
cwp_ending cwp_end(cwp_worker *worker);
/// What a signal is called, in English.
const char *cwp_signal_name(int signal);
/// What an error is called, in English.
const char *cwp_error_name(int error);

// MARK: Inside a worker

/// Has the kernel end this process at once when its host and all copies of the host are gone, whatever it does then.
/// False: the host is gone already, or this process was not started as a worker.
bool cwp_end_with_host(void);
/// The plan, mapped to be read for as long as the process lives, its descriptor closed; NULL when there is none.
const void *cwp_open_plan(size_t *size);
/// The page of the progress, its descriptor closed; NULL when there is none.
void *cwp_open_progress(void);
void cwp_note_progress(void *progress, uint32_t question);
/// Receives at least `least` bytes; 0 when the other side is gone.
size_t cwp_worker_receive(void *bytes, size_t least, size_t room);
bool cwp_worker_send(const void *bytes, size_t count);

#if defined(__cplusplus)
}
#endif
