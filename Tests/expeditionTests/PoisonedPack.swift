import Foundation

/// Packs with a character put into every one of their fields, and the places that must be named for it.
struct PoisonedPack {
  /// A field stands on each line. ¤ stands where the character is to be named itself, ¦ where the
  /// string round it is, ° where a pack may hold anything, for nobody is shown it.
  private static let first = """
    {"version": 1,
    "$schema": "schema°",
    "comment": {"note": ["com°ment"]},
    "title": "A pack¤",
    "author": {"en": "Ada¤",
      "fr": "¤Ada"},
    "language": "e¦n",
    "accents": "fold¦ed",
    "id": "pa¦ck",
    "order": "str¦ict",
    "answers": "nev¦er",
    "draw": {"count": 99,
      "from": "chap¦ter"},
    "intro": "Once¤",
    "ending": "Over¤",
    "chapters": [{
      "id": "chap¦ter",
      "title": "C¤hapter",
      "description": "About¤ it",
      "keywords": [{
        "id": "s¦tone",
        "text": "sto¤ne",
        "comment": "°"}],
      "comment": "°",
      "levels": [
        {"kind": "clo¦sed"},
        {"kind": "closed",
          "id": "¦one",
          "text": "Which¤?",
          "hints": ["Up¤",
            {"en": "North¤"}],
          "notes": ["It was¤"],
          "keywords": ["sto¦ne"],
          "comment": "°",
          "right": {
            "id": "north¦",
            "text": "to the ¤north",
            "reply": "Yes¤",
            "comment": "°"},
          "wrong": [{
            "id": "sou¦th",
            "text": "to the s¤outh",
            "reply": "No¤",
            "comment": "°"}]},
        {"kind": "rotor",
          "id": "¦two",
          "text": "Turn¤",
          "hints": ["Hint¤"],
          "notes": ["Note¤"],
          "keywords": ["¦"],
          "comment": "°",
          "clues": ["Clue¤",
            {"fr": "Indice¤"}],
          "right": {
            "id": "r¦ed",
            "text": "turn it r¤ed",
            "reply": "Right¤",
            "comment": "°"},
          "wrong": [{
            "id": "blu¦e",
            "text": "turn it blu¤e",
            "reply": "¤Wrong",
            "comment": "°"}],
          "otherwise": "¤Not “{answer}”"},
        {"kind": "open",
          "id": "¦three",
          "text": "Word¤?",
          "hints": ["Hint¤"],
          "notes": ["Note¤"],
          "keywords": ["¦"],
          "comment": "°",
          "right": ["lan¤tern",
            "¤lamp"],
          "wrong": [{
            "id": "wick¦",
            "words": ["wi¤ck",
              "ca¤ndle"],
            "reply": "Part of it¤",
            "comment": "°"}],
          "otherwise": "¤Not “{answer}”",
          "success": "Light¤"},
        {"kind": "open",
          "text": "Word?",
          "right": {"en": "lan¤tern",
            "fr": ["lanterne¤"]},
          "wrong": [{"words": {"en": "wick¤",
            "fr": ["¤mèche"]}}]},
        {"kind": "open",
          "text": "Word?",
          "right": "lantern¤"},
        {"kind": "search",
          "id": "¦four",
          "text": "Search¤",
          "hints": ["Hint¤"],
          "notes": ["Note¤"],
          "keywords": ["¦"],
          "comment": "°",
          "failure": "No¤",
          "success": "¤Yes",
          "objects": [{
            "id": "¦lid",
            "name": "lid¤",
            "text": "Cold¤",
            "comment": "°",
            "actions": [{
              "id": "li¦ft",
              "text": "lift it¤",
              "result": "It gives¤",
              "feels": "pro¦gress",
              "right": true,
              "comment": "°"},
              {"text": "kick it", "feels": "nothing"}]}]},
        {"kind": "reflex",
          "id": "¦five",
          "text": "Run¤",
          "hints": ["Hint¤"],
          "notes": ["Note¤"],
          "keywords": ["¦"],
          "comment": "°",
          "moves": 3,
          "practice": 1,
          "twists": ["ba¦ts"],
          "beats": [{"move": 2,
            "text": "Stones¤",
            "comment": "°"}],
          "failures": ["You fall¤"],
          "success": "Out¤",
          "skipped": "Carried¤"}]}]}
    """

