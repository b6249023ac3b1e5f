import Localization
import Platform

/// Why a stream took no more.
enum OutputError: Error, Equatable {
  /// The reader has gone, as `head` does: no fault, only an end.
  case readerGone
  /// With the C library's number of the error.
  case failed(code: Int32)

  init(code: Int32) { self = code == EPIPE ? .readerGone : .failed(code: code) }
}

extension OutputError {
  /// A line for the error stream; nil where the end is a quiet one.
  func message(in language: Language) -> String? {
    guard case .failed(let code) = self else { return nil }
    let problem = L10n.Options.outputFailed(reason: reason(of: code))
    return L10n.Options.error(problem: problem).resolved(in: language) + "\n"
  }

  private func reason(of code: Int32) -> LocalizedText {
    switch code {
    case ENOSPC, EDQUOT: L10n.Options.reasonSpace
    case EBADF: L10n.Options.reasonClosed
    default: L10n.Options.reasonCode(code: Int(code))
    }
  }
}
