import Localization

/// A word of a command, as it was typed and as it is looked up.
struct Word: Equatable, Sendable {
  let raw: String
  /// In lower case, with its accents.
  let exact: String
  let folded: String
  /// A hyphen stands before it: « prends-le ».
  let followsHyphen: Bool
  /// An apostrophe stands before it: “goat’s”.
  let followsApostrophe: Bool

  init(_ raw: String, followsHyphen: Bool = false, followsApostrophe: Bool = false) {
    self.raw = raw
    self.followsHyphen = followsHyphen
    self.followsApostrophe = followsApostrophe
    exact = raw.lowercased()
    folded = exact.folded(as: .word)
  }

  /// The end of “goat’s”: what stands before it owns what follows.
  var isPossessiveMark: Bool { followsApostrophe && folded == "s" }
}
