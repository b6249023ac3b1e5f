extension IncompleteCommand {
  /// The command with the words of an answer in the gap; a preposition in the answer stands for the one before the gap.
  func completed(with answer: [Token], _ vocabulary: Vocabulary) -> [Token] {
    var before = Token.tokenize(before)
    if vocabulary.beginsWithPreposition(answer), let last = before.last,
      vocabulary.beginsWithPreposition([last])
    {
      before.removeLast()
    }
    return before + answer + Token.tokenize(after)
  }
}
