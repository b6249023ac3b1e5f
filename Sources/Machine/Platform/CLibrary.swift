// The C library of the platform: who imports `Platform` has all of it.
#if canImport(Glibc)
  @preconcurrency @_exported public import Glibc
#elseif canImport(Musl)
  @preconcurrency @_exported public import Musl
#else
  @_exported public import Darwin
#endif
