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

  @Test func `every event and every command has a section, and no other`() {
    #expect(article.names(in: "Events").sorted() == names(of: WireFormat.events))
    #expect(article.names(in: "Commands").sorted() == names(of: WireCommand.all.map(\.form)))
  }

  private func names(of forms: [WireForm]) -> [String] { Set(forms.map(\.name)).sorted() }

  /// Key for key and in order; the texts of the tables may change.
  private func isWritten(_ example: String) throws -> Bool {
    let event = try JSONReader.read(Array(example.utf8))
    let lines = try (wireEvents.map { wireLine(of: $0) } + [findingsLine, importedLine, doneLine])
      .map { try JSONReader.read(Array($0.utf8)) }
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

  @Test(arguments: [("error", "Codes of errors"), ("notice", "Codes of notices")])
  func `every code is told with its members, and no other`(_ event: String, _ section: String) {
    let forms = WireFormat.events.filter { $0.name == event }
    let told = forms.map {
      [$0.variant ?? ""] + $0.members.map(\.key).drop { $0 != "text" }.dropFirst()
    }
    #expect(Set(article.codes(in: section)) == Set(told))
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

  /// Each code that a table tells of, and its members in the last column.
  func codes(in section: String) -> [[String]] {
    (tables[section] ?? []).map { row in
      let cells = row.split(separator: "|")
      return [cells.first, cells.last].compactMap(\.self).flatMap { cell in
        cell.matches(of: /`([a-z_-]+)`/).map { String($0.output.1) }
      }
    }
  }
}
