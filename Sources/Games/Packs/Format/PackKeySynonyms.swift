/// What authors call the members of a pack who know tables, other formats, or French.
enum PackKeySynonyms {
  /// The members that may be meant by a word: what a column of that name holds, or a setting.
  static func keys(for word: String) -> [String] {
    [TableColumn(named: word.utf8)?.key, settings[simpleName(of: word.utf8)]].compactMap(\.self)
  }

  private static let settings = [
    "titre": "title", "auteur": "author", "langue": "language", "questions": "levels",
    "niveaux": "levels", "essais": "attempts", "tries": "attempts", "tentatives": "attempts",
    "reponses": "answers", "ordre": "order", "melange": "shuffle", "random": "shuffle",
    "tirage": "draw", "unite": "unit", "ecart": "tolerance", "paires": "pairs",
  ]
}
