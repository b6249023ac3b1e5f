import Localization

extension PackExactness {
  /// What a cell says: `accents`, `articles`, `case` and `spelling`, or `all`; what is not known is given back.
  static func read(_ cell: TableCell) -> (exactness: PackExactness, unknown: String?) {
    var exactness = PackExactness()
    let words = String(decoding: cell.bytes.prefix(80), as: UTF8.self).folded(as: .word)
      .split { !$0.isLetter }
    for word in words {
      switch word {
      case "accents", "accent": exactness.accents = true
      case "articles", "article": exactness.articles = true
      case "case", "capitals", "majuscules", "majuscule": exactness.capitals = true
      case "typos", "spelling", "orthographe", "fautes": exactness.typos = true
      case "all", "yes", "tout", "oui", "x":
        (exactness.accents, exactness.articles, exactness.capitals) = (true, true, true)
      case "and", "et": break
      default: return (exactness, String(word))
      }
    }
    return (exactness, nil)
  }
}
