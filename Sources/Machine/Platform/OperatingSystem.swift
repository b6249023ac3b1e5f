/// The systems the program is built for.
package enum OperatingSystem: CaseIterable, Sendable {
  case linux, macOS

  /// The one it was built for.
  package static var current: OperatingSystem {
    #if os(macOS)
      .macOS
    #else
      .linux
    #endif
  }
}
