import Flow
import Lines
import Localization
import Packs
import Platform
import Presentation
import Storage
import Wire

private typealias Words = L10n.PackCures

/// Says what is wrong in a pack, once or each time it is saved, or writes a mended copy of it.
struct CheckCommand {
  private let check: Options.CheckOptions
  private let isOnWire: Bool
  /// Whether no file may be written.
  private let isRestricted: Bool
  private let language: Language

  init(
    _ check: Options.CheckOptions, isOnWire: Bool, isRestricted: Bool, language: Language
  ) {
    self.check = check
    self.isOnWire = isOnWire
    self.isRestricted = isRestricted
    self.language = language
  }

  func run() throws(OutputError) -> ExitStatus {
    if check.watches { return try watch() }
    switch read() {
    case .failure(let refusal): return try tell(CheckedPack(refusal.report), of: check.path)
    case .success(let bytes) where check.mends: return try mend(bytes)
    case .success(let bytes): return try tell(CheckedPack(bytes), of: check.path)
    }
  }

  private func read() -> Result<[UInt8], PackFile.Refusal> {
    Result { () throws(PackFile.Refusal) in
      let bytes = try PackFile.read(check.path)
      guard try PackFile.unsealed(bytes) == nil else {
        throw PackFile.Refusal(.unreadable(L10n.ClassResults.isSealed))
      }
      if let refusal = PackFile.refusal(ofQuestions: bytes, path: check.path) { throw refusal }
      return bytes
    }
  }

  // MARK: Findings

  /// Findings go to standard output: they are what was asked for.
  private func tell(
    _ checked: CheckedPack, of path: String, on stream: StandardStream = .output
  ) throws(OutputError) -> ExitStatus {
    let findings = diagnostics(of: checked, path)
    let text = isOnWire ? findings.wireLines : lines(findings, checked, path)
    try stream.write(text, isForPrograms: isOnWire)
    return findings.hasErrors ? .failure : .success
  }

  private func diagnostics(of checked: CheckedPack, _ path: String) -> FileDiagnostics {
    FileDiagnostics(
      checked.report, in: displayPath(path), notes: isOnWire ? changes(in: checked) : [],
      language: language, listsTypography: check.listsTypography)
  }

  /// What the pack does to those who have played its former version; empty where none was named, and where there is
  /// an error.
  private func changes(in checked: CheckedPack) -> [LocalizedText] {
    guard let path = check.former, let file = checked.file, checked.sums != nil else { return [] }
    do throws(PackFile.Refusal) {
      let former = try PackFile(path: path)
      guard file.document.goesOn(from: former.document) else {
        return [Words.otherPack(file: pathText(path))]
      }
      let chapters = try file.chapters(isPreview: true)
      let changes = PackChanges(from: try former.chapters(isPreview: true), to: chapters)
      let draw = file.document.drawKeepingAll(
        of: former.document, added: changes.added, in: chapters)
      return changes.texts(of: chapters, former: pathText(path), in: language)
        + (draw.map { [Words.drawsOthers(count: $0)] } ?? [])
    } catch {
      let problem = error.report.entries.first?.text ?? Words.otherPack(file: pathText(path))
      return [Words.noFormer(file: pathText(path), cause: problem)]
    }
  }

  private func lines(_ findings: FileDiagnostics, _ checked: CheckedPack, _ path: String) -> String
  {
    guard let sums = checked.sums, !findings.hasErrors else {
      // An error that shows its line may hide others; one of the file as a whole is the only one.
      let isOfLine = findings.all.contains { $0.isError && $0.excerpt != nil }
      return findings.lines
        + (isOfLine ? Words.moreMayFollow.resolved(in: language) + "\n" : "")
    }
    let summary = L10n.Packs.summary(
      file: pathText(path), levels: sums.levelCount, solutions: sums.solutionCount)
    return ([summary] + changes(in: checked)).reduce(findings.lines) {
      $0 + $1.resolved(in: language) + "\n"
    }
  }

  // MARK: Again and again

  /// Checks each time the file is another, until the program is stopped.
  private func watch() throws(OutputError) -> ExitStatus {
    if isOnWire {
      try StandardStream.output.write(FileDiagnostics.opening(in: language), isForPrograms: true)
    }
    var seen = UserFile.stamp(of: check.path)
    try tellAgain()
    while true {
      _ = poll(nil, 0, 500)
      let stamp = UserFile.stamp(of: check.path)
      // A file that is gone is being saved.
      guard stamp != nil, stamp != seen else { continue }
      seen = stamp
      if !isOnWire { try say(Words.again, on: .output) }
      try tellAgain()
    }
  }

  private func tellAgain() throws(OutputError) {
    let checked: CheckedPack
    switch read() {
    case .failure(let refusal): checked = CheckedPack(refusal.report)
    case .success(let bytes): checked = CheckedPack(bytes)
    }
    let findings = diagnostics(of: checked, check.path)
    try StandardStream.output.write(
      isOnWire ? findings.wireLine : lines(findings, checked, check.path), isForPrograms: isOnWire)
  }

