/// Lets no death of this process write its memory to a file.
package func forbidCoreDumps() {
  var none = rlimit()
  #if canImport(Glibc)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
  #else
    setrlimit(RLIMIT_CORE, &none)
  #endif
}
