import Flow
import Localization

/// Makes chapters of what a question file says.
struct ImportedChapterBuilder {
  /// Levels of a chapter at most (`PackFormat`).
  private static let mostLevels = 9_999

  private(set) var chapters: [PackChapter] = []
  private(set) var issues: [ImportIssue] = []
  let language: Language
  let settings: PackImport.Settings
  /// The title of the questions that follow.
  private var title: SafeText
  private var description: [LocatedPlainText] = []
  /// Texts behind a question: they belong to the next one.
  private var pending: [LocatedPlainText] = []
  /// Where questions begin of which something is said in any case.
  private var explained: [Int] = []
  private var levels: [PackLevel] = []
  private var ids = UniqueIDs()
  private var number = 0
  /// What the levels take in a pack's file, or less; in bytes.
  private var leastSize = 0
  /// What is first asked in the words of a question.
  private var asked: [SafeText: PackTask] = [:]
  /// How many chapters have a title already.
  private var uses: [SafeText: Int] = [:]

  /// Whether the levels are too much for one pack, whatever else comes.
  var isTooLarge: Bool { leastSize > PackImport.limit }

  init(language: Language, settings: PackImport.Settings) {
    self.language = language
    self.settings = settings
    title = L10n.PackImport.chapter.cleaned(in: language)
  }

  mutating func add(_ item: ImportedItem) {
    switch item {
    case .category(let name):
      finishChapter()
      title = name.text
    case .text(let text):
      if levels.isEmpty { description.append(text) } else { pending.append(text) }
    case .question(let question): add(question)
    }
  }

  /// Ends the last chapter.
  mutating func finish() {
    finishChapter()
    guard let first = explained.first else { return }
    issues.append(ImportIssue(.explainedWhenRight(explained.count), at: first))
  }

  private mutating func add(_ question: ImportedQuestion) {
    let asked = withTexts(question)
    var converter = LevelConverter(asked, language: language, settings: settings)
    do throws(ImportIssue) {
      let levels = try converter.makeLevels()
      issues += converter.issues
      pending = []
      if let first = levels.first { noteRepetition(of: first, at: question.offset) }
      for level in levels { add(level, titled: question.title) }
      if question.explanation != nil { explained.append(question.offset) }
    } catch {
      issues += converter.issues + [error]
    }
  }

  /// Notes a question that was there before: with the same answers, or with others where both are typed.
  private mutating func noteRepetition(of level: ImportedLevel, at offset: Int) {
    guard let before = asked[level.text] else { return asked[level.text] = level.task }
    if before == level.task || before.isTyped && level.task.isTyped {
      issues.append(ImportIssue(.repeatedQuestion, at: offset))
    }
  }

  /// The question behind the texts that stand before it.
  private mutating func withTexts(_ question: ImportedQuestion) -> ImportedQuestion {
    guard !pending.isEmpty else { return question }
    do throws(ImportIssue) {
      var question = question
      let text = try LocatedPlainText(joining: pending + [question.text])
      if let text { question.text.text = text.text }
      return question
    } catch {
      issues.append(error)
      pending = []
      return question
    }
  }

  /// Ends the chapter; texts that no question follows are left out.
  private mutating func finishChapter() {
    issues += pending.map { ImportIssue(.textWithoutQuestion, at: $0.offset) }
    if levels.isEmpty {
      issues += description.map { ImportIssue(.textWithoutQuestion, at: $0.offset) }
    } else {
      uses[title, default: 0] += 1
      let use = uses[title, default: 1]
      let named =
        use == 1
        ? title
        : L10n.PackImport.again(title: LocalizedText(verbatim: title), number: use).cleaned(
          in: language)
      chapters.append(
        PackChapter(
          id: "chapter-\(chapters.count + 1)", title: PackText(named),
          description: makeDescription(), levels: levels))
    }
    (description, pending, levels) = ([], [], [])
  }

  /// The texts before the questions, in one.
  private mutating func makeDescription() -> PackText? {
    do throws(ImportIssue) {
      return try LocatedPlainText(joining: description).map { PackText($0.text) }
    } catch {
      issues.append(error)
      return nil
    }
  }

  private mutating func add(_ level: ImportedLevel, titled title: LocatedPlainText?) {
    number += 1
    if levels.count == Self.mostLevels { finishChapter() }
    let level = PackLevel(
      id: makeID(from: title), text: PackText(level.text), hints: level.hints.map { PackText($0) },
      task: level.task)
    leastSize += PackWriter.leastSize(of: level)
    levels.append(level)
  }

  /// The question's name in ASCII, or its number.
  private mutating func makeID(from title: LocatedPlainText?) -> String {
    let name = PackDocument.id(of: title?.string ?? "", in: language)
    return ids.makeID(from: name ?? PackLevel.numberedID(number), number: number)
  }
}

extension PackTask {
  /// Whether nothing but its text says what is asked.
  fileprivate var isTyped: Bool {
    switch self {
    case .open, .number: true
    case .closed, .several, .match, .gaps, .rotor, .search, .reflex: false
    }
  }
}

extension LocalizedText {
  /// The words in one language; long ones are cut, as a pack would not take them.
  func cleaned(in language: Language) -> SafeText {
    SafeText(cleaning: resolved(in: language), limit: 1_000)
  }
}
