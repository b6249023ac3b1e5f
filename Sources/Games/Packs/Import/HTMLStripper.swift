/// Reduces HTML to its words: tags go, entities become what they stand for, once.
struct HTMLStripper {
  private let input: [UInt8]
  private let takesTags: Bool
  private let takesAllTags: Bool
  /// The words.
  private(set) var output: StrippedText
  private var index = 0
  /// Marks that the rest of the text has not.
  private var missing: Set<String> = []

  /// In Moodle's own format only known tags are taken for tags: `a <x and y> b` has none.
  init(_ text: StrippedText, _ markup: Markup) {
    input = text.bytes
    output = StrippedText(bytes: [], losses: text.losses)
    takesTags = markup != .entities
    takesAllTags = markup == .html
    while index < input.count {
      switch input[index] {
      case UInt8(ascii: "<") where takesTags: readTag()
      case UInt8(ascii: "&"): readEntity()
      default: copyWords()
      }
    }
  }

  /// Whether a tag or an entity may begin with a byte; a text without one is words already.
  static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&")
  }

  private mutating func copy(_ count: Int) {
    output.bytes += input[index..<min(index + count, input.count)]
    index += count
  }

  /// Copies up to the next mark that may mean something.
  private mutating func copyWords() {
    let start = index
    repeat {
      index += 1
    } while index < input.count && !Self.isMark(input[index])
    output.bytes += input[start..<index]
  }

  private mutating func readEntity() {
    let rest = input[(index + 1)..<min(index + 34, input.count)]
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")),
      let text = HTMLEntities.text(of: rest[..<end])
    else { return copy(1) }
    output.bytes += text.utf8
    index = end + 1
  }

  private mutating func readTag() {
    let rest = input[index...].dropFirst()
    if rest.hasPrefix("!--") { return skipComment() }
    let isEnd = rest.first == UInt8(ascii: "/")
    let name = (isEnd ? rest.dropFirst() : rest).prefix(while: \.isLetterOrDigit)
    let word = name.count > 12 ? "" : String(decoding: name, as: UTF8.self).lowercased()
    let isTag = Tag.known.contains(word) || takesAllTags && name.first?.uppercaseLetter != nil
    guard isTag, let end = find(">", from: name.endIndex) else { return copy(1) }
    index = end
    replaceTag(word, isEnd: isEnd, attributes: input[name.endIndex..<(end - 1)])
  }

  private mutating func skipComment() {
    guard let end = find("-->", from: index) else { return copy(1) }
    index = end
  }

  /// The index behind the next `mark`; what is not found once is never looked for again, or
  /// a text of nothing but beginnings would cost the square.
  private mutating func find(_ mark: String, from start: Int) -> Int? {
    guard !missing.contains(mark) else { return nil }
    var rest = input[start...]
    while let first = mark.utf8.first, let next = rest.firstIndex(of: first) {
      rest = input[next...]
      if rest.starts(with: mark.utf8) { return next + mark.utf8.count }
      rest = rest.dropFirst()
    }
    missing.insert(mark)
    return nil
  }

  /// What a tag leaves behind: a line's end, a blank, a picture's own words, or nothing.
  private mutating func replaceTag(_ word: String, isEnd: Bool, attributes: ByteSlice) {
    if Tag.blocks.contains(word) {
      let endsLine = Tag.paragraphs.contains(word) || Tag.lines.contains(word) && !isEnd
      output.bytes.append(endsLine ? UInt8(ascii: "\n") : UInt8(ascii: " "))
    }
    if Tag.hidden.contains(word), !isEnd { skipHidden() }
    if Tag.media.contains(word), !isEnd {
      output.losses.hasPicture = true
      output.bytes += Tag.alternative(in: attributes)
    }
    if word == "sup", !isEnd, index < input.count, isPower(input[index]) {
      output.bytes.append(UInt8(ascii: "^"))
    }
  }

  /// `m<sup>2</sup>` is m^2, but `1<sup>er</sup>` is 1er.
  private func isPower(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte.isDigit
  }

  /// Styles and scripts are no words; they end where the next tag ends.
  private mutating func skipHidden() {
    if let end = find("</", from: index) { index = end - 2 }
  }
}

/// What is known of HTML's tags.
private enum Tag {
  static let blocks = words(
    "address,article,aside,blockquote,br,center,dd,div,dl,dt,figcaption,figure,footer,form,h1,h2"
      + ",h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,table,tbody,td,tfoot,th,thead,tr,ul")
  /// Blocks that end a line before them and behind them: between two of them is an empty one.
  static let paragraphs = words(
    "address,article,blockquote,dl,figure,h1,h2,h3,h4,h5,h6,hr,ol,p,pre,section,table,ul")
  /// Blocks that begin a line.
  static let lines = words("br,dd,div,dt,figcaption,li,tr")
  static let media = words("audio,canvas,embed,iframe,img,math,object,svg,video")
  static let hidden = words("script,style")
  static let known = blocks.union(media).union(hidden).union(
    words(
      "a,abbr,acronym,b,big,bdi,bdo,caption,cite,code,col,colgroup,del,dfn,em,font,i,ins,kbd,label"
        + ",mark,q,s,samp,small,source,span,strike,strong,sub,summary,sup,time,tt,u,var,wbr"))

  /// The words that stand for a picture: its `alt`.
  static func alternative(in attributes: ByteSlice) -> ByteSlice {
    var rest = attributes
    while let start = rest.firstIndex(of: UInt8(ascii: "a")) {
      rest = rest[start...]
      if rest.hasPrefix("alt="), let quote = rest.dropFirst(4).first,
        quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      {
        return rest.dropFirst(5).prefix { $0 != quote }
      }
      rest = rest.dropFirst()
    }
    return []
  }

  private static func words(_ list: String) -> Set<String> {
    Set(list.split(separator: ",").map(String.init))
  }
}
