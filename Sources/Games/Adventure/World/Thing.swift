package import Localization

/// Where a thing is; it is in one place only.
package enum ThingLocation: Hashable, Sendable {
  case place(PlaceID)
  /// In a container or on a supporter.
  case inside(ThingID)
  case carried
  case worn
  /// Not in the game: not yet, or used up.
  case nowhere
}

/// What a thing can do.
package struct ThingTraits: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Cannot be taken; `refusal` says why.
  package static let fixed = ThingTraits(rawValue: 1 << 0)
  /// Fixed, and not listed among the contents: the description names it.
  package static let scenery = ThingTraits(rawValue: 1 << 1)
  package static let container = ThingTraits(rawValue: 1 << 2)
  package static let supporter = ThingTraits(rawValue: 1 << 3)
  /// Opens and closes: a container's lid, a door.
  package static let openable = ThingTraits(rawValue: 1 << 4)
  package static let startsOpen = ThingTraits(rawValue: 1 << 5)
  /// Locks with `key`.
  package static let lockable = ThingTraits(rawValue: 1 << 6)
  package static let startsLocked = ThingTraits(rawValue: 1 << 7)
  /// Gives light while it is lit.
  package static let light = ThingTraits(rawValue: 1 << 8)
  package static let startsLit = ThingTraits(rawValue: 1 << 9)
  /// “light” and “put out” work on it without a rule.
  package static let switchable = ThingTraits(rawValue: 1 << 10)
  package static let wearable = ThingTraits(rawValue: 1 << 11)
  /// What is inside shows even while it is closed.
  package static let transparent = ThingTraits(rawValue: 1 << 12)
  /// The door of “unlock door”; fixed, and in reach from both sides by `alsoIn`.
  package static let door = ThingTraits(rawValue: 1 << 13)
  /// Seen from afar, and in nobody’s reach.
  package static let distant = ThingTraits(rawValue: 1 << 14)
  /// Somebody: “her”, “give it to her”.
  package static let animate = ThingTraits(rawValue: 1 << 15)
  /// Not there at all, though players ask for it: it has an answer, and nobody is pointed to it.
  package static let absent = ThingTraits(rawValue: 1 << 17)
  /// Shows in the dark, and lights up nothing.
  package static let glowing = ThingTraits(rawValue: 1 << 18)
  /// A part of the player, and so rather a tool than an object: “slide my hand along the rope”.
  package static let bodyPart = ThingTraits(rawValue: 1 << 16)

  // Kinds by two traits or more, written once: a literal is put together anew wherever it stands.
  fileprivate static let unportable: ThingTraits = [.fixed, .scenery, .door]
  fileprivate static let holding: ThingTraits = [.container, .supporter]
  static let lid: ThingTraits = [.container, .openable]
  static let switchableLight: ThingTraits = [.light, .switchable]
  static let fixedContainer: ThingTraits = [.fixed, .container]
  /// What nobody is pointed to.
  package static let unseen: ThingTraits = [.absent, .bodyPart]
}

/// An object; shared, never changed.
package final class Thing: Sendable {
  package let id: ThingID
  package let noun: Noun
  /// The first text whose condition holds.
  package let description: [ConditionalText]
  package let start: ThingLocation
  /// Other places it is seen in: a door from both sides, the sky. Only for fixed things.
  package let alsoIn: [PlaceID]
  package let traits: ThingTraits
  package let key: ThingID?
  /// What `read` says; the first whose condition holds.
  package let reading: [ConditionalText]
  /// Why it cannot be taken: “The bell is too big to get. But …”
  package let refusal: [ConditionalText]
  /// Said instead of its line among the contents until it is moved for the first time.
  package let initialDescription: [ConditionalText]
  /// Small; the first one whose condition holds is shown. Scenery may have none.
  package let pictures: [ConditionalPicture]

  package init(
    id: ThingID, noun: LocalizedList, words: LocalizedList, description: [ConditionalText],
    start: ThingLocation, traits: ThingTraits = [], alsoIn: [PlaceID] = [], key: ThingID? = nil,
    reading: [ConditionalText] = [], refusal: [ConditionalText] = [],
    initialDescription: [ConditionalText] = [],
    pictures: [ConditionalPicture] = []
  ) {
    self.id = id
    self.noun = Noun(noun, words: words)
    self.description = description
    self.start = start
    self.alsoIn = alsoIn
    self.traits = traits
    self.key = key
    self.reading = reading
    self.refusal = refusal
    self.initialDescription = initialDescription
    self.pictures = pictures
  }

  /// What a description only names, from one line of the tables: `rail | the rail | s | what is to be seen | handrail`.
  package init(
    scenery id: ThingID, _ line: LocalizedList, in places: [PlaceID],
    traits: ThingTraits = [], pictures: [ConditionalPicture] = []
  ) {
    self.id = id
    noun = Noun(line: line, wordsStart: 4)
    description = [ConditionalText(LocalizedText(line, at: 3))]
    start = places.first.map { .place($0) } ?? .nowhere
    alsoIn = Array(places.dropFirst())
    self.traits = traits.union(.scenery)
    key = nil
    reading = []
    refusal = []
    initialDescription = []
    self.pictures = pictures
  }
}

extension Thing {
  /// Whether it can be taken.
  package var isPortable: Bool { traits.isDisjoint(with: .unportable) }

  var isDoor: Bool { traits.contains(.door) }

  /// Whether things can be in it or on it.
  package var holdsThings: Bool { !traits.isDisjoint(with: .holding) }
}

/// A name in its forms, and what a player may type for it.
package struct Noun: Sendable {
  /// `lamp | the lamp | s` in English, `lampe | la lampe | fs` in French; the words may follow.
  private let forms: LocalizedList
  /// Another list of words, or nil where they stand behind the forms.
  private let words: LocalizedList?
  private let wordsStart: Int

  /// Forms and words apart: `lamp | the lamp | s`, `lamp | oil lamp | lantern`.
  package init(_ forms: LocalizedList, words: LocalizedList) {
    self.forms = forms
    self.words = words
    wordsStart = 0
  }

  /// All in one line, `rail | the rail | s | handrail`: the words begin at an index, and the name is one.
  package init(line: LocalizedList, wordsStart: Int = 3) {
    forms = line
    words = nil
    self.wordsStart = wordsStart
  }

  package var bare: LocalizedText { LocalizedText(forms, at: 0) }
  /// “the lamp”, « la lampe ».
  package var the: LocalizedText { LocalizedText(forms, at: 1) }

  /// Its gender, if the language has any, and its number: `s`, `p`; `ms`, `fs`, `mp`, `fp`.
  package func kind(in language: Language) -> String {
    LocalizedText(forms, at: 2).resolved(in: language)
  }

  /// What the parser takes for it, `lamp | oil lamp`: single words are nouns, the other words of
  /// longer names help to tell it from its like.
  package func names(in language: Language) -> [String] {
    if let words { return words.resolved(in: language) }
    return [bare.resolved(in: language)] + forms.resolved(in: language).dropFirst(wordsStart)
  }
}
