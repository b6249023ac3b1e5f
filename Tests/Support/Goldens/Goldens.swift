import Foundation

/// Why a text does not stand as it was recorded.
package enum GoldenError: Error, CustomStringConvertible {
  case missing(path: String)
  case recorded(path: String)
  case different(path: String, line: Int, expected: String, actual: String)
  case unwritable(path: String)

  package var description: String {
    switch self {
    case .missing(let path): "\(path) is missing: run with RECORD_GOLDENS=1"
    case .recorded(let path): "\(path) was recorded: read it, then run without RECORD_GOLDENS"
    case .different(let path, let line, let expected, let actual):
      "\(path):\(line): expected \(expected), got \(actual)"
    case .unwritable(let path): "\(path) could not be written"
    }
  }
}

/// Holds a text against `Goldens/<name>.txt` beside the test's file, each line as `|line|`.
///
/// RECORD_GOLDENS=1 writes the file and then fails; a missing file fails.
package func assertGolden(
  _ text: String, named name: String, filePath: String = #filePath
) throws(GoldenError) {
  let file = URL(filePath: filePath).deletingLastPathComponent()
    .appending(path: "Goldens/\(name).txt")
  let actual = guttered(text)
  let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"
  if isRecording { try record(actual, in: file) }
  guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
    throw .missing(path: file.path())
  }
  try compare(expected, actual, path: file.path())
}

/// A last line without a newline is followed by `\`.
private func guttered(_ text: String) -> String {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "|\($0)|\n" }
  let last = lines.removeLast()
  return lines.joined() + (last == "||\n" ? "" : last.dropLast() + "\\\n")
}

private func record(_ text: String, in file: URL) throws(GoldenError) {
  let folder = file.deletingLastPathComponent()
  try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  guard (try? Data(text.utf8).write(to: file)) != nil else {
    throw .unwritable(path: file.path())
  }
  throw .recorded(path: file.path())
}

private func compare(_ expected: String, _ actual: String, path: String) throws(GoldenError) {
  let wanted = lines(of: expected)
  let got = lines(of: actual)
  for index in 0..<max(wanted.count, got.count) {
    let pair = (wanted: line(index, of: wanted), got: line(index, of: got))
    // By bytes: composed and decomposed letters are not the same golden.
    guard pair.wanted.utf8.elementsEqual(pair.got.utf8) else {
      throw .different(path: path, line: index + 1, expected: pair.wanted, actual: pair.got)
    }
  }
}

private func lines(of text: String) -> [Substring] {
  text.split(separator: "\n", omittingEmptySubsequences: false)
}

private func line(_ index: Int, of lines: [Substring]) -> String {
  lines.indices.contains(index) ? String(lines[index]) : "no more lines"
}
