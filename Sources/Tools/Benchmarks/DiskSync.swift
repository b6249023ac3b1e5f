import Platform

/// Stands between the program and the system’s own `fsync`, to see what waiting for the disk costs.
enum DiskSync {
  nonisolated(unsafe) static var isWaitedFor = true

  /// `RTLD_NEXT`, which Swift cannot see.
  nonisolated(unsafe) private static let next = UnsafeMutableRawPointer(bitPattern: -1)

  static let fsync = unsafeBitCast(
    dlsym(next, "fsync"), to: (@convention(c) (Int32) -> Int32).self)
}

@_cdecl("fsync") func interposed(_ descriptor: Int32) -> Int32 {
  DiskSync.isWaitedFor ? DiskSync.fsync(descriptor) : 0
}
