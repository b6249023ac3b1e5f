import Testing

@testable import Presentation

struct TypedTextTests {
  static let numbers: [(String, Int?)] = [
    ("1", 1), ("007", 7), ("0", 0), ("", nil), ("+1", nil), ("-1", nil), ("1.", nil), ("1 ", nil),
    ("١", nil), ("９", nil), ("99999999999999999999", nil),
  ]

  @Test(arguments: numbers)
  func `a number is plain digits`(_ text: String, _ number: Int?) {
    #expect(text.plainNumber == number)
  }

  static let letters: [(String, Int?)] = [
    ("a", 0), ("G", 6), ("h", nil), ("à", nil), ("ab", nil), ("", nil), ("1", nil),
  ]

  @Test(arguments: letters)
  func `a letter from a to g is an index`(_ text: String, _ index: Int?) {
    #expect(text.choiceLetterIndex == index)
  }
}