  // MARK: A mended copy

  /// Tells what is mended, writes the copy, and checks it; the file itself stays as it is.
  private func mend(_ bytes: [UInt8]) throws(OutputError) -> ExitStatus {
    let mending = PackMending(bytes)
    guard !mending.isEmpty else {
      if !isOnWire { try say(Words.nothingToMend(file: pathText(check.path)), on: .output) }
      return try tell(CheckedPack(bytes), of: check.path)
    }
    let path = check.output ?? fixedPath(check.path)
    // Standard output is for the copy, where it goes there.
    let stream: StandardStream = path == "-" ? .error : .output
    if !isOnWire {
      for text in mending.texts(file: pathText(check.path)) { try say(text, on: stream) }
    }
    let checked = CheckedPack(mending.bytes)
    if let problem = try write(mending.bytes, to: path, isPlayable: checked.sums != nil) {
      let whole = FileDiagnostic(isError: true, place: nil, text: problem)
      let findings = FileDiagnostics([whole], in: displayPath(path), language: language)
      let text = isOnWire ? findings.wireLines : problem.resolved(in: language) + "\n"
      try stream.write(text, isForPrograms: isOnWire)
      return .failure
    }
    return try tell(checked, of: path, on: stream)
  }

  /// What kept the copy from being written; nil if nothing did.
  private func write(
    _ bytes: [UInt8], to path: String, isPlayable: Bool
  ) throws(OutputError) -> LocalizedText? {
    let file = OutputFile(path: path, isRestricted: isRestricted)
    if let problem = try file.write(String(decoding: bytes, as: UTF8.self)) { return problem }
    if !isOnWire, !file.isStandardOutput {
      let file = pathText(path)
      try say(
        isPlayable ? L10n.Packs.written(file: file) : Words.writtenUnfinished(file: file),
        on: .output)
    }
    return nil
  }

  private func say(_ text: LocalizedText, on stream: StandardStream) throws(OutputError) {
    try stream.write([text], in: language)
  }
}

/// What the check found in a file; without sums where the pack cannot be read.
private struct CheckedPack {
  let report: PackReport
  let sums: PackCheck?
  let file: PackFile?

  init(_ report: PackReport) { (self.report, sums, file) = (report, nil, nil) }

  init(_ bytes: [UInt8]) {
    do throws(PackFile.Refusal) {
      let file = try PackFile(bytes: bytes)
      self.file = file
      (report, sums) = file.check
    } catch {
      (report, sums, file) = (error.report, nil, nil)
    }
  }
}

extension PackChanges {
  /// The most characters of a question that are told.
  private static let longestQuestion = 40

  /// In sentences; a question is told by its place in the pack, and by its first words, for a pupil may have another
  /// order.
  fileprivate func texts(
    of chapters: [Chapter], former: LocalizedText, in language: Language
  ) -> [LocalizedText] {
    var places: [String: LocalizedText] = [:]
    for (number, chapter) in zip(1..., chapters) {
      for (place, level) in zip(1..., chapter.levels) {
        places[level.id] = Words.changedQuestion(
          place: LocalizedText(cleaning: "\(number).\(place)"),
          question: LocalizedText(
            verbatim: level.oneLine(in: language, limit: Self.longestQuestion)))
      }
    }
    func row(_ ids: [String]) -> LocalizedText { .row(of: ids.compactMap { places[$0] }) }
    let forAll: LocalizedText? =
      if isEmpty {
        Words.nothingReopened(former: former)
      } else if keepsStars {
        Words.nothingLost(former: former)
      } else if reopened.isEmpty {
        nil
      } else {
        Words.reopened(former: former, count: reopened.count, places: row(reopened))
      }
    return [
      forAll,
      reopenedIfTaken.isEmpty
        ? nil : Words.reopenedIfTaken(former: former, places: row(reopenedIfTaken)),
      reopenedIfMissed.isEmpty ? nil : Words.reopenedIfMissed(places: row(reopenedIfMissed)),
      corrected.isEmpty ? nil : Words.corrected(places: row(corrected)),
      added.isEmpty ? nil : Words.added(places: row(added)),
      removed.isEmpty
        ? nil
        : Words.removed(
          questions: .row(
            of: removed.map {
              LocalizedText(verbatim: $0.oneLine(in: language, limit: Self.longestQuestion))
            })),
    ].compactMap(\.self)
  }
}

/// `maths-fixed.json` beside `maths.json`.
func fixedPath(_ path: String) -> String {
  let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
  let dot = path.utf8.lastIndex(of: UInt8(ascii: "."))
  guard let dot, dot > name ?? path.startIndex else { return path + "-fixed" }
  return path[..<dot] + "-fixed" + path[dot...]
}
