import Foundation
import Testing

/// Packs in class, on the command line: names, previews, corrections, results.
struct ClassroomProgramTests {
  private func run(_ arguments: String, in folder: URL, input: String = "") throws -> Run {
    try Run(
      "cd \"$D\" && \"$0\" --lang en --data-dir data " + arguments, ["D": folder.path()],
      input: input)
  }

  /// A pack of three typed questions, whose answers are their names.
  private func pack(_ settings: String = "", third: String = "three") -> String {
    """
    {"version": 1, "title": "Numbers", "language": "en", \(settings) "chapters": [{"title": "C",
    "levels": [{"kind": "open", "text": "1?", "right": "one", "hints": ["one"]},
    {"kind": "open", "text": "2?", "right": "two"},
    {"kind": "open", "text": "3, the \(third)?", "right": "three"}]}]}
    """
  }

  private func put(_ text: String, _ name: String = "pack.json", in folder: URL) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  @Test func `what was won stays when a word is corrected, and what has changed is open again`()
    throws
  {
    try withFolder { folder throws in
      try put(pack(), in: folder)
      _ = try run("play pack.json", in: folder, input: "\none\ntwo\nthree\n/quit\n")
      try put(pack(third: "last"), in: folder)
      #expect(!(try run("play pack.json", in: folder, input: "/quit\n").output.contains("changed")))
      #expect(try run("levels pack.json", in: folder).output.contains("1.3, won"))
      try put(
        pack(third: "last").replacing(#""right": "three""#, with: #""right": "drei""#), in: folder)
      let told = try run("play pack.json", in: folder, input: "/quit\n").output
      #expect(
        told.contains(
          "1 question has changed since you played; you are asked it again: number 1.3."))
      let levels = try run("levels pack.json", in: folder).output
      #expect(levels.contains("1.1, won") && levels.contains("1.2, won"))
      #expect(levels.contains("1.3, open"))
      #expect(!(try run("play pack.json", in: folder, input: "/quit\n").output.contains("changed")))
      try put(pack(third: "last"), in: folder)
      #expect(try run("levels pack.json", in: folder).output.contains("1.3, won"))
    }
  }

  @Test
  func `a table that is corrected goes on with what was set by hand, and it is told what opens`()
    throws
  {
    try withFolder { folder throws in
      let table = "question,right\n1?,one\n2?,two\nWhat follows on two?,three\n"
      try put(table, "numbers.csv", in: folder)
      let options = "--draw 3 --record --typos exact --attempts 2 --title Figures"
      #expect(try run("pack import numbers.csv -o first.json " + options, in: folder).status == 0)
      let first = try String(contentsOf: folder.appending(path: "first.json"), encoding: .utf8)
      try put(
        first.replacing("\"chapters\"", with: "\"author\": \"Me\", \"chapters\""), "first.json",
        in: folder)
      _ = try run("play first.json --name 'Zoé'", in: folder, input: "\none\ntwo\nthree\n/quit\n")
      try put(
        table.replacing("What follows", with: "What comes").replacing("two\n", with: "deux\n"),
        "numbers.csv", in: folder)
      let again = try run(
        "pack import numbers.csv --settings-from first.json -o second.json", in: folder)
      #expect(again.status == 0)
      let second = try String(contentsOf: folder.appending(path: "second.json"), encoding: .utf8)
      for member in ["\"author\": \"Me\"", "\"Figures\"", "\"record\": true", "\"count\": 3"] {
        #expect(second.contains(member))
      }
      let check = try run("pack check second.json --against first.json", in: folder)
      #expect(
        check.output.hasSuffix(
          "Compared with first.json: 1 question asks something else or has another answer. It is open"
            + " again for everyone but those who had already given what is right now, or whose answers are known and still "
            + "wrong: 1.2 “2?”.\nOpen again for whoever has missed them, unless the answers given are known and still wrong:"
            + " 1.3 “What comes on two?”. The right answer may have been told.\n"))
      let wire = try run("pack check second.json --against first.json --ui json", in: folder)
      #expect(wire.output.contains("open again for everyone"))
      let told = try run("play second.json --name zoe", in: folder, input: "/quit\n").output
      #expect(told.contains("1 question has changed since you played"))
      #expect(try run("pack results data second.json", in: folder).output.contains("\nZoé "))
      let absent = try run("pack check second.json --against nowhere.json", in: folder)
      #expect(absent.status == 0 && absent.output.contains("nowhere.json cannot be compared: "))
      let kept = try run("pack import numbers.csv -o second.json", in: folder)
      #expect(kept.status == 1 && kept.errors.contains("add --replace"))
      try put(table.replacing("three", with: "drei"), "numbers.csv", in: folder)
      #expect(
        try run("pack import numbers.csv -o second.json --replace", in: folder).status == 0)
      let anew = try String(contentsOf: folder.appending(path: "second.json"), encoding: .utf8)
      #expect(anew.contains("\"author\": \"Me\"") && anew.contains("drei"))
      let strange = try run("pack import numbers.csv -o numbers.csv --replace", in: folder)
      #expect(strange.status == 1 && strange.errors.contains("numbers.csv:1:1: error: "))
      let needy = try run("pack import numbers.csv --replace", in: folder)
      #expect(needy.status == 64 && needy.errors.contains("--output"))
      let refused = try run("pack import numbers.csv --settings-from nowhere.json", in: folder)
      #expect(refused.status == 1 && refused.errors.contains("nowhere.json:1:1: error: "))
      _ = try run("pack new other.json --class", in: folder)
      #expect(
        try run("pack check other.json --against first.json", in: folder).output
          .contains("first.json is known by another id"))
    }
  }

  @Test(arguments: ["", " --name Ada"]) func `a pupil is told what has changed, and led back to it`(
    _ name: String
  ) throws {
    try withFolder { folder throws in
      try put(pack(#""attempts": 3,"#), in: folder)
      _ = try run("play pack.json" + name, in: folder, input: "\none\ntwo\nthree\n/quit\n")
      let corrected = pack(#""attempts": 3,"#).replacing("2?", with: "2, now and here?")
      try put(corrected, in: folder)
      let told = try run("play pack.json" + name, in: folder, input: "\ntwo\n/quit\n").output
      #expect(told.contains("You have 3 tries for each question"))
      #expect(
        told.contains(
          "1 question has changed since you played; you are asked it again: number 1.2."))
      #expect(told.contains("2, now and here?"))
      #expect(told.contains("You have come to its end."))
      #expect(told.ranges(of: "three?").isEmpty)
    }
  }

  @Test func `the same wrong choice again costs no try`() throws {
    let closed = """
      {"version": 1, "title": "C", "language": "en", "attempts": 2, "shuffle": false, "chapters": [
      {"title": "C", "levels": [{"kind": "closed", "text": "Which?", "right": {"text": "yes"},
      "wrong": [{"text": "no"}, {"text": "never"}]}]}]}
      """
    try withFolder { folder throws in
      try put(closed, in: folder)
      let told = try run("play pack.json", in: folder, input: "\nno\nno\nnever\n/menu\n/quit\n")
        .output
      #expect(told.ranges(of: "1 try left.").count == 1)
      #expect(told.contains("You have answered just this before"))
      #expect(told.contains("No tries left"))
      #expect(!told.contains("Stars left to win"))
      #expect(!told.contains("Not that. That is not it."))
    }
  }

  @Test func `a question that was over before loses no star when its tries are used up again`()
    throws
  {
    try withFolder { folder throws in
      try put(pack(#""attempts": 1,"#), in: folder)
      _ = try run("play pack.json", in: folder, input: "\none\n/quit\n")
      let told = try run(
        "play pack.json --chapter 1 --level 1", in: folder, input: "nine\n/quit\n"
      ).output
      #expect(told.contains("No tries left. The right answer: one"))
      #expect(!told.contains("no star"))
      let first = try run(
        "play pack.json --chapter 1 --level 2", in: folder, input: "nine\n/quit\n"
      ).output
      #expect(first.contains("No tries left, so no star for this question. The right answer: two"))
    }
  }

  @Test func `each name has progress of its own`() throws {
    try withFolder { folder throws in
      try put(pack(), in: folder)
      let told = try run("play pack.json --name ' Ada '", in: folder, input: "\none\n/quit\n")
        .output
      #expect(told.contains("Playing as Ada."))
      #expect(try run("levels pack.json --name Ada", in: folder).output.contains("1.1, won"))
      #expect(try run("levels pack.json --name Bob", in: folder).output.contains("1.1, open"))
      #expect(try run("levels pack.json", in: folder).output.contains("1.1, open"))
      #expect(try run("play --name Ada", in: folder).status == 64)
      #expect(try run("play pack.json --name ' '", in: folder).status == 64)
    }
  }

  @Test(arguments: ["", " --name Zoé"]) func `a pack that gets an id keeps what was won`(
    _ name: String
  ) throws {
    try withFolder { folder throws in
      try put(pack(), in: folder)
      _ = try run("play pack.json" + name, in: folder, input: "\none\n/quit\n")
      try put(pack(#""id": "numbers","#), in: folder)
      #expect(try run("levels pack.json" + name, in: folder).output.contains("1.1, won"))
      let played = try run("play pack.json" + name, in: folder, input: "two\n/quit\n")
      #expect(played.output.contains("question 2 of 3"))
      let renamed = pack(#""id": "numbers","#).replacing("\"Numbers\"", with: "\"Figures\"")
      try put(renamed, in: folder)
      #expect(try run("levels pack.json" + name, in: folder).output.contains("1.2, won"))
      try put(pack(#""id": "others","#).replacing("\"Numbers\"", with: "\"Figures\""), in: folder)
      #expect(try run("levels pack.json" + name, in: folder).output.contains("1.1, open"))
    }
  }

  @Test func `a preview opens every level and keeps nothing`() throws {
    try withFolder { folder throws in
      try put(pack(), in: folder)
      let told = try run(
        "play pack.json --preview --chapter 1 --level 3", in: folder, input: "three\n/quit\n")
      #expect(told.status == 0)
      #expect(told.output.contains("Preview:") && told.output.contains("3, the three?"))
      #expect(!FileManager.default.fileExists(atPath: folder.path() + "data"))
      #expect(try run("play --preview", in: folder).status == 64)
    }
  }

  @Test func `a preview has every level, also where some are drawn`() throws {
    try withFolder { folder throws in
      try put(pack(#""draw": {"count": 1, "from": "pack"},"#), in: folder)
      let told = try run(
        "play pack.json --preview --chapter 1 --level 3", in: folder, input: "/quit\n")
      #expect(told.status == 0 && told.output.contains("question 3 of 3"))
      #expect(try run("play pack.json", in: folder, input: "\n").output.contains("question 1 of 1"))
    }
  }

  @Test func `a limit of tries leads on, and the answer is told`() throws {
    try withFolder { folder throws in
      try put(pack(#""attempts": 2, "hints": false,"#), in: folder)
      let told = try run("play pack.json", in: folder, input: "\nblue\n/hint\nyellow\n/quit\n")
        .output
      #expect(told.contains("There are no hints in this pack."))
      #expect(told.contains("You have 2 tries for each question"))
      #expect(told.contains("1 try left."))
      #expect(told.contains("The right answer: one"))
      #expect(told.contains("2?"))
      #expect(try run("levels pack.json", in: folder).output.contains("1.1, not solved"))
    }
  }

  @Test func `results are handed in and told by pupil and by question`() throws {
    try withFolder { folder throws in
      try put(pack(), in: folder)
      #expect(try run("pack result pack.json", in: folder).status == 1)
      _ = try run("play pack.json --name Zoe", in: folder, input: "\none\nx\ntwo\n/quit\n")
      _ = try run("play pack.json --name =Eve", in: folder, input: "\nx\none\n/quit\n")
      try FileManager.default.createDirectory(
        at: folder.appending(path: "in"), withIntermediateDirectories: false)
      for (name, file) in [("Zoe", "z"), ("=Eve", "e")] {
        let made = try run("pack result pack.json --name \(name) -o in/\(file).json", in: folder)
        #expect(made.status == 0 && made.output.contains("proves nothing"))
      }
      #expect(try run("pack result pack.json --name Zoe -o in/z.json", in: folder).status == 1)
      let told = try run("pack results in", in: folder)
      #expect(told.status == 0)
      let rows = told.output.split(separator: "\n").map {
        $0.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
      }
      #expect(rows.contains { $0.starts(with: ["Zoe", "2/3", "5", "56", "11.1", "1", "3"]) })
      #expect(rows.contains { $0.starts(with: ["level-1-1", "2", "50"]) })
      #expect(rows.contains(["1?"]))
      #expect(try run("pack results data", in: folder).output.contains("Zoe"))
      let csv = try run("pack results in --csv", in: folder).output
      #expect(csv.hasPrefix("\u{FEFF}Pupil,") && csv.contains("\r\n'=Eve,1,3,2,22,4.4,0,2"))
      let stars = "\r\n\r\nPupil,level-1-1: 1?,level-1-2: 2?\r\n'=Eve,2,\r\nZoe,3,2\r\n"
      #expect(csv.contains(stars))
      #expect(csv.hasSuffix("\r\n\r\nPupil,Question,Text,Right answer,Wrong answers\r\n"))
      let nowhere = try run("pack results nowhere", in: folder).errors
      #expect(nowhere.contains("there is no such file or folder."))
      let json = try run("pack results in/z.json in/e.json --json", in: folder).output
      let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
      #expect((value?.first?["pupils"] as? [Any])?.count == 2)
    }
  }

  @Test func `wrong words stand in the table where the pack says so, and pupils know`() throws {
    try withFolder { folder throws in
      try put(pack(#""record": true,"#), in: folder)
      let told = try run(
        "play pack.json --name Zoe", in: folder, input: "\nun\n=cmd|calc\none\n/quit\n")
      #expect(told.output.contains("What you type is kept in your result"))
      let csv = try run("pack results data --csv", in: folder).output
      #expect(csv.contains("\r\nZoe,level-1-1,"))
      #expect(csv.contains("=cmd|calc · un") && !csv.contains(",=cmd"))
      #expect(
        try run("pack results data", in: folder).output.contains(
          "    wrong: =cmd|calc (Zoe) · un (Zoe)"))
    }
  }

  /// Thirty pupils at once, each in two windows, on one folder of data; some stop early, and none says
  /// good-bye.
  @Test func `a class of thirty is told right`() throws {
    try withFolder { folder throws in
      try put(pack(), in: folder)
      let played = try Run(
        #"""
        cd "$D" && { for n in $(seq 10 39); do
          case $((n % 4)) in
            0) a='\nsix\n';; 1) a='\none\n';; 2) a='\none\ntwo\n';; 3) a='\none\ntwo\nthree\n';;
          esac
          for window in 1 2; do
            printf "$a" | "$0" --lang en --data-dir data play pack.json --name "Pupil $n" &
          done
        done; } | cat > told
        """#, ["D": folder.path()])
      #expect(played.status == 0)
      #expect(try run("pack results data", in: folder).errors.hasSuffix("name the pack, too.\n"))
      let told = try run("pack results data pack.json --json", in: folder)
      #expect(told.status == 0 && told.errors.isEmpty)
      let json = try JSONSerialization.jsonObject(with: Data(told.output.utf8))
      let tables = json as? [[String: Any]]
      let pupils = try #require(tables?.first?["pupils"] as? [[String: Any]])
      #expect(pupils.map { $0["name"] as? String } == (10...39).map { "Pupil \($0)" })
      #expect(pupils.map { $0["solved"] as? Int } == (10...39).map { $0 % 4 })
      let questions = try #require(tables?.first?["questions"] as? [[String: Any]])
      let solved = questions.map { "\($0["id"] ?? "") \($0["solved"] ?? "")" }
      #expect(solved.sorted() == ["level-1-1 23", "level-1-2 16", "level-1-3 8"])
    }
  }

  /// Each is killed once the first answer is judged, and goes on later or not.
  @Test func `windows that are killed lose nothing`() throws {
    try withFolder { folder throws in
      try put(pack(), in: folder)
      let killed = try Run(
        #"""
        cd "$D" && { for n in $(seq 10 39); do
          mkfifo "hold$n"
          {
            { printf '\none\n'; read -r go < "hold$n"; } |
              sh -c 'echo $$; exec "$0" --lang en --data-dir data play pack.json --name "$1"' \
                "$0" "Pupil $n" |
              { read -r pid; while read -r line; do
                case $line in *"2?"*) kill -9 "$pid"; echo go > "hold$n";; esac
              done; }
          } &
        done; } 2>&1 | cat > told
        """#, ["D": folder.path()])
      #expect(killed.status == 0)
      let first = try run("pack results data --csv", in: folder).output
      #expect(first.contains("\r\nlevel-1-1,30,100,30,30,30,0,,,,,\r\n"))
      for pupil in [10, 11] {
        _ = try run("play pack.json --name 'Pupil \(pupil)'", in: folder, input: "\ntwo\n/quit\n")
      }
      let told = try run("pack results data pack.json --csv", in: folder)
      #expect(told.errors.isEmpty)
      #expect(told.output.contains("\r\nPupil 10,2,3,6,67,13.3,2,2,0,"))
      #expect(told.output.contains("\r\nPupil 39,1,3,3,33,6.7,1,1,0,"))
      #expect(told.output.contains("\r\nlevel-1-2,2,100,2,2,2,0,1.2. 2?,two,,,\r\n"))
    }
  }

  @Test func `results are handed in as codes`() throws {
    try withFolder { folder throws in
      try put(pack(), in: folder)
      var codes = ""
      for (name, input) in [("Zoe", "\none\nx\ntwo\n/quit\n"), ("Ada B", "\nx\none\n/quit\n")] {
        _ = try run("play pack.json --name '\(name)'", in: folder, input: input)
        let code = try run("pack result pack.json --code --name '\(name)'", in: folder)
        #expect(code.status == 0 && code.errors.isEmpty)
        codes += code.output + "\n"
      }
      let (zoe, ada) = try #require(
        codes.components(separatedBy: "\n\n").dropLast().map { $0 }.twoItems)
      try put(
        "Zoe: \(zoe)\n\n\(ada.lowercased())\nsp4m\nAda:\n\(zoe.dropLast())\n", "in.txt", in: folder)
      let told = try run("pack results pack.json in.txt --csv", in: folder)
      #expect(told.status == 1)
      #expect(told.output.contains("\r\nAda B,1,3,2,22,4.4,0,2,0,"))
      #expect(told.output.contains("\r\nZoe,2,3,5,56,11.1,1,3,0,"))
      #expect(told.output.contains("\r\nlevel-1-1,2,50,1,2,3,0,1.1. 1?,one,,,\r\n"))
      #expect(
        told.errors.split(separator: "\n") == [
          "in.txt, line 6 (“sp4m”) is left out: it is no code, or one that was mistyped or cut off.",
          "in.txt, line 8 (“\(zoe.prefix(17))…”) is left out: it is no code, or one that was "
            + "mistyped or cut off.",
        ])
      let lines = zoe.split(separator: "\n").map { $0.hasSuffix("-") ? $0.dropLast() : $0 }
      try put(lines.joined(separator: "\n"), "wrapped.txt", in: folder)
      let wrapped = try run("pack results pack.json wrapped.txt --csv", in: folder)
      #expect(wrapped.errors.isEmpty && wrapped.output.contains("\r\nZoe,2,3,"))
      for blank in [zoe, "Zoe \(zoe)", "Zoe B.: \(zoe)"].map({ $0.replacing("-", with: " ") }) {
        for text in [blank, blank.replacing("\n", with: " ")] {
          try put(text, "blank.txt", in: folder)
          let spaced = try run("pack results pack.json blank.txt --csv", in: folder)
          #expect(spaced.errors.isEmpty && spaced.output.contains("\r\nZoe,2,3,"))
        }
      }
      let row = zoe.replacing("\n", with: "")
      let joined = ada.replacing("\n", with: "")
      for (text, bytes) in [
        ("\(row) \(joined) thanks!", nil), ("Zoe,\(row),Ada,\(joined)", nil),
        ("\"Zoe\",\"\(row)\"\n\"Ada\",\"\(joined)\".", nil),
        ("Zo: \(row)\nAda: \(joined)\n", UInt8(0xE9)),
        ("Zoe | \(row) | \(ada)", nil),
      ] as [(String, UInt8?)] {
        var file = Data(text.utf8)
        if let byte = bytes { file.insert(byte, at: 2) }
        try file.write(to: folder.appending(path: "joined.txt"))
        let all = try run("pack results pack.json joined.txt --csv", in: folder)
        #expect(all.errors.isEmpty && all.status == 0)
        #expect(all.output.contains("\r\nAda B,1,3,") && all.output.contains("\r\nZoe,2,3,"))
      }
      let beginning = zoe.prefix { !$0.isNewline }
      try put("Zoe:\(beginning)\nAda:\(ada)\nZoe:\(zoe)\n", "cut.txt", in: folder)
      let cut = try run("pack results pack.json cut.txt --csv", in: folder)
      #expect(cut.output.contains("\r\nAda B,1,3,") && cut.output.contains("\r\nZoe,2,3,"))
      #expect(cut.errors.hasPrefix("cut.txt, line 1 (“Zoe "))
      #expect(cut.errors.count { $0.isNewline } == 1)
      try put(zoe.replacing("1", with: "2"), "mistyped.txt", in: folder)
      #expect(
        try run("pack results pack.json mistyped.txt", in: folder).errors
          .contains("is left out: it is no code, or one that was mistyped or cut off"))
      try put(pack(third: "last"), "later.json", in: folder)
      let later = try run("pack results later.json in.txt", in: folder)
      #expect(later.output.contains("Zoe"))
      #expect(
        later.errors.contains(
          "in.txt: the pack was changed after these codes (lines: 1, 4), and is not"))
      try put(pack().replacing("\"Numbers\"", with: "\"Other\""), "other.json", in: folder)
      let other = try run("pack results other.json in.txt", in: folder)
      #expect(other.output.isEmpty && other.errors.contains("in.txt, line 1 (Zoe) is left out: "))
    }
  }

  /// How the pack is played, by whom, and whether a code stands at its end.
  static let codes = [
    ("", " --name Zoe", true), ("", "", false), (#""attempts": 2,"#, "", true),
    ("", " --name Zoe --preview", false),
  ]

  @Test(arguments: codes) func `whoever has a name, or takes a test, sees a code at the end`(
    _ settings: String, _ name: String, _ hasCode: Bool
  ) throws {
    try withFolder { folder throws in
      try put(pack(settings), in: folder)
      let input = "\none\ntwo\nthree\n/quit\n"
      let told = try run("play pack.json" + name, in: folder, input: input).output
      #expect(told.contains("You have come to its end."))
      #expect(told.contains("\nC: 9 of 9 stars.\n") && !told.contains("lies behind you"))
      let parts = told.split(separator: "give this code:\n")
      #expect(parts.count == (hasCode ? 2 : 1))
      guard hasCode else { return }
      let lines = parts[1].split(separator: "\n").prefix { !$0.hasPrefix("Stars") }
      #expect(lines.allSatisfy { $0.count <= 36 })
      try put(lines.joined(separator: "\n"), "code.txt", in: folder)
      let results = try run("pack results pack.json code.txt --csv --table pupils", in: folder)
      #expect(results.errors.isEmpty)
      #expect(results.output.contains("\r\n\(name.isEmpty ? "" : "Zoe"),3,3,9,100,20.0,3,3,0,"))
    }
  }

  @Test func `who has played is told where no name is given`() throws {
    try withFolder { folder throws in
      try put(pack(), in: folder)
      for name in ["Zoe", "Ada"] {
        _ = try run("play pack.json --name \(name)", in: folder, input: "\none\n/quit\n")
      }
      let nameless = try run("pack result pack.json", in: folder)
      #expect(
        nameless.status == 1
          && nameless.errors.hasSuffix(
            "\nNames under which this pack was played here: Ada, Zoe. Add --name and one of them.\n"
          ))
      let unknown = try run("pack result pack.json --name Bob", in: folder)
      #expect(
        unknown.errors.hasSuffix("\nNames under which this pack was played here: Ada, Zoe.\n"))
      try put(pack().replacing("Numbers", with: "Figures"), "other.json", in: folder)
      #expect(!(try run("pack result other.json", in: folder).errors.contains("Ada")))
    }
  }

  @Test(arguments: [
    ("pupils", "Pupil,Solved"), ("questions", "Question,Answered"), ("stars", "Pupil,level-1-1"),
    ("answers", "Pupil,Question"),
  ]) func `one table can be written alone`(_ table: String, _ heading: String) throws {
    try withFolder { folder throws in
      try put(pack(), in: folder)
      _ = try run("play pack.json --name Zoe", in: folder, input: "\nx\none\n/quit\n")
      let told = try run("pack results data pack.json --csv --table \(table)", in: folder).output
      #expect(told.hasPrefix("\u{FEFF}" + heading) && told.ranges(of: "\r\n\r\n").isEmpty)
      #expect(try run("pack results data --table \(table)", in: folder).status == 64)
    }
  }

  @Test func `a key that is corrected reaches whoever was right by it`() throws {
    try withFolder { folder throws in
      try put(pack(#""record": true, "attempts": 2,"#), in: folder)
      let input = "\none\nzwei\ndeux\nthree\n/quit\n"
      _ = try run("play pack.json --name Zoe", in: folder, input: input)
      let corrected = pack(#""record": true, "attempts": 2,"#)
        .replacing(#""right": "two""#, with: #""right": "deux""#)
      try put(corrected, "new.json", in: folder)
      let told = try run("pack results data new.json", in: folder)
      #expect(
        told.output.hasSuffix(
          "\n\n1.2 “2?”: the answer “deux” did not count, and is right by the pack that you "
            + "named. The question counts as solved for Zoe (2 stars).\n\n"))
      #expect(
        told.errors
          == "Numbers: if one of these wrong answers should count, make it right in the pack, and "
          + "give this command once more: it then counts for whoever gave it.\n")
      #expect(!told.output.contains("(v1)"))
      let json = try run("pack results data new.json --json", in: folder).output
      #expect(json.contains(#""answer": "deux""#))
      let csv = try run("pack results data new.json --csv --table answers", in: folder).output
      #expect(csv.contains("Right by now\r\nZoe,level-1-2,1.2. 2?,deux,zwei,deux\r\n"))
      let old = try run("pack results data pack.json", in: folder).output
      #expect(old.contains("wrong: deux (Zoe) · zwei (Zoe)"))
    }
  }

  @Test func `a misspelt key that is mended costs nobody a star who had typed it rightly`() throws {
    try withFolder { folder throws in
      try put(pack(#""record": true,"#).replacing("\"three\"", with: "\"twentytree\""), in: folder)
      _ = try run(
        "play pack.json --name Zoe", in: folder, input: "\none\ntwo\ntwentythree\n/quit\n")
      try put(pack(#""record": true,"#).replacing("\"three\"", with: "\"twentythree\""), in: folder)
      #expect(
        try run("levels pack.json --name Zoe", in: folder).output.contains(
          "1.3, won, 3 of 3 stars. 3, the three?"))
      let told = try run("pack results data pack.json", in: folder)
      #expect(told.output.contains("Zoe       3/3") && !told.output.contains("(v1)"))
    }
  }

  /// Rows of the table as it was corrected, and who has solved how many of how many.
  static let corrections: [(String, String)] = [
    ("ABCD", "4/4"), ("ACD", "3/3"), ("DCBA", "4/4"), ("AEBCD", "4/4*"), ("BEA", "2/2*"),
  ]

  @Test(arguments: corrections)
  func `rows may be moved, deleted and added when results are in`(
    _ rows: String, _ solved: String
  ) throws {
    func table(_ rows: String) -> String {
      // Its marks are mended behind the reading.
      "question,right\n" + rows.map { "\"What is called \"\"\($0)\"\"?\",word\($0)\n" }.joined()
    }
    try withFolder { folder throws in
      try put(table("ABCD"), "q.csv", in: folder)
      let options = "--attempts 2 --order free"
      #expect(try run("pack import q.csv -o q.json " + options, in: folder).status == 0)
      let input = "\nwordA\nwordB\nwordC\nwordD\n/quit\n"
      _ = try run("play q.json --name Zoe", in: folder, input: input)
      #expect(try run("pack result q.json --name Zoe -o zoe.json", in: folder).status == 0)
      let code = try run("pack result q.json --name Zoe --code", in: folder).output
      try put(code, "codes.txt", in: folder)
      _ = try run("pack result q.json --name Zoe -o old.txt", in: folder)
      try FileManager.default.copyItem(
        at: folder.appending(path: "q.json"), to: folder.appending(path: "old.json"))
      try put(table(rows), "q.csv", in: folder)
      #expect(try run("pack import q.csv -o q.json --replace", in: folder).status == 0)
      for files in ["zoe.json q.json", "data q.json", "codes.txt q.json old.json"] {
        let told = try run("pack results " + files, in: folder).output
        #expect(told.contains(" \(solved)  "), "\(files): \(told)")
        #expect(!told.contains("(v1)"))
      }
    }
  }

  /// Questions without ids, which are known by their places alone.
  @Test(arguments: [([2, 0, 1], "3/3"), ([1, 2], "2/2"), ([0, 2], "2/2")])
  func `questions that have no ids are found where they stand now`(
    _ order: [Int], _ solved: String
  ) throws {
    func pack(_ order: [Int]) -> String {
      let levels = order.map { place in
        let (text, right) = [("1?", "one"), ("2?", "two"), ("What comes on two?", "three")][place]
        return "{\"kind\": \"open\", \"text\": \"\(text)\", \"right\": \"\(right)\"}"
      }
      return
        "{\"version\": 1, \"title\": \"N\", \"language\": \"en\", \"id\": \"n\", \"chapters\": "
        + "[{\"title\": \"C\", \"levels\": [\(levels.joined(separator: ", "))]}]}"
    }
    try withFolder { folder throws in
      try put(pack([0, 1, 2]), "old.json", in: folder)
      _ = try run("play old.json --name Zoe", in: folder, input: "\none\ntwo\nthree\n/quit\n")
      #expect(try run("pack result old.json --name Zoe -o zoe.json", in: folder).status == 0)
      let code = try run("pack result old.json --name Zoe --code", in: folder).output
      try put(code, "codes.txt", in: folder)
      try put(pack(order), "new.json", in: folder)
      for files in ["zoe.json new.json", "data new.json", "codes.txt new.json old.json"] {
        let told = try run("pack results " + files, in: folder).output
        #expect(told.contains(" \(solved)  "), "\(files): \(told)")
        #expect(!told.contains("(v1)"))
      }
    }
  }

  /// `t.json` of a table of two columns.
  private func makePack(of rows: [String], _ options: String, in folder: URL) throws -> Run {
    try put("question,right\n" + rows.joined(separator: "\n") + "\n", "t.csv", in: folder)
    return try run("pack import t.csv -o t.json " + options, in: folder)
  }

  /// The rows of a table one after the other, from what was played.
  static let correctedRows = [
    [
      ["0?,zero", "Wearing by a river is what?,erosion", "2?,two"],
      ["0?,zero", "Wearing by a stream is what?,erosion", "2?,two"],
    ],
    [["0?,zero", "Wearing by a stream is what?,erosion", "2?,two"]],
    [["2?,two", "Wearing by a stream is what?,erosion"]],
    [["Wearing by a stream is what?,erosion", "3?,three"]],
  ]

  @Test(arguments: correctedRows)
  func `a word is corrected wherever its question stands by now`(_ tables: [[String]]) throws {
    try withFolder { folder throws in
      let played = ["1?,one", "Wearing by a river is what?,erosion", "2?,two"]
      _ = try makePack(of: played, "--attempts 2", in: folder)
      _ = try run("play t.json --name Zoe", in: folder, input: "\none\nerosion\ntwo\n/quit\n")
      for rows in tables { _ = try makePack(of: rows, "--replace", in: folder) }
      let told = try run("pack results data t.json", in: folder).output
      let row = try #require(told.split(separator: "\n").first { $0.contains("Wearing") })
      #expect(row.contains("stream") && !told.contains("river"), "\(told)")
    }
  }

  @Test func `a pack that is made anew reads the codes of before, and says what it asks no more`()
    throws
  {
    try withFolder { folder throws in
      let make = { rows, options in try makePack(of: rows, options, in: folder) }
      _ = try make(["1?,one", "2?,two", "3?,three"], "--attempts 2")
      _ = try run("play t.json --name Zoe", in: folder, input: "\none\ntwo\nthree\n/quit\n")
      let code = try run("pack result t.json --name Zoe --code", in: folder).output
      try put(code, "codes.txt", in: folder)
      #expect(try make(["1?,one", "4?,four", "3?,three"], "").status == 1)
      let again = try make(["1?,one", "4?,four", "3?,three"], "--replace")
      #expect(again.output.contains("The pack as it was is kept in t.json.former:"))
      let same = try make(["1?,one", "4?,four", "3?,three"], "--replace")
      #expect(!same.output.contains("former"))
      _ = try make(["3?,three", "1?,one", "4?,four"], "--replace")
      let told = try run("pack results codes.txt t.json", in: folder)
      #expect(told.output.contains("Zoe      2/2*      6"), "\(told)")
      #expect(told.output.contains("* counted on fewer questions than the pack asks now"))
      #expect(told.output.contains("1.3 (v1)") && told.errors.contains("v1"))
      _ = try make(["3?,three", "1?,one"], "--replace")
      let fewer = try run("pack results codes.txt t.json", in: folder).output
      #expect(fewer.contains("Zoe       2/2      6"), "\(fewer)")
      #expect(fewer.hasSuffix("“2?” is asked no more: it counts for nobody.\n\n"), "\(fewer)")
      _ = try make(["5?,five", "3?,three", "1?,one"], "--replace")
      let more = try run("pack results codes.txt t.json", in: folder).output
      #expect(
        more.contains("“1.1. 5?” is new in the pack.") && !more.contains("(v1)"), "\(more)")
    }
  }

  @Test func `a sealed pack is made anew where that is said, and nothing else is`() throws {
    try withFolder { folder throws in
      try put(pack(), in: folder)
      #expect(try run("pack seal pack.json -o sealed.json", in: folder).status == 0)
      #expect(
        try run("pack seal pack.json -o sealed.json", in: folder).errors.contains("--replace"))
      try put(pack(third: "last"), in: folder)
      #expect(try run("pack seal pack.json -o sealed.json --replace", in: folder).status == 0)
      let played = try run(
        "play sealed.json --chapter 1 --level 1", in: folder, input: "/quit\n")
      #expect(played.output.contains("1?"))
      let preview = try run("play sealed.json --preview", in: folder)
      #expect(preview.status == 1 && preview.errors.contains("Preview the one that it was made of"))
      #expect(try run("pack seal pack.json -o pack.json --replace", in: folder).status == 1)
      #expect(try run("pack seal pack.json --replace", in: folder).status == 64)
    }
  }

  @Test func `what stood among other words is kept, and may be right by another key`() throws {
    try withFolder { folder throws in
      let settings = #""record": true, "attempts": 2,"#
      try put(pack(settings), in: folder)
      _ = try run(
        "play pack.json --name Zoe", in: folder, input: "\nthey made just one\nuno\neins\n/quit\n")
      let before = try run("pack results data pack.json", in: folder).output
      try put(
        pack(settings).replacing(
          #""right": "one""#, with: #""right": ["one", "they made just one"]"#),
        "new.json", in: folder)
      let told = try run("pack results data new.json", in: folder).output
      #expect(
        before.contains(
          "    wrong: eins (Zoe) · uno (Zoe)\n    not judged: they made just one (Zoe)"))
      #expect(told.contains("the answer “they made just one” did not count"), "\(told)")
      #expect(told.contains("The question counts as solved for Zoe (3 stars)."))
    }
  }

  @Test func `a mended key opens nothing for whose answers are known and still wrong`() throws {
    try withFolder { folder throws in
      let settings = #""record": true, "attempts": 2,"#
      try put(pack(settings), in: folder)
      _ = try run("play pack.json --name Zoe", in: folder, input: "\nuno\neins\n/quit\n")
      try put(
        pack(settings).replacing(#""right": "one""#, with: #""right": "single""#), in: folder)
      let again = try run("play pack.json --name Zoe", in: folder, input: "/quit\n").output
      #expect(again.contains("question 2 of 3") && !again.contains("changed"), "\(again)")
      let told = try run("pack results data pack.json", in: folder).output
      #expect(told.contains("uno (Zoe)") && !told.contains("(v1)"), "\(told)")
    }
  }

  /// By a file, by a code, and from the folder of data.
  @Test(arguments: [
    "pack result new.json --name Zoe -o zoe", "pack result new.json --name Zoe --code -o zoe",
    "play new.json --name Zoe",
  ])
  func `a question that is open again counts against nobody until it is asked`(
    _ handsIn: String
  ) throws {
    try withFolder { folder throws in
      try put(pack(), in: folder)
      _ = try run("play pack.json --name Zoe", in: folder, input: "\none\ntwo\nthree\n/quit\n")
      try put(
        pack().replacing("\"2?\", \"right\": \"two\"", with: "\"5?\", \"right\": \"five\""),
        "new.json", in: folder)
      _ = try run("play new.json --name Zoe", in: folder, input: "/quit\n")
      _ = try run(handsIn, in: folder, input: "/quit\n")
      let handedIn = handsIn.hasSuffix("zoe") ? "zoe" : "data"
      let told = try run("pack results \(handedIn) new.json", in: folder).output
      #expect(told.contains("Zoe      2/2* "), "\(told)")
      #expect(
        told.contains(
          "5?: it asks something else now, or has another answer. It counts neither for nor against Zoe;"
        ))
      _ = try run("play new.json --name Zoe", in: folder, input: "\nfive\n/quit\n")
      _ = try run(handsIn.replacing("-o zoe", with: "-o again"), in: folder, input: "/quit\n")
      let again = handedIn == "zoe" ? "again" : "data"
      #expect(
        try run("pack results \(again) new.json", in: folder).output.contains("Zoe       3/3 "))
    }
  }

  @Test func `a question that was added counts for whoever has it, and tells who has not`() throws {
    try withFolder { folder throws in
      try put(pack(), in: folder)
      _ = try run("play pack.json --name Zoe", in: folder, input: "\none\ntwo\nthree\n/quit\n")
      _ = try run("play pack.json --name Ida", in: folder, input: "\none\n/quit\n")
      let fourth = #", {"kind": "open", "text": "4?", "right": "four"}]}]}"#
      try put(pack().replacing("}]}]}", with: "}" + fourth), "new.json", in: folder)
      let told = try run("pack results data new.json pack.json", in: folder).output
      #expect(told.contains("Zoe      3/3* ") && told.contains("Ida      1/3* "), "\(told)")
      #expect(told.contains("Not finished yet: Ida (1.2, 1.3).\n"))
      #expect(
        told.hasSuffix(
          "\n“1.4. 4?” is new in the pack. It counts for whoever has opened the new pack; "
            + "not yet for: Ida, Zoe.\n\n"))
      try put(pack().replacing("the three?", with: "eight?"), "other.json", in: folder)
      let other = try run("pack results data other.json pack.json", in: folder).output
      #expect(other.contains("It counts neither for nor against Zoe;"), "\(other)")
      // Ida had left it.
      #expect(other.contains("Zoe      2/2* ") && other.contains("Ida       1/3 "))
      #expect(!other.contains("is new in the pack"))
      _ = try run("play new.json --name Zoe", in: folder, input: "/quit\n")
      let opened = try run("pack results data new.json pack.json", in: folder).output
      #expect(
        opened.contains("Zoe       3/4 ") && opened.contains("not yet for: Ida."), "\(opened)")
    }
  }

  @Test func `a code that tells too little is to be made anew only where the pack has changed`()
    throws
  {
    try withFolder { folder throws in
      let settings = #""record": true,"#
      try put(pack(settings), in: folder)
      _ = try run("play pack.json --name Zoe", in: folder, input: "\nuno\n/quit\n")
      try put(
        try run("pack result pack.json --name Zoe --code", in: folder).output, "codes.txt",
        in: folder)
      let same = try run("pack results codes.txt pack.json", in: folder).errors
      #expect(same.contains("stand only in files, as those of: Zoe."))
      #expect(!same.contains("before the pack was changed"))
      try put(
        pack(settings).replacing(#""right": "one""#, with: #""right": "uno""#), "new.json",
        in: folder)
      let changed = try run("pack results codes.txt new.json pack.json", in: folder).errors
      #expect(changed.contains("made before the pack was changed: Zoe."))
    }
  }

  @Test(arguments: [
    ("en", "question 1 of 3. It is over: answers count no more."),
    ("fr", "question 1 sur 3. Elle est close\u{A0}: les réponses ne comptent plus."),
  ]) func `a question that was missed for good says so before it is answered`(
    _ language: String, _ heading: String
  ) throws {
    try withFolder { folder throws in
      try put(pack(#""attempts": 1, "answers": "at-end","#), in: folder)
      let told = try run(
        "--lang \(language) play pack.json", in: folder, input: "\nuno\n/level 1.1\n/quit\n")
      #expect(told.output.contains(heading))
    }
  }

  @Test func `a misspelt key that is mended leaves the stars that a code tells`() throws {
    try withFolder { folder throws in
      let former = pack().replacing("\"three\"", with: "\"twentytree\"")
      try put(former, in: folder)
      let input = "\none\ntwo\ntwentythree\n/quit\n"
      _ = try run("play pack.json --name Zoe", in: folder, input: input)
      try put(
        try run("pack result pack.json --name Zoe --code", in: folder).output, "in.txt", in: folder)
      for (right, solved) in [("twentythree", "3/3"), ("thirty", "2/2*")] {
        try put(pack().replacing("\"three\"", with: "\"\(right)\""), "new.json", in: folder)
        let told = try run("pack results in.txt new.json pack.json", in: folder).output
        #expect(told.contains(" \(solved)  "))
        let isUnknown = told.contains("It counts neither for nor against Zoe; ")
        #expect(isUnknown == (right == "thirty"))
      }
    }
  }

  @Test func `an answer that was taken as right, and is not any more, is asked for again`() throws {
    try withFolder { folder throws in
      let former = pack(#""record": true,"#).replacing("\"three\"", with: "\"insulin\"")
      try put(former, in: folder)
      _ = try run("play pack.json --name Zoe", in: folder, input: "\none\ntwo\ninsulyn\n/quit\n")
      let wrong = #""insulin", "wrong": [{"words": ["insulyn"], "reply": "No."}]"#
      let corrected = former.replacing("\"insulin\"", with: wrong)
      try put(corrected, in: folder)
      let told = try run("pack results data pack.json", in: folder)
      #expect(told.output.contains("The question no longer counts for Zoe."), "\(told)")
      #expect(try run("levels pack.json --name Zoe", in: folder).output.contains("1.3, open"))
    }
  }

  @Test func `whoever had come to the end is led to a question that is added`() throws {
    try withFolder { folder throws in
      try put(pack(), in: folder)
      _ = try run("play pack.json --name Zoe", in: folder, input: "\none\ntwo\nthree\n/quit\n")
      let fourth = #", {"kind": "open", "text": "Which is next, 4?", "right": "four"}]}]}"#
      try put(
        pack().replacing("]}]}", with: fourth), in: folder)
      let told = try run("play pack.json --name Zoe", in: folder, input: "\nfour\n/quit\n")
      #expect(told.output.contains("Which is next, 4?"))
      #expect(told.output.contains("1 question is new since you came to the end: 1.4."))
      let again = try run("play pack.json --name Zoe", in: folder, input: "/quit\n")
      #expect(!again.output.contains("is new since"))
      #expect(try run("levels pack.json --name Zoe", in: folder).output.contains("1.4, won"))
    }
  }

  @Test func `a question that is added to those that are drawn is told to take another’s place`()
    throws
  {
    try withFolder { folder throws in
      let draw = #""id": "n", "draw": {"count": 2, "from": "pack"},"#
      try put(pack(draw), in: folder)
      let fourth = #", {"kind": "open", "text": "Which is next, 4?", "right": "four"}]}]}"#
      let more = pack(draw).replacing("]}]}", with: fourth)
      try put(more, "more.json", in: folder)
      let warned = try run("pack check more.json --against pack.json", in: folder).output
      #expect(warned.contains("With a “count” of 3 in “draw”, everyone keeps theirs"))
      try put(more.replacing("\"count\": 2", with: "\"count\": 3"), "all.json", in: folder)
      let kept = try run("pack check all.json --against pack.json", in: folder).output
      #expect(kept.contains("Which is next") && !kept.contains("keeps theirs"))
      for number in 0..<12 {
        let name = "--name Pupil\(number)"
        let before = try run("levels pack.json \(name) --ui json", in: folder).output
        let after = try run("levels all.json \(name) --ui json", in: folder).output
        for id in ["level-1-1", "level-1-2", "level-1-3"] where before.contains(id) {
          #expect(after.contains(id))
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func `what a file tells of wrong answers is not lost behind a newer code`(_ isOfFirst: Bool)
    throws
  {
    try withFolder { folder throws in
      let first = pack(#""record": true, "attempts": 2,"#)
      try put(first, in: folder)
      let corrected = first.replacing(#""right": "two""#, with: #""right": "deux""#)
      try put(corrected, "new.json", in: folder)
      _ = try run("play pack.json --name Zoe", in: folder, input: "\none\nzwei\ndeux\n/quit\n")
      _ = try run("pack result pack.json --name Zoe -o zoe.json", in: folder)
      _ = try run("play pack.json --name Zoe", in: folder, input: "drei\nthree\n/quit\n")
      let code = try run("pack result pack.json --name Zoe --code", in: folder).output
      try put("Zoe: " + code, "codes.txt", in: folder)
      let packs = isOfFirst ? "new.json pack.json" : "new.json"
      let alone = try run("pack results codes.txt " + packs, in: folder)
      #expect(alone.errors.contains("as those of: Zoe."))
      #expect(!alone.output.contains("deux was"))
      let told = try run("pack results zoe.json codes.txt " + packs, in: folder)
      #expect(told.output.contains("The question counts as solved for Zoe (2 stars).\n"))
      #expect(told.output.contains("\nZoe       3/3      7"))
      #expect(told.output.contains("zwei (Zoe)"))
      #expect(told.errors.contains("Zoe"))
    }
  }

  @Test func `a sealed pack is played as the pack itself`() throws {
    try withFolder { folder throws in
      try put(pack(), in: folder)
      let made = try run("pack seal pack.json -o sealed.json", in: folder)
      #expect(made.status == 0 && made.output.contains("They are no secret"))
      let sealed = try String(contentsOf: folder.appending(path: "sealed.json"), encoding: .utf8)
      #expect(!sealed.contains("one") && sealed.contains("Numbers"))
      _ = try run("play sealed.json --name Ada", in: folder, input: "\none\n/quit\n")
      let levels = try run("levels pack.json --name Ada", in: folder).output
      #expect(levels.contains("1.1, won"))
      let handedIn = try run("pack result sealed.json --name Ada -o ada.json", in: folder)
      #expect(handedIn.status == 0)
      #expect(try run("pack results ada.json sealed.json", in: folder).status == 0)
      #expect(try run("pack check sealed.json", in: folder).output.contains("is sealed"))
      #expect(try run("pack seal sealed.json", in: folder).errors.contains("sealed already"))
      #expect(try run("pack seal pack.json -o sealed.json", in: folder).status == 1)
      try put(String(sealed.dropLast(9)), "cut.json", in: folder)
      let cut = try run("play cut.json", in: folder)
      #expect(cut.status == 1 && cut.errors.contains("cut.json:1:1: error: This file was cut off"))
      try put(
        pack().replacing("\"right\": \"two\"", with: "\"right\": \"?\""), "bad.json", in: folder)
      let bad = try run("pack seal bad.json -o never.json", in: folder)
      #expect(bad.status == 1 && bad.errors.contains("Nobody can type"))
      #expect(try run("--restricted pack seal pack.json -o r.json", in: folder).status == 1)
    }
  }

  static let hostile = [
    ("mkfifo in/x.json", "x.json is left out: it is not an ordinary file."),
    ("ln -s ../pack.json in/x.json", "x.json is left out: it is not an ordinary file."),
    ("mkdir in/x", "in/x is left out: it is a folder inside a folder"),
    ("truncate -s 20M in/x.json", "x.json is left out: it is too large."),
    ("cp pack.json in/x.json", ""),
    ("echo '{}' > in/x.json", "x.json is left out: it was cut off or changed, or is no result."),
    ("head -c 100000 /dev/urandom > in/x.txt", "x.txt is left out: it was cut off or changed"),
    ("head -c 100 in/z.json > in/x.json", "x.json is left out: it was cut off or changed"),
    ("printf '%100000s' | tr ' ' '[' > in/x.json", "x.json is left out: it was cut off"),
    ("cp data/packs/*.json in/x.json; cp data/settings.json in/y.json || :", ""),
  ]

  @Test(arguments: hostile) func `what cannot be read is named, and the others count`(
    _ setUp: String, _ sentence: String
  ) throws {
    try withFolder { folder throws in
      try put(pack(), in: folder)
      _ = try run("play pack.json --name Zoe", in: folder, input: "\none\n/quit\n")
      _ = try Run("cd \"$D\" && mkdir in", ["D": folder.path()])
      _ = try run("pack result pack.json --name Zoe -o in/z.json", in: folder)
      _ = try Run("cd \"$D\" && { \(setUp); }", ["D": folder.path()])
      let told = try run("pack results in pack.json", in: folder)
      #expect(told.output.contains("Zoe"))
      #expect(sentence.isEmpty ? told.errors.isEmpty : told.errors.contains(sentence))
      #expect(told.status == (sentence.isEmpty ? 0 : 1))
    }
  }

  @Test func `strangers read and write no results`() throws {
    try withFolder { folder throws in
      try put(pack(), in: folder)
      #expect(try run("--restricted pack results .", in: folder).status == 1)
      _ = try run("--restricted play pack.json", in: folder, input: "\none\n/quit\n")
      #expect(try run("--restricted pack result pack.json -o r.json", in: folder).status == 1)
      #expect(try run("--restricted pack result pack.json", in: folder).status == 0)
    }
  }
}

extension [String] {
  /// Both, where there are two.
  fileprivate var twoItems: (String, String)? { count == 2 ? (self[0], self[1]) : nil }
}
