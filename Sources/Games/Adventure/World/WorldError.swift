/// Why a world cannot be built.
package enum WorldError: Error, Equatable {
  /// An id that stands twice.
  case duplicate(String)
  /// An id that nothing has, and what names it.
  case unknown(String, in: String)
  /// A thing that locks and has no key, or is in more places than one and is not fixed.
  case impossible(String)
}
