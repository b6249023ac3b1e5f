import Flow
import JSON
import Localization
import Presentation
import Reflex
import Session

private typealias Words = L10n.WireFormat

/// A command in one of its forms, as a client sends it: `{"do": "answer", "answers": ["lean"]}`. The one list of
/// its arguments reads it, and describes it; unknown keys are ignored.
struct WireCommand: Sendable {
  let form: WireForm
  private let read: @Sendable (JSONObject) throws(WireError) -> Command

  private init(
    _ name: String, variant: String? = nil, _ meaning: LocalizedText, members: [WireMember],
    read: @escaping @Sendable (JSONObject) throws(WireError) -> Command
  ) {
    let word = WireMember(key: "do", schema: .constant(JSONValue(name)))
    form = WireForm(
      name: name, variant: variant, meaning: meaning, members: [word] + members + [Self.tag.member])
    self.read = read
  }

  /// `make`: the command of these arguments.
  private init<each Value>(
    _ name: String, _ meaning: LocalizedText, _ arguments: repeat WireArgument<each Value>,
    make: @escaping @Sendable (repeat each Value) -> Command
  ) {
    var members: [WireMember] = []
    repeat members.append((each arguments).member)
    self.init(name, meaning, members: members) { object throws(WireError) in
      make(repeat try (each arguments).read(object))
    }
  }

  static let all: [WireCommand] = [
    .init("continue", Words.doContinue) { .proceed }, .init("menu", Words.doMenu) { .menu },
    .init("choose", Words.doChoose, .string("id")) { .choose($0) },
    .init(
      "answer", Words.doAnswer, .required("answers", .list(.string), oneAnswer, Words.oneAnswer)
    ) { .answer($0) },
    .init("act", Words.doAct, .string("element"), .string("action")) {
      .act(element: $0, action: $1)
    },
    .init("hint", Words.doHint) { .hint },
    .init(
      "gesture", Words.doGesture, members: [gesture.member, after.member, move.member],
      read: readGesture),
    .init(
      "gesture", variant: "none", Words.doNothing,
      members: [WireMember(key: "after_ms", schema: .count, meaning: Words.after), move.member],
      read: readGesture),
    .init("skip", Words.doSkip) { .skip }, .init("scores", Words.doScores) { .scores },
    .init(
      "practise", Words.doPractise,
      .optional("pitch", WireType<Pitch.Name>.word.schema, pitch, Words.practisePitch)
    ) { .practise($0) },
    .init("repeat", Words.doRepeat) { .repeat }, .init("levels", Words.doLevels) { .levels },
    .init("falls", Words.doFalls) { .mishaps },
    .init(
      "level", Words.doLevel, .required("chapter", .number, \.int),
      .required("level", .number, \.int),
      .optional("night", .integer(1...2), night, Words.doNight)
    ) { .level(chapter: $0, level: $1, night: $2 ?? .first) },
    .init(
      "descend", Words.doDescend, members: [date.member, endless.member, number.member],
      read: readDescent),
    .init("knots", Words.doKnots) { .knots }, .init("share", Words.doShare) { .share },
    .init("notes", Words.doNotes) { .notes }, .init("settings", Words.doSettings) { .settings },
    .init(
      "language", Words.doLanguage, .required("lang", WireType<Language>.word.schema, language)
    ) { .language($0) },
    .init(
      "set", Words.doSet, .required("setting", WireType<Setting>.word.schema, \.string),
      .string("value")
    ) { .set(setting: $0, value: $1) },
    .init("say", Words.doSay, .string("text", Words.sayText)) { .say($0) },
    .init("restart", Words.doRestart) { .restart }, .init("quit", Words.doQuit) { .quit },
  ]

  /// `answers` is a list of one.
  @Sendable private static func oneAnswer(_ json: JSONValue) throws(WireError) -> [String]? {
    guard let answers = json.array else { return nil }
    guard answers.count == 1 else { throw .notOneAnswer }
    let texts = answers.compactMap(\.string)
    return texts.count == answers.count ? texts : nil
  }

  @Sendable private static func language(_ json: JSONValue) throws(WireError) -> Language? {
    guard let code = json.string else { return nil }
    guard let language = Language(rawValue: code) else { throw .unknownLanguage(code) }
    return language
  }

  @Sendable private static func pitch(_ json: JSONValue) -> Pitch.Name? {
    json.string.flatMap { Pitch.Name(rawValue: $0) }
  }

  @Sendable private static func night(_ json: JSONValue) -> Night? {
    json.int.flatMap { Night(rawValue: $0) }
  }

