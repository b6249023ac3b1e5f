import Localization

/// What a player notes of a level for themselves; nobody judges it.
struct Slate: Equatable {
  /// How much there is room for.
  static let mostLines = 20

  /// A thing, and what is noted of it.
  struct Line: Equatable {
    let thing: String
    let note: String
  }

  private(set) var lines: [Line] = []

  /// Notes the last word of what was typed of all words before it; one word alone wipes what was noted of it.
  mutating func note(_ words: [String]) {
    guard let last = words.last else { return }
    let thing = words.count > 1 ? words.dropLast().joined(separator: " ") : last
    let key = thing.folded(as: .word)
    let place = lines.firstIndex { $0.thing.folded(as: .word) == key }
    if let place { lines.remove(at: place) }
    guard words.count > 1, lines.count < Self.mostLines else { return }
    lines.insert(Line(thing: thing, note: last), at: place ?? lines.endIndex)
  }

  /// All of it in a line; nil where nothing is noted.
  var text: LocalizedText? {
    LocalizedText.list(
      lines.map {
        L10n.Descent.marked(
          thing: LocalizedText(cleaning: $0.thing), note: LocalizedText(cleaning: $0.note))
      }, last: { L10n.Common.list(first: $0, next: $1) })
  }
}
