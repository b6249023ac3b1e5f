import Flow
import JSON
import Localization
import Presentation
import Reflex
import Session

private typealias Words = L10n.WireFormat

/// The protocol: every event in every form, and the events that come whatever is played.
enum WireFormat {
  static let events: [WireForm] =
    [
      hello.form, pack.form, menu.form, settings.form, scores.form, findings.form, done.form,
      bye.form,
    ] + WireCampaign.events + WireRounds.events + WireAdventure.events + WireDescent.events
    + Notice.examples.map(\.shape.form) + WireError.examples.map(\.shape.form)
    + InputError.examples.map { $0.shape(at: nil).form }

  /// An event as it goes over the wire. Each group writes its own, in a switch that the compiler holds complete.
  static func write(_ event: Event, to writer: inout WireWriter) {
    switch event {
    case .general(let event): write(event, to: &writer)
    case .campaign(let event): WireCampaign.write(event, to: &writer)
    case .round(let event): WireRounds.write(event, to: &writer)
    case .adventure(let event): WireAdventure.write(event, to: &writer)
    case .descent(let event): WireDescent.write(event, to: &writer)
    }
  }

  private static func write(_ event: Event.General, to writer: inout WireWriter) {
    switch event {
    case .hello(let version, let language): hello.write((version, language), to: &writer)
    case .pack(let credits): pack.write(credits, to: &writer)
    case .menu(let title): menu.write(title, to: &writer)
    case .settings(let views): settings.write(views, to: &writer)
    case .scores(let tables): scores.write(tables, to: &writer)
    case .notice(let notice): notice.shape.write((), to: &writer)
    case .error(let error): error.shape(at: writer.moment).write((), to: &writer)
    case .bye: bye.write((), to: &writer)
    }
  }

  private static let hello = WireShape<(version: Int, language: Language)>(
    "hello", Words.hello,
    .required("version", .constant(JSONValue(Event.protocolVersion)), \.version),
    .required("lang", .word, \.language))

  private static let pack = WireShape<PackCredits>(
    "pack", Words.pack, .required("file", \.file.string), .required("title", \.title),
    .required("author", .orNull(LocalizedText.wireType), \.author, Words.author))

  /// Before the first game nothing is said of what was won.
  private static let menu = WireShape<TitleView>(
    "menu", Words.menu,
    .objects(
      "items", \.items, meaning: Words.menuItems, .required("id", \.id), .required("text", \.text)),
    .optional("stars", \.standing?.stars, Words.menuStars), .optional("of", \.standing?.of),
    .optional("falls", \.standing?.mishaps), .optional("won", \.standing?.isWon, Words.menuWon),
    .optional("beacon", { $0.isBeaconLit ? true : nil }, Words.menuBeacon))

  private static let settings = WireShape<[SettingView]>(
    "settings", Words.settings,
    .objects(
      "settings", \.self, .required("setting", .word, \.setting), .required("value", \.value),
      .required("values", \.setting.values), .required("name", \.setting.name),
      .required("names", { $0.setting.values.map($0.setting.name) }, Words.valueNames)))

  private static let scores = WireShape<[HighScoreTable]>(
    "scores", Words.scores,
    .objects(
      "tables", \.self, .optional("mode", .word, \.kind.mode),
      .required("daily", \.kind.isDaily), .required("factor", \.kind.factor.rawValue, Words.factor),
      .objects(
        "rounds", \.entries, .required("moves", \.record.moves),
        .optional("score", \.record.score, Words.score), .optional("pitch", \.record.pitch),
        .required("pace", .word, \.record.pace),
        .required("median_ms", \.record.median), .required("date", \.record.date),
        .required("allowance_ms", \.record.allowance),
        .required("seed", { String($0.record.seed) }), .optional("day", \.record.day),
        .optional("script", \.record.script), .optional("genuine", \.isGenuine, Words.genuine))))

  /// What is about the whole file stands at its beginning.
  static let findings = WireShape<FileDiagnostics>(
    "findings", Words.findings, .required("file", \.file.string),
    .required("playable", { !$0.hasErrors }),
    .objects(
      "findings", \.all, .required("severity", .word(["error", "warning"]), \.severity),
      .required("line", .number, { $0.place?.line ?? 1 }),
      .required("column", .number, { $0.place?.column ?? 1 }),
      .optional("path", \.path?.string, Words.path), .required("text", \.text),
      .optional("line_text", \.excerpt?.line.string, Words.lineText)))

  static let done = WireShape<JSONValue>(
    "done", Words.done, .required("tag", WireType(schema: .tag) { $1.write($0) }, \.self))

  private static let bye = WireShape<Void>("bye", Words.bye)
}

/// So many were found, of how many.
extension Tally: WireValue {
  static var wireType: WireType<Self> {
    .object([.required("found", \.found), .required("of", \.all)])
  }
}
