/// Some parts of a level’s picture, each by its number from 1.
struct PictureParts: OptionSet, Sendable {
  let rawValue: UInt16

  static let all = PictureParts(rawValue: .max)

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The part of that number alone.
  init(number: Int) {
    rawValue = 1 << number
  }
}

/// What lights a part of a level’s picture, or leaves its marks on it.
enum PictureSubject: Equatable, Sendable {
  case answer(String)
  /// A clue, counted from 0.
  case clue(Int)
  case element(String)
  /// So many hints of an open question were taken; 0 from the start.
  case hint(Int)
  /// What the answers of a rotor open.
  case lock
  /// The player has fallen here.
  case fall
  /// The level is won.
  case won
}
