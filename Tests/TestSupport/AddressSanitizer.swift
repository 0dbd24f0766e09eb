internal import Glibc

/// It takes terabytes of addresses, so that with it no process limits its own.
package enum AddressSanitizer {
  package static let isThere = dlsym(nil, "__asan_init") != nil
}
