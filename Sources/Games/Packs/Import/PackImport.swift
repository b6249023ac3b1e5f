import JSON
package import Localization

/// A question file made into a pack, and all that is not carried over as it stands.
package struct PackImport: Sendable {
  /// Nil where there is an error among the findings, or where `isTooLarge`.
  package let document: PackDocument?
  /// Whether the questions are too much for one pack; what comes behind them is not looked at.
  package let isTooLarge: Bool
  /// In the order of the file.
  package let findings: [ImportFinding]

  /// Bytes that a file of questions may have.
  package static let limit = PackReader.limits.bytes

  /// How a file of questions is written.
  package enum Format: String, CaseIterable, Sendable {
    case gift, aiken, csv, tsv, moodle, quizlet, openquizzdb
  }

  /// Reads a stranger's bytes; without a format they are looked at to find it, and where nothing shows it, it
  /// is the `likely` one. The pack is called `title` where the settings say nothing else. It is in `language`, or in that
  /// of the former pack, which also gives the words that it needs beside the file's. Its id is made of the file’s
  /// `name`, else of the title.
  package init(
    _ bytes: [UInt8], format: Format?, likely: Format? = nil, title: SafeText, name: String? = nil,
    language: Language,
    settings: Settings = Settings()
  ) {
    let language = settings.former.flatMap { Language(tag: $0.language) } ?? language
    do throws(InvalidSourceFile) {
      let source = try ValidSourceFile(bytes)
      let found = format ?? Format(recognizing: source) ?? likely
      guard found != nil || !source.bytes[...].isMarkdown else {
        throw InvalidSourceFile(
          bytes: source.bytes, issues: [ImportIssue(.foreign(.markdown), at: 0)])
      }
      let format = found ?? .gift
      let (items, issues) = Self.items(of: source, format, language)
      var builder = ImportedChapterBuilder(
        language: language, settings: settings)
      for item in items where !builder.isTooLarge { builder.add(item) }
      builder.finish()
      var errors = issues.filter(\.reason.keepsTableOut)
      if builder.chapters.isEmpty, errors.isEmpty {
        let isEmpty = source.bytes.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
        errors.append(ImportIssue(isEmpty ? .emptyFile : .noQuestion(format), at: 0))
      }
      isTooLarge = builder.isTooLarge
      document =
        builder.chapters.isEmpty || isTooLarge
        ? nil
        : settings.document(
          title: title, language: language, name: name ?? title.string, chapters: builder.chapters)
      let notes = source.notes + (document.map(Self.notes) ?? [])
      // Causes stand before what comes of them.
      findings =
        Self.findings(
          .warning, notes + issues.filter { !$0.reason.keepsTableOut } + builder.issues,
          in: source.bytes)
        + Self.findings(.error, errors, in: source.bytes)
    } catch {
      document = nil
      isTooLarge = false
      findings = Self.findings(.error, error.issues, in: error.bytes)
    }
  }

  private static func items(
    of source: ValidSourceFile, _ format: Format, _ language: Language
  ) -> ([ImportedItem], [ImportIssue]) {
    switch format {
    case .aiken:
      let reader = AikenReader(source)
      return (reader.items, reader.issues)
    case .gift:
      let reader = GiftReader(source)
      return (reader.items, reader.issues)
    case .csv, .tsv:
      let reader = TableReader(
        source, separator: format == .tsv ? .tab : nil, language: language)
      return (reader.items, reader.issues)
    case .moodle:
      let reader = MoodleReader(source)
      return (reader.items, reader.issues)
    case .quizlet:
      let reader = TermListReader(source)
      return (reader.items, reader.issues)
    case .openquizzdb:
      let reader = OpenQuizzDBReader(source, language: language)
      return (reader.items, reader.issues)
    }
  }

  /// What is told of a whole pack.
  private static func notes(of document: PackDocument) -> [ImportIssue] {
    document.surplusDraw.map { drawn, questions in
      [ImportIssue(.surplusDraw(drawn: drawn, questions: questions), at: 0)]
    } ?? []
  }

  private static func findings(
    _ severity: PackFinding.Severity, _ issues: [ImportIssue], in bytes: [UInt8]
  ) -> [ImportFinding] {
    guard !issues.isEmpty else { return [] }
    let positions = JSONLineIndex(bytes)
    let sorted = issues.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    return sorted.map { _, issue in
      let place = positions[UInt32(clamping: issue.offset)]
      return ImportFinding(
        severity: severity, reason: issue.reason, line: place.line, column: place.column)
    }
  }
}
