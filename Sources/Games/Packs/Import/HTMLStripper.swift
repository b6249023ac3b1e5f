import Localization

/// Reduces HTML to its words: known tags go, entities become what they stand for, once.
struct HTMLStripper {
  private let input: [UInt8]
  private let markup: Markup
  private(set) var words: [UInt8] = []
  /// Whether a picture, a sound or a formula is lost.
  private(set) var hasPicture = false
  /// A character that is not shown, of which an entity stood here.
  private(set) var hidden: Unicode.Scalar?
  private var index = 0

  init(_ input: [UInt8], _ markup: Markup) {
    self.input = input
    self.markup = markup
    while index < input.count {
      switch input[index] {
      case UInt8(ascii: "<") where markup != .entities: readTag()
      case UInt8(ascii: "&"): readEntity()
      default: copyByte()
      }
    }
  }

  /// Whether a tag or an entity may begin with a byte; a text without one is words already.
  static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&")
  }

  private mutating func copyByte() {
    let isLineEnd = input[index] == UInt8(ascii: "\n")
    words.append(isLineEnd && markup == .html ? UInt8(ascii: " ") : input[index])
    index += 1
  }

  private mutating func readEntity() {
    let rest = input[(index + 1)..<min(index + 34, input.count)]
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")),
      let scalar = HTMLEntities.scalar(of: rest[..<end])
    else { return copyByte() }
    index = end + 1
    if scalar.isSafe {
      words += String(scalar).utf8
    } else if scalar == "\t" || scalar == "\n" || scalar == "\r" {
      words.append(UInt8(ascii: " "))
    } else if !scalar.isIgnorable {
      hidden = scalar
    }
  }

  private mutating func readTag() {
    let rest = input[index...].dropFirst()
    let isEnd = rest.first == UInt8(ascii: "/")
    let name = (isEnd ? rest.dropFirst() : rest).prefix(while: \.isLetterOrDigit)
    let word = name.count > 12 ? "" : String(decoding: name, as: UTF8.self).lowercased()
    // A text of nothing but beginnings must not cost the square.
    guard Tag.known.contains(word),
      let end = rest.prefix(Tag.maximumLength).firstIndex(of: UInt8(ascii: ">"))
    else { return copyByte() }
    index = end + 1
    replaceTag(word, isEnd: isEnd)
  }

  /// What a tag leaves behind: a line's end, a blank, or nothing.
  private mutating func replaceTag(_ word: String, isEnd: Bool) {
    if Tag.paragraphs.contains(word) || Tag.lines.contains(word) && !isEnd {
      words.append(UInt8(ascii: "\n"))
    } else if Tag.lines.contains(word) || Tag.cells.contains(word) {
      words.append(UInt8(ascii: " "))
    }
    if Tag.media.contains(word) { hasPicture = true }
    // `m<sup>2</sup>` is m^2, but `1<sup>er</sup>` is 1er.
    if word == "sup", !isEnd, index < input.count,
      input[index].isDigit || Array("+-".utf8).contains(input[index])
    {
      words.append(UInt8(ascii: "^"))
    }
  }
}

/// What is known of HTML's tags.
private enum Tag {
  static let maximumLength = 4_096
  /// Blocks that end a line before them and behind them: between two of them is an empty one.
  static let paragraphs = set(
    "address,article,blockquote,dl,figure,h1,h2,h3,h4,h5,h6,hr,ol,p,pre,section,table,ul")
  /// Blocks that begin a line.
  static let lines = set("br,dd,div,dt,figcaption,li,tr")
  static let cells = set("center,td,th,tbody,tfoot,thead")
  static let media = set("audio,canvas,embed,iframe,img,math,object,svg,video")
  static let known = paragraphs.union(lines).union(cells).union(media).union(
    set(
      "a,abbr,b,big,bdi,bdo,caption,cite,code,col,colgroup,del,dfn,em,font,i,ins,kbd,label,mark,q,s"
        + ",samp,small,source,span,strike,strong,sub,sup,time,tt,u,var,wbr"))

  private static func set(_ list: String) -> Set<String> {
    Set(list.split(separator: ",").map(String.init))
  }
}

/// The characters that HTML writes as `&eacute;`, `&#233;` or `&#xE9;`.
enum HTMLEntities {
  /// What stands between `&` and `;`; nil where that is nothing known.
  static func scalar(of name: ByteSlice) -> Unicode.Scalar? {
    guard name.first == UInt8(ascii: "#") else {
      return named[String(decoding: name, as: UTF8.self)]
    }
    let isHex = name.dropFirst().first?.uppercaseLetter == UInt8(ascii: "X")
    let digits = name.dropFirst(isHex ? 2 : 1)
    guard digits.allSatisfy(\.isLetterOrDigit),
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: isHex ? 16 : 10)
    else { return nil }
    // Numbers that name no character are read as browsers do.
    return UInt8(exactly: number).map(Windows1252.scalar) ?? Unicode.Scalar(number)
  }

  private static let named: [String: Unicode.Scalar] = {
    var table: [String: Unicode.Scalar] = [:]
    for (index, name) in latin.split(separator: ",").enumerated() {
      table[String(name)] = Unicode.Scalar(UInt8(0xA0 + index))
    }
    for entry in others.split(separator: ",") {
      let parts = entry.split(separator: "=")
      table[String(parts[0])] = UInt32(parts[1], radix: 16).flatMap(Unicode.Scalar.init)
    }
    return table
  }()

  /// U+00A0 to U+00FF, in order.
  private static let latin =
    "nbsp,iexcl,cent,pound,curren,yen,brvbar,sect,uml,copy,ordf,laquo,not,shy,reg,macr"
    + ",deg,plusmn,sup2,sup3,acute,micro,para,middot,cedil,sup1,ordm,raquo,frac14,frac12"
    + ",frac34,iquest,Agrave,Aacute,Acirc,Atilde,Auml,Aring,AElig,Ccedil,Egrave,Eacute,Ecirc"
    + ",Euml,Igrave,Iacute,Icirc,Iuml,ETH,Ntilde,Ograve,Oacute,Ocirc,Otilde,Ouml,times"
    + ",Oslash,Ugrave,Uacute,Ucirc,Uuml,Yacute,THORN,szlig,agrave,aacute,acirc,atilde,auml"
    + ",aring,aelig,ccedil,egrave,eacute,ecirc,euml,igrave,iacute,icirc,iuml,eth,ntilde"
    + ",ograve,oacute,ocirc,otilde,ouml,divide,oslash,ugrave,uacute,ucirc,uuml,yacute,thorn"
    + ",yuml"

  /// Those of typesetting, and what JSON, HTML and GIFT need for themselves.
  private static let others =
    "quot=22,num=23,amp=26,apos=27,lt=3C,equals=3D,gt=3E,lbrace=7B,rbrace=7D,OElig=152,oelig=153"
    + ",Yuml=178,ensp=2002,emsp=2003,thinsp=2009,zwnj=200C,zwj=200D,ndash=2013,mdash=2014"
    + ",lsquo=2018,rsquo=2019,sbquo=201A,ldquo=201C,rdquo=201D,bdquo=201E,dagger=2020,bull=2022"
    + ",hellip=2026,permil=2030,prime=2032,lsaquo=2039,rsaquo=203A,euro=20AC,trade=2122"
    + ",larr=2190,rarr=2192,minus=2212,infin=221E,ne=2260,le=2264,ge=2265"
}
