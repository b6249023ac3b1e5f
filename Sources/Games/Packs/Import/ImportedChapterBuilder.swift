import Flow
import Localization

/// Makes chapters of what a question file says.
struct ImportedChapterBuilder {
  /// Levels of a chapter at most (`PackFormat`).
  private static let mostLevels = 9_999

  private(set) var chapters: [PackChapter] = []
  private(set) var issues: [ImportIssue] = []
  let language: Language
  /// The title of the questions that follow.
  private var title: SafeText
  private var description: [LocatedPlainText] = []
  private var levels: [PackLevel] = []
  private var ids = UniqueIDs()
  private var number = 0
  /// What the levels take in a pack's file, or less; in bytes.
  private var leastSize = 0
  /// How many chapters have a title already.
  private var uses: [SafeText: Int] = [:]

  /// Whether the levels are too much for one pack, whatever else comes.
  var isTooLarge: Bool { leastSize > PackImport.limit }

  init(language: Language) {
    self.language = language
    title = L10n.PackImport.chapter.cleaned(in: language)
  }

  mutating func add(_ item: ImportedItem) {
    switch item {
    case .category(let name):
      finishChapter()
      title = name.text
    case .text(let text, let title):
      // A text belongs before what follows it: on the card of a chapter of its own.
      if !levels.isEmpty {
        finishChapter()
        if let title { self.title = title.text }
      }
      description.append(text)
    case .question(let question):
      var converter = LevelConverter(question, language: language)
      do throws(ImportIssue) {
        let levels = try converter.makeLevels()
        issues += converter.issues
        for level in levels { add(level, titled: question.title) }
      } catch {
        issues += converter.issues + [error]
      }
    }
  }

  /// Ends the chapter; texts that no question follows are left out.
  mutating func finishChapter() {
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
    (description, levels) = ([], [])
  }

  /// The texts before the questions, in one.
  private mutating func makeDescription() -> PackText? {
    guard let first = description.first else { return nil }
    do throws(ImportIssue) {
      let text = description.map(\.string).joined(separator: " ")
      return PackText(try LocatedPlainText(text, at: first.offset).text)
    } catch {
      issues.append(error)
      return nil
    }
  }

  private mutating func add(_ level: ImportedLevel, titled title: LocatedPlainText?) {
    number += 1
    if levels.count == Self.mostLevels { finishChapter() }
    let level = PackLevel(
      id: makeID(from: title), text: PackText(level.text), hints: [PackText(level.hint)],
      task: level.task)
    leastSize += PackWriter.leastSize(of: level)
    levels.append(level)
  }

  /// The question's name in ASCII, or its number.
  private mutating func makeID(from title: LocatedPlainText?) -> String {
    var name: [UInt8] = []
    for word in NormalizedAnswer(title?.string ?? "", in: language).words {
      let part = word.utf8.filter(\.isLetterOrDigit)
      if !part.isEmpty, name.count + part.count < 50 {
        name += (name.isEmpty ? [] : [UInt8(ascii: "-")]) + part
      }
    }
    let given = name.isEmpty ? "question-\(number)" : String(decoding: name, as: UTF8.self)
    return ids.makeID(from: given, number: number)
  }
}

extension LocalizedText {
  /// The words in one language; long ones are cut, as a pack would not take them.
  func cleaned(in language: Language) -> SafeText {
    SafeText(cleaning: resolved(in: language), limit: 1_000)
  }
}
