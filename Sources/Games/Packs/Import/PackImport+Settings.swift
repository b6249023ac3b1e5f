package import Flow
package import Localization

extension PackImport {
  /// What an author may want of the pack.
  package struct Settings: Equatable, Sendable {
    /// Which hints are offered.
    package enum Hints: String, CaseIterable, Sendable {
      /// A question’s own, and a last one that gives the answer away.
      case answer
      /// A question’s own.
      case own
      case none
    }

    /// What the pack is called; nil for as the former pack, or the file.
    package var title: SafeText?
    /// Nil for the answer as the last one where tries are not counted, and for a question’s own where they are.
    package var hints: Hints?
    /// How exact typed answers must be.
    package var exactness = PackExactness()
    /// Whether the levels of a chapter stand in an order of each player’s own (`PackSettings.isShuffled`).
    package var isShuffled = false
    /// Whether levels open one by one or all at once; nil for as in the former pack, else one by one.
    package var order: FlowPolicy.Order?
    /// How often each question can be tried (`PackSettings.attempts`); nil for any number.
    package var attempts: Int?
    /// When right answers that were missed are told; nil for at once.
    package var answers: FlowPolicy.Telling?
    /// How many of the questions each pupil gets; nil for all.
    package var drawn: Int?
    /// Whether what is typed stands in the results; nil for as in the former pack, else where tries are counted.
    package var recordsWords: Bool?
    /// The pack that the questions made before: all of it but these is taken over, where nothing else is wanted.
    package var former: PackDocument?
    /// Ids that questions had in versions before that one, and no new question may have.
    package var formerIDs: Set<String> = []

    /// What is done where nothing is asked for.
    package init() {}
  }
}

extension PackImport.Settings {
  /// Whether questions get a last hint that gives the answer away: where tries are counted, none is to be had for
  /// one unless it is wanted.
  var addsAnswerHint: Bool {
    let policy = policy
    return hints.map { $0 == .answer } ?? (policy.attempts == nil && policy.hasHints)
  }

  /// How exact typed answers must be, as wanted or as before.
  var wholeExactness: PackExactness {
    former.map { exactness.within($0.exactness) } ?? exactness
  }

  /// Of these chapters a pack, which is called `title` where nothing else is wanted and has its id from `name`.
  func document(
    title: SafeText, language: Language, name: String, chapters: [PackChapter]
  ) -> PackDocument {
    var document =
      former ?? PackDocument(title: PackText(title), language: language.code, chapters: [])
    // A test is a pack apart: who has practised begins it anew.
    if former == nil || document.settings.policy.isTest != policy.isTest {
      document.id = id(of: name, language)
    }
    if let title = self.title { document.title = PackText(title) }
    document.exactness = wholeExactness
    document.settings.policy = policy
    document.settings.isShuffled = isShuffled || document.settings.isShuffled
    if let drawn { document.settings.draw = PackSettings.Draw(count: drawn, source: .pack) }
    document.chapters =
      (former.map { chapters.keepingIDs(of: $0, andNoneOf: formerIDs) } ?? chapters).map(
        withFormerExactness)
    return document
  }

  /// The chapter, as exact as the former one of its title was, and so are its questions.
  private func withFormerExactness(_ chapter: PackChapter) -> PackChapter {
    guard let former = former?.chapters.first(where: { $0.title.content == chapter.title.content })
    else { return chapter }
    var chapter = chapter
    chapter.exactness = former.exactness
    for index in chapter.levels.indices {
      let level = chapter.levels[index]
      guard case .open(var question) = level.task, question.exactness.isEmpty,
        case .open(let before)? = former.levels.first(where: { $0.id == level.id })?.task
      else { continue }
      question.exactness = before.exactness
      chapter.levels[index].task = .open(question)
    }
    return chapter
  }

  private var policy: FlowPolicy {
    var policy = former?.settings.policy ?? FlowPolicy()
    // A mark may have to be looked at again.
    policy.recordsWords = recordsWords ?? (policy.recordsWords || attempts != nil && !policy.isTest)
    policy.attempts = attempts ?? policy.attempts
    policy.order = order ?? policy.order
    if let hints { policy.hasHints = hints != .none }
    policy.answers = answers ?? policy.answers
    return policy
  }

  private func id(of name: String, _ language: Language) -> String {
    let id =
      PackDocument.id(of: name, in: language)
      ?? "pack-" + String(ContentHash.name(of: Array(name.utf8)).prefix(8))
    return policy.isTest && !id.hasSuffix("test") ? id + "-test" : id
  }
}

extension FlowPolicy {
  /// Whether tries are counted.
  fileprivate var isTest: Bool { attempts != nil }
}
