package import Descent
import Flow
package import Localization

/// The descent as its player sees it.
extension Session {
  /// How the descent stands; nil where none is played.
  var card: DescentCard? {
    guard let descent else { return nil }
    let levels = descent.flow.chapters.flatMap(\.levels)
    let records = descent.flow.progress.records
    let stars = descent.scored.compactMap { records[$0.id]?.best?.stars }
    let done = levels.count { records[$0.id]?.best != nil }
    let givenUp = levels.indices.filter { records[levels[$0].id]?.best?.stars == 0 }
    let date = descent.course.date
    let knot = date.flatMap { keptDescents.history[$0]?.result }
    return DescentCard(
      date: date?.text, name: name(of: descent.course), number: descent.course.number,
      depth: descent.course.depth, difficulty: descent.course.difficulty,
      landing: min(done + 1, levels.count), landings: levels.compactMap(\.content.name),
      givenUp: Set(givenUp.map { $0 + 1 }), stars: stars,
      knots: keptDescents.history.knots, standing: standing(of: descent),
      knotStars: knot?.stars, mostKnotStars: knot?.mostStars,
      fallsLeft: date == nil ? max(0, DescentSession.mostFalls - descent.falls) : nil,
      dayBefore: date?.adding(days: -1).flatMap { $0.isDaily ? $0.text : nil },
      dayAfter: date?.adding(days: 1).flatMap { day in
        today.map { day <= $0 } == true ? day.text : nil
      })
  }

  private func name(of course: DescentCourse) -> LocalizedText {
    switch course {
    case .daily(let date, _): date.name
    case .endless(let number, _):
      L10n.Descent.endlessName(number: LocalizedText(cleaning: String(number)))
    }
  }

  private func standing(of descent: DescentSession) -> DescentCard.Standing {
    guard case .daily(let date, let difficulty) = descent.course else { return .endless }
    if descent.flow.progress.run == 1 { return difficulty < date.difficulty ? .first : .counts }
    return keptDescents.history[date] == nil ? .past : .practice
  }

  /// The item of the title: today’s date, and whether it was done.
  var descentItem: LocalizedText {
    guard let today else { return L10n.Descent.title }
    return keptDescents.history[today] == nil
      ? L10n.Descent.itemOpen(day: today.nameOfDay) : L10n.Descent.itemDone(day: today.nameOfDay)
  }

  /// What can be given to others of the descent that was finished last.
  var shared: Event {
    keptDescents.finished(on: nil).map { .descent(.shared(DescentShare($0), isWhole: true)) }
      ?? .error(.nothingToShare)
  }

  /// The month of today, and what all knots come to.
  var knots: Event {
    let history = keptDescents.history
    guard let today else { return .error(.notNow) }
    let page = history.page(ofMonthOf: today)
    return .descent(
      .knots(
        KnotsPage(
          knots: history.knots,
          month: L10n.Descent.monthOfYear(
            month: LocalizedText(L10n.Reflex.months, at: page.month - 1),
            year: LocalizedText(cleaning: String(page.year))),
          days: page.days, firstWeekday: page.firstWeekday, knotted: page.knots,
          perfect: history.perfect, meanTenths: history.meanTenths,
          deepest: history.deepest?.depth)))
  }
}

extension CalendarDate {
  /// As in “Tuesday, 1 December”.
  fileprivate var nameOfDay: LocalizedText {
    let month = LocalizedText(L10n.Reflex.months, at: month - 1)
    let weekday = LocalizedText(L10n.Descent.weekdays, at: weekday - 1)
    return day == 1
      ? L10n.Descent.dayFirst(weekday: weekday, month: month)
      : L10n.Descent.day(weekday: weekday, day: day, month: month)
  }

  /// As in “Tuesday, 1 December 2026”.
  package var name: LocalizedText {
    L10n.Descent.dayOfYear(day: nameOfDay, year: LocalizedText(cleaning: String(year)))
  }
}

extension DescentShare {
  /// Of a daily one; practice has no code.
  package init(_ result: DescentResult, isPractice: Bool = false) {
    self.init(
      text: result.shareLine(isPractice: isPractice), time: result.timeLine,
      code: isPractice ? nil : DescentCode.encode(result))
  }

  init(_ record: EndlessRecord) { self.init(text: record.shareLine, time: nil, code: nil) }
}
