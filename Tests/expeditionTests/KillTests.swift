import Foundation
import Testing

/// SIGKILL after any line: the next start goes on from there, and the story ends the same.
struct KillTests {
  @Test(arguments: ["en", "fr"])
  func `killed after any line, the campaign ends as if nothing had happened`(
    _ language: String
  ) throws {
    let lines = try script("campaign.\(language)").split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast().map(String.init)
    let whole = try withFolder { folder in
      try Game(language, in: folder).played(lines)
    }
    for count in 1...(lines.count - 2) {
      let end = try withFolder { folder in
        let isOnPage = try Game(language, in: folder).killed(after: Array(lines.prefix(count)))
        // A round begins again with its practice.
        if let start = startOfRound(around: count, in: lines) {
          return try Game(language, in: folder).played([""] + lines.dropFirst(start))
        }
        let rest = (isOnPage ? [] : [""]) + lines.dropFirst(count)
        return try Game(language, in: folder).played(rest)
      }
      #expect(end == whole, "killed after line \(count)")
    }
  }
}

/// Where the gestures begin, with the empty line that starts the practice, if `count` lines lead to a
/// round or into it: three gestures, an empty line, eight gestures.
private func startOfRound(around count: Int, in lines: [String]) -> Int? {
  let gestures = ["t", "p", "s"]
  let length = 13
  return (max(0, count - length + 1)...count).first { start in
    guard start + length <= lines.count else { return false }
    return (0..<length).allSatisfy { index in
      [0, 4].contains(index)
        ? lines[start + index].isEmpty : gestures.contains(lines[start + index])
    }
  }
}

/// One start of the program on a data folder.
private struct Game {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  init(_ language: String, in folder: URL) {
    process.executableURL = Run.program
    process.arguments = [
      "play", "--plain", "--seed", "1", "--clock", "script", "--lang", language,
      "--data-dir", folder.path(),
    ]
    process.environment = [:]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
  }

  /// The map with its stars, and the farewell.
  func played(_ lines: [String]) throws -> String {
    try process.run()
    try type(lines)
    try input.fileHandleForWriting.close()
    let told = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return told.split(separator: "\n> \n").suffix(2).joined(separator: "\n")
  }

  /// Kills the program as soon as it has answered the last line; whether a page then stood open.
  func killed(after lines: [String]) throws -> Bool {
    try process.run()
    try type(lines)
    var told = ""
    while told.components(separatedBy: "\n> ").count < lines.count + 2 {
      told += String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let last = told.components(separatedBy: "\n> ").dropLast().last ?? ""
    let pages = ["Press Enter", "Appuyez sur Entrée", "Any level", "Chaque niveau"]
    return pages.contains { last.contains($0) }
  }

  private func type(_ lines: [String]) throws {
    let text = lines.map { $0 + "\n" }.joined()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }
}
