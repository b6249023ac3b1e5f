import Flow
import JSON
import Localization
import Presentation
import Reflex
import Session

/// Reads a command off the wire: `{"do": "answer", "answers": ["lean"]}`. Unknown keys are ignored.
enum WireCommandParser {
  /// The object that a line is.
  static func object(in line: DecodedLine) throws(WireError) -> JSONObject {
    switch line {
    case .tooLong: throw .tooLong
    case .notText: throw .notText
    case .controlCharacters: throw .controlCharacters
    case .text(let text): return try object(in: text)
    }
  }

  private static func object(in text: String) throws(WireError) -> JSONObject {
    let value: JSONValue
    do {
      value = try JSONReader.read(Array(text.utf8))
    } catch {
      throw WireError(error)
    }
    guard let object = value.object else { throw .notAnObject }
    return object
  }

  /// The command that an object asks for.
  static func command(in object: JSONObject) throws(WireError) -> Command {
    guard let value = object["do"] else { throw .noCommand }
    guard let word = value.string else { throw .wrongType(field: "do") }
    switch word {
    case "continue": return .proceed
    case "menu": return .menu
    case "choose": return .choose(try string("id", in: object))
    case "answer": return .answer([try answer(in: object)])
    case "act":
      return .act(
        element: try string("element", in: object), action: try string("action", in: object))
    case "hint": return .hint
    case "gesture": return try gestureCommand(in: object)
    case "skip": return .skip
    case "scores": return .scores
    case "calibrate": return .calibrate
    case "repeat": return .repeat
    case "levels": return .levels
    case "level":
      return .level(
        chapter: try number("chapter", in: object), level: try number("level", in: object),
        night: try night(in: object))
    case "descend": return .descend(try descent(in: object))
    case "knots": return .knots
    case "share": return .share
    case "notes": return .notes
    case "falls": return .mishaps
    case "settings": return .settings
    case "language": return .language(try language(in: object))
    case "set":
      return .set(
        setting: try string("setting", in: object), value: try string("value", in: object))
    case "say": return .say(try string("text", in: object))
    case "restart": return .restart
    case "quit": return .quit
    default: throw .unknownCommand(SafeText(cleaning: word))
    }
  }

  /// The one answer that `answers` must hold.
  private static func answer(in object: JSONObject) throws(WireError) -> String {
    guard let value = object["answers"] else { throw .missing(field: "answers") }
    guard let answers = value.array else { throw .wrongType(field: "answers") }
    guard answers.count == 1 else { throw .notOneAnswer }
    guard let answer = answers[0].string else { throw .wrongType(field: "answers") }
    return answer
  }

  /// Without a gesture time passes, as `after_ms` says.
  private static func gestureCommand(in object: JSONObject) throws(WireError) -> Command {
    let time = try object["after_ms"].map { _ throws(WireError) in
      try number("after_ms", in: object)
    }
    let move = try object["move"].map { _ throws(WireError) in try number("move", in: object) }
    var gesture: Gesture?
    if time == nil || object["gesture"] != nil {
      let word = try string("gesture", in: object)
      if word == "still" {
        return .still(at: time.map(GestureTime.since) ?? .unknown, move: move)
      }
      guard let named = Gesture(rawValue: word) else {
        throw .unknownGesture(SafeText(cleaning: word))
      }
      gesture = named
    }
    return .gesture(gesture, at: time.map(GestureTime.since) ?? .unknown, move: move)
  }

  /// Today’s unless a date, a number or an endless one is asked for.
  private static func descent(in object: JSONObject) throws(WireError) -> DescentRequest {
    if object["date"] != nil { return .day(try string("date", in: object)) }
    if object["number"] != nil {
      guard let number = UInt64(try string("number", in: object)) else {
        throw .wrongType(field: "number")
      }
      return .endless(number)
    }
    guard let endless = object["endless"] else { return .today }
    guard let isEndless = endless.bool else { throw .wrongType(field: "endless") }
    return isEndless ? .endless(nil) : .today
  }

  /// The first unless another is asked for.
  private static func night(in object: JSONObject) throws(WireError) -> Night {
    guard object["night"] != nil else { return .first }
    guard let night = Night(rawValue: try number("night", in: object)) else {
      throw .wrongType(field: "night")
    }
    return night
  }

  private static func language(in object: JSONObject) throws(WireError) -> Language {
    let code = try string("lang", in: object)
    guard let language = Language(rawValue: code) else {
      throw .unknownLanguage(SafeText(cleaning: code))
    }
    return language
  }

  /// A field that must be there, and a string.
  private static func string(_ field: String, in object: JSONObject) throws(WireError) -> String {
    guard let value = object[field] else { throw .missing(field: field) }
    guard let string = value.string else { throw .wrongType(field: field) }
    return string
  }

  /// A field that must be there, and a whole number.
  private static func number(_ field: String, in object: JSONObject) throws(WireError) -> Int {
    guard let value = object[field] else { throw .missing(field: field) }
    guard let number = value.int else { throw .wrongType(field: field) }
    return number
  }
}
