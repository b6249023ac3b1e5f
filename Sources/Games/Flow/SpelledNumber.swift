import Localization

extension [String] {
  /// With `forty` as 40 and `forty 6` as 46, « soixante 10 » as 70.
  func withTens(in language: Language) -> [String] {
    let tens = L10n.Answers.tens.resolved(in: language).map { $0.split(separator: " ") }
    var result: [String] = []
    var isOpen = false
    for word in self {
      if let place = tens.firstIndex(where: { $0.contains(word[...]) }) {
        result.append(String((place + 3) * 10))
        isOpen = true
      } else if isOpen, let last = result.last.flatMap({ Int($0) }), let unit = Int(word),
        (1...19).contains(unit)
      {
        result[result.count - 1] = String(last + unit)
        isOpen = false
      } else {
        result.append(word)
        isOpen = false
      }
    }
    return result
  }

  /// `million` alone is one million.
  func withOneBeforeMagnitude(in language: Language) -> [String] {
    first.flatMap { NumberMagnitude($0, in: language) } == nil ? self : ["1"] + self
  }

  /// With `2 hundred and 6` as 206, « mille 9 cent 14 » as 1914.
  func withHundreds(in language: Language) -> [String] {
    let hundreds = L10n.Answers.hundreds.resolved(in: language)
    let links = L10n.Answers.hundredLinks.resolved(in: language)
    var result: [String] = []
    var number: SpelledNumber?
    for (index, word) in enumerated() {
      let isLink = links.contains(word) && index + 1 < count && Int(self[index + 1]) != nil
      if number?.mayGrow == true, isLink { continue }
      let isHundred = hundreds.contains(word)
      if number?.add(word, isHundred: isHundred, in: language) == true { continue }
      if let number { result += number.words }
      // Behind other figures it says how many these are: `1.5 thousand`.
      let isBehindFigures = result.last?.beginsWithNumber == true && Int(word) == nil
      var next = SpelledNumber()
      let begins = !isBehindFigures && next.add(word, isHundred: isHundred, in: language)
      number = begins ? next : nil
      if number == nil { result.append(word) }
    }
    return result + (number?.words ?? [])
  }
}

/// A number that grows word by word: `2`, `2 hundred`, `2 hundred 6`.
private struct SpelledNumber {
  private var thousands = 0
  private var rest: Int?
  /// Whether its last word stands for zeros, so that smaller numbers may follow.
  private(set) var mayGrow = false
  /// Its words, one by one.
  private var said: [String] = []
  /// Whether a word for hundreds or thousands stood in it.
  private var isSpelled = false

  /// Its digits where hundreds or thousands stood in it, else its words.
  var words: [String] { isSpelled ? [String(thousands + (rest ?? 0))] : said }

  /// Whether the word goes on with it.
  mutating func add(_ word: String, isHundred: Bool, in language: Language) -> Bool {
    if let digits = Int(word), (1...99).contains(digits), word == String(digits) {
      guard said.isEmpty || mayGrow else { return false }
      rest = (rest ?? 0) + digits
      mayGrow = false
    } else if isHundred {
      guard (rest ?? 1) < 100 else { return false }
      rest = (rest ?? 1) * 100
      (mayGrow, isSpelled) = (true, true)
    } else if NumberMagnitude(word, in: language) == .thousand, thousands == 0 {
      thousands = (rest ?? 1) * 1_000
      rest = nil
      (mayGrow, isSpelled) = (true, true)
    } else {
      return false
    }
    said.append(word)
    return true
  }
}
