import Glibc

/// What watches this process besides the tests.
package enum Sanitizer {
  /// Whether this is a build for AddressSanitizer.
  package static let watchesAddresses = dlsym(nil, "__asan_init") != nil
}
