import Lines
import Localization
import Packs
import Presentation
import Storage
import Wire

/// Makes a pack of a file of questions; what is not carried over goes to standard error, or on the wire.
struct ImportCommand {
  private let questions: Options.ImportOptions
  private let isOnWire: Bool
  /// Whether nothing but the standard streams may be used.
  private let isRestricted: Bool
  private let language: Language

  init(
    _ questions: Options.ImportOptions, isOnWire: Bool, isRestricted: Bool, language: Language
  ) {
    self.isRestricted = isRestricted
    self.questions = questions
    self.isOnWire = isOnWire
    self.language = language
  }

  func run() throws(OutputError) -> ExitStatus {
    if isRestricted, questions.path != "-" {
      return try report([], L10n.Packs.faultCause(cause: L10n.Faults.restricted))
    }
    var settings = questions.settings
    // Nothing but a pack is replaced; what is named comes before it.
    for path in [replaced, questions.former].compactMap(\.self) {
      do throws(PackFile.Refusal) {
        settings.former = try PackFile(path: path).document
      } catch {
        return try refuse(error, path)
      }
    }
    if let replaced {
      settings.formerIDs = FormerPacks.questionIDs(in: PackFile.formerVersions(of: replaced))
    }
    let bytes: [UInt8]
    do throws(StorageError) {
      bytes = try read()
    } catch {
      return try report([], error.reason.ofQuestions)
    }
    let imported = PackImport(
      bytes, format: questions.format, likely: PackImport.Format(nameEnding: fileEnding),
      title: title, name: fileStem(of: questions.output) ?? fileStem(of: questions.path),
      language: language, settings: settings)
    let tooLarge = StorageError.Reason.tooLarge.ofQuestions
    guard !imported.isTooLarge else { return try report(imported.findings, tooLarge) }
    guard let document = imported.document else { return try report(imported.findings) }
    let mending = PackMending(PackWriter.write(document))
    let pack = mending.bytes
    // Too much for one pack; every level by itself is within the limits.
    guard PackReader.read(pack).document != nil else {
      return try report(imported.findings, tooLarge)
    }
    let missing = imported.findings.filter(\.reason.leavesQuestionOut)
    let file = pathText(questions.output)
    let written =
      missing.isEmpty
      ? L10n.Packs.written(file: file)
      : L10n.Packs.writtenPart(file: file, levels: document.levelCount, count: missing.count)
    if let problem = try write(pack, saying: written) {
      return try report(imported.findings, problem)
    }
    let mended = mending.counts[.typography]
    _ = try report(imported.findings, mended: mended)
    if !isOnWire {
      let sums = sums(
        of: document, missing: missing, notes: imported.findings.count + (mended == nil ? 0 : 1))
      try StandardStream.error.write([sums], in: language)
    }
    return .success
  }

  /// How many questions there are, and which are not.
  private func sums(
    of document: PackDocument, missing: [ImportFinding], notes: Int
  ) -> LocalizedText {
    let file = pathText(questions.path)
    guard !missing.isEmpty else {
      return L10n.Packs.imported(file: file, levels: document.levelCount, notes: notes)
    }
    return L10n.Packs.importedInPart(
      file: file, levels: document.levelCount, count: missing.count,
      lines: lineNumbers(missing.map(\.line)), notes: notes - missing.count)
  }

  /// Whether the pack itself is what standard output is for.
  private var isPiped: Bool { questions.output == "-" }

  /// What kept the pack from being written; nil if nothing did, which is told in these words.
  private func write(
    _ pack: [UInt8], saying written: LocalizedText
  ) throws(OutputError) -> LocalizedText? {
    let file = OutputFile(
      path: questions.output, isRestricted: isRestricted,
      existing: questions.replaces ? .isReplaced : .mayBeReplaced)
    let former = replaced.flatMap { try? PackFile.read($0) }
    if let problem = try file.write(String(decoding: pack, as: UTF8.self)) { return problem }
    let kept = former.flatMap { keep($0, before: pack) }
    if !isOnWire, !file.isStandardOutput {
      try StandardStream.output.write(
        [written, kept].compactMap(\.self), in: language)
    }
    return nil
  }

  /// Keeps the pack as it was, for codes that were made with it; nil where it is the same, or cannot be kept.
  private func keep(_ former: [UInt8], before pack: [UInt8]) -> LocalizedText? {
    let path = FormerPacks.path(beside: questions.output)
    let known = PackFile.formerFile(beside: questions.output)
    guard former != pack, known != nil || UserFile.stamp(of: path) == nil,
      let bytes = FormerPacks.file(adding: former, to: known),
      (try? UserFile.replace(path, String(decoding: bytes, as: UTF8.self))) != nil
    else { return nil }
    return L10n.ImportFormats.formerKept(file: pathText(path))
  }

  /// Tells what was found, and a problem of the whole file; a pack on standard output stays alone there.
  private func report(
    _ found: [ImportFinding], _ problem: LocalizedText? = nil, mended: Int? = nil
  ) throws(OutputError) -> ExitStatus {
    let note = mended.map {
      FileDiagnostic(
        isError: false, place: nil, text: L10n.PackCures.imported(count: $0), isNote: true)
    }
    let findings = FileDiagnostics(
      found, problem, note: note, in: displayPath(questions.path), language: language)
    let stream: StandardStream = isOnWire && !isPiped ? .output : .error
    try stream.write(isOnWire ? findings.wireLines : findings.lines, isForPrograms: isOnWire)
    return findings.hasErrors ? .failure : .success
  }

  /// The path of the pack that is to be made anew; nil where there is none yet.
  private var replaced: String? {
    guard questions.replaces, !isRestricted, UserFile.stamp(of: questions.output) != nil else {
      return nil
    }
    return questions.output
  }

  /// Tells what is wrong with the former pack.
  private func refuse(
    _ refusal: PackFile.Refusal, _ path: String
  ) throws(OutputError) -> ExitStatus {
    let findings = FileDiagnostics(refusal.report, in: displayPath(path), language: language)
    let stream: StandardStream = isOnWire && !isPiped ? .output : .error
    try stream.write(isOnWire ? findings.wireLines : findings.lines, isForPrograms: isOnWire)
    return .failure
  }

  private func read() throws(StorageError) -> [UInt8] {
    let limit = PackImport.limit
    guard questions.path == "-" else {
      return try UserFile.read(questions.path, limit: limit)
    }
    var bytes: [UInt8] = []
    while case .bytes(let more) = StandardInput.read(timeout: nil), bytes.count <= limit {
      bytes += more
    }
    return bytes
  }

  /// What stands behind the last dot of the file's name; empty without one.
  private var fileEnding: String {
    let name = fileName(of: questions.path)
    return name.lastIndex(of: ".").map { String(name[$0...].dropFirst()) } ?? ""
  }

  /// What the file is called.
  private var title: SafeText {
    SafeText(
      cleaning: fileStem(of: questions.path) ?? L10n.Packs.importedName.resolved(in: language))
  }
}

extension StorageError.Reason {
  /// Why a file of questions could not be read, or made into a pack.
  fileprivate var ofQuestions: LocalizedText {
    switch self {
    case .vanished: L10n.Packs.faultAbsent
    case .tooLarge: L10n.Packs.faultLarge(bytes: PackImport.limit)
    case .noSpace, .quota, .readOnly, .noPermission, .tooManyFiles, .notRegular, .notOurs, .busy,
      .exists, .badName, .other:
      L10n.Packs.faultCause(cause: text)
    }
  }
}
