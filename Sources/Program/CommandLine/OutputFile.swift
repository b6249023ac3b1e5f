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

/// The last part of a path.
func fileName(of path: String) -> String {
  let parts = path.utf8.split(separator: UInt8(ascii: "/"))
  return parts.last.map { String(decoding: $0, as: UTF8.self) } ?? ""
}

/// The name of a file without its ending; nil for standard input or output.
func fileStem(of path: String) -> String? {
  let name = fileName(of: path)
  let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  return stem == "-" || stem.isEmpty ? nil : stem
}

/// A path as it may be shown.
func pathText(_ path: String) -> LocalizedText { LocalizedText(verbatim: displayPath(path)) }

/// A path as it may be shown.
func displayPath(_ path: String) -> SafeText { SafeText(cleaning: path, limit: 1_000) }
