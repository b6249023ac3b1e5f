import Answers
import Descent
import Localization
import Testing

@testable import Flow

private let everyWord = LexiconConcept.all

struct LexiconTests {
  @Test func `it has the size that was agreed`() {
    #expect(everyWord.count >= 320)
  }

  @Test(arguments: LexiconCategory.allCases)
  func `every language has a word for every concept`(_ category: LexiconCategory) {
    let counts = Language.allCases.map { category.words.resolved(in: $0).count }
    #expect(Set(counts).count == 1)
  }

  @Test(arguments: Language.allCases)
  func `a word has three to six letters and stands once`(_ language: Language) {
    var seen: Set<Letters> = []
    for concept in everyWord {
      let word = concept.word.resolved(in: language)
      let letters = Letters(folding: word)
      #expect((3...6).contains(letters.count), "\(word)")
      #expect(letters.joined == word.folded(as: .word).uppercased(), "\(word)")
      #expect(word == word.lowercased(), "\(word)")
      #expect(seen.insert(letters).inserted, "\(word)")
      #expect(!RudeStems.isRude(letters), "\(word)")
      #expect(Lexicon.of(language).concept(letters) == concept)
    }
  }

  @Test func `half of the words have at most five letters in every language`() {
    let short = everyWord.filter { concept in
      Language.allCases.allSatisfy { Lexicon.of($0).letters(of: concept).count <= 5 }
    }
    #expect(short.count * 2 >= everyWord.count)
  }

  @Test(arguments: Language.allCases)
  func `no word is taken for a slip of another`(_ language: Language) throws {
    let words = everyWord.map { $0.word.resolved(in: language) }
    let folded = words.map { $0.folded(as: .word) }
    for (index, concept) in everyWord.enumerated() {
      let carving = CarvingPuzzle(
        method: .inTurn, words: [concept, concept], answer: concept)
      let level = try #require(carving.level().openQuestion)
      let keys = [folded[index], String(folded[index].dropFirst())]
      for other in folded.indices where other != index {
        guard keys.contains(where: { folded[other].isOneEdit(from: $0) }) else { continue }
        for typed in [words[other], "it is a \(words[other])"] {
          #expect(
            level.answers.match(typed, in: language) == .unforeseen, "\(typed), \(words[index])")
        }
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `every word is an answer as it is typed, alone and in a sentence`(_ language: Language)
    throws
  {
    let frames: [String] =
      switch language {
      case .en: ["", "it is a ", "the "]
      case .fr: ["", "c’est un ", "la "]
      }
    for word in everyWord.map({ $0.word.resolved(in: language) }) {
      let answers = plainAnswers(word)
      for frame in frames {
        #expect(
          answers.match(frame + word, in: language) == .right(spelling: nil), "\(frame + word)")
      }
    }
  }

  @Test func `a category asks for no word of its own beside another`() {
    for category in LexiconCategory.allCases {
      #expect(!category.rivals.contains(category))
      #expect(category.rivals.count >= 6, "\(category)")
    }
  }

  @Test(arguments: Language.allCases)
  func `no word is a command, in whatever language`(_ language: Language) {
    typealias Text = L10n.Commands
    let lists = [
      Text.help, Text.hint, Text.hints, Text.repeat, Text.where, Text.notes, Text.levels,
      Text.mishaps, Text.level, Text.night, Text.menu, Text.brief, Text.verbose, Text.everything,
      Text.settings, Text.language, Text.restart, Text.quit, Text.clues, Text.answers, Text.skip,
      Text.scores, Text.practise,
    ]
    let commands = lists.flatMap { list in
      Language.allCases.flatMap { list.resolved(in: $0).map { Letters(folding: $0) } }
    }
    for command in commands {
      #expect(Lexicon.of(language).concept(command) == nil, "\(command.joined)")
    }
  }

  @Test(arguments: [
    (LexiconCategory.places, "cape"), (.fires, "sun"), (.foods, "goose"),
    (.tools, "arm"), (.vessels, "net"), (.vessels, "lamp"), (.vehicles, "pony"), (.people, "rose"),
    (.materials, "veil"), (.materials, "bamboo"), (.clothes, "silk"), (.bodyParts, "rat"),
    (.readings, "star"), (.readings, "heart"), (.furniture, "lamp"),
    (.shapes, "moon"), (.times, "comet"), (.places, "tower"), (.plants, "cotton"),
  ])
  func `a word that would fit the question too never stands beside`(
    _ category: LexiconCategory, _ word: String
  ) throws {
    #expect(!category.rivals.contains(try lexiconConcept(word).category))
  }

  @Test func `the names of the first words are what they were`() throws {
    #expect(try lexiconConcept("dog").id == "animal-0")
    #expect(try lexiconConcept("torch").id == "fire-1")
    #expect(try lexiconConcept("pony").id == "animal-58")
    #expect(try lexiconConcept("dome").id == "building-part-8")
  }

  private func plainAnswers(_ word: String) -> TypedAnswers {
    TypedAnswers(accepted: LocalizedList(verbatim: [SafeText(cleaning: word)]), nearMisses: [])
  }
}
