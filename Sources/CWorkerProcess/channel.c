// Sends and receives bytes on both sides of the channel. Holds off a worker that ends, falls silent, or sends and takes one
// byte at a time: the host never waits beyond its patience, and never gets a signal for writing to one that is gone.

#include <errno.h>
#include <sys/socket.h>

#include "CWorkerProcess.h"
#include "patience.h"

/// Takes the bytes that were sent off the front of the pieces.
static void drop(struct iovec **pieces, int *count, size_t sent) {
  while (*count > 0 && sent >= (*pieces)->iov_len) {
    sent -= (*pieces)->iov_len;
    ++*pieces;
    --*count;
  }
  if (*count == 0) return;
  (*pieces)->iov_base = (char *)(*pieces)->iov_base + sent;
  (*pieces)->iov_len -= sent;
}

int cwp_send(cwp_worker *worker, struct iovec *pieces, int count) {
  cwp_wait wait = cwp_wait_begin();
  while (count > 0) {
    struct msghdr message = {.msg_iov = pieces, .msg_iovlen = (size_t)count};
    ssize_t sent = sendmsg(worker->channel, &message, MSG_NOSIGNAL);
    if (sent < 0 && errno != EINTR && errno != EAGAIN) return cwp_gone;
    if (sent >= 0) drop(&pieces, &count, (size_t)sent);
    int status = count > 0 ? cwp_wait_on(worker, &wait) : cwp_done;
    if (status != cwp_done) return status;
  }
  return cwp_done;
}

int cwp_receive(
    cwp_worker *worker, void *bytes, size_t least, size_t room, uint32_t questions, size_t *received) {
  cwp_wait wait = cwp_wait_begin();
  uint32_t question = cwp_get_progress(worker);
  *received = 0;
  while (*received < least) {
    ssize_t count = recv(worker->channel, (char *)bytes + *received, room - *received, 0);
    if (count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN)) return cwp_gone;
    if (count > 0) *received += (size_t)count;
    if (*received >= least) break;
    uint32_t reached = cwp_get_progress(worker);
    if (reached < questions && (question == cwp_idle || reached > question)) {
      question = reached;
      wait.waited = 0;
    }
    int status = cwp_wait_on(worker, &wait);
    if (status != cwp_done) return status;
  }
  return cwp_done;
}

size_t cwp_worker_receive(void *bytes, size_t least, size_t room) {
  size_t received = 0;
  while (received < least) {
    ssize_t count = recv(cwp_channel, (char *)bytes + received, room - received, 0);
    if (count == 0 || (count < 0 && errno != EINTR)) return 0;
    if (count > 0) received += (size_t)count;
  }
  return received;
}

bool cwp_worker_send(const void *bytes, size_t count) {
  const char *at = bytes;
  while (count > 0) {
    ssize_t sent = send(cwp_channel, at, count, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0) return false;
    at += sent;
    count -= (size_t)sent;
  }
  return true;
}
