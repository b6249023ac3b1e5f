import Flow
import Testing

@testable import Descent

/// What a slip of the hand does to a code; the characters stand without hyphens.
@Suite struct CodeCheckTests {
  static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
  static let codes = DescentResult.samples(200, seed: 2).map { result in
    DescentCode.encode(result).utf8.filter { $0 != UInt8(ascii: "-") }
  }

  @Test func `every changed character is found out`() {
    #expect(Self.codes.count == 200)
    var tried = 0
    for code in Self.codes {
      for place in code.indices {
        for character in Self.alphabet where character != code[place] {
          var changed = code
          changed[place] = character
          tried += 1
          if isWellFormed(changed) { Issue.record("\(place)") }
        }
      }
    }
    #expect(tried == 200 * 25 * 31)
  }

  @Test func `every swap of two different characters is found out`() {
    var tried = 0
    for code in Self.codes {
      for one in code.indices {
        for other in code.indices where other > one && code[one] != code[other] {
          var changed = code
          changed.swapAt(one, other)
          tried += 1
          if isWellFormed(changed) { Issue.record("\(one), \(other)") }
        }
      }
    }
    #expect(tried > 200 * 200)
  }

  @Test func `groups out of order, turned round or moved on are found out`() {
    var tried = 0
    for code in Self.codes {
      let groups = stride(from: 0, to: 25, by: 5).map { Array(code[$0..<$0 + 5]) }
      var slips = [Array(code.reversed())]
      slips += (1..<25).map { Array(code[$0...] + code[..<$0]) }
      for one in groups.indices {
        var turned = groups
        turned[one].reverse()
        slips.append(turned.flatMap(\.self))
        for other in groups.indices where other > one {
          var swapped = groups
          swapped.swapAt(one, other)
          slips.append(swapped.flatMap(\.self))
        }
      }
      for slip in slips where slip != code {
        tried += 1
        if isWellFormed(slip) { Issue.record("\(slip)") }
      }
    }
    #expect(tried > 200 * 30)
  }

  /// Two different payloads, closer to each other than chance has it: the checks make up for it.
  @Test func `two codes differ in eight characters at least`() {
    var generator = SeededGenerator(seed: 5)
    var least = 25
    for _ in 0..<20_000 {
      let payload = (0..<18).map { _ in UInt8(generator.below(32)) }
      var other = payload
      for _ in 0...generator.below(3) {
        other[generator.below(18)] = UInt8(generator.below(32))
      }
      guard other != payload else { continue }
      let one = payload + CodeCheck.symbols(for: payload)
      least = min(least, zip(one, other + CodeCheck.symbols(for: other)).count { $0 != $1 })
    }
    #expect(least == 8)
  }

  /// The fields that no result has, each with a check that is right.
  @Test(arguments: [
    (2, 1), (7, 0), (16, 63_248), (16, 65_535), (17, 86_401), (17, 131_071), (3, 6), (3, 7),
    (3, 0), (3, 1), (2, 3), (2, 1),
  ]) func `a field out of its range is not well-formed`(_ width: Int, _ number: Int) {
    #expect(DescentCode.decode(code(replacing: nil)) != nil)
    for field in Self.fields.indices where Self.fields[field].width == width {
      guard !Self.allowed(number, in: field) else { continue }
      #expect(DescentCode.decode(code(replacing: (field, number))) == nil, "field \(field)")
    }
  }

  @Test(arguments: 5...7) func `no landing has a hint beyond the ladder`(_ hints: Int) {
    for field in [4, 7, 10, 13, 16] {
      #expect(DescentCode.decode(code(replacing: (field, hints))) == nil)
    }
  }

  /// Layout, version, day, five landings, seconds, pace, difficulty, spare: a Sunday.
  private static let fields: [(width: Int, number: Int)] =
    [(2, 0), (7, 1), (16, 14)] + (0..<5).flatMap { _ in [(4, 1), (3, 1), (1, 0)] }
    + [(17, 100), (3, 2), (3, 7), (2, 0)]

  /// Whether a number that is wrong for one field of its width is right for this one.
  private static func allowed(_ number: Int, in field: Int) -> Bool {
    switch field {
    case 4, 7, 10, 13, 16: number <= 4
    case 19: number <= 5
    case 20: number == 2 || number == 7
    default: false
    }
  }

  private func code(replacing change: (field: Int, number: Int)?) -> String {
    var bits = PackedBits()
    for (index, field) in Self.fields.enumerated() {
      bits.append(index == change?.field ? change?.number ?? 0 : field.number, width: field.width)
    }
    let payload = bits.symbols(18)
    let characters = (payload + CodeCheck.symbols(for: payload)).map { Self.alphabet[Int($0)] }
    return String(decoding: characters, as: UTF8.self)
  }

  private func isWellFormed(_ characters: [UInt8]) -> Bool {
    DescentCode.decode(String(decoding: characters, as: UTF8.self)) != nil
  }
}
