import Localization
import Testing

@testable import Descent
@testable import Flow

/// Engines as levels: what is said, and what is said to a list.
@Suite struct EngineLevelTests {
  private static func engine(_ difficulty: Int, _ seed: Int, _ skin: EngineSkin) -> ProvedPuzzle<
    EnginePuzzle
  > {
    var generator = SeededGenerator(seed: 5, name: "level", number: seed)
    return EnginePuzzle.draw(difficulty: difficulty, skin: skin, using: &generator)
  }

  /// Some of every difficulty and skin.
  static let engines = (1...7).flatMap { difficulty in
    EngineSkin.allCases.flatMap { skin in [engine(difficulty, skin.rawValue, skin)] }
  }

  private func wordCount(_ text: LocalizedText, in language: Language) -> Int {
    text.resolved(in: language).split { !$0.isLetter && !$0.isNumber && $0 != "’" }.count
  }

  @Test func `a plate has at most fourteen words, its name included`() throws {
    for engine in Self.engines {
      for clue in engine.puzzle.clues {
        for language in Language.allCases { #expect(wordCount(clue, in: language) <= 14) }
      }
    }
  }

  @Test func `the plates are read at a glance, and each at its object`() throws {
    for engine in Self.engines {
      let level = try engine.level(id: "engine")
      let search = try #require(level.search)
      #expect(level.content.clues.count == search.elements.count)
      for (clue, element) in zip(level.content.clues, search.elements) {
        for language in Language.allCases {
          #expect(clue.resolved(in: language).hasSuffix(element.text.resolved(in: language)))
        }
      }
    }
  }

  @Test func `no text lacks a word`() throws {
    for engine in Self.engines {
      let level = try engine.level(id: "engine")
      let search = try #require(level.search)
      let content = level.content
      let texts =
        [content.text] + content.clues + content.hints + content.notes
        + [content.solution, search.hush].compactMap(\.self) + (search.objections ?? []).map(\.text)
        + search.elements.flatMap { [$0.name, $0.text] + $0.actions.map(\.text) }
      for text in texts {
        for language in Language.allCases {
          let words = Array(text.resolved(in: language))
          #expect(!words.isEmpty)
          for (one, next) in zip(words, words.dropFirst()) where one == " " {
            #expect(![" ", ".", ",", ";", "…"].contains(next), "\(String(words))")
          }
          #expect(words.first != " ")
          #expect(words.last != " ")
        }
      }
    }
  }

  @Test func `an action is neither a letter nor a number, and none is another`() throws {
    for engine in Self.engines {
      let level = try engine.level(id: "engine")
      let search = try #require(level.search)
      try level.checkAnswerTexts()
      for language in Language.allCases {
        let texts = search.elements[0].actions.map { $0.text.resolved(in: language).lowercased() }
        #expect(texts.allSatisfy { $0.count > 1 && Int($0) == nil })
        #expect(Set(texts).count == 3)
      }
    }
  }

  @Test func `four rungs lead to the solution`() throws {
    for engine in Self.engines {
      let content = try engine.level(id: "engine").content
      #expect(content.hints.count == 4)
      #expect(Set(content.hints).count == 4)
      #expect(content.hints.last == content.solution)
    }
  }

  @Test func `a scene stands before the frame, and another end instead of its own`() throws {
    let engine = Self.engines[0]
    let text = LocalizedText(verbatim: SafeText(cleaning: "Dust."))
    let level = try engine.level(id: "engine", scene: text, won: text)
    let own = try engine.level(id: "engine").content.text.resolved(in: .en)
    #expect(level.content.text.resolved(in: .en) == "Dust. " + own)
    #expect(level.search?.success == text)
  }

  // MARK: Lists

  private func chosen(_ list: [Int], for puzzle: EnginePuzzle) -> [String: AnswerID] {
    list.enumerated().reduce(into: [:]) { chosen, item in
      guard let fate = EngineFate(rawValue: item.element) else { return }
      chosen[puzzle.objectID(item.offset)] = puzzle.skin.actionID(of: fate)
    }
  }

  @Test func `every list but the right one meets an objection`() throws {
    for engine in Self.engines {
      let puzzle = engine.puzzle
      let objections = EngineObjections(to: puzzle).all
      for list in EngineSearch.all(puzzle.plates.count) {
        let chosen = chosen(list, for: puzzle)
        #expect(
          objections.contains { $0.holds(against: chosen) }
            == (list != puzzle.fates.map(\.rawValue)))
      }
    }
  }

  @Test func `the first plate that objects is the one that is heard`() throws {
    for engine in Self.engines {
      let puzzle = engine.puzzle
      let objections = EngineObjections(to: puzzle).all
      for list in EngineSearch.all(puzzle.plates.count) where hasCounts(list, of: puzzle) {
        let chosen = chosen(list, for: puzzle)
        let reply = objections.first { $0.holds(against: chosen) }?.text.resolved(in: .en)
        let wrong = puzzle.plates.firstIndex { !EngineSearch.isTrue($0, list) }
        #expect((reply == nil) == (wrong == nil))
        guard let reply, let wrong else { continue }
        let start = "\(puzzle.skin.words.failure.resolved(in: .en)) Plate \(wrong + 1) objects"
        #expect(reply.hasPrefix(start))
      }
    }
  }

  private func hasCounts(_ list: [Int], of puzzle: EnginePuzzle) -> Bool {
    (0...2).allSatisfy { action in list.count { $0 == action } == puzzle.frame.counts[action] }
  }

  @Test func `a fall says neither how much is right nor which object is wrong`() throws {
    for engine in Self.engines {
      let level = try engine.level(id: "engine")
      let search = try #require(level.search)
      #expect(level.mishaps.isEmpty)
      #expect(level.mishapIDs.isEmpty)
      #expect(search.elements.allSatisfy { $0.actions.allSatisfy { $0.outcome == .progress } })
      #expect(search.elements.allSatisfy { $0.actions.allSatisfy { $0.result == search.hush } })
    }
  }
}
