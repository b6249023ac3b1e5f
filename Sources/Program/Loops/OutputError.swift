import Platform

/// Why a stream took no more.
enum OutputError: Error, Equatable {
  /// The reader has gone, as `head` does: no fault, only an end.
  case readerGone
  /// With the C library's number of the error.
  case failed(code: Int32)

  init(code: Int32) { self = code == EPIPE ? .readerGone : .failed(code: code) }
}
