import Foundation
import Localization
import Testing

/// Every key of the tables is used somewhere.
struct UnusedKeyTests {
  @Test func `no key is unused`() throws {
    let words = try wordsOfSources()
    let unused = Set(L10n.all.map(\.name)).filter { !words.contains(identifier(of: $0)) }
    #expect(unused.sorted() == [])
  }

  @Test func `a key that nothing says is found`() throws {
    #expect(!(try wordsOfSources()).contains(identifier(of: "Common.said.by.nobody")))
  }

  /// `Table.some.key.other` is `someKey` in Swift.
  private func identifier(of name: String) -> String {
    var parts = name.replacing("[]", with: "").split(separator: ".").dropFirst()
    if parts.count > 1, let last = parts.last,
      PluralForm.allCases.contains(where: { "\($0)" == last })
    {
      parts.removeLast()
    }
    let rest = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return parts.prefix(1).joined() + rest.joined()
  }

  /// The words of all Swift files of the program.
  private func wordsOfSources() throws -> Set<String> {
    let root = URL(filePath: #filePath).appending(path: "../../../Sources").standardized
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var words: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
        words.insert(String(word))
      }
    }
    return words
  }
}
