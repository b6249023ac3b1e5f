import Flow
import JSON
import Lines
import Localization
import Packs
import Platform
import Presentation
import Session
import Storage

/// What is done with results of packs on the command line: one is handed in, or those of a class are told.
struct ClassCommand {
  let isRestricted: Bool
  /// Where progress is kept; nil where none is, or where it is nobody’s business.
  let folder: String?
  let language: Language
  /// Reads what is kept of a pack.
  let progress: ([Chapter], PackMetadata) -> Progress

  func run(_ request: Options.ClassRequest) throws(OutputError) -> ExitStatus {
    switch request {
    case .result(let pack, let pupil, let form, let output):
      try handIn(pack, pupil, as: form, to: output)
    case .results(let paths, let form): try tell(paths, as: form)
    }
  }

  // MARK: One

  private func handIn(
    _ path: String, _ pupil: SafeText?, as form: Options.ResultForm, to output: String
  ) throws(OutputError) -> ExitStatus {
    let played: (result: PackResult, code: ResultCode)?
    do throws(PackFile.Refusal) {
      played = try result(of: path, for: pupil)
    } catch {
      let findings = FileDiagnostics(error.report, in: displayPath(path), language: language)
      try StandardStream.error.write(findings.lines)
      return .failure
    }
    guard let played else {
      let nothing =
        pupil.map { L10n.ClassResults.nothingOf(name: LocalizedText(verbatim: $0)) }
        ?? L10n.ClassResults.nothing
      return try tellNames(
        after: refuse(nothing.lookedFor(in: folder)), of: path, asksForOne: pupil == nil)
    }
    switch form {
    case .code: return try write(played.code.text + "\n", to: output)
    case .file:
      guard let bytes = played.result.fileBytes else { return try refuse(L10n.Faults.tooLarge) }
      return try write(String(decoding: bytes, as: UTF8.self), to: output)
    }
  }

  /// The names under which the pack was played here, once it was said that under this one it was not.
  private func tellNames(
    after status: ExitStatus, of path: String, asksForOne: Bool
  ) throws(OutputError) -> ExitStatus {
    guard let pack = try? PackFile(path: path),
      let kept = try? KeptProgress(in: folder.map { DataFolder($0) })
    else { return status }
    let names = KeptProgress.names(of: kept.saves.filter { $0.isOf(pack) })
    guard !names.isEmpty else { return status }
    let played = L10n.ClassResults.playedNames(names: .row(of: names))
    try StandardStream.error.write(
      [asksForOne ? played.followed(by: L10n.ClassResults.addName) : played], in: language)
    return status
  }

  /// Nil where nothing was played.
  private func result(
    of path: String, for pupil: SafeText?
  ) throws(PackFile.Refusal) -> (result: PackResult, code: ResultCode)? {
    let file = try PackFile(path: path)
    let chapters = try file.chapters(for: pupil)
    let pack = file.metadata(path: path, chapters: chapters, pupil: pupil, isPreview: false)
    let session = Session(
      Session.Setup(
        chapters: chapters, of: pack, progress: progress(chapters, pack), language: language))
    let progress = session.progress
    guard progress.hasBegun, let label = progress.pack else { return nil }
    let asked = file.language ?? language
    let result = PackResult(progress, of: chapters, in: asked, label: label, time: time(nil))
    let foreseen = PackResult.foreseenQuestions(of: chapters, by: pack.policy, in: asked)
    return (result, ResultCode(result, foreseen: foreseen))
  }

  private func write(_ text: String, to output: String) throws(OutputError) -> ExitStatus {
    let file = OutputFile(path: output, isRestricted: isRestricted)
    if let problem = try file.write(text) { return try refuse(problem) }
    if !file.isStandardOutput {
      try StandardStream.output.write(
        [L10n.ClassResults.written(file: pathText(output)), L10n.ClassResults.noProof],
        in: language)
    }
    return .success
  }

  // MARK: Those of a class

