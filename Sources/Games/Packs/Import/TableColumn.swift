import Localization

/// What a column of a table holds, by the name in its header.
enum TableColumn: CaseIterable {
  case question, right, wrong, reply, wrongReply, hint, kind, exact, chapter, id
  /// An answer to choose, of which another column says which is right: by its letter, its number or its text.
  case option

  /// What is said to the answer of the column on its left.
  case answerReply

  /// Whether its cells are answers.
  var holdsAnswers: Bool { self == .right || self == .wrong || self == .option }

  /// What the columns under a header hold; nil for an unknown name.
  static func columns(of header: [TableCell]) -> [TableColumn?] {
    var columns = header.map { TableColumn(named: $0.bytes) }
    let named = header.indices.filter { header[$0].isNameOfOption }
    // `Answer` behind `Option A`, `Option B` says which of them is right.
    let rights = named.filter { columns[$0] == .right && !header[$0].isNumbered }
    let options = rights.count == 1 && named.count > 2 ? named.filter { $0 != rights[0] } : named
    let others = columns.indices.filter { !options.contains($0) }
    if options.count > 1, others.contains(where: { columns[$0] == .right }) {
      for index in options { columns[index] = .option }
    }
    return columns.indices.map { index in
      isReplyOfAnswer(at: index, in: columns) ? .answerReply : columns[index]
    }
  }

  /// Whether a column of replies belongs to the answer on its left: where there are several such columns, or further
  /// wrong answers behind it. One alone behind the answers is for all of them.
  private static func isReplyOfAnswer(at index: Int, in columns: [TableColumn?]) -> Bool {
    let answer = columns[..<index].last { $0?.holdsAnswers == true } ?? nil
    let isRepeated = columns.count { $0 == columns[index] } > 1
    let goesOn = columns[index...].contains { $0 == .wrong || $0 == .option }
    return switch columns[index] {
    case .reply: answer != nil && isRepeated
    case .wrongReply: (answer == .wrong || answer == .option) && (isRepeated || goesOn)
    default: false
    }
  }

  /// Case, accents, blanks and a number behind the name make no difference; nil for an unknown name.
  init?(named name: some Collection<UInt8>) {
    guard let column = Self.named[simpleName(of: name)] else { return nil }
    self = column
  }

  /// The member of a pack that holds the same; nil where it is another for each kind.
  var key: String? {
    switch self {
    case .question: "text"
    case .right: "right"
    case .wrong: "wrong"
    case .reply: "reply"
    case .hint: "hints"
    case .kind: "kind"
    case .chapter: "chapters"
    case .id: "id"
    case .wrongReply, .exact, .option, .answerReply: nil
    }
  }

  /// The name of a column that is meant by one that is not known; nil where none is near.
  static func likelyName(_ name: some Collection<UInt8>) -> String? {
    nearestName(to: simpleName(of: name), among: allNames)
  }

  private static let allNames = allCases.flatMap { $0.names.split(separator: ",").map(String.init) }
    .filter { $0.count > 3 }

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
    case .question:
      "question,questions,q,text,prompt,front,definition,meaning,texte,enonce,intitule,recto"
        + ",word,phrase,sentence,mot,expression"
    case .right:
      "right,rightanswer,correct,correctanswer,answer,answers,back,term,terme,juste,bonne,reponse,reponses"
        + ",correctanswers,bonnereponse,bonnesreponses,reponsejuste,reponsecorrecte,solution,verso"
        + ",translation,traduction"
    case .wrong:
      "wrong,wronganswer,wronganswers,incorrect,distractor,faux,fausse,mauvaise,mauvaisereponse"
        + ",mauvaisesreponses,faussereponse,fausses,distracteur"
    case .reply:
      "reply,rightreply,feedback,explanation,replique,repliquejuste,retour,explication"
        + ",commentaire"
    case .wrongReply: "wrongreply,wrongfeedback,ifwrong,repliquefausse,repliquefaux,sifaux"
    case .hint: "hint,hints,clue,indice,indices,aide"
    case .kind: "kind,type,sorte,genre"
    case .exact: "exact,exactly,strict,exacte,exactement"
    case .chapter: "chapter,category,topic,chapitre,categorie,theme"
    case .id: "id,identifier,identifiant"
    case .option, .answerReply: ""
    }
  }
}

