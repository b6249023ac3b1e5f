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
      (results.remarked + results.lost + results.added + results.notAsked).map {
        $0.resolved(in: language) + "\n"
      }
      .joined(),
    ].filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  /// What a question asks, what is right, and what was given for wrong answers.
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
    let remarks = [question.text?.string, right, taken, wrong].compactMap(\.self)
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

extension ClassResults {
  /// What the table of the pupils comes to.
  fileprivate var sums: [LocalizedText] {
    let names = pupils.filter { !$0.isFinished }.map { $0.name?.string ?? "–" }
    let unfinished = L10n.ClassResults.unfinished(
      names: LocalizedText(cleaning: names.joined(separator: ", "), limit: 1_000))
    return (mean.map { [L10n.ClassResults.mean(percent: $0)] } ?? [])
      + (meanOfFinished.map { [L10n.ClassResults.meanOfFinished(percent: $0)] } ?? [])
      + (names.isEmpty ? [] : [unfinished])
  }

  /// What a teacher had better know of the tables.
  fileprivate var notes: [LocalizedText] {
    let names = repeatedNames.map(\.string).joined(separator: ", ")
    let title = LocalizedText(verbatim: title)
    let several = L10n.ClassResults.several(
      title: title, names: LocalizedText(cleaning: names, limit: 1_000))
    let versions = L10n.ClassResults.versions(title: title, count: versionCount)
    let isUntold = questions.contains { $0.text == nil }
    return (names.isEmpty ? [] : [several]) + (versionCount > 1 ? [versions] : [])
      + (hasOutdatedQuestions ? [L10n.ClassResults.outdated(title: title)] : [])
      + (isUntold ? [L10n.ClassResults.namePack(title: title)] : [])
  }

  /// How a mark is changed, where the wrong answers to a question are told whose right one is known.
  fileprivate var advice: LocalizedText? {
    questions.contains { $0.right != nil && !$0.wrong.isEmpty }
      ? L10n.ClassResults.rejudge(title: LocalizedText(verbatim: title)) : nil
  }

  /// A sentence on each question whose stars count no more.
  fileprivate var lost: [LocalizedText] {
    questions.filter(\.isOutdated).compactMap { question in
      let names = pupils.filter { ($0.starsByQuestion[question.id] ?? 0) > 0 }.map { pupil in
        pupil.name.map { LocalizedText(verbatim: $0) } ?? L10n.ClassResults.noName
      }
      guard !names.isEmpty else { return nil }
      return L10n.ClassResults.lost(
        question: named(question), names: .row(of: names))
    }
  }

  /// A sentence on each question that the pack does not ask any more.
  fileprivate var notAsked: [LocalizedText] {
    dropped.map { L10n.ClassResults.dropped(question: LocalizedText(verbatim: $0)) }
  }

  /// A sentence on each question that some pupils have not been asked yet, for the pack did not have it.
  fileprivate var added: [LocalizedText] {
    let asked = pupils.flatMap { pupil in pupil.added.map { (question: $0, pupil: pupil) } }
    return Dictionary(grouping: asked, by: \.question.string).sorted { $0.key < $1.key }
      .map { question, asked in
        let names = asked.map { asked in
          asked.pupil.name.map { LocalizedText(verbatim: $0) } ?? L10n.ClassResults.noName
        }
        return L10n.ClassResults.added(
          question: LocalizedText(cleaning: question), names: .row(of: names))
      }
  }

  /// A question by its number or id, and by what it asks.
  private func named(_ question: ClassResults.Question) -> LocalizedText {
    let id = LocalizedText(verbatim: question.label)
    let asked = question.text.map { LocalizedText(verbatim: $0) }
    return asked.map { L10n.PackCures.changedQuestion(place: id, question: $0) } ?? id
  }

  /// A sentence on each answer that was judged wrong and is right by now.
  fileprivate var remarked: [LocalizedText] {
    questions.flatMap { question in
      let pupils = pupils.filter { $0.remarkedByQuestion[question.id] != nil }
      let byAnswer = Dictionary(grouping: pupils) {
        $0.remarkedByQuestion[question.id]?.string ?? ""
      }
      return byAnswer.sorted { $0.key < $1.key }.map { answer, pupils in
        let names = pupils.map { pupil in
          L10n.ClassResults.pupilWithStars(
            name: pupil.name.map { LocalizedText(verbatim: $0) } ?? L10n.ClassResults.noName,
            count: pupil.starsByQuestion[question.id] ?? 0)
        }
        return L10n.ClassResults.remarked(
          question: named(question),
          answer: LocalizedText(cleaning: answer), pupils: .row(of: names))
      }
    }
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
