import Localization

/// A word of a command, as it was typed and as it is looked up.
struct Word: Equatable, Sendable {
  let raw: String
  /// In lower case, with its accents.
  let exact: String
  let folded: String
  /// A hyphen stands before it: « prends-le ».
  let followsHyphen: Bool

  init(_ raw: String, followsHyphen: Bool = false) {
    self.raw = raw
    self.followsHyphen = followsHyphen
    exact = raw.lowercased()
    folded = exact.folded(as: .word)
  }
}
