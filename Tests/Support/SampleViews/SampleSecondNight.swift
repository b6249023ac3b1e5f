import Localization

@testable import Flow
@testable import Session

/// Views of the second night.
extension Sample {
  static let secondNight = LevelView(
    chapter: 3, level: 2, levels: 4, chapterTitle: open.chapterTitle, id: "waterfall-again",
    kind: .open, text: said("Who is it?", "Qui est-ce ?"), clues: [], answers: [], elements: [],
    hintsTaken: [], hintsInAll: 3, attempts: 0, isCompleted: false, night: .second,
    isHintFree: true)

  /// What was done is heard, and nothing felt.
  static let silentAct = SearchActionResult(
    element: "first", action: "step", outcome: nil, text: said("Silence.", "Silence !"),
    level: silentSearch(chosen: ["first": "step"]))

  static let fourthStar = Verdict(
    answer: nil, isCorrect: true, text: said("So be it.", "Soit."),
    level: secondNight.after(2))

  static let judgedList = Verdict(
    answer: "second.jump", isCorrect: false, text: said("So be it.", "Soit."),
    correctCount: 1,
    judgedActions: [
      JudgedAction(
        element: "first", action: "step", outcome: .progress,
        text: said("It bears you.", "Elle vous porte.")),
      JudgedAction(
        element: "second", action: "jump", outcome: .setback,
        text: said("It tips.", "Elle bascule.")),
    ], level: silentSearch(chosen: [:]).after(1))

  static var secondNightResults: ResultsView {
    var view = results(isEnd: false)
    view.secondNight = ResultsView.SecondNight(stars: 1, of: 4, mishaps: Tally(found: 2, of: 11))
    return view
  }

  static let secondNightMap: [ChapterMap] = {
    let states: [LevelStatus?] = [.completed, .open, .locked, nil]
    let places = zip(map[0].levels, states).map { place, state in
      var place = place
      place.secondNight = state
      return place
    }
    return [ChapterMap(chapter: 1, title: map[0].title, levels: places)]
  }()

  private static func silentSearch(chosen: [String: String]) -> LevelView {
    var view = search(chosen: chosen)
    view.night = .second
    return view
  }
}
