import Localization
import Storage

/// A file that a command makes, or standard output where it is called `-`. What is there already stays, unless it is to
/// be replaced.
struct OutputFile {
  /// What comes of a file that is there: it stays, though it might be replaced by an option, or it is replaced.
  enum Existing { case stays, mayBeReplaced, isReplaced }

  let path: String
  /// Whether nothing but the standard streams may be used.
  let isRestricted: Bool
  var existing = Existing.stays

  var isStandardOutput: Bool { path == "-" }

  /// Writes all of a text; says what kept it from being written, nil if nothing did.
  func write(_ text: String) throws(OutputError) -> LocalizedText? {
    if isStandardOutput {
      try StandardStream.output.write(text)
      return nil
    }
    if isRestricted { return problem(L10n.Faults.restricted) }
    do throws(StorageError) {
      if existing == .isReplaced {
        try UserFile.replace(path, text)
      } else {
        try UserFile.create(path, text)
      }
    } catch {
      let mayBeReplaced = error.reason == .exists && existing == .mayBeReplaced
      return problem(mayBeReplaced ? L10n.ImportFormats.mayBeReplaced : error.reason.text)
    }
    return nil
  }

  private func problem(_ cause: LocalizedText) -> LocalizedText {
    L10n.Packs.cannotWrite(file: pathText(path), cause: cause)
  }
}
