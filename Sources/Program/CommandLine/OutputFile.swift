import Localization
import Storage

/// A file that a command makes, or standard output where it is called `-`; a file that is there stays as it is.
struct OutputFile {
  let path: String
  /// Whether nothing but the standard streams may be used.
  let isRestricted: Bool

  var isStandardOutput: Bool { path == "-" }

  /// Writes all of a text; says what kept it from being written, nil if nothing did.
  func write(_ text: String) throws(OutputError) -> LocalizedText? {
    if isStandardOutput {
      try StandardStream.output.write(text)
      return nil
    }
    if isRestricted { return problem(L10n.Faults.restricted) }
    do throws(StorageError) {
      try UserFile.create(path, text)
    } catch {
      return problem(error.reason.text)
    }
    return nil
  }

  private func problem(_ cause: LocalizedText) -> LocalizedText {
    L10n.Packs.cannotWrite(file: pathText(path), cause: cause)
  }
}
