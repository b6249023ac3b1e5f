import Flow
package import Localization

/// The words of one language that masons cut, and what they mean.
package struct Lexicon: Sendable {
  private let lettersByConcept: [LexiconConcept: Letters]
  private let conceptsByLetters: [Letters: LexiconConcept]

  /// How many letters a word may have.
  let wordLengths = 3...6

  private init(_ language: Language) {
    var pairs: [(LexiconConcept, Letters)] = []
    for category in LexiconCategory.allCases {
      for (index, word) in category.words.resolved(in: language).enumerated() {
        pairs.append((LexiconConcept(category: category, index: index), Letters(folding: word)))
      }
    }
    lettersByConcept = Dictionary(uniqueKeysWithValues: pairs)
    conceptsByLetters = Dictionary(pairs.map { ($1, $0) }) { first, _ in first }
  }

  private static let all = Language.allCases.map { Lexicon($0) }

  /// The lexicon of a language; made once.
  package static func of(_ language: Language) -> Lexicon { all[language.index] }

  /// All words of all languages, as they are spelt; made once.
  static let vocabulary: LocalizedList = .each { language in
    LexiconCategory.allCases.flatMap { $0.words.resolved(in: language) }
  }

  /// The folded spelling of a concept.
  package func letters(of concept: LexiconConcept) -> Letters {
    guard let letters = lettersByConcept[concept] else {
      preconditionFailure("\(concept.id) has no word")
    }
    return letters
  }

  /// What the letters mean; nil where they are no word of the lexicon.
  package func concept(_ letters: Letters) -> LexiconConcept? { conceptsByLetters[letters] }
}

/// What a word of the lexicon means, whatever language spells it.
package struct LexiconConcept: Hashable, Sendable {
  /// What question asks for it.
  package let category: LexiconCategory
  /// Its place in the category, from 0.
  package let index: Int

  /// Its name for ever: `animal-3`.
  package var id: String { "\(category.rawValue)-\(index)" }

  /// Its spelling, with accents, in each language.
  package var word: LocalizedText { LocalizedText(category.words, at: index) }

  /// All of them, category by category.
  package static let all: [LexiconConcept] = LexiconCategory.allCases.flatMap { category in
    category.words.resolved(in: .base).indices.map {
      LexiconConcept(category: category, index: $0)
    }
  }
}

extension LexiconConcept {
  /// How many letters its word has, by `Language.index`.
  var letterCounts: [Int] { Language.allCases.map { Lexicon.of($0).letters(of: self).count } }

  /// All concepts by those numbers, in the order in which the numbers first occur.
  static let byLetterCounts: [(counts: [Int], concepts: [LexiconConcept])] = {
    var groups: [(counts: [Int], concepts: [LexiconConcept])] = []
    for concept in all {
      let counts = concept.letterCounts
      if let place = groups.firstIndex(where: { $0.counts == counts }) {
        groups[place].concepts.append(concept)
      } else {
        groups.append((counts, [concept]))
      }
    }
    return groups
  }()
}

extension LexiconCategory {
  private typealias Text = L10n.DescentCarving

  /// What asks for a word of this category where a word of one of its `rivals` stands beside it.
  package var question: LocalizedText {
    switch self {
    case .animals: Text.questionAnimals
    case .foods: Text.questionFoods
    case .bodyParts: Text.questionBodyParts
    case .skies: Text.questionSkies
    case .places: Text.questionPlaces
    case .plants: Text.questionPlants
    case .tools: Text.questionTools
    case .sounds: Text.questionSounds
    case .vessels: Text.questionVessels
    case .furniture: Text.questionFurniture
    case .fires: Text.questionFires
    case .materials: Text.questionMaterials
    case .people: Text.questionPeople
    case .vehicles: Text.questionVehicles
    case .times: Text.questionTimes
    case .clothes: Text.questionClothes
    case .readings: Text.questionReadings
    case .drinks: Text.questionDrinks
    case .feelings: Text.questionFeelings
    case .shapes: Text.questionShapes
    case .buildingParts: Text.questionBuildingParts
    }
  }
}

