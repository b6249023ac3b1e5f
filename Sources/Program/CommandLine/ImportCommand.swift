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
    let bytes: [UInt8]
    do throws(StorageError) {
      bytes = try read()
    } catch {
      return try report([], error.reason.ofQuestions)
    }
    let imported = PackImport(bytes, format: questions.format, title: title, language: language)
    let tooLarge = StorageError.Reason.tooLarge.ofQuestions
    guard !imported.isTooLarge else { return try report(imported.findings, tooLarge) }
    guard let document = imported.document else { return try report(imported.findings) }
    let pack = PackWriter.write(document)
    // Too much for one pack; every level by itself is within the limits.
    guard PackReader.read(pack).document != nil else {
      return try report(imported.findings, tooLarge)
    }
    if let problem = try write(pack) { return try report(imported.findings, problem) }
    _ = try report(imported.findings)
    if !isOnWire {
      let sums = L10n.Packs.imported(
        file: pathText(questions.path), levels: document.levelCount, notes: imported.findings.count)
      try StandardStream.error.write([sums], in: language)
    }
    return .success
  }

  /// Whether the pack itself is what standard output is for.
  private var isPiped: Bool { questions.output == "-" }

  /// What kept the pack from being written; nil if nothing did.
  private func write(_ pack: [UInt8]) throws(OutputError) -> LocalizedText? {
    let file = OutputFile(path: questions.output, isRestricted: isRestricted)
    if let problem = try file.write(String(decoding: pack, as: UTF8.self)) { return problem }
    if !isOnWire, !file.isStandardOutput {
      try StandardStream.output.write(
        [L10n.Packs.written(file: pathText(questions.output))], in: language)
    }
    return nil
  }

  /// Tells what was found, and a problem of the whole file; a pack on standard output stays alone there.
  private func report(
    _ found: [ImportFinding], _ problem: LocalizedText? = nil
  ) throws(OutputError) -> ExitStatus {
    let findings = FileDiagnostics(
      found, problem, in: displayPath(questions.path), language: language)
    let stream: StandardStream = isOnWire && !isPiped ? .output : .error
    try stream.write(isOnWire ? findings.wireLines : findings.lines)
    return findings.hasErrors ? .failure : .success
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
