import Foundation
import JSON
import Localization
import Session
import Testing

@testable import Presentation
@testable import Wire

/// The article for authors of other front ends tells the truth, and all of it.
struct WireArticleTests {
  private let article: Article

  init() throws {
    article = try Article("Sources/Voices/Wire/Wire.docc/JSONLines.md")
  }

  @Test func `every event has a section, and no other`() throws {
    let events = try [
      "WireEventEncoder", "WireEventEncoder+Campaign", "WireEventEncoder+Rounds",
      "WireEventEncoder+Adventure", "WireEventEncoder+Descent", "WireMembers",
      "FileDiagnostics+Wire",
    ].flatMap {
      try words(in: "Voices/Wire/\($0).swift", /event\(\s*"(\w+)"/)
    }
    #expect(article.names(in: "Events").sorted() == Array(Set(events)).sorted())
  }

  @Test func `every command has a section, and no other`() throws {
    let commands = try words(in: "Voices/Wire/WireCommandParser.swift", /case "(\w+)":/)
    #expect(article.names(in: "Commands").sorted() == commands.sorted())
  }

  /// Key for key and in order; the texts of the tables may change.
  private func isWritten(_ example: String) throws -> Bool {
    let event = try JSONReader.read(Array(example.utf8))
    let lines = try (wireLines.map(\.1) + [findingsLine, importedLine, doneLine]).map {
      try JSONReader.read(Array($0.utf8))
    }
    return lines.contains { blanked($0) == blanked(event) }
      && JSONWriter.write(event) == Array(example.utf8)
  }

  @Test func `an example of an event is a line that the voice writes`() throws {
    for (name, examples) in article.sections["Events"] ?? [] {
      #expect(!examples.isEmpty, "\(name)")
      for example in examples {
        #expect(try isWritten(example), "\(example)")
        #expect(example.hasPrefix(#"{"event":"\#(name)""#))
      }
    }
  }

  @Test func `an example of a command is read`() {
    var voice = JSONVoice(language: .en)
    for (name, examples) in article.sections["Commands"] ?? [] {
      #expect(!examples.isEmpty, "\(name)")
      for example in examples {
        #expect(example.hasPrefix(#"{"do":"\#(name)""#))
        #expect(
          WireCommandTests.commands.contains { .command($0.1) == voice.parse(.text(example)) })
      }
    }
  }

  @Test func `the first lines are events and a command`() throws {
    var voice = JSONVoice(language: .en)
    let lines = article.overview
    #expect(lines.count == 3)
    #expect(try lines.dropLast().allSatisfy { try isWritten($0) })
    #expect(lines.last.map { voice.parse(.text($0)) } == .command(.choose("begin")))
  }

  @Test func `every code is told, and no other`() throws {
    let codes = /: "([a-z]+(?:-[a-z]+)*)"\n/
    let errors =
      try words(in: "Voices/Wire/WireError.swift", /\("([a-z]+(?:-[a-z]+)*)", (?:L10n|Self)/)
      + words(in: "Session/Events/InputError.swift", codes)
    #expect(article.codes(in: "Codes of errors").sorted() == errors.sorted())
    let notices = try words(in: "Session/Events/Notice.swift", codes)
    #expect(article.codes(in: "Codes of notices").sorted() == notices.sorted())
  }

  @Test func `the limits are those of the reader`() {
    let limits = JSONLimits()
    let (line, string) = (grouped(JSONVoice.lineLimit), grouped(limits.string))
    #expect(article.text.contains("A line may have \(line) bytes, a string \(string), a key"))
    #expect(
      article.text.contains("a key \(limits.key); arrays and objects may stand \(limits.depth)"))
    #expect(article.text.contains("has more than \(line) bytes"))
  }

  /// With a comma before the last three digits.
  private func grouped(_ number: Int) -> String {
    "\(number / 1_000),\(String(1_000 + number % 1_000).dropFirst())"
  }

  /// What a pattern takes out of a source file.
  private func words(
    in file: String, _ pattern: some RegexComponent<(Substring, Substring)>
  ) throws -> [String] {
    try text(of: "Sources/" + file).matches(of: pattern).map { String($0.output.1) }
  }
}

func text(of path: String) throws -> String {
  let root = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
  return try String(contentsOf: root.appending(path: path), encoding: .utf8)
}

/// An article’s examples: the fenced lines of each `###` under each `##`.
private struct Article {
  private(set) var sections: [String: [(name: String, examples: [String])]] = [:]
  /// The fenced lines before any `###`.
  private(set) var overview: [String] = []
  private var tables: [String: [String]] = [:]
  let text: String

  init(_ path: String) throws {
    text = try WireTests.text(of: path)
    var (section, isFenced) = ("", false)
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("```") {
        isFenced.toggle()
      } else if isFenced {
        add(line, to: section)
      } else if line.hasPrefix("### ") {
        sections[section, default: []].append((String(line.dropFirst(4)), []))
      } else if line.hasPrefix("## ") {
        section = String(line.dropFirst(3))
      } else if line.hasPrefix("| `") {
        tables[section, default: []].append(line)
      }
    }
  }

  private mutating func add(_ example: String, to section: String) {
    guard let last = sections[section]?.indices.last else {
      overview.append(example)
      return
    }
    sections[section]?[last].examples.append(example)
  }

  func names(in section: String) -> [String] { sections[section]?.map(\.name) ?? [] }

  /// The codes that a table tells of.
  func codes(in section: String) -> [String] {
    tables[section]?.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
      ?? []
  }
}
