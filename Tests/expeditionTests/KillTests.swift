import Foundation
import Localization
import Sampling
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
    let pages = try withFolder { folder in try Game(language, in: folder).pages(lines) }
    let whole = lastPages(of: pages)
    let rounds = rounds(in: pages, try #require(Language(rawValue: language)))
    #expect(rounds.count == 4)
    for count in sampled(1...(lines.count - 2)) {
      let end = try withFolder { folder in
        let isOnPage = try Game(language, in: folder).killed(after: Array(lines.prefix(count)))
        // A round begins again with its practice.
        let round = rounds.first { $0.contains(count) }
        let rest =
          round.map { [""] + lines.dropFirst($0.lowerBound) }
          ?? (isOnPage ? [] : [""]) + lines.dropFirst(count)
        return lastPages(of: try Game(language, in: folder).pages(rest))
      }
      #expect(end == whole, "killed after line \(count)")
    }
  }
}

/// The lines that each escape takes, from the one that starts its practice to the last gesture: before
/// the first of them it is said what is practice, behind the last how many stars were won.
private func rounds(in pages: [String], _ language: Language) -> [Range<Int>] {
  let practice = [3, 5].map { L10n.Reflex.practice(count: $0).resolved(in: language) }
  let stars = L10n.Stars.all(stars: L10n.Stars.stars(count: 3)).resolved(in: language)
  return pages.indices.filter { page in practice.contains { pages[page].contains($0) } }.compactMap
  { start in
    pages[(start + 1)...].firstIndex { $0.contains(stars) }.map { start..<$0 }
  }
}

/// The map with its stars, and the farewell.
private func lastPages(of pages: [String]) -> String { pages.suffix(2).joined(separator: "\n") }

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

  /// What is said before each line, and behind the last.
  func pages(_ lines: [String]) throws -> [String] {
    try process.run()
    try type(lines)
    try input.fileHandleForWriting.close()
    let told = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return told.components(separatedBy: "\n> ")
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
