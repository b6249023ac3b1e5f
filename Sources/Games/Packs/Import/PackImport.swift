import JSON
package import Localization

private typealias Words = L10n.PackImport

/// A question file made into a pack, and all that is not carried over as it stands.
package struct PackImport: Sendable {
  /// Nil where there is an error among the findings, or where `isTooLarge`.
  package private(set) var document: PackDocument?
  /// Whether the questions are too much for one pack; what comes behind them is not looked at.
  package private(set) var isTooLarge = false
  /// Warnings in the order of the file, then errors.
  package private(set) var findings: [ImportFinding] = []

  /// Bytes that a file of questions may have.
  package static let limit = PackReader.limits.bytes

  /// How a file of questions is written. A table may be parted by commas, semicolons or tabs.
  package enum Format: String, CaseIterable, Sendable { case gift, aiken, csv }

  /// Reads a stranger's bytes; without a format they are looked at to find it. The pack is in
  /// `language`, which also gives the words that it needs beside the file's; its id is made of the title.
  package init(_ bytes: [UInt8], format: Format?, title: SafeText, language: Language) {
    do throws(ImportIssue) {
      try make(bytes, format, title, language)
    } catch {
      findings.append(ImportFinding(severity: .error, text: error.text, line: 1, column: 1))
    }
  }

  private mutating func make(
    _ bytes: [UInt8], _ format: Format?, _ title: SafeText, _ language: Language
  ) throws(ImportIssue) {
    guard bytes.count <= Self.limit else {
      throw ImportIssue(Words.tooLarge(bytes: Self.limit), at: 0)
    }
    let source = SourceText(bytes)
    guard !source.bytes[...].trimmed.isEmpty else { throw ImportIssue(Words.emptyFile, at: 0) }
    let format = try (format ?? Format(recognizing: source)).orThrow(Words.notQuestions, at: 0)
    let reader: any QuestionFileReader =
      switch format {
      case .aiken: AikenReader(source)
      case .gift: GiftReader(source, language: language)
      case .csv: TableReader(source)
      }
    var builder = ImportedChapterBuilder(language: language)
    for item in reader.items where !builder.isTooLarge { builder.add(item) }
    builder.finish()
    addWarnings(source.issues + reader.issues + builder.issues, in: source.bytes)
    guard !builder.chapters.isEmpty else {
      let isHeader = format != .csv || TableReader.header(of: source) != nil
      let mark = source.lines[0].contains(UInt8(ascii: ";")) ? ";" : ","
      let noQuestion = Words.noQuestion(format: .said(format.rawValue))
      throw ImportIssue(isHeader ? noQuestion : Words.noHeader(mark: .said(mark)), at: 0)
    }
    isTooLarge = builder.isTooLarge
    guard !isTooLarge else { return }
    document = PackDocument(
      title: PackText(title), language: language.code,
      id: PackDocument.id(of: title.string, in: language), chapters: builder.chapters)
  }

  private mutating func addWarnings(_ issues: [ImportIssue], in bytes: [UInt8]) {
    guard !issues.isEmpty else { return }
    let positions = JSONLineIndex(bytes)
    findings = issues.sorted { $0.offset < $1.offset }.map { issue in
      let place = positions[UInt32(clamping: issue.offset)]
      return ImportFinding(
        severity: .warning, text: issue.text, line: place.line, column: place.column)
    }
  }
}

/// What has read a file of questions.
protocol QuestionFileReader {
  /// What the file says, in order.
  var items: [ImportedItem] { get }
  /// What is left out, or not as it stands.
  var issues: [ImportIssue] { get }
}

extension PackImport.Format {
  /// The format of a file that shows it, by the surest signs first; nil for one that may be anything.
  init?(recognizing source: SourceText) {
    if TableReader.header(of: source) != nil {
      self = .csv
    } else if AikenReader.isLikely(source) {
      self = .aiken
    } else if GiftReader.isLikely(source) {
      self = .gift
    } else {
      return nil
    }
  }
}

/// Something in a question file that is not carried over, or not as it stands.
package struct ImportFinding: Hashable, Sendable {
  /// After an error there is no pack; a warning is about a question, or about a part of one.
  package let severity: PackFinding.Severity
  /// What is wrong or different, and what would be right.
  package let text: LocalizedText
  /// The line, from 1.
  package let line: Int
  /// The column in Unicode scalars, from 1.
  package let column: Int
}

/// What is told of a question file, and the byte it is about; where it is thrown, a question or the whole
/// file is left out for it.
struct ImportIssue: Error, Hashable {
  let text: LocalizedText
  let offset: Int

  init(_ text: LocalizedText, at offset: Int) {
    self.text = text
    self.offset = offset
  }

  /// That a character is taken off.
  init(hidden scalar: Unicode.Scalar, at offset: Int) {
    self.init(Words.hidden(scalar: .said(scalar.name)), at: offset)
  }

  /// That a question has too many answers to look at.
  init(tooManyAnswers offset: Int) {
    self.init(Words.tooManyAnswers(most: ImportedQuestion.mostAnswers), at: offset)
  }

  /// That a question is left out for this.
  var leavingOut: ImportIssue { ImportIssue(Words.leftOut(why: text), at: offset) }
}

extension Optional {
  /// What is there; throws why the question is left out where nothing is.
  func orThrow(_ why: LocalizedText, at offset: Int) throws(ImportIssue) -> Wrapped {
    guard let self else { throw ImportIssue(why, at: offset) }
    return self
  }
}
