package import Flow
package import Localization

/// A way in which a pack is played that is not the story’s.
package enum PackRule: Equatable, Sendable {
  case noHints
  /// So many tries a question.
  case attempts(Int)
  case free
  case answersAtEnd
  case answersNever
  /// Wrong words are kept.
  case recorded
  /// Tries are counted, and nobody said whose they are.
  case nameless

  /// All codes; programs may rely on them.
  package static let codes = [
    noHints, attempts(1), free, answersAtEnd, answersNever, recorded, nameless,
  ].map(\.code)

  /// Stable; programs may rely on it.
  package var code: String {
    switch self {
    case .noHints: "no-hints"
    case .attempts: "attempts"
    case .free: "free"
    case .answersAtEnd: "answers-at-end"
    case .answersNever: "answers-never"
    case .recorded: "recorded"
    case .nameless: "no-name"
    }
  }

  /// How many tries there are, where they are counted.
  package var tries: Int? { if case .attempts(let count) = self { count } else { nil } }

  package var text: LocalizedText {
    switch self {
    case .noHints: L10n.Classroom.noHints
    case .attempts(let count): L10n.Classroom.attempts(count: count)
    case .free: L10n.Classroom.free
    case .answersAtEnd: L10n.Classroom.answersAtEnd
    case .answersNever: L10n.Classroom.answersNever
    case .recorded: L10n.Classroom.recorded
    case .nameless: L10n.Classroom.nameless
    }
  }
}

extension FlowPolicy {
  /// The rules that are not the story’s; answers are withheld only from who may use up the tries.
  package var rules: [PackRule] {
    let telling: [PackRule] =
      switch answers {
      case .atOnce: []
      case .atEnd: [.answersAtEnd]
      case .never: [.answersNever]
      }
    return (hasHints ? [] : [.noHints]) + (attempts.map { [.attempts($0)] } ?? [])
      + (order == .free ? [.free] : []) + (attempts == nil ? [] : telling)
      + (recordsWords ? [.recorded] : [])
  }
}
