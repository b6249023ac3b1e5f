import Localization
import Packs
import Storage

/// Makes a pack of a file of questions; what is not carried over goes to standard error.
struct ImportCommand {
  private let questions: Options.Questions
  private let language: Language

  init(_ questions: Options.Questions, language: Language) {
    self.questions = questions
    self.language = language
  }

  func run() throws(OutputError) -> ExitStatus {
    let bytes: [UInt8]
    do throws(StorageError) {
      bytes = try read()
    } catch {
      return try refuse(error.reason.ofQuestions)
    }
    let made = PackImport(bytes, format: questions.format, title: title, language: language)
    try StandardStream.error.write(lines(of: made.findings))
    guard let document = made.document else { return .failure }
    let pack = PackWriter.write(document)
    guard PackReader.read(pack).document != nil else {
      // Too much for one pack; every level by itself is within the limits.
      return try refuse(StorageError.Reason.tooLarge.ofQuestions)
    }
    return try write(pack, levels: document.levels.count, notes: made.findings.count)
  }

  private func write(
    _ pack: [UInt8], levels: Int, notes: Int
  ) throws(OutputError) -> ExitStatus {
    if questions.output == "-" {
      try StandardStream.output.write(String(decoding: pack, as: UTF8.self))
    } else {
      do throws(StorageError) {
        try PlainFile.create(questions.output, String(decoding: pack, as: UTF8.self))
      } catch {
        return try refuse(
          L10n.Packs.cannotWrite(file: name(questions.output), cause: error.reason.text))
      }
      try StandardStream.output.write(
        L10n.Packs.written(file: name(questions.output)).resolved(in: language) + "\n")
    }
    let sums = L10n.Packs.imported(file: name(questions.path), levels: levels, notes: notes)
    try StandardStream.error.write(sums.resolved(in: language) + "\n")
    return .success
  }

  /// In the form of a finding about the whole file.
  private func refuse(_ problem: LocalizedText) throws(OutputError) -> ExitStatus {
    let line = "\(shown(questions.path).string): error: \(problem.resolved(in: language))\n"
    try StandardStream.error.write(line)
    return .failure
  }

  private func read() throws(StorageError) -> [UInt8] {
    let limit = PackImport.limit
    guard questions.path == "-" else {
      return try PlainFile.read(questions.path, limit: limit)
    }
    var bytes: [UInt8] = []
    while case .bytes(let more) = StandardInput.read(timeout: nil), bytes.count <= limit {
      bytes += more
    }
    return bytes
  }

  /// The file's name without its ending.
  private var title: SafeText {
    let parts = questions.path.utf8.split(separator: UInt8(ascii: "/"))
    let last = parts.last.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let name = last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
    guard name != "-", !name.isEmpty else {
      return SafeText(cleaning: L10n.Packs.importedName.resolved(in: language))
    }
    return SafeText(cleaning: name)
  }

  private func lines(of findings: [ImportFinding]) -> String {
    let file = shown(questions.path).string
    return findings.reduce(into: "") { text, finding in
      let place = "\(file):\(finding.line):\(finding.column)"
      let sentence = finding.reason.text.resolved(in: language)
      text += "\(place): \(finding.severity.rawValue): \(sentence)\n"
    }
  }
}

extension StorageError.Reason {
  /// Why a file of questions could not be read, or made into a pack.
  fileprivate var ofQuestions: LocalizedText {
    switch self {
    case .vanished: L10n.Packs.faultAbsent
    case .tooLarge: L10n.Packs.faultLarge(bytes: PackImport.limit)
    default: L10n.Packs.faultCause(cause: text)
    }
  }
}
