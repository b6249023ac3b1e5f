/// Finds every mutant of a file, in the order in which they stand in it.
///
/// It knows tokens, not Swift: what does not compile in the end is left out by `MutatedPackage`.
struct MutantFinder {
  static let operators = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&",
    "+": "-", "-": "+", "+=": "-=", "-=": "+=",
  ]

  private let path: String
  private let code: [UInt8]
  private let lines: [Substring]
  private var line = 1
  private var found: [Mutant] = []

  /// Finds them in the text of the file at `path` from the package’s root.
  static func mutants(in text: String, path: String) -> [Mutant] {
    var finder = MutantFinder(text, path: path)
    finder.scan()
    return finder.found
  }

  private init(_ text: String, path: String) {
    self.path = path
    code = SwiftCode(text).bytes
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private mutating func scan() {
    var index = 0
    while index < code.count {
      if code[index] == UInt8(ascii: "\n") { line += 1 }
      let length = max(tokenLength(at: index), 1)
      read(index..<index + length)
      index += length
    }
  }

  /// Bytes of the word or operator that begins here.
  private func tokenLength(at index: Int) -> Int {
    let word = code[index...].prefix { $0.isPartOfWord }.count
    return word > 0 ? word : code[index...].prefix { $0.isPartOfOperator }.count
  }

  private mutating func read(_ range: Range<Int>) {
    let token = String(decoding: code[range], as: UTF8.self)
    switch token {
    case "true", "false":
      if !isMember(range) && byte(at: range.upperBound) != UInt8(ascii: ":") {
        add(.literal(token == "true"), range)
      }
    case "if", "guard", "while": addCondition(after: range, endsWith: token)
    case "where": if isFilter { addCondition(after: range, endsWith: token) }
    case "!": if isPrefix(range) { add(.dropNot, range) }
    default: addOperator(token, range)
    }
  }

  private mutating func addOperator(_ token: String, _ range: Range<Int>) {
    guard let other = Self.operators[token], isBlank(range.lowerBound - 1),
      isBlank(range.upperBound), isOperand(wordBefore(range.lowerBound))
    else { return }
    add(.operation(token, becomes: other), range)
  }

  /// Adds the first clause of a condition; names that it binds must stay bound, so then it never holds.
  private mutating func addCondition(after word: Range<Int>, endsWith keyword: String) {
    guard byte(at: word.upperBound) == UInt8(ascii: " "), !isMember(word),
      byte(at: word.lowerBound - 1) != UInt8(ascii: "#"),
      keyword != "while" || wordBefore(word.lowerBound) != "}"
    else { return }
    let start = word.upperBound + 1
    let end = endOfClause(from: start, of: keyword)
    let clause = String(decoding: code[start..<end], as: UTF8.self)
    if ["let ", "var ", "case ", "#"].contains(where: { clause.hasPrefix($0) }) {
      if keyword != "where" { add(.never, start..<start) }
    } else if !clause.isEmpty {
      add(.negate, start..<end)
    }
  }

  /// Where the clause ends that begins at `start`: at a comma, or where the branch begins.
  private func endOfClause(from start: Int, of keyword: String) -> Int {
    var depth = 0
    var index = start
    while index < code.count {
      switch code[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "{"):
        if depth == 0, keyword != "guard" { return endOfCode(before: index) }
        depth += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        let isEnd = code[index] == UInt8(ascii: ",") || keyword == "where"
        if depth == 0, isEnd { return endOfCode(before: index) }
      case UInt8(ascii: "e"):
        let isElse = code[index...].starts(with: "else ".utf8) && isBlank(index - 1)
        if depth == 0, keyword == "guard", isElse { return endOfCode(before: index) }
      default: break
      }
      index += 1
    }
    return start
  }

  private func endOfCode(before index: Int) -> Int {
    var end = index
    while isBlank(end - 1) { end -= 1 }
    return end
  }

  private mutating func add(_ change: Mutant.Change, _ range: Range<Int>) {
    let code = lines[line - 1].drop { $0 == " " }
    found.append(Mutant(path: path, line: line, range: range, change: change, code: String(code)))
  }

  // MARK: What stands around a token

  private func byte(at index: Int) -> UInt8? { code.indices.contains(index) ? code[index] : nil }

  private func isBlank(_ index: Int) -> Bool {
    byte(at: index) == UInt8(ascii: " ") || byte(at: index) == UInt8(ascii: "\n")
  }

  private func isMember(_ word: Range<Int>) -> Bool {
    byte(at: word.lowerBound - 1) == UInt8(ascii: ".")
      || byte(at: word.lowerBound - 1) == UInt8(ascii: "`")
  }

  /// Whether a `!` stands before its operand.
  private func isPrefix(_ mark: Range<Int>) -> Bool {
    guard let before = byte(at: mark.lowerBound - 1), let after = byte(at: mark.upperBound) else {
      return false
    }
    return " \n([{".utf8.contains(before) && (after.isPartOfWord || "($.".utf8.contains(after))
  }

  /// Whether the `where` of this line filters elements or cases, and does not constrain types.
  private var isFilter: Bool {
    let line = lines[line - 1].drop { $0 == " " }
    return ["for ", "case ", "where "].contains { line.hasPrefix($0) }
  }

  /// Neither `func`, whose operator is declared, nor a type, which a constraint compares.
  private func isOperand(_ word: String) -> Bool {
    word != "func" && word.first?.isUppercase != true
  }

  private func wordBefore(_ index: Int) -> String {
    let end = endOfCode(before: index)
    let start = code[..<end].lastIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    return String(decoding: code[(start.map { $0 + 1 } ?? 0)..<end], as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isPartOfWord: Bool {
    let character = Character(Unicode.Scalar(self))
    return self >= 0x80 || character.isLetter || character.isNumber || character == "_"
  }

  fileprivate var isPartOfOperator: Bool { "<>=!&|+-*/%^~?.".utf8.contains(self) }
}
