import Flow
import JSON
import Localization
import Session

private typealias Words = L10n.WireFormat

/// Chapters, levels and what comes of playing them.
enum WireCampaign {
  static let events: [WireForm] = [
    intro.form, chapter.form, closed.form, rotor.form, wheels.form, open.form, search.form,
    way.form, reflex.form, act.form, verdict.form, hint.form, results.form, levels.form, falls.form,
    notes.form,
  ]

  static func write(_ event: Event.Campaign, to writer: inout WireWriter) {
    switch event {
    case .intro(let text): intro.write(text, to: &writer)
    case .chapter(let card): chapter.write(card, to: &writer)
    case .level(let view): level(for: view).write(view, to: &writer)
    case .act(let view): act.write(view, to: &writer)
    case .verdict(let view): verdict.write(view, to: &writer)
    case .hint(let view): hint.write(view, to: &writer)
    case .results(let view): results.write(view, to: &writer)
    case .levels(let chapters): levels.write(chapters, to: &writer)
    case .mishaps(let pages): falls.write(pages, to: &writer)
    case .notes(let pages): notes.write(pages, to: &writer)
    }
  }

  private static let intro = WireShape<LocalizedText>(
    "intro", Words.intro, .required("text", \.self))

  private static let chapter = WireShape<ChapterCard>(
    "chapter", Words.chapter, .required("chapter", .number, \.chapter), .required("id", \.id),
    .required("title", \.title), .required("description", \.description),
    .objects("keywords", \.keywords, .required("text", \.text), .required("met", \.isMet)),
    .required("new", \.isNew, Words.chapterNew), .required("levels", \.levels))

  // MARK: Levels

  /// A form for each kind, so that the schema tells a client which members go together.
  private static func level(for view: LevelView) -> WireShape<LevelView> {
    switch view.kind {
    case .closed: closed
    case .rotor: view.wheels == nil ? rotor : wheels
    case .open: open
    case .search: search
    case .way: way
    case .reflex: reflex
    }
  }

  private static let closed = level(.closed, Words.closed, someClues, answers)
  private static let rotor = level(.rotor, Words.rotor, clues, answers)
  private static let wheels = level(
    .rotor, variant: "wheels", Words.wheels, clues,
    .required("wheels", .number, { $0.wheels?.count ?? 0 }, Words.wheelCount),
    .required("tried", { $0.wheels?.tried ?? [] }, Words.wheelsTried))
  private static let open = level(.open, Words.open)
  private static let search = level(
    .search, Words.search,
    .objects(
      "elements", \.elements, .required("id", \.id), .required("name", \.name),
      .required("text", \.text),
      .objects("actions", \.actions, .required("id", \.id), .required("text", \.text)),
      .required("done", { $0.chosen != nil }), .optional("chosen", \.chosen, Words.chosen)))
  private static let way = level(
    .way, Words.way, .required("rows", { $0.way?.grid.rows ?? [] }, Words.wayRows),
    .required("columns", { $0.way?.grid.columns ?? [] }, Words.wayColumns),
    .required("shaft", { $0.way.map { $0.grid.name(of: $0.grid.shaft) } ?? "" }, Words.wayShaft),
    .required("ember", { $0.way.map { $0.grid.name(of: $0.grid.ember) } ?? "" }, Words.wayEmber),
    .objects(
      "pieces", { $0.way?.pieces ?? [] }, meaning: Words.wayPieces, .required("cell", \.cell),
      .required("ends", .list(.word), \.ends)),
    .required("rope", { $0.way?.names(of: .rope) ?? [] }, Words.wayRope),
    .required("rock", { $0.way?.names(of: .rock) ?? [] }, Words.wayRock))
  private static let reflex = level(.reflex, Words.reflex)

  private static let clues = WireField<LevelView>.required("clues", \.clues)
  private static let someClues = WireField<LevelView>.optional(
    "clues", \.clues.nilIfEmpty, Words.clues)
  private static let answers = WireField<LevelView>.objects(
    "answers", \.answers, .required("id", \.id), .required("text", \.text),
    .required("tried", \.isTried))

  /// What every level has, with the members of its kind in between: `answers` stand behind the text that asks for
  /// them.
  private static func level(
    _ kind: Level.Kind, variant: String? = nil, _ meaning: LocalizedText,
    _ fields: WireField<LevelView>...
  ) -> WireShape<LevelView> {
    let start: [WireField<LevelView>] = [
      .required("chapter", .number, \.chapter), .required("level", .number, \.level),
      .required("id", \.id),
      .required("kind", .constant(JSONValue(kind.rawValue)), \.kind.rawValue),
      .required("text", \.text),
    ]
    return WireShape(
      "level", variant: variant ?? kind.rawValue, meaning, fields: start + fields + state)
  }

  private static let state: [WireField<LevelView>] = [
    .required(
      "hints", .object([.required("taken", \.hintsTaken), .required("of", \.hintsInAll)]), \.self),
    .required("attempts", \.attempts, Words.attempts),
    .required("completed", \.isCompleted, Words.completed),
    .optional("free", .number, \.freeAttempts.nilIfZero, Words.free),
    .optional("night", .constant(2), \.night.nilIfFirst, Words.night),
    .optional("name", \.name, Words.levelName), .required("chapter_title", \.chapterTitle),
    .required("levels", .number, \.levels, Words.levelsOfChapter),
    .optional("may_give_up", { $0.mayGiveUp ? true : nil }, Words.mayGiveUp),
  ]

