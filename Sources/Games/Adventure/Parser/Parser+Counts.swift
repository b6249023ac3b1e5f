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
      let length = vocabulary.numbers.match(tail[...])?.length ?? 1
      let isCounted = tail.count > length && functionWords.times.contains(tail[length].folded)
      // Of turns it is all that is said: not “sit on volume two”.
      guard isCounted || command.verb == .wait && words.count == length else { continue }
      command.count = number
      return command.rest = words[..<index] + words[(index + length + (isCounted ? 1 : 0))...]
    }
  }
}
