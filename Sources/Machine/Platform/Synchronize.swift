/// Waits until an open file's bytes are on the disk itself, past its cache where the system can; -1 and
/// `errno` where that fails.
package func synchronize(_ descriptor: Int32) -> Int32 {
  #if canImport(Darwin)
    if fcntl(descriptor, F_FULLFSYNC) >= 0 { return 0 }
  #endif
  return fsync(descriptor)
}
