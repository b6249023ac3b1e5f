/// A pack of many questions, four choices each, a hundred a chapter.
package enum QuestionPack {
  /// So many of them, as a file holds them.
  package static func bytes(questions count: Int) -> [UInt8] {
    let chapters = stride(from: 0, to: count, by: 100).map { start in
      let levels = (start..<min(start + 100, count)).map(level).joined(separator: ",")
      return #"{"title":"Chapter \#(start / 100 + 1)","levels":[\#(levels)]}"#
    }
    let head = #"{"version":1,"title":"Threes","language":"en","chapters":["#
    return Array((head + chapters.joined(separator: ",") + "]}").utf8)
  }

  private static func level(_ number: Int) -> String {
    let wrong = [1, 2, 10].map { #"{"text":"it is \#(number * 3 + $0)"}"# }.joined(separator: ",")
    return #"{"kind":"closed","text":"What is \#(number) times 3, by the rail?","#
      + #""right":{"text":"it is \#(number * 3)"},"wrong":[\#(wrong)],"#
      + #""hints":["It is \#(number * 3)."]}"#
  }
}
