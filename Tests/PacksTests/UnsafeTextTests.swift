import Foundation
import JSON
import Localization
import Sampling
import Testing

@testable import Packs

/// No character that steers a terminal, or hides, gets in by a pack: it is found where it stands.
struct UnsafeTextTests {
  /// A pack with a level of each kind, as it is written.
  private static let pack = PackWriter.write(.sample)

  /// The byte behind each text that is no name of a member.
  private static let ends: [Int] = {
    let marks = pack.indices.filter { pack[$0] == UInt8(ascii: "\"") }
    let closing = marks.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    return closing.filter { pack[$0 + 1] != UInt8(ascii: ":") }
  }()

  /// Controls, marks of direction, and what hides: one of each sort and more.
  private static let scalars: [Unicode.Scalar] = [
    "\u{1}", "\u{7}", "\u{8}", "\t", "\r", "\u{E}", "\u{1B}", "\u{7F}", "\u{85}", "\u{90}",
    "\u{9B}", "\u{9D}", "\u{AD}", "\u{61C}", "\u{200B}", "\u{200F}", "\u{2028}", "\u{202E}",
    "\u{2066}", "\u{FEFF}", "\u{FFF9}", "\u{E000}", "\u{E0041}", "\u{10FFFF}",
  ]

  private func findings(with text: String, at end: Int) -> [PackReport.Entry] {
    let bytes = Array(Self.pack[..<end] + Array(text.utf8) + Self.pack[end...])
    return PackReport(PackReader.read(bytes).findings, in: bytes).entries
  }

  @Test(arguments: scalars)
  func `it is found in every text`(_ scalar: Unicode.Scalar) throws {
    #expect(Self.ends.count > 60)
    let escape = String(scalar).utf16.map {
      #"\u"# + String(Int($0) + 0x10000, radix: 16).dropFirst()
    }
    for end in sampled(Self.ends) {
      let line = Self.pack[..<end].count { $0 == UInt8(ascii: "\n") } + 1
      for text in [String(scalar), escape.joined()] {
        let found = findings(with: text, at: end)
        #expect(found.contains { $0.position.line == line }, "\(line): \(text)")
      }
    }
  }

  @Test func `a line break is one line’s end in the file, and none in a text`() {
    for end in Self.ends {
      let found = findings(with: "\n", at: end)
      #expect(found.first?.finding.severity == .error)
    }
  }

  /// The ways to all that a pack can hold, as its schema tells them, are ways in the pack of these tests.
  @Test func `every text of the format is among them`() throws {
    var limits = JSONLimits()
    limits.depth = 64
    let schema = try JSONReader.read(PackJSONSchema.write(in: .en), limits: limits)
    let wanted = paths(ofSchema: schema, at: "")
    #expect(wanted.count > 40)
    let had = paths(of: try JSONReader.read(Self.pack), at: "")
    #expect(wanted.subtracting(had) == [])
  }

  private func paths(ofSchema schema: JSONValue, at path: String) -> Set<String> {
    if let branches = schema["oneOf"]?.array {
      return union(branches) { branch in
        let kind = branch["properties"]?["kind"]?["const"]?.string ?? ""
        return paths(ofSchema: branch, at: "\(path)<\(kind)>")
      }
    }
    if let items = schema["items"] { return paths(ofSchema: items, at: path + "[]") }
    guard let members = schema["properties"]?.object?.members else {
      // A comment and the name of a schema may be anything: nobody is shown them.
      let isShown = !path.hasSuffix(".comment") && !path.hasSuffix("$schema")
      return isShown && !["integer", "boolean"].contains(schema["type"]?.string) ? [path] : []
    }
    return union(members) { paths(ofSchema: $0.value, at: "\(path).\($0.key)") }
  }

  private func paths(of value: JSONValue, at path: String) -> Set<String> {
    if let elements = value.array {
      return union(elements) { paths(of: $0, at: path + "[]") }.union([path])
    }
    let kind = value["kind"]?.string.map { "<\($0)>" } ?? ""
    return union(value.object?.members ?? []) {
      paths(of: $0.value, at: "\(path)\(kind).\($0.key)")
    }
    .union([path])
  }

  private func union<Element>(
    _ elements: [Element], _ paths: (Element) -> Set<String>
  ) -> Set<String> { elements.reduce(into: []) { $0.formUnion(paths($1)) } }
}
