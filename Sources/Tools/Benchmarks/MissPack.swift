/// Packs of one level that is large in itself.
enum MissPack {
  /// A question to type an answer to, with as many answers as misses, and as many words in each.
  static func bytes(misses count: Int) -> [UInt8] {
    func words(_ stem: String) -> String {
      (0..<count).map { #""\#(stem)\#(word($0))""# }.joined(separator: ",")
    }
    let wrong = (0..<count).map { #"{"words":[\#(words("w" + word($0)))]}"# }.joined(separator: ",")
    return pack(
      #"{"kind":"open","text":"Well?","hints":["So."],"right":[\#(words("r"))],"wrong":[\#(wrong)]}"#
    )
  }

  /// A question to choose an answer to, in many languages.
  static func bytes(languages count: Int) -> [UInt8] {
    func text(_ word: String) -> String {
      let texts = (0..<count).map { #""aa-\#(Self.word($0))":"\#(word) \#($0)""# }
      return "{\(texts.joined(separator: ","))}"
    }
    return pack(
      #"{"kind":"closed","text":\#(text("Well?")),"hints":[\#(text("So."))],"#
        + #""right":{"text":\#(text("go up"))},"wrong":[{"text":\#(text("go down"))}]}"#)
  }

  private static func pack(_ level: String) -> [UInt8] {
    Array(
      #"{"version":1,"title":"T","language":"en","chapters":[{"title":"C","levels":[\#(level)]}]}"#
        .utf8)
  }

  /// A number in letters, eight of them.
  private static func word(_ number: Int) -> String {
    var rest = number &* 2_654_435_761
    return String(
      (0..<8).map { _ in
        defer { rest /= 26 }
        return Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(rest % 26)))
      })
  }
}
