import Localization
import Packs

extension ClassResults.Pupil {
  /// So many questions that are left are told at most.
  private static let mostLeft = 5

  /// The name, and the questions that are left as far as they have numbers.
  fileprivate var nameWithQuestionsLeft: String {
    let name = name?.string ?? "–"
    guard !left.isEmpty else { return name }
    let shown = left.prefix(Self.mostLeft) + (left.count > Self.mostLeft ? ["…"] : [])
    return "\(name) (\(shown.joined(separator: ", ")))"
  }
}

/// What is said beside the tables of a class.
extension ClassResults {
  /// What the table of the pupils comes to.
  var sums: [LocalizedText] {
    let names = pupils.filter { !$0.isFinished }.map(\.nameWithQuestionsLeft)
    let unfinished = L10n.ClassResults.unfinished(
      names: LocalizedText(cleaning: names.joined(separator: ", "), limit: 1_000))
    return (pupils.contains(where: \.isAskedLess) ? [L10n.ClassResults.askedLess] : [])
      + (mean.map { [L10n.ClassResults.mean(percent: $0)] } ?? [])
      + (meanOfFinished.map { [L10n.ClassResults.meanOfFinished(percent: $0)] } ?? [])
      + (names.isEmpty ? [] : [unfinished])
  }

  /// What a teacher had better know of the tables.
  var notes: [LocalizedText] {
    let names = repeatedNames.map(\.string).joined(separator: ", ")
    let title = LocalizedText(verbatim: title)
    let several = L10n.ClassResults.several(
      title: title, names: LocalizedText(cleaning: names, limit: 1_000))
    let versions = L10n.ClassResults.versions(title: title, count: versionCount)
    let isUntold = questions.contains { $0.text == nil }
    return (names.isEmpty ? [] : [several]) + (versionCount > 1 ? [versions] : [])
      + (hasOutdatedQuestions ? [L10n.ClassResults.outdated(title: title)] : [])
      + (isUntold ? [L10n.ClassResults.namePack(title: title)] : [])
  }

  /// How a mark is changed, where the wrong answers to a question are told whose right one is known.
  var advice: LocalizedText? {
    questions.contains { $0.right != nil && !($0.wrong.isEmpty && $0.unjudged.isEmpty) }
      ? L10n.ClassResults.rejudge(title: LocalizedText(verbatim: title)) : nil
  }

  /// A sentence on each question whose stars count no more: what was answered is not right now, or it asks something
  /// else.
  var lost: [LocalizedText] {
    questions.filter(\.isOutdated).flatMap { question in
      let isReplaced = { (pupil: ClassResults.Pupil) in pupil.replaced.contains(question.id) }
      let losers = pupils.filter { ($0.starsByQuestion[question.id] ?? 0) > 0 && !isReplaced($0) }
      let replaced = pupils.filter(isReplaced)
      let question = named(question)
      return
        (losers.isEmpty ? [] : [L10n.ClassResults.lost(question: question, names: row(of: losers))])
        + (replaced.isEmpty
          ? [] : [L10n.ClassResults.replaced(question: question, names: row(of: replaced))])
    }
  }

  private func row(of pupils: [ClassResults.Pupil]) -> LocalizedText {
    .row(
      of: pupils.map { pupil in
        pupil.name.map { LocalizedText(verbatim: $0) } ?? L10n.ClassResults.noName
      })
  }

  /// A sentence on each question that the pack does not ask any more.
  var notAsked: [LocalizedText] {
    dropped.map { L10n.ClassResults.dropped(question: LocalizedText(verbatim: $0)) }
  }

  /// A sentence on each question that some pupils have not been asked yet, for they did not have it in their pack.
  var unasked: [LocalizedText] {
    sentences(on: \.unasked) { L10n.ClassResults.unasked(question: $0, names: $1) }
  }

  /// A sentence on each question that some pupils have answered before it became what it is, and not since.
  var reopened: [LocalizedText] {
    sentences(on: \.reopened) { L10n.ClassResults.replaced(question: $0, names: $1) }
  }

  /// A sentence on each of some questions of the pupils, by what it asks, and on those whose it is.
  private func sentences(
    on questions: (ClassResults.Pupil) -> [SafeText],
    sentence: (LocalizedText, LocalizedText) -> LocalizedText
  ) -> [LocalizedText] {
    let asked = pupils.flatMap { pupil in questions(pupil).map { (question: $0, pupil: pupil) } }
    return Dictionary(grouping: asked, by: \.question.string).sorted { $0.key < $1.key }
      .map { question, asked in
        sentence(LocalizedText(cleaning: question), row(of: asked.map(\.pupil)))
      }
  }

  /// A question by its number or id, and by what it asks.
  private func named(_ question: ClassResults.Question) -> LocalizedText {
    let id = LocalizedText(verbatim: question.label)
    let asked = question.text.map { LocalizedText(verbatim: $0) }
    return asked.map { L10n.PackCures.changedQuestion(place: id, question: $0) } ?? id
  }

  /// A sentence on each answer that did not count and is right by now.
  var remarked: [LocalizedText] {
    questions.flatMap { question in
      let pupils = pupils.filter { $0.remarkedByQuestion[question.id] != nil }
      let byAnswer = Dictionary(grouping: pupils) {
        $0.remarkedByQuestion[question.id]?.string ?? ""
      }
      return byAnswer.sorted { $0.key < $1.key }.map { answer, pupils in
        let names = pupils.map { pupil in
          L10n.ClassResults.pupilWithStars(
            name: pupil.name.map { LocalizedText(verbatim: $0) } ?? L10n.ClassResults.noName,
            count: pupil.starsByQuestion[question.id] ?? 0)
        }
        return L10n.ClassResults.remarked(
          question: named(question),
          answer: LocalizedText(cleaning: answer), pupils: .row(of: names))
      }
    }
  }
}