  private func tell(
    _ paths: [String], as form: Options.ResultsForm
  ) throws(OutputError) -> ExitStatus {
    if isRestricted { return try refuse(L10n.Faults.restricted) }
    let files = ResultFiles(paths, language: language)
    let classes = ClassResults.tables(of: files.results)
    switch form {
    case .text: for results in classes { try StandardStream.output.write(text(of: results)) }
    case .csv(let table): try StandardStream.output.write(csv(of: classes, table))
    case .json:
      let json = JSONValue(
        classes.map { results in
          [
            "title": JSONValue(results.title.string),
            "pupils": ClassTable(pupils: results.pupils, for: .program).json,
            "questions": ClassTable(questions: results.questions, for: .program).json,
            "stars": JSONValue(results.pupils.map(\.starsJSON)),
            "remarked": ClassTable(remarkedOf: results).json,
          ]
        })
      try StandardStream.output.write(
        String(decoding: JSONWriter.writeIndented(json), as: UTF8.self))
    }
    let advice = form == .text ? classes.compactMap(\.advice) : []
    try StandardStream.error.write(
      files.faults + files.remarks + classes.flatMap(\.notes) + advice, in: language)
    if classes.isEmpty { return try refuse(L10n.ClassResults.noResults) }
    return files.faults.isEmpty ? .success : .failure
  }

  private func text(of results: ClassResults) -> String {
    let title = L10n.ClassResults.title(
      title: LocalizedText(verbatim: results.title), count: results.pupils.count)
    return [
      title.resolved(in: language) + "\n",
      aligned(ClassTable(pupils: results.pupils, for: .screen))
        + results.sums.map { $0.resolved(in: language) + "\n" }.joined(),
      aligned(
        ClassTable(questions: results.questions, for: .screen),
        remarks: results.questions.map { remark(on: $0, by: results.pupils) }),
      (results.remarked + results.lost + results.reopened + results.unasked + results.notAsked).map
      {
        $0.resolved(in: language) + "\n"
      }
      .joined(),
    ].filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  /// What a question asks, what is right, and what was given for wrong answers, or was not judged.
  private func remark(
    on question: ClassResults.Question, by pupils: [ClassResults.Pupil]
  ) -> String? {
    let right = question.right.map {
      L10n.ClassResults.isRight(answer: LocalizedText(verbatim: $0)).resolved(in: language)
    }
    let wrong = question.wrongText(by: pupils).map {
      L10n.ClassResults.gaveWrong(answers: LocalizedText(verbatim: $0)).resolved(in: language)
    }
    let taken = question.takenText(by: pupils).map {
      L10n.ClassResults.wasTaken(answers: LocalizedText(verbatim: $0)).resolved(in: language)
    }
    let unjudged = question.unjudgedText(by: pupils).map {
      L10n.ClassResults.wasUnjudged(answers: LocalizedText(verbatim: $0)).resolved(in: language)
    }
    let remarks = [question.text?.string, right, taken, wrong, unjudged].compactMap(\.self)
    return remarks.isEmpty ? nil : remarks.joined(separator: "\n    ")
  }

  /// The table of each, or all of them, an empty line between; a byte order mark tells spreadsheets that it is UTF-8.
  private func csv(of classes: [ClassResults], _ table: Options.ResultsTable?) -> String {
    let tables = classes.flatMap { results in
      (table.map { [$0] } ?? Options.ResultsTable.allCases).map { $0.table(of: results) }
    }
    return "\u{FEFF}" + tables.map { $0.csv(in: language) }.joined(separator: "\r\n")
  }

  private func aligned(_ table: ClassTable, remarks: [String?] = []) -> String {
    AlignedTable(
      heading: table.columns.map { $0.heading.resolved(in: language) },
      rows: table.rows.map { row in row.map { $0?.string(in: language) ?? "–" } },
      remarks: remarks
    ).text
  }

  private func refuse(_ problem: LocalizedText) throws(OutputError) -> ExitStatus {
    try StandardStream.refuse(problem, in: language)
  }
}

extension Options.ResultsTable {
  fileprivate func table(of results: ClassResults) -> ClassTable {
    switch self {
    case .pupils: ClassTable(pupils: results.pupils, for: .spreadsheet)
    case .questions: ClassTable(questions: results.questions, for: .spreadsheet)
    case .stars: ClassTable(starsOf: results)
    case .answers: ClassTable(wrongOf: results)
    }
  }
}

extension ClassResults.Pupil {
  /// The stars for each question, by its id.
  fileprivate var starsJSON: JSONValue {
    let stars = starsByQuestion.sorted { $0.key < $1.key }.map { ($0.key, JSONValue($0.value)) }
    return [
      "name": name.map { JSONValue($0.string) } ?? .null, "stars": JSONValue(JSONObject(stars)),
    ]
  }
}

extension LocalizedText {
  /// The same, with the folder in which it was looked for; as it is where that is not to be told.
  func lookedFor(in folder: String?) -> LocalizedText {
    folder.map { L10n.ClassResults.lookedIn(what: self, folder: pathText($0)) } ?? self
  }
}
