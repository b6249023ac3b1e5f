/// What stands before a place of a text that is well formed up to there.
struct JSONContext {
  /// The token that stands last.
  enum Last { case nothing, opening, comma, colon, key, value }

  /// What may stand next.
  enum Expected { case value, key, colon, separator, end }

  /// The brackets that are open, the outermost first.
  private(set) var open: [(bracket: UInt8, offset: Int)] = []
  private(set) var last = Last.nothing
  /// Where the last token is.
  private(set) var lastRange = 0..<0
  /// Where the text began that the place is inside of.
  private(set) var openText: Int?

  /// Walks over the bytes before `end`.
  init(_ bytes: [UInt8], upTo end: Int) {
    var index = 0
    while index < end, openText == nil {
      let start = index
      index += 1
      switch bytes[start] {
      case 0x20, 0x09, 0x0A, 0x0D: continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open.append((bytes[start], start))
        last = .opening
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        _ = open.popLast()
        last = .value
      case UInt8(ascii: ","): last = .comma
      case UInt8(ascii: ":"): last = .colon
      case UInt8(ascii: "\""):
        while index < end, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        if index >= end { openText = start }
        index = min(index + 1, end)
        last = expected == .key ? .key : .value
      default:
        while index < end, !bytes[index].isJSONDelimiter { index += 1 }
        last = .value
      }
      lastRange = start..<index
    }
  }

  var isInObject: Bool { open.last?.bracket == UInt8(ascii: "{") }

  var expected: Expected {
    switch last {
    case .nothing, .colon: .value
    case .opening, .comma: isInObject ? .key : .value
    case .key: .colon
    case .value: open.isEmpty ? .end : .separator
    }
  }
}

extension UInt8 {
  /// Whether no bare word goes on over it.
  var isJSONDelimiter: Bool {
    switch self {
    case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "\""):
      true
    default: false
    }
  }
}
