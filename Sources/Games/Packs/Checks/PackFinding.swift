package import JSON
package import Localization

/// Something that is wrong in a pack, or could be better.
package struct PackFinding: Error, Hashable, Sendable {
  /// An error keeps a pack from being played.
  package enum Severity: String, Sendable { case error, warning }

  package let severity: Severity
  package let reason: PackReason
  /// The byte at which it stands, from 0.
  package let offset: UInt32

  package init(_ severity: Severity, _ reason: PackReason, at offset: UInt32) {
    self.severity = severity
    self.reason = reason
    self.offset = offset
  }

  /// An error.
  package init(_ reason: PackReason, at place: PackPlace) {
    self.init(.error, reason, at: place.offset)
  }
}

/// What a value should have been.
package enum PackExpectation: Hashable, Sendable {
  case object, list, text, spellings, string, integer(ClosedRange<Int>), flag
}

/// What is wrong; the words are in the tables.
package enum PackReason: Hashable, Sendable {
  /// The file could not be read.
  case unreadable(LocalizedText)
  case json(JSONError.Reason)
  /// Of a later version than the one that is read.
  case newer(Int)
  case notA(PackExpectation)
  case missing(key: String)
  case unknown(key: SafeText, near: String?)
  case notAWord(SafeText, of: [String], near: String?)
  case count(Int, allowed: ClosedRange<Int>)
  case malformedID(SafeText)
  case duplicateID(SafeText)
  case badLanguage(SafeText)
  /// A text of nothing but blanks, or an object without a language.
  case empty
  /// Controls, bidirectional marks and what else can hide or steer; the position is its own.
  case unsafe(Unicode.Scalar)
  /// It breaks a rule of the game that no other finding names.
  case unplayable
  case unknownKeyword(SafeText)
  /// A rotor shows more answers than there are.
  case tooFewAnswers(Int, shown: Int)
  /// Not one action of an object is right, or several are.
  case rightActions(Int)
  case rightWithoutProgress
  /// A choice that is a key, a number or a command word.
  case unusableChoice(SafeText)
  case sameChoice(SafeText)
  /// A typed answer with neither letter nor digit.
  case unusableAnswer(SafeText)
  case rightAndWrong(SafeText)
  /// No answer wins the level, or none was found within the budget.
  case unwinnable
  case noHint
  case missingLanguages([String])
  /// More rows than the smallest window shows at once.
  case tooManyRows(Int, most: Int)
  case typography(Typography.Flaw)
  /// A wrong choice that is the right one but for case, accents, articles or punctuation.
  case sameAsRight(SafeText)
  /// A wrong answer one letter away from the right one.
  case nearRight(SafeText)
}