  /// What did not fit into the first: no more than a hundred things are told of a pack.
  private static let second = """
    {"version": 1,
    "title": "A pack¤",
    "language": "en",
    "articles": "ex¦act",
    "typos": "for¦given",
    "case": "ex¦act",
    "chapters": [{
      "title": "C¤hapter",
      "accents": "¦exact",
      "articles": "ex¦act",
      "typos": "for¦given",
      "case": "ex¦act",
      "levels": [
        {"kind": "open",
          "text": "Word¤?",
          "right": "lantern",
          "accents": "¦exact",
          "articles": "ex¦act",
          "typos": "for¦given",
          "case": "ex¦act"},
        {"kind": "number",
          "id": "¦two",
          "text": "How many¤?",
          "hints": ["Hint¤"],
          "notes": ["Note¤"],
          "keywords": ["¦"],
          "comment": "°",
          "right": "3¦",
          "tolerance": "1¦",
          "least": "1¦",
          "most": "4¦",
          "unit": "k¤m",
          "wrong": [{
            "id": "¦less",
            "number": "2¦",
            "reply": "¤Low",
            "comment": "°"}],
          "otherwise": "¤Not “{answer}”",
          "success": "Right¤"},
        {"kind": "several",
          "id": "¦three",
          "text": "Which¤?",
          "hints": ["Hint¤"],
          "notes": ["Note¤"],
          "keywords": ["¦"],
          "comment": "°",
          "right": [{
            "id": "¦even",
            "text": "t¤wo",
            "reply": "Yes¤",
            "comment": "°"}],
          "wrong": [{
            "id": "¦odd",
            "text": "thr¤ee",
            "reply": "No¤",
            "comment": "°"}],
          "failure": "No¤",
          "success": "Yes¤"},
        {"kind": "match",
          "id": "¦four",
          "text": "Pair¤!",
          "hints": ["Hint¤"],
          "notes": ["Note¤"],
          "keywords": ["¦"],
          "comment": "°",
          "pairs": [{
            "id": "¦dog",
            "text": "d¤og",
            "with": "chie¤n",
            "reply": "No¤",
            "comment": "°"},
            {"text": "cat", "with": "chat"}],
          "others": ["oiseau¤"],
          "failure": "No¤",
          "success": "Yes¤"},
        {"kind": "gaps",
          "id": "¦five",
          "text": "A¤ {1}.",
          "hints": ["Hint¤"],
          "notes": ["Note¤"],
          "keywords": ["¦"],
          "comment": "°",
          "gaps": [{
            "right": "gap¤",
            "wrong": [{
              "id": "¦hole",
              "words": "hol¤e",
              "reply": "Nearly¤",
              "comment": "°"}],
            "otherwise": "¤Not “{answer}”",
            "accents": "¦exact",
            "articles": "ex¦act",
            "typos": "for¦given",
            "case": "ex¦act",
            "comment": "°"}],
          "failure": "No¤",
          "success": "Yes¤"}]}]}
    """

  static let all = [PoisonedPack(first), PoisonedPack(second)]

  /// A line and a column, from 1, and whether the sentence names the character by its number.
  struct Place: Hashable {
    let line: Int
    let column: Int
    let isNamed: Bool
  }

  /// Controls but for line breaks, which texts may have, marks of direction, and what hides: one of each sort
  /// and more.
  static let scalars: [Unicode.Scalar] = [
    "\u{1}", "\u{7}", "\u{8}", "\t", "\r", "\u{E}", "\u{1B}", "\u{7F}", "\u{85}", "\u{90}",
    "\u{9B}", "\u{9D}", "\u{AD}", "\u{61C}", "\u{200B}", "\u{200D}", "\u{200F}", "\u{2028}",
    "\u{202E}", "\u{2066}", "\u{FEFF}", "\u{FFF9}", "\u{E000}", "\u{E0041}", "\u{10FFFF}",
  ]

  let template: String
  private let lines: [Substring]

  private init(_ template: String) {
    self.template = template
    lines = template.split(separator: "\n")
  }

  /// Every field holds `inserted`, as it is written in JSON.
  func holding(_ inserted: String) -> String {
    ["¤", "¦", "°"].reduce(template) { $0.replacing($1, with: inserted) }
  }

  /// Only the field on a line from 1 holds `inserted`.
  func holding(_ inserted: String, onLine line: Int) -> String {
    lines.enumerated().map { index, row in
      ["¤", "¦", "°"].reduce(String(row)) {
        $0.replacing($1, with: index == line - 1 ? inserted : "")
      }
    }.joined(separator: "\n")
  }

  /// The places that are named where every field holds a character; in the order of the file.
  var places: [Place] {
    lines.enumerated().compactMap { index, line in
      if let mark = line.firstIndex(of: "¤") {
        Place(line: index + 1, column: Self.column(of: mark, in: line), isNamed: true)
      } else if let mark = line.firstIndex(of: "¦"),
        let quote = line[..<mark].lastIndex(of: "\"")
      {
        Place(line: index + 1, column: Self.column(of: quote, in: line), isNamed: false)
      } else {
        nil
      }
    }
  }

  /// Where a character stands in a field, its line and its own column; comments are among them.
  var marks: [Place] {
    lines.enumerated().compactMap { index, line in
      line.firstIndex { "¤¦°".contains($0) }.map {
        Place(line: index + 1, column: Self.column(of: $0, in: line), isNamed: false)
      }
    }
  }

  /// A scalar as it can always be written in JSON.
  static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { #"\u"# + String(Int($0) + 0x10000, radix: 16).dropFirst() }.joined()
  }

  private static func column(of index: String.Index, in line: Substring) -> Int {
    line[..<index].unicodeScalars.count + 1
  }
}
