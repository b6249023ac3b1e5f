import Lines
import Localization
import Packs
import Presentation
import Storage
import Wire

extension ProgramCommand {
  static var importQuestions: ProgramCommand {
    let file = ArgumentSpec(
      name: L10n.Options.valueFile, isRequired: true, summary: L10n.Options.questionFile)
    return ProgramCommand(
      name: "import", summary: L10n.Options.packImport, options: [.format, .output],
      arguments: [file]
    ) { arguments throws(UsageProblem) in
      let path = try arguments.requiredWord()
      return .run { context throws(OutputError) in
        try QuestionImport(
          path: path, format: arguments.choice(.format), output: arguments[.output] ?? "-",
          context: context
        ).run()
      }
    }
  }
}

extension OptionSpec {
  fileprivate static let format = OptionSpec(
    name: "--format",
    value: OptionValueSpec(name: L10n.Options.valueFormat, of: PackImport.Format.self),
    summary: L10n.Options.format)
  fileprivate static let output = OptionSpec(
    name: "--output", short: "-o", value: OptionValueSpec(name: L10n.Options.valueFile),
    summary: L10n.Options.output)
}

/// Makes a pack of a file of questions; what is not carried over goes to standard error, or on the wire.
private struct QuestionImport {
  /// Of the questions; `-` is standard input.
  let path: String
  /// Nil where the format is found by looking at the file.
  let format: PackImport.Format?
  /// Of the pack; `-` is standard output.
  let output: String
  let context: CommandContext

  func run() throws(OutputError) -> ExitStatus {
    if context.isRestricted, path != "-" {
      return try report([], L10n.Packs.faultCause(cause: L10n.Faults.restricted))
    }
    let bytes: [UInt8]
    do throws(StorageError) {
      bytes = try read()
    } catch {
      return try report([], error.reason.ofFile(limit: PackImport.limit))
    }
    let imported = PackImport(bytes, format: format, title: title, language: context.language)
    let tooLarge = StorageError.Reason.tooLarge.ofFile(limit: PackImport.limit)
    guard !imported.isTooLarge else { return try report(imported.findings, tooLarge) }
    guard let document = imported.document else { return try report(imported.findings) }
    let pack = PackWriter.write(document)
    // Too much for one pack; every level by itself is within the limits.
    guard PackReader.read(pack).document != nil else {
      return try report(imported.findings, tooLarge)
    }
    if let problem = try write(pack) { return try report(imported.findings, problem) }
    _ = try report(imported.findings)
    if !context.isOnWire {
      let sums = L10n.Packs.imported(
        file: pathText(path), levels: document.levelCount, notes: imported.findings.count)
      try StandardStream.error.write([sums], in: context.language)
    }
    return .success
  }

  /// What kept the pack from being written; nil if nothing did.
  private func write(_ pack: [UInt8]) throws(OutputError) -> LocalizedText? {
    let file = OutputFile(path: output, isRestricted: context.isRestricted)
    if let problem = try file.write(String(decoding: pack, as: UTF8.self)) { return problem }
    if !context.isOnWire, !file.isStandardOutput {
      try StandardStream.output.write(
        [L10n.Packs.written(file: pathText(output))], in: context.language)
    }
    return nil
  }

  /// Tells what was found, and a problem of the whole file; a pack on standard output stays alone there.
  private func report(
    _ found: [ImportFinding], _ problem: LocalizedText? = nil
  ) throws(OutputError) -> ExitStatus {
    let findings = FileDiagnostics(
      found, problem, in: displayPath(path), language: context.language)
    let stream: StandardStream = context.isOnWire && output != "-" ? .output : .error
    try stream.write(context.isOnWire ? findings.wireLines : findings.lines)
    return findings.hasErrors ? .failure : .success
  }

  private func read() throws(StorageError) -> [UInt8] {
    let limit = PackImport.limit
    guard path == "-" else { return try UserFile.read(path, limit: limit) }
    var bytes: [UInt8] = []
    while case .bytes(let more) = StandardInput.read(timeout: nil), bytes.count <= limit {
      bytes += more
    }
    return bytes
  }

  /// What the file is called.
  private var title: SafeText {
    SafeText(
      cleaning: fileStem(of: path) ?? L10n.Packs.importedName.resolved(in: context.language))
  }
}
