/// Holds the two languages of a table against each other and collects every mistake.
struct TableChecker {
  private(set) var diagnostics: [Diagnostic] = []

  /// The table as far as it is right.
  mutating func table(_ name: String, en: [Entry], fr: [Entry]) -> Table {
    let english = sentences(en, in: .en)
    let french = sentences(fr, in: .fr)
    reportMissing(from: english, inKeysOf: fr, path: fr.first?.path ?? "fr")
    reportMissing(from: french, inKeysOf: en, path: en.first?.path ?? "en")
    let translations = Dictionary(
      french.map { ($0.entry.key, $0) }, uniquingKeysWith: { first, _ in first })
    var pairs: [Pair] = []
    for sentence in english {
      guard let translation = translations[sentence.entry.key] else { continue }
      pairs.append(Pair(en: sentence, fr: translation))
    }
    return Table(name: name, declarations: declarations(pairs))
  }

  /// The sentences that can be read, each key once.
  private mutating func sentences(_ entries: [Entry], in language: TableLanguage)
    -> [ValidatedEntry]
  {
    var lines: [String: Int] = [:]
    var result: [ValidatedEntry] = []
    for entry in entries {
      if let line = lines[entry.key] {
        diagnostics.append(entry.diagnostic("this key stands already in line \(line)"))
        continue
      }
      lines[entry.key] = entry.position.line
      do throws(Diagnostic) {
        let sentence = try ValidatedEntry(entry, in: language)
        diagnostics += sentence.diagnostics
        result.append(sentence)
      } catch {
        diagnostics.append(error)
      }
    }
    return result
  }

  private mutating func reportMissing(
    from sentences: [ValidatedEntry], inKeysOf others: [Entry], path: String
  ) {
    let keys = Set(others.map(\.key))
    for sentence in sentences where !keys.contains(sentence.entry.key) {
      diagnostics.append(sentence.entry.diagnostic("this key is missing in \(path)"))
    }
  }

  private mutating func declarations(_ pairs: [Pair]) -> [Declaration] {
    let byKey = Dictionary(uniqueKeysWithValues: pairs.map { ($0.en.key, $0) })
    var keys: [String: String] = [:]
    var declarations: [Declaration] = []
    for pair in pairs {
      reportSameness(of: pair)
      guard let declaration = declaration(pair, among: byKey) else { continue }
      if let other = keys.updateValue(pair.en.entry.key, forKey: declaration.identifier) {
        report(pair.en, "this key and “\(other)” both become \(declaration.identifier)")
      }
      declarations.append(declaration)
    }
    return declarations
  }

  /// Nil for a mistake and for the half of a plural that its other half stands for.
  private mutating func declaration(_ pair: Pair, among pairs: [Key: Pair]) -> Declaration? {
    let key = pair.en.key
    guard let identifier = key.identifier else {
      report(pair.en, "a key is written in dotted lower camel: trap.answer.climb")
      return nil
    }
    guard key.form == .one || key.form == .other else {
      return Declaration(identifier: identifier, pair: pair, parameters: parameters(of: pair))
    }
    let half = key.base + (key.form == .one ? ".other" : ".one")
    guard let other = pairs[Key(half)] else {
      report(pair.en, "the plural form “\(half)” is missing")
      return nil
    }
    guard key.form == .other else { return nil }
    let parameters = parameters(one: other, other: pair)
    return Declaration(identifier: identifier, one: other, other: pair, parameters: parameters)
  }

  private mutating func parameters(of pair: Pair) -> [Parameter] {
    let parameters = pair.en.template.parameters
    if Set(parameters) != Set(pair.fr.template.parameters) {
      report(pair.fr, "its placeholders must be \(list(parameters)), as in English")
    }
    return parameters
  }

  /// Both `.other` name all of them, `{#count}` among them; `.one` may leave `{#count}` out.
  private mutating func parameters(one: Pair, other: Pair) -> [Parameter] {
    let parameters = parameters(of: other)
    if !parameters.contains(.count) { report(other.en, "a plural needs {#count}") }
    let wanted = Set(parameters).union([.count])
    for sentence in [one.en, one.fr]
    where Set(sentence.template.parameters).union([.count]) != wanted {
      report(sentence, "its placeholders must be \(list(parameters)), as in the other form")
    }
    return parameters
  }

  /// A French text equal to the English one must say so, and only such a one may.
  private mutating func reportSameness(of pair: Pair) {
    let isSame = pair.en.comment == pair.fr.comment && pair.en.hasLetters
    guard isSame != pair.fr.entry.isMarkedSame else { return }
    report(
      pair.fr,
      isSame
        ? "equal to the English text (write // same behind it if that is meant)"
        : "marked // same, but needs no mark")
  }

  private mutating func report(_ sentence: ValidatedEntry, _ message: String) {
    diagnostics.append(sentence.entry.diagnostic(message))
  }
}

/// One key's sentence in both languages.
private struct Pair {
  let en: ValidatedEntry
  let fr: ValidatedEntry

  func row(_ parameters: [Parameter]) -> Row {
    Row(
      key: en.entry.key, en: en.encoded(for: parameters), fr: fr.encoded(for: parameters))
  }
}

extension Declaration {
  fileprivate init(identifier: String, pair: Pair, parameters: [Parameter]) {
    self.init(
      identifier: identifier, base: pair.en.key.base,
      kind: pair.en.key.form == .list ? .list : .text, parameters: parameters,
      rows: [pair.row(parameters)], comment: pair.en.comment)
  }

  fileprivate init(identifier: String, one: Pair, other: Pair, parameters: [Parameter]) {
    self.init(
      identifier: identifier, base: other.en.key.base, kind: .plural, parameters: parameters,
      rows: [one.row(parameters), other.row(parameters)],
      comment: "\(one.en.comment) / \(other.en.comment)")
  }
}

private func list(_ parameters: [Parameter]) -> String {
  parameters.isEmpty ? "none" : parameters.map(\.spelling).joined(separator: " ")
}
