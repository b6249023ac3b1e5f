import Flow
import JSON
import Localization

private typealias Words = L10n.PackImport

/// Makes chapters of what a question file says.
struct ImportedChapterBuilder {
  /// Levels of a chapter and chapters of a pack at most (`PackChapter.fields`), and levels of a pack: each is 8 values at least.
  private static let mostInChapter = 9_999
  private static let mostChapters = 999
  private static let most = PackReader.limits.values / 8

  private(set) var chapters: [PackChapter] = []
  private(set) var issues: [ImportIssue] = []
  private let language: Language
  /// The title of the questions that follow.
  private var title: SafeText
  /// Texts before the questions: they stand on the chapter's card.
  private var description: [ImportedText] = []
  /// Texts behind a question: they belong to the next one.
  private var pending: [ImportedText] = []
  /// Where questions begin of which something is said in any case.
  private var explained: [Int] = []
  private var levels: [PackLevel] = []
  private var ids = UniqueIDs()
  private var number = 0
  /// How many chapters have a title already.
  private var uses: [SafeText: Int] = [:]

  /// Whether the levels are too much for one pack, whatever else comes.
  var isTooLarge: Bool { number > Self.most || chapters.count > Self.mostChapters }

  init(language: Language) {
    self.language = language
    title = Words.chapter.cleaned(in: language)
  }

  mutating func add(_ item: ImportedItem) {
    switch item {
    case .chapter(let name):
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
    issues.append(ImportIssue(Words.explained(count: explained.count), at: first))
  }

  private mutating func add(_ question: ImportedQuestion) {
    var maker = LevelMaker(question, language: language)
    do throws(ImportIssue) {
      var level = try maker.makeLevel()
      if let text = try ImportedText(joining: pending + [question.text]) {
        level.text = text.packText
      }
      pending = []
      if levels.count == Self.mostInChapter { finishChapter() }
      number += 1
      level.id = makeID(from: question.title)
      levels.append(level)
      if question.explanation != nil { explained.append(question.offset) }
      issues += maker.issues
    } catch {
      issues += maker.issues + [error.leavingOut]
    }
  }

  /// Ends the chapter; texts that no question follows are left out.
  private mutating func finishChapter() {
    let lost = levels.isEmpty ? description : pending
    issues += lost.map { ImportIssue(Words.textWithoutQuestion, at: $0.offset) }
    if !levels.isEmpty {
      let use = (uses[title] ?? 0) + 1
      uses[title] = use
      let again = Words.again(title: .said(title), number: use)
      chapters.append(
        PackChapter(
          id: "chapter-\(chapters.count + 1)",
          title: PackText(use == 1 ? title : again.cleaned(in: language)),
          description: makeDescription(), levels: levels))
    }
    (description, pending, levels) = ([], [], [])
  }

  /// The texts before the questions, in one.
  private mutating func makeDescription() -> PackText? {
    do throws(ImportIssue) {
      return try ImportedText(joining: description)?.packText
    } catch {
      issues.append(error.leavingOut)
      return nil
    }
  }

  /// The question's name in ASCII, or its number.
  private mutating func makeID(from title: ImportedText?) -> String {
    let name = PackDocument.id(of: title?.string ?? "", in: language)
    return ids.makeID(from: name ?? "question-\(number)", number: number)
  }
}

/// Ids that differ, of names that need not: the second `river` is `river-2`, or what number it has.
struct UniqueIDs {
  private var taken: Set<String> = []
  /// By name, the first number that no id of it has, from the one that was asked for last.
  private var free: [String: Int] = [:]

  /// `name` where it is free, else the first free one of `name-number`, `name-number+1`…; no number is
  /// smaller than the one before.
  mutating func makeID(from name: String, number: Int) -> String {
    if taken.insert(name).inserted { return name }
    // What was found taken once stays taken, and is not tried again.
    var number = max(number, free[name] ?? number)
    while true {
      let id = "\(name)-\(number)"
      number += 1
      if taken.insert(id).inserted {
        free[name] = number
        return id
      }
    }
  }
}
