import Localization

/// What a column of a table holds, by the name in its header.
enum TableColumn: CaseIterable {
  case question, right, wrong, reply, wrongReply, hint, kind, chapter, id

  /// Case, accents, blanks and a number behind the name make no difference; nil for an unknown name.
  init?(named cell: TableCell) {
    guard let column = Self.named[simpleName(of: cell)] else { return nil }
    self = column
  }

  private static let named: [String: TableColumn] = {
    var table: [String: TableColumn] = [:]
    for column in allCases {
      for name in column.names.split(separator: ",") { table[String(name)] = column }
    }
    return table
  }()

  /// In English and in French.
  private var names: String {
    switch self {
    case .question: "question,questions,text,prompt,front,texte,enonce,intitule,recto"
    case .right:
      "right,rightanswer,correct,correctanswer,answer,answers,back,juste,reponse,reponses"
        + ",bonnereponse,bonnesreponses,reponsejuste,solution,verso"
    case .wrong:
      "wrong,wronganswer,wronganswers,incorrect,distractor,faux,fausse,mauvaise,mauvaisereponse"
        + ",mauvaisesreponses,faussereponse,fausses,distracteur"
    case .reply: "reply,rightreply,feedback,explanation,replique,repliquejuste,retour,explication"
    case .wrongReply: "wrongreply,wrongfeedback,ifwrong,repliquefausse,repliquefaux,sifaux"
    case .hint: "hint,hints,clue,indice,indices,aide"
    case .kind: "kind,type,sorte,genre"
    case .chapter: "chapter,category,topic,chapitre,categorie,theme"
    case .id: "id,identifier,identifiant"
    }
  }
}

/// How a question of a table is answered, where its row says so.
enum TableQuestionKind: CaseIterable {
  case choice, open, number, several, trueFalse

  init?(named cell: TableCell) {
    let name = simpleName(of: cell)
    let kind = Self.allCases.first { $0.names.split(separator: ",").contains { $0 == name } }
    guard let kind else { return nil }
    self = kind
  }

  private var names: String {
    switch self {
    case .choice: "choice,closed,multichoice,multiplechoice,choix,qcm"
    case .open: "open,typed,shortanswer,ouverte,libre,texte"
    case .number: "number,numerical,nombre,numerique"
    case .several: "several,multiple,plusieurs,multiples"
    case .trueFalse: "truefalse,tf,vraifaux,vf"
    }
  }
}

/// Whether a cell says that something is true, or that it is not.
func truthValue(of cell: TableCell) -> Bool? {
  switch simpleName(of: cell) {
  case "true", "t", "yes", "vrai", "v", "oui": true
  case "false", "f", "no", "faux", "non": false
  default: nil
  }
}

/// The letters of a short cell, small and without accents.
private func simpleName(of cell: TableCell) -> String {
  let text = String(decoding: cell.bytes.prefix(80), as: UTF8.self).folded(as: .word)
  return String(decoding: text.utf8.filter { $0.uppercaseLetter != nil }, as: UTF8.self)
}
