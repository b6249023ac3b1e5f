import Localization

/// What is read as something simpler, before anything else is understood of a line.
struct Rewriting: Sendable {
  /// “Please”, “again”, “as hard as you can”: they change nothing.
  let fillers: PhraseTable<Void>
  /// « dedans » is « dans cela ».
  private var adverbs: [String: [Token]] = [:]
  /// “With”: what follows it is no part of the phrase before.
  private let tools: Set<String>
  /// By a whole line, its words folded and parted by blanks, the line that it means.
  private var lines: [String: String] = [:]

  init(_ language: Language, _ world: World) {
    tools = Set(L10n.Grammar.with.resolved(in: language).map { $0.folded(as: .word) })
    fillers = PhraseTable([(L10n.Grammar.fillers.resolved(in: language), ())])
    for (said, meant) in Self.pairs(L10n.Grammar.adverbs, in: language) {
      adverbs[said.folded(as: .word)] = Token.tokenize(meant)
    }
    let lists = [L10n.Rephrasing.lines] + [world.rephrasings].compactMap(\.self)
    for (said, meant) in lists.flatMap({ Self.pairs($0, in: language) }) {
      lines[Self.key(Token.tokenize(said))] = meant
    }
  }

  /// The two sides of each value `said = meant`.
  static func pairs(_ list: LocalizedList, in language: Language) -> [(said: String, meant: String)]
  {
    list.resolved(in: language).compactMap { value in
      let sides = value.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1).map { side in
        side.split(separator: UInt8(ascii: " ")).map { Substring($0) }.joined(separator: " ")
      }
      return sides.count == 2 ? (sides[0], sides[1]) : nil
    }
  }

  private static func key(_ tokens: [Token]) -> String {
    tokens.compactMap(\.word?.folded).joined(separator: " ")
  }

  func rephrased(_ tokens: [Token]) -> String? { lines[Self.key(tokens)] }

  /// The first word stays: alone it may be a command.
  func simplified(_ tokens: [Token]) -> [Token] {
    var rest = tokens[...]
    var kept: [Token] = []
    while let token = rest.first {
      let words = rest.leadingWords
      if let match = fillers.match(words),
        !kept.isEmpty || match.length > 1 && match.length < words.count
      {
        rest = rest.dropFirst(match.length)
        continue
      }
      if let adverb = token.word.flatMap({ adverbs[$0.folded] }), !kept.isEmpty,
        endsPhrase(rest.dropFirst())
      {
        kept += adverb
      } else {
        kept.append(token)
      }
      rest = rest.dropFirst()
    }
    return kept.isEmpty ? tokens : kept
  }

  /// Nothing follows that the adverb could be the preposition of.
  private func endsPhrase(_ rest: ArraySlice<Token>) -> Bool {
    rest.first?.word.map { tools.contains($0.folded) } ?? true
  }
}
