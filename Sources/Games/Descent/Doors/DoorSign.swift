import Flow
import Localization

/// What is carved on a door, or what a mask is made after; the raw value is its place in the tables.
enum DoorSign: Int, CaseIterable, Sendable {
  case bear, wolf, bird, goat, fox, fish, snake, spikes

  private typealias Text = L10n.DescentDoors

  /// Those that a mask can be made after.
  static var animals: [DoorSign] { allCases.filter { $0 != .spikes } }

  /// Its name in saves and on the wire.
  var id: AnswerID {
    switch self {
    case .bear: "bear"
    case .wolf: "wolf"
    case .bird: "bird"
    case .goat: "goat"
    case .fox: "fox"
    case .fish: "fish"
    case .snake: "snake"
    case .spikes: "spikes"
    }
  }

  /// “Bear”, as a title.
  var title: LocalizedText { form(Text.signTitles) }
  /// “bear”, in a list.
  var name: LocalizedText { form(Text.signs) }
  /// “the bear door”.
  var door: LocalizedText { form(Text.doors) }
  /// “The bear door”, at the start of a sentence.
  var doorAtStart: LocalizedText { form(Text.doorsAtStart) }
  /// “the bear door”, as one of two; in French what comes after « les portes ».
  var doorOfTwo: LocalizedText { form(Text.doorsOfTwo) }
  /// The same at the start of a sentence.
  var doorOfTwoAtStart: LocalizedText { form(Text.doorsOfTwoAtStart) }
  /// “the bear inscription”.
  var inscription: LocalizedText { form(Text.inscriptions) }
  /// “the bear mask”.
  var mask: LocalizedText { form(Text.masks) }
  /// “The bear mask”, at the start of a sentence.
  var maskAtStart: LocalizedText { form(Text.masksAtStart) }
  /// “the bear mask”, as one of two; in French what comes after « les masques ».
  var maskOfTwo: LocalizedText { form(Text.masksOfTwo) }
  /// The same at the start of a sentence.
  var maskOfTwoAtStart: LocalizedText { form(Text.masksOfTwoAtStart) }

  private func form(_ forms: LocalizedList) -> LocalizedText { LocalizedText(forms, at: rawValue) }

  /// So many different ones, in an order of their own.
  static func drawn(
    _ count: Int, of signs: [DoorSign], using generator: inout SeededGenerator
  ) -> [DoorSign] {
    Array(generator.shuffled(signs).prefix(count))
  }
}
