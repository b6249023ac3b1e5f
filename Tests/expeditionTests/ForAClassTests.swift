import Foundation
import Testing

/// The pages for teachers, in both languages: the table of questions is imported, and the commands do what they
/// say, one after the other in a home of their own; what is said of typed answers is true.
struct ForAClassTests {
  static let pages = [
    (page: "ForAClass", csv: "capitals.csv", folder: "handed-in"),
    (page: "PourUneClasse", csv: "capitales.csv", folder: "rendus"),
  ]

  private func text(of page: String) throws -> String {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    return try String(
      contentsOf: root.appending(path: "Sources/Program/Expedition.docc/\(page).md"),
      encoding: .utf8)
  }

  private func blocks(_ language: String, of page: String) throws -> [[String]] {
    try text(of: page).components(separatedBy: "```").enumerated().compactMap { index, block in
      index.isMultiple(of: 2) || !block.hasPrefix(language + "\n")
        ? nil : block.split(separator: "\n").dropFirst().map(String.init)
    }
  }

  /// The rows of the table of typed answers: a question, its answer, and what is typed for it, right or not.
  private func judgedAnswers(
    of page: String
  ) throws -> [(question: String, answer: String, typed: [(text: String, isRight: Bool)])] {
    let lines = try text(of: page).components(separatedBy: "\n")
    let header = lines.firstIndex {
      $0.hasPrefix("| your answer") || $0.hasPrefix("| votre réponse")
    }
    return lines[(try #require(header) + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      let cells = line.components(separatedBy: "|").dropFirst()
      let quoted = cells.map { cell in
        cell.components(separatedBy: "`").enumerated().filter { !$0.offset.isMultiple(of: 2) }
          .map(\.element)
      }
      let question = cells.first?.components(separatedBy: CharacterSet(charactersIn: "“”«»"))
        .dropFirst().first
      return (
        question ?? "Eh bien ?", quoted[0][0],
        quoted[1].map { ($0, true) } + quoted[2].map { ($0, false) }
      )
    }
  }

  @Test(arguments: [("ForAClassQuestions", "en"), ("PourUneClasseQuestions", "fr")])
  func `what it says of typed answers is true`(_ page: String, _ language: String) throws {
    let rows = try judgedAnswers(of: page)
    #expect(rows.count >= 12)
    let table =
      "question\tright\n" + rows.map { "\($0.question)\t\($0.answer)\n" }.joined()
    try withFolder { home in
      try Data(table.utf8).write(to: home.appending(path: "typed.tsv"))
      func run(_ command: String, input: String = "") throws -> Run {
        try Run(
          "cd \"$HOME\" && \"$0\" --lang \(language) \(command)", ["HOME": home.path()],
          input: input)
      }
      _ = try run("pack import typed.tsv -o typed.json")
      for (index, row) in rows.enumerated() {
        for (text, isRight) in row.typed {
          let told = try run(
            "play typed.json --preview --chapter 1 --level \(index + 1)", input: "\n\(text)\n")
          let isTold = told.output.contains(language == "en" ? "That is right" : "C’est juste")
          #expect(isTold == isRight, "\(row.answer): \(text)")
        }
      }
    }
  }

  @Test(arguments: pages) func `its commands work as they stand`(
    _ page: String, _ csv: String, _ folder: String
  ) throws {
    let table = try #require(try blocks("csv", of: page).first).joined(separator: "\n") + "\n"
    let commands = try blocks("sh", of: page).flatMap(\.self).filter { $0.hasPrefix("expedition ") }
    #expect(commands.count == 9)
    try withFolder { home in
      try Data(table.utf8).write(to: home.appending(path: csv))
      func run(_ command: String, input: String = "") throws -> Run {
        try Run(
          "cd \"$HOME\" && expedition() { \"$0\" \"$@\"; } && " + command,
          ["HOME": home.path()], input: input)
      }
      let sealed = csv == "capitals.csv" ? "capitals-sealed.json" : "capitales-scelle.json"
      var handedIn = false
      for command in commands {
        if command.contains("results"), !handedIn {
          handedIn = true
          _ = try run("mkdir \(folder) && mv ada-b.json \(folder)/")
        }
        let isCode = command.hasSuffix("--code")
        let run = try run(
          command + (isCode ? " > codes.txt" : ""), input: "\n\nCanberra\n/quit\n")
        #expect(
          run.status == 0 && run.errors.ranges(of: ": error:").isEmpty, "\(command)\n\(run.errors)")
        if command.contains("--preview") {
          let file = sealed.replacing("-sealed", with: "").replacing("-scelle", with: "")
          _ = try self.run(in: home, "pack seal \(file) -o \(sealed)")
        }
        if command.hasSuffix("capitals.json") && handedIn { #expect(run.output.contains("Ada B")) }
      }
      let table = try String(
        contentsOf: home.appending(path: csv == "capitals.csv" ? "results.csv" : "resultats.csv"),
        encoding: .utf8)
      #expect(table.contains("Ada B"))
      let kept = try FileManager.default.contentsOfDirectory(
        atPath: home.appending(path: ".local/share/expedition/packs").path())
      #expect(kept.filter { $0 != ".lock" } == [])
    }
  }

  @Test(arguments: ["ForAClassQuestions", "PourUneClasseQuestions"])
  func `how exact answers are is said in words that the options have`(_ page: String) throws {
    let spans = Set(try text(of: page).components(separatedBy: "`"))
    let options = spans.filter { span in
      ["--accents ", "--articles ", "--typos ", "--case "].contains { span.hasPrefix($0) }
    }
    #expect(options.count >= 5)
    try withFolder { home in
      try Data("question,right\nWhich?,one\n".utf8).write(to: home.appending(path: "q.csv"))
      for option in options {
        #expect(try run(in: home, "pack import q.csv \(option)").status == 0, "\(option)")
      }
    }
  }

  @Test func `the French page on serving has no command but those of the English one`() throws {
    let english = try blocks("sh", of: "Serving").flatMap(\.self)
    let french = try blocks("sh", of: "ServirUneClasse").flatMap(\.self)
      .map { $0.replacing(" --lang fr", with: "") }
    #expect(french.count > 10)
    #expect(french.filter { !english.contains($0) } == [])
  }

  private func run(in home: URL, _ arguments: String) throws -> Run {
    try Run("cd \"$HOME\" && \"$0\" \(arguments)", ["HOME": home.path()])
  }
}