/// What the words of the lexicon are sorted by: the question that tells a word from another’s.
/// The raw value is part of the ids of concepts, and never changes.
package enum LexiconCategory: String, CaseIterable, Sendable {
  case animals = "animal"
  case foods = "food"
  case bodyParts = "body-part"
  case skies = "sky"
  case places = "place"
  case plants = "plant"
  case tools = "tool"
  case sounds = "sound"
  case vessels = "vessel"
  case furniture = "furniture"
  case fires = "fire"
  case materials = "material"
  case people = "person"
  case vehicles = "vehicle"
  case times = "time"
  case clothes = "garment"
  case readings = "reading"
  case drinks = "drink"
  case feelings = "feeling"
  case shapes = "shape"
  case buildingParts = "building-part"

  /// Its words, in an order that only grows at the end.
  package var words: LocalizedList {
    switch self {
    case .animals: L10n.DescentLexicon.animals
    case .foods: L10n.DescentLexicon.foods
    case .bodyParts: L10n.DescentLexicon.bodyParts
    case .skies: L10n.DescentLexicon.skies
    case .places: L10n.DescentLexicon.places
    case .plants: L10n.DescentLexicon.plants
    case .tools: L10n.DescentLexicon.tools
    case .sounds: L10n.DescentLexicon.sounds
    case .vessels: L10n.DescentLexicon.vessels
    case .furniture: L10n.DescentLexicon.furniture
    case .fires: L10n.DescentLexicon.fires
    case .materials: L10n.DescentLexicon.materials
    case .people: L10n.DescentLexicon.people
    case .vehicles: L10n.DescentLexicon.vehicles
    case .times: L10n.DescentLexicon.times
    case .clothes: L10n.DescentLexicon.clothes
    case .readings: L10n.DescentLexicon.readings
    case .drinks: L10n.DescentLexicon.drinks
    case .feelings: L10n.DescentLexicon.feelings
    case .shapes: L10n.DescentLexicon.shapes
    case .buildingParts: L10n.DescentLexicon.buildingParts
    }
  }
}

extension LexiconCategory {
  /// The categories of which no word answers this one’s question, in either language: a cow is eaten,
  /// though it is no food, so foods are not asked for beside animals; « pêche » is a sport as well.
  package var rivals: [LexiconCategory] { Self.allCases.filter { !excluded.contains($0) } }

  /// Those of which a word might; first of all its own.
  private var excluded: [LexiconCategory] {
    switch self {
    case .animals: [.animals, .people]
    case .foods: [.foods, .animals, .plants, .drinks, .bodyParts]
    case .bodyParts: [.bodyParts, .animals, .foods, .clothes]
    case .skies: [.skies, .animals, .vehicles, .times, .places, .drinks, .buildingParts, .fires]
    case .places:
      [
        .places, .skies, .buildingParts, .plants, .vehicles, .readings, .drinks, .shapes, .vessels,
        .clothes,
      ]
    case .plants: [.plants, .foods, .drinks, .materials, .places]
    case .tools:
      [
        .tools, .animals, .bodyParts, .fires, .vessels, .furniture, .vehicles, .sounds, .materials,
        .buildingParts, .readings, .clothes, .people,
      ]
    case .sounds: [.sounds, .people, .readings, .animals]
    case .vessels:
      [
        .vessels, .bodyParts, .foods, .clothes, .furniture, .buildingParts, .vehicles, .places,
        .sounds, .readings, .fires, .times, .tools,
      ]
    case .furniture:
      [
        .furniture, .fires, .buildingParts, .vessels, .sounds, .readings, .materials, .plants,
        .clothes, .animals,
      ]
    case .fires, .materials, .people, .vehicles, .times, .clothes: excludedOfThings
    case .readings, .drinks, .feelings, .shapes, .buildingParts: excludedOfIdeas
    }
  }

  private var excludedOfThings: [LexiconCategory] {
    switch self {
    case .fires:
      [
        .fires, .skies, .foods, .drinks, .places, .plants, .furniture, .feelings, .times,
        .materials, .vehicles, .buildingParts, .readings, .sounds, .clothes,
      ]
    case .materials:
      [
        .materials, .plants, .foods, .drinks, .fires, .bodyParts, .tools, .skies, .shapes,
        .buildingParts, .animals, .times, .clothes,
      ]
    case .people: [.people, .animals, .tools, .readings, .sounds, .plants, .materials]
    case .vehicles:
      [
        .vehicles, .animals, .people, .places, .furniture, .vessels, .bodyParts, .tools,
        .buildingParts, .feelings, .skies, .clothes,
      ]
    case .times: [.times, .skies, .materials]
    case .clothes:
      [.clothes, .materials, .bodyParts, .plants, .vessels, .animals, .feelings, .tools]
    case .animals, .foods, .bodyParts, .skies, .places, .plants, .tools, .sounds, .vessels,
      .furniture, .readings, .drinks, .feelings, .shapes, .buildingParts:
      [self]
    }
  }

  private var excludedOfIdeas: [LexiconCategory] {
    switch self {
    case .readings:
      [.readings, .bodyParts, .skies, .times, .people, .feelings, .sounds, .materials, .tools]
    case .drinks: [.drinks, .foods, .plants, .bodyParts, .skies, .places]
    case .feelings: [.feelings, .plants, .fires]
    case .shapes: [.shapes, .buildingParts, .places, .skies, .clothes, .vessels, .bodyParts]
    case .buildingParts:
      [
        .buildingParts, .furniture, .places, .materials, .sounds, .fires, .shapes, .tools,
      ]
    case .animals, .foods, .bodyParts, .skies, .places, .plants, .tools, .sounds, .vessels,
      .furniture, .fires, .materials, .people, .vehicles, .times, .clothes:
      [self]
    }
  }
}