  /// What a client marks a command with, to know where its answer ends: a string or a whole number.
  static let tag = WireArgument.optional(
    "tag", .tag, { $0.string != nil || $0.int != nil ? $0 : nil }, Words.tag)

  // MARK: Gestures

  private static let gesture = WireArgument.required(
    "gesture", .word(WireRounds.gestures), \.string)
  private static let after = WireArgument.optional("after_ms", .count, \.int, Words.after)
  private static let move = WireArgument.optional("move", .number, \.int, Words.doMove)

  /// Without a gesture time passes, as `after_ms` says. The times are read first: of a line with two faults that one
  /// is told which was always told.
  @Sendable private static func readGesture(_ object: JSONObject) throws(WireError) -> Command {
    let milliseconds = try after.read(object)
    let move = try move.read(object)
    let time = milliseconds.map(GestureTime.since) ?? .unknown
    if milliseconds != nil, object["gesture"] == nil { return .gesture(nil, at: time, move: move) }
    let word = try gesture.read(object)
    if word == "still" { return .still(at: time, move: move) }
    guard let gesture = Gesture(rawValue: word) else { throw .unknownGesture(word) }
    return .gesture(gesture, at: time, move: move)
  }

  // MARK: Descents

  private static let date = WireArgument.optional("date", .string, \.string, Words.doDescendDate)
  private static let endless = WireArgument.optional(
    "endless", .flag, \.bool, Words.doDescendEndless)
  private static let number = WireArgument.optional(
    "number", .string, { $0.string.flatMap { UInt64($0) } }, Words.doDescendNumber)

  /// Today’s unless a date, a number or an endless one is asked for. What is not needed is not looked at, so that it
  /// may be anything, as an unknown key may.
  @Sendable private static func readDescent(_ object: JSONObject) throws(WireError) -> Command {
    if let date = try date.read(object) { return .descend(.day(date)) }
    if let number = try number.read(object) { return .descend(.endless(number)) }
    return .descend(try endless.read(object) == true ? .endless(nil) : .today)
  }

  // MARK: Lines

  /// By the word in `do`. Of a command with two forms the first reads both.
  private static let readers = Dictionary(all.map { ($0.form.name, $0.read) }) { first, _ in first }

  /// The command that an object asks for.
  static func command(in object: JSONObject) throws(WireError) -> Command {
    guard let value = object["do"] else { throw .noCommand }
    guard let word = value.string else { throw .wrongType(field: "do") }
    guard let read = readers[word] else { throw .unknownCommand(word) }
    return try read(object)
  }

  /// The object that a line is.
  static func object(in line: DecodedLine) throws(WireError) -> JSONObject {
    let value: JSONValue
    switch line {
    case .tooLong: throw .tooLong
    case .notText: throw .notText
    case .controlCharacters: throw .controlCharacters
    case .text(let text):
      do { value = try JSONReader.read(Array(text.utf8)) } catch { throw WireError(error) }
    }
    guard let object = value.object else { throw .notAnObject }
    return object
  }
}

/// A member of a command, and how it is read.
struct WireArgument<Value: Sendable>: Sendable {
  typealias Conversion<Result> = @Sendable (JSONValue) throws(WireError) -> Result?

  let member: WireMember
  let read: @Sendable (JSONObject) throws(WireError) -> Value

  /// `convert`: its value, nil where it is of another type.
  static func required(
    _ key: String, _ schema: WireValueSchema, _ convert: @escaping Conversion<Value>,
    _ meaning: LocalizedText? = nil
  ) -> WireArgument {
    WireArgument(member: WireMember(key: key, schema: schema, meaning: meaning)) {
      object throws(WireError) in
      guard let json = object[key] else { throw .missing(field: key) }
      guard let value = try convert(json) else { throw .wrongType(field: key) }
      return value
    }
  }

  static func string(
    _ key: String, _ meaning: LocalizedText? = nil
  ) -> WireArgument where Value == String {
    .required(key, .string, \.string, meaning)
  }

  static func optional<Wrapped>(
    _ key: String, _ schema: WireValueSchema, _ convert: @escaping Conversion<Wrapped>,
    _ meaning: LocalizedText
  ) -> WireArgument where Value == Wrapped? {
    let required = WireArgument<Wrapped>.required(key, schema, convert, meaning)
    var member = required.member
    member.isRequired = false
    return WireArgument(member: member) { object throws(WireError) in
      object[key] == nil ? nil : try required.read(object)
    }
  }
}
