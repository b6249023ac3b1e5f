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
