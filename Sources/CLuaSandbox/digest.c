// SHA-256 of a script's text, by which a decision names exactly what was asked, so that no other text can pass for it.
// By libmd: such a digest must not be home-made, and that library is one small file to load.
#include "CLuaDigest.h"

#include <sha256.h>
#include <stdint.h>

void cls_sha256_hex(const void *bytes, size_t length, char hex[65]) {
  SHA256_CTX context;
  SHA256Init(&context);
  SHA256Update(&context, bytes, length);
  uint8_t digest[SHA256_DIGEST_LENGTH];
  SHA256Final(digest, &context);
  static const char digits[] = "0123456789abcdef";
  for (size_t i = 0; i < SHA256_DIGEST_LENGTH; i++) {
    hex[2 * i] = digits[digest[i] >> 4];
    hex[2 * i + 1] = digits[digest[i] & 15];
  }
  hex[64] = 0;
}
