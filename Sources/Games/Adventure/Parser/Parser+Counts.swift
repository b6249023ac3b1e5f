/// Numbers of times and of turns.
extension Parser {
  /// “Three times”, “twice”, « 3 fois »; behind waiting or undoing a number by itself.
  func readCount(of command: inout ParsedCommand) {
    let words = Array(command.rest)
    for index in words.indices {
      let tail = Array(words[index...].leadingWords)
      if let match = vocabulary.counts.match(tail[...]) {
        command.count = match.meaning
        return command.rest = words[..<index] + words[(index + match.length)...]
      }
      guard let number = vocabulary.number(tail[...]) else { continue }
      let isCounted = tail.count > 1 && functionWords.times.contains(tail[1].folded)
      guard isCounted || command.verb == .wait && tail.count == 1 else { continue }
      command.count = number
      return command.rest = words[..<index] + words[(index + (isCounted ? 2 : 1))...]
    }
  }

  func numberValue(of word: Word) -> Int? {
    vocabulary.numbers.match([word])?.meaning ?? (word.folded.count < 4 ? Int(word.folded) : nil)
  }
}
