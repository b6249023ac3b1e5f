import Flow
import Localization

/// What must hold in a pack beyond its form, so that its levels can be built and won.
package struct PackRules {
  private(set) var findings: [PackFinding] = []
  private let document: PackDocument

  /// Everything in `document` that breaks a rule, at its place.
  package static func findings(in document: PackDocument) -> [PackFinding] {
    var rules = PackRules(document: document)
    rules.check()
    return rules.findings
  }

  private init(document: PackDocument) {
    self.document = document
  }

  mutating func note(_ reason: PackReason, at place: PackPlace) {
    guard findings.count < PackValidator.most else { return }
    findings.append(PackFinding(reason, at: place))
  }

  private mutating func check() {
    checkDistinct(document.chapters.lazy.map { ($0.id, $0.place) })
    checkDistinct(document.chapters.lazy.flatMap(\.levels).map { ($0.id, $0.place) })
    for chapter in document.chapters {
      checkDistinct(chapter.keywords.lazy.map { ($0.id, $0.text.place) })
      let keywords = Set(chapter.keywords.map(\.id))
      for level in chapter.levels { check(level, keywords: keywords) }
    }
    if document.chapters.allSatisfy(\.levels.isEmpty) {
      note(.count(0, allowed: 1...9_999), at: PackPlace())
    }
  }

  private mutating func checkDistinct(_ ids: some Sequence<(id: String, place: PackPlace)>) {
    var seen = FewOrMany<String>()
    for (id, place) in ids where !seen.insert(id) {
      note(.duplicateID(SafeText(cleaning: id)), at: place)
    }
  }

  private mutating func check(_ level: PackLevel, keywords: Set<String>) {
    for word in level.keywords where !keywords.contains(word) {
      note(.unknownKeyword(SafeText(cleaning: word)), at: level.place)
    }
    switch level.task {
    case .closed(let choices): check(choices)
    case .rotor(_, let choices, let shown):
      check(choices)
      if let shown, shown > choices.all.count {
        note(.tooFewAnswers(choices.all.count, shown: shown), at: level.place)
      }
    case .open(let question): check(question)
    case .search(let search):
      checkDistinct(search.objects.lazy.map { ($0.id, $0.place) })
      for object in search.objects { check(object) }
    case .reflex(let round):
      for beat in round.beats where beat.move > round.moves {
        note(.notA(.integer(1...round.moves)), at: beat.place)
      }
      checkDistinct(round.beats.lazy.map { (String($0.move), $0.place) })
    }
  }

  private mutating func check(_ object: PackObject) {
    checkDistinct(object.actions.lazy.map { ($0.id, $0.place) })
    let right = object.actions.filter(\.isRight)
    if right.count != 1 { note(.rightActions(right.count), at: object.place) }
    for action in right where action.feels != .progress {
      note(.rightWithoutProgress, at: action.place)
    }
  }
}

// MARK: Answers

extension PackRules {
  /// No choice may be a key, a number or a command word, or another choice; in every language.
  private mutating func check(_ choices: PackChoices) {
    let all = choices.all
    // By index, which copies no choice; they are few.
    for index in all.indices {
      for earlier in 0..<index where all[earlier].id == all[index].id {
        note(.duplicateID(SafeText(cleaning: all[index].id)), at: all[index].text.place)
        break
      }
    }
    for code in codes(of: all) {
      var taken = FewOrMany<ChoiceText>()
      for index in all.indices {
        let said = ChoiceText(all[index].text.text(in: code, own: document.language).string)
        if said.isUsable, taken.insert(said) { continue }
        let entry = all[index].text.entry(in: code, own: document.language)
        let value = entry.value
        note(said.isUsable ? .sameChoice(value) : .unusableChoice(value), at: entry.place)
      }
    }
  }

  private mutating func check(_ question: PackQuestion) {
    checkDistinct(question.wrong.lazy.map { ($0.id, $0.words.place) })
    for language in Language.allCases {
      var right: Set<String> = []
      let spoken = document.language(of: question.right, for: language)
      for (word, place) in document.spellings(of: question.right, in: language) {
        let key = document.key(word, in: spoken)
        if key.words.isEmpty { note(.unusableAnswer(word), at: place) }
        right.insert(key.joined)
      }
      for miss in question.wrong {
        for (word, place) in document.spellings(of: miss.words, in: language)
        where right.contains(document.key(word, in: spoken).joined) {
          note(.rightAndWrong(word), at: place)
        }
      }
    }
  }

  private func codes(of choices: [PackChoice]) -> [String] {
    var codes: [String] = [document.language]
    for choice in choices {
      guard case .languages(let entries) = choice.text.content else { continue }
      for entry in entries where !codes.contains(entry.code) { codes.append(entry.code) }
    }
    return codes
  }
}
