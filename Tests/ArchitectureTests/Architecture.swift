/// What a target may import and do, as the manifest says it.
struct TargetRules: Equatable {
  /// No C library, no clock, no file, no chance but a seeded one.
  let isPure: Bool
  /// No part of the program: its messages are for who builds or checks it.
  let isTool: Bool
  /// The one target that knows which system this is.
  let isPlatform: Bool
  let imports: Set<String>

  static let systemModules: Set = ["Glibc", "Musl", "Darwin", "Synchronization"]
  /// Calls whose texts a programmer reads, not a player.
  static let programmersCalls: Set = [
    "precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError",
  ]
  /// Texts of several words that no player reads: names of Unicode's letters.
  static let allowedTexts: Set = ["LATIN SMALL LETTER "]
  /// Files whose literals are code: of a shell, of a manual page.
  static let filesOfCode: Set = ["ShellCompletions.swift", "ManualPage.swift"]
}

/// Something that a source file must not hold, and the line it stands on.
struct Violation: Equatable, Sendable, CustomStringConvertible {
  enum Reason: Equatable, Sendable {
    case systemModule(String)
    case condition(String)
    case foundation(String)
    case arrow(String)
    case impure(String)
    case sentence(String)
    case unknownTarget
  }

  let line: Int
  let reason: Reason

  var description: String { "line \(line): \(reason)" }
}

/// Everything in a file of `target` that its rules forbid, by line.
func violations(
  in source: SwiftSource, of target: String, by manifest: Manifest
) -> [Violation] {
  guard let rules = manifest.targets[target]?.rules else {
    return [Violation(line: 1, reason: .unknownTarget)]
  }
  var found: [Violation] = []
  for (index, line) in source.lines.enumerated() {
    for statement in line.split(separator: ";") {
      let reason =
        importViolation(in: statement, rules) ?? condition(in: statement, rules)
        ?? impurity(in: statement, rules)
      found += reason.map { [Violation(line: index + 1, reason: $0)] } ?? []
    }
  }
  guard !rules.isTool else { return found }
  return found
    + source.literals.filter { isSentence($0) }
    .map { Violation(line: $0.line, reason: .sentence($0.text)) }
}

/// The module that a line imports, whatever stands before `import` and after the module's name.
func importedModule(in statement: Substring) -> String? {
  let words = statement.split { $0 == " " || $0 == "\t" }
  let modifiers: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private", "@testable", "@preconcurrency",
    "@_exported", "@_implementationOnly",
  ]
  let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]
  let rest = words.drop { modifiers.contains($0) || $0.hasPrefix("@_spi") }
  guard rest.first == "import" else { return nil }
  return rest.dropFirst().drop { kinds.contains($0) }.first?.split(separator: ".").first
    .map { String($0) }
}

private func importViolation(
  in statement: Substring, _ rules: TargetRules
) -> Violation.Reason? {
  guard let module = importedModule(in: statement), module != "Swift",
    !rules.imports.contains(module)
  else { return nil }
  if TargetRules.systemModules.contains(module) {
    return rules.isPlatform ? nil : .systemModule(module)
  }
  if module.hasPrefix("Foundation") {
    return rules.isTool && !rules.isPure ? nil : .foundation(module)
  }
  return .arrow(module)
}

/// What is compiled on one system and not on another.
private func condition(in statement: Substring, _ rules: TargetRules) -> Violation.Reason? {
  let words = statement.split(separator: " ")
  guard !rules.isPlatform, words.first == "#if" else { return nil }
  return .condition(words.dropFirst().joined(separator: " "))
}

/// A clock, a stream or chance without a seed, where a rule should be a function of its input.
private func impurity(in statement: Substring, _ rules: TargetRules) -> Violation.Reason? {
  guard rules.isPure else { return nil }
  let words = statement.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  let forbidden: Set<Substring> = [
    "ContinuousClock", "SuspendingClock", "SystemRandomNumberGenerator", "CommandLine",
    "readLine", "stdout", "stderr", "stdin",
  ]
  if let word = words.first(where: { forbidden.contains($0) }) { return .impure(String(word)) }
  let calls = ["print(", "debugPrint(", "dump("]
  if let call = calls.first(where: { hasCall($0, in: statement) }) { return .impure(call) }
  let chance = [".random(", ".shuffled()", ".shuffle()", ".randomElement()"]
  guard !statement.contains("using") else { return nil }
  return chance.first { statement.contains($0) }.map { .impure($0) }
}

private func hasCall(_ call: String, in statement: Substring) -> Bool {
  statement.ranges(of: call).contains { range in
    guard let before = statement[..<range.lowerBound].last else { return true }
    return !before.isLetter && !before.isNumber && before != "_" && before != "."
  }
}

/// Two words or more between blanks are a sentence unless only a programmer reads them;
/// letters that stand alone are part of a picture.
func isSentence(_ literal: SwiftSource.Literal) -> Bool {
  guard TargetRules.programmersCalls.isDisjoint(with: literal.calls),
    !TargetRules.allowedTexts.contains(literal.text)
  else { return false }
  let words = literal.text.split(whereSeparator: \.isWhitespace).filter { isWord($0) }
  return words.count > 1 && words.contains { hasLettersTogether($0) }
}

private func hasLettersTogether(_ word: Substring) -> Bool {
  zip(word, word.dropFirst()).contains { $0.isLetter && $1.isLetter }
}

/// Letters, with apostrophes and hyphens between them and punctuation around.
private func isWord(_ token: Substring) -> Bool {
  let marks: Set<Character> = [
    ".", ",", ";", ":", "!", "?", "…", "“", "”", "«", "»", "(", ")", "'", "’", "-", "–", "—",
  ]
  let core = token.filter { !marks.contains($0) }
  return !core.isEmpty && core.allSatisfy(\.isLetter)
}