  // MARK: What comes of them

  /// In a silent search nothing is felt before the list is judged; the wire has a word for that.
  private static let act = WireShape<SearchActionResult>(
    "act", Words.act, .required("element", \.element), .required("action", \.action),
    .required(
      "outcome", .word(ActionFeedback.allCases.map(\.rawValue) + ["silent"]),
      { $0.outcome?.rawValue ?? "silent" }), .required("text", \.text),
    .required("attempts", \.level.attempts, Words.attempts),
    .optional("free", .number, \.level.freeAttempts.nilIfZero, Words.free),
    .required(
      "done",
      {
        $0.level.way?.names(of: .rope) ?? $0.level.elements.filter { $0.chosen != nil }.map(\.id)
      }, Words.actDone),
    .required("of", { $0.level.way?.grid.length ?? $0.level.elements.count }))

  private static let verdict = WireShape<Verdict>(
    "verdict", Words.verdict, .required("correct", \.isCorrect), .required("text", \.text),
    .required("attempts", \.attempts, Words.attempts),
    .optional("spelling", \.spelling, Words.spelling),
    .optional("holds", \.correctCount, Words.holds),
    .optional("stars", \.stars, Words.verdictStars),
    .optional("answer", \.answer, Words.verdictAnswer),
    .optional("free", .number, \.level.freeAttempts.nilIfZero, Words.free),
    .optional("night", .constant(2), \.level.night.nilIfFirst, Words.night),
    .optional("given_up", { $0.isGivenUp ? true : nil }, Words.givenUp),
    .optional(
      "acts",
      .list(
        .object([
          .required("element", \.element), .required("action", \.action),
          .required("outcome", .word, \.outcome), .required("text", \.text),
        ])), \.judgedActions.nilIfEmpty, Words.acts))

  private static let hint = WireShape<Hint>(
    "hint", Words.hint, .required("index", .number, \.index), .required("of", .number, \.of),
    .required("text", \.text))

  // MARK: Lists

  /// The sums of all chapters stand in the event itself, those of a chapter in its object.
  private static let results = WireShape<ResultsView>(
    "results", Words.results,
    fields: totals(\.total) + [
      .required(
        "chapters", .list(.object([.required("chapter", .number, \.chapter)] + totals(\.sum))),
        \.chapters), .required("falls", \.standing.mishaps),
      .optional(
        "second_night",
        .object([
          .required("stars", \.stars), .required("of", \.of), .required("falls", \.mishaps),
        ]), \.secondNight), .flag("preview", \.isPreview),
    ])

  private static func totals<Whole>(
    _ sum: @escaping @Sendable (Whole) -> Results.ChapterResult
  ) -> [WireField<Whole>] {
    [
      .required("stars", { sum($0).stars }), .required("of", { sum($0).possible }),
      .required("attempts", { sum($0).attempts }), .required("hints", { sum($0).hints }),
      .required("seconds", { sum($0).seconds }),
    ]
  }

  private static let levels = WireShape<[ChapterMap]>(
    "levels", Words.levels,
    .objects(
      "chapters", \.self, .required("chapter", .number, \.chapter), .required("title", \.title),
      .objects(
        "levels", \.levels, .required("level", .number, \.level), .required("id", \.id),
        .required("kind", .word, \.kind), .required("state", .word, \.state),
        .required("stars", \.stars), .optional("name", \.name, Words.levelName),
        .required("falls", \.mishaps),
        .optional("second_night", .word, \.secondNight, Words.levelSecondNight))))

  /// The collection of mishaps, which the wire calls falls.
  private static let falls = WireShape<[ChapterMishaps]>(
    "falls", Words.falls, .required("found", \.tally.found), .required("of", \.tally.all),
    .objects(
      "chapters", \.self, .required("chapter", .number, \.chapter), .required("title", \.title),
      .objects(
        "levels", \.levels, .required("level", .number, \.label.level), .required("id", \.id),
        .optional("name", \.label.name),
        .objects(
          "found", \.found, .required("id", \.id), .optional("object", \.object),
          .required("text", \.text), .required("reply", \.reply)), .required("of", \.of))))

  private static let notes = WireShape<[ChapterNotes]>(
    "notes", Words.notes,
    .objects("chapters", \.self, .required("title", \.title), .required("notes", \.notes)))
}

extension Night {
  /// Said of the second night alone.
  fileprivate var nilIfFirst: Int? { self == .second ? rawValue : nil }
}

extension WayBoard {
  /// The names of the cells in which that lies.
  fileprivate func names(of content: WayCell) -> [String] {
    grid.cells.filter { cells[$0] == content }.map(grid.name)
  }

  fileprivate var pieces: [(cell: String, ends: [WayDirection])] {
    grid.pieces.map { (grid.name(of: $0.cell), $0.ends) }
  }
}
