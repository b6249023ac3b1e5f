import Localization

extension LockClue {
  private typealias Text = L10n.DescentLock

  /// The one sentence that says so; the same for ever.
  func sentence(wheels: Int) -> LocalizedText {
    switch self {
    case .sum(let one, let other, let makes):
      Text.sum(one: start(one), other: wheel(other), makes: makes)
    case .total(let total): wheels == 3 ? Text.total3(makes: total) : Text.total4(makes: total)
    case .times(let one, let factor, let other):
      Text.times(
        one: start(one), times: LocalizedText(Text.timesWords, at: factor - 1), other: wheel(other))
    case .greater(let one, let other): Text.greater(one: start(one), other: than(other))
    case .less(let one, let other): Text.less(one: start(one), other: than(other))
    case .more(let one, let by, let other):
      Text.more(one: start(one), by: by, other: wheel(other))
    case .odd(let count): Self.odd(count, of: wheels)
    case .parity(let one, let isOdd):
      isOdd ? Text.odd(one: start(one)) : Text.even(one: start(one))
    case .trial(let tried, let verdict): Text.trial(code: tried.spelt, verdict: verdict.clause)
    case .door: Text.door
    case .doorWithin: Text.doorWithin
    }
  }

  private static func odd(_ count: Int, of wheels: Int) -> LocalizedText {
    switch count {
    case 0: Text.oddNone
    case 1: Text.oddOne
    case wheels: Text.oddAll
    case _: Text.oddSome(count: LocalizedText(Text.oddSomeWords, at: count))
    }
  }

  private func start(_ wheel: Int) -> LocalizedText { LocalizedText(Text.start, at: wheel) }

  private func wheel(_ wheel: Int) -> LocalizedText { LocalizedText(Text.wheel, at: wheel) }

  private func than(_ wheel: Int) -> LocalizedText { LocalizedText(Text.than, at: wheel) }
}

extension LockCode {
  /// Digit by digit, so that it is not read as a number, and in one line: “2 7 4 5”.
  var spelt: LocalizedText {
    LocalizedText(cleaning: digits.map(String.init).joined(separator: "\u{A0}"))
  }
}

extension LockVerdict {
  private typealias Text = L10n.DescentLock

  /// How many digits are correct, and how many in place: a clause without a stop.
  var clause: LocalizedText {
    switch correct {
    case 0: Text.correct0
    case 1: inPlace == 0 ? Text.correct1in0 : Text.correct1in1
    case 2: [Text.correct2in0, Text.correct2in1, Text.correct2in2][inPlace]
    case 3: [Text.correct3in0, Text.correct3in1, Text.correct3in2, Text.correct3in3][inPlace]
    case _: ofFour
    }
  }

  /// Four digits in three places that are right cannot have the fourth elsewhere.
  private var ofFour: LocalizedText {
    switch inPlace {
    case 0: Text.correct4in0
    case 1: Text.correct4in1
    case 2: Text.correct4in2
    case _: Text.correct4in4
    }
  }
}