extension TableCell {
  /// Whether a column called so may hold an answer to choose: `A`, `Answer 1`, `Réponse B`.
  fileprivate var isNameOfOption: Bool {
    let name = simpleName(of: bytes)
    let letters = Set("abcdefgh")
    if name.count == 1 { return name.allSatisfy(letters.contains) }
    let stems = Self.optionNameStems
    return stems.contains(name)
      || name.last.map(letters.contains) == true && stems.contains(String(name.dropLast()))
  }

  /// Whether a digit stands in it.
  fileprivate var isNumbered: Bool { bytes.contains(where: \.isDigit) }
}

/// How a question of a table is answered, where its row says so.
enum TableQuestionKind: CaseIterable {
  case choice, open, number, several, trueFalse, match, gaps

  /// By its name in English or French; nil for an unknown one.
  init?(named word: some Collection<UInt8>) {
    let name = simpleName(of: word)
    let kind = Self.allCases.first { $0.names.split(separator: ",").contains { $0 == name } }
    guard let kind else { return nil }
    self = kind
  }

  /// The name of a kind that is meant by one that is not known; nil where none is near.
  static func likelyName(_ name: some Collection<UInt8>) -> String? {
    let names = allCases.flatMap { $0.names.split(separator: ",").map(String.init) }
    return nearestName(to: simpleName(of: name), among: names.filter { $0.count > 3 })
  }

  private var names: String {
    switch self {
    case .choice: "choice,closed,multichoice,multiplechoice,choix,qcm"
    case .open: "open,typed,shortanswer,date,ouverte,libre,texte"
    case .number: "number,numerical,nombre,numerique"
    case .several: "several,multiple,plusieurs,multiples"
    case .trueFalse: "truefalse,tf,vraifaux,vf"
    case .match:
      "match,matching,pairs,paires,appariement,appariements,association,associer,relier"
    case .gaps:
      "gaps,gap,cloze,fillin,fillintheblank,fillintheblanks,blanks,trous,trou,texteatrous,lacunes"
    }
  }

  /// What it is in a pack.
  var ofPacks: PackTask.Kind {
    switch self {
    case .choice, .trueFalse: .closed
    case .open: .open
    case .number: .number
    case .several: .several
    case .match: .match
    case .gaps: .gaps
    }
  }
}

extension TableCell {
  /// Whether it says true or false in full, which is no word that one types.
  var isTruthWord: Bool { ["true", "false", "vrai", "faux"].contains(simpleName(of: bytes)) }
}

/// Whether a cell says that something is true, or that it is not.
func truthValue(of cell: TableCell) -> Bool? {
  // `230 V` says a voltage.
  if cell.bytes.contains(where: \.isDigit) { return nil }
  return switch simpleName(of: cell.bytes) {
  case "true", "t", "yes", "vrai", "v", "oui": true
  case "false", "f", "no", "faux", "non": false
  default: nil
  }
}

/// The letters of a short text, small and without accents.
func simpleName(of bytes: some Collection<UInt8>) -> String {
  let text = String(decoding: bytes.prefix(80), as: UTF8.self).folded(as: .word)
  return String(decoding: text.utf8.filter { $0.uppercaseLetter != nil }, as: UTF8.self)
}

/// The name that is meant by another, but for a letter or the order of two; nil where none is near.
private func nearestName(to name: String, among names: [String]) -> String? {
  names.nearest(to: name) {
    $0.distance == 1
      || $0.distance == 2 && ($0.word.count > 7 || $0.word.sorted() == name.sorted())
  }?.word
}
