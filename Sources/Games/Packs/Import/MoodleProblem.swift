package import Localization

/// What is wrong or different in a file of Moodle XML.
package enum MoodleProblem: Hashable, Sendable {
  // The file as XML: what comes behind is not read.
  case doctype, tooDeep(Int), tooManyElements(Int), notXML, endsTooSoon, notAQuiz(SafeText)
  case unknownEntity(SafeText), unclosed(SafeText)

  // A question.
  case unknownType(SafeText), noFraction, caseForgiven, unitsLost
  /// A text without the gaps that it should have; a gap that nothing can be typed into.
  case noGap, unknownGap(SafeText)
  /// Answers to choose in gaps, which are typed: they stand behind the gap, or are too long for it.
  case choicesTyped, choicesLost

  /// What is wrong or different, and what would be right.
  package var text: LocalizedText {
    switch self {
    case .doctype: L10n.ImportFormats.doctype
    case .tooDeep(let most): L10n.ImportFormats.tooDeep(most: most)
    case .tooManyElements(let most): L10n.ImportFormats.tooManyElements(most: most)
    case .notXML: L10n.ImportFormats.notXml
    case .endsTooSoon: L10n.ImportFormats.endsTooSoon
    case .notAQuiz(let name): L10n.ImportFormats.notAQuiz(name: quoted(name))
    case .unknownEntity(let name): L10n.ImportFormats.unknownEntity(name: quoted(name))
    case .unclosed(let name): L10n.ImportFormats.unclosedElement(name: quoted(name))
    case .unknownType(let name): L10n.ImportFormats.unknownType(name: quoted(name))
    case .noFraction: L10n.ImportFormats.noFraction
    case .caseForgiven: L10n.ImportFormats.caseForgiven
    case .unitsLost: L10n.ImportFormats.unitsLost
    case .noGap: L10n.ImportFormats.noGap
    case .unknownGap(let name): L10n.ImportFormats.unknownGap(name: quoted(name))
    case .choicesTyped: L10n.ImportFormats.choicesTyped
    case .choicesLost: L10n.ImportFormats.choicesLost
    }
  }

  /// Whether a question is no part of the pack for it.
  var leavesQuestionOut: Bool {
    switch self {
    case .unknownType, .noFraction, .noGap, .unknownGap: true
    default: false
    }
  }
}
