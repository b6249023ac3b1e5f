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
