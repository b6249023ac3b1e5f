import Flow
import Localization
import Presentation
import Session

extension LevelView {
  /// How a form is filled in lines; nil where there is none.
  var formInstructions: LocalizedText? {
    switch formStyle {
    case .several: marksAreLettered ? L10n.Forms.howSeveralByLetter : L10n.Forms.howSeveral
    case .match: L10n.Forms.howMatch
    case .gaps: L10n.Forms.howGaps
    case nil: nil
    }
  }

  /// Whether the rows to mark are named by letters, for some of them are numbers.
  var marksAreLettered: Bool {
    formStyle?.filling == .mark && ChoiceNaming(of: rows.map(\.text)) == .letters
  }

  /// What is marked now; nil where nothing is.
  var marksText: LocalizedText? {
    guard formStyle?.filling == .mark else { return nil }
    let marked = rows.filter { $0.value != nil }.map(\.text)
    return marked.isEmpty ? nil : L10n.Forms.markedNow(texts: .row(of: marked))
  }

  /// The letter of the last row.
  var lastMark: LocalizedText { LocalizedText(cleaning: max(0, rows.count - 1).choiceLetter) }

  /// What is awaited, in one line.
  var formStanding: LocalizedText {
    switch formStyle {
    case .several:
      marksAreLettered
        ? L10n.Forms.severalStandingByLetter(place: placeText, last: lastMark)
        : L10n.Forms.severalStanding(place: placeText, last: rows.count)
    case .match:
      L10n.Forms.matchStanding(
        place: placeText, last: rows.count, option: optionName(at: answers.count - 1))
    case .gaps, nil:
      rows.firstIndex { $0.value == nil }.map {
        L10n.Forms.gapStanding(place: placeText, number: $0 + 1)
      } ?? L10n.Forms.fullStanding(place: placeText)
    }
  }

  /// The letter of an option, or its number where some option is a letter itself.
  func optionName(at index: Int) -> LocalizedText {
    LocalizedText(
      cleaning: ChoiceNaming(of: answers.map(\.text)) == .numbers
        ? String(index + 1) : max(0, index).choiceLetter)
  }
}

extension LevelRenderer {
  /// The rows of a form with what they hold, and what there is to choose from.
  var rows: [LocalizedText] {
    switch level.formStyle {
    case .several: marks
    case .match:
      level.rows.map(\.said).numbered + [L10n.Forms.options]
        + level.answers.enumerated().map {
          L10n.Choices.named(name: level.optionName(at: $0), text: $1.text)
        }
    case .gaps, nil: level.rows.map(\.saidOrEmpty)
    }
  }

  /// What is to be marked, each behind its number or letter.
  private var marks: [LocalizedText] {
    let texts = level.rows.map {
      $0.value == nil ? $0.text : L10n.Forms.markedRow(text: $0.text)
    }
    guard level.marksAreLettered else { return texts.numbered }
    return texts.enumerated().map {
      L10n.Choices.named(name: LocalizedText(cleaning: $0.choiceLetter), text: $1)
    }
  }
}

extension LevelView.Row {
  /// With what it holds, if it holds anything.
  var said: LocalizedText { value.map { L10n.Forms.filled(row: text, value: $0) } ?? text }

  fileprivate var saidOrEmpty: LocalizedText {
    L10n.Forms.filled(row: text, value: value ?? L10n.Forms.empty)
  }
}

extension ActionResultView {
  /// What a form holds after a row of it was filled.
  var formLines: [LocalizedText] {
    guard level.formStyle?.filling == .mark else {
      return level.rows.filter { filled.contains($0.id) }.map(\.said) + [text]
    }
    return (level.marksText.map { [$0] } ?? []) + [text]
  }
}
