import Glibc

/// What watches this process besides the tests. It takes terabytes of addresses, so that with it no process limits its own.
package enum Sanitizer {
  /// Whether this is a build for AddressSanitizer.
  package static let watchesAddresses = dlsym(nil, "__asan_init") != nil
}
