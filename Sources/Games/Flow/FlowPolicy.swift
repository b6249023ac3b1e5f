/// What the author of a pack, or who looks it over, asks of the flow; the standard is the story’s own.
package struct FlowPolicy: Equatable, Sendable {
  /// In which order levels are played.
  package enum Order: String, CaseIterable, Sendable {
    /// One by one: what lies ahead is locked.
    case strict
    /// All are open from the start.
    case free
  }

  /// When right answers are told to whoever has not found them.
  package enum Telling: String, CaseIterable, Sendable {
    case atOnce = "at-once"
    case atEnd = "at-end"
    case never
  }

  /// Whether levels have hints.
  package var hasHints = true
  /// The tries of a question, in one entry; nil for any number.
  package var attempts: Int?
  /// In which order levels are played.
  package var order = Order.strict
  /// When right answers are told.
  package var answers = Telling.atOnce
  /// Whether wrong words that are typed are remembered.
  package var recordsWords = false
  /// Whether someone looks the levels over: all are open, and nothing counts.
  package var isPreview = false

  /// The story’s own.
  package init() {}

  /// Whether no level is locked.
  var isOpen: Bool { isPreview || order == .free }
  /// Whether an entry that is left waits to be gone on with.
  var keepsVisits: Bool { isOpen || attempts != nil }
  /// Whether the first entry that is over counts, and no later one.
  var isFirstFinal: Bool { attempts != nil && !isPreview }
}
