import Packs

extension FuzzFragments {
  static func questions(_ format: PackImport.Format) -> [Shape] {
    switch format {
    case .gift: gift
    case .aiken: aiken
    case .csv: tables(",")
    case .tsv: tables("\t")
    case .moodle: moodle
    case .quizlet: [("", "@\u{1}\t@\u{2}\n", ""), ("", "@ - @\u{1}\n", ""), ("a\t", "@", "\n")]
    case .openquizzdb: openQuizzDB
    }
  }

  private static let gift: [Shape] = [
    ("", "@", ""), ("", "::@::Q?{=yes@ ~no@}\n\n", ""), ("Q?{", "=@", "}"), ("Q?{=a", "~@", "}"),
    ("Q?{#", "=@", "}"), ("Q@?{=", "@", " ~no}"), ("Q?{", "=@\u{1} -> @\u{1} ", "}"),
    ("", "$CATEGORY: @/@\n\nQ{T}\n\n", ""), ("", "@\n\n", "Q{T}"), ("::", "@", "::Q{T}"),
    ("[html]", "<@", "{T}"), ("[markdown]", "@", "{T}"), ("Q?{=a#", "@", "}"),
    ("Q{T####", "@", "}"), ("", "::Q@::W{=a@}\n", ""), ("", "Q@{T}\n", ""), ("", "Q@\\{{T}\n", ""),
    ("", "::Q@::W\u{1}@{=a@ =b\u{2} =%0%c@}\n\n", ""), ("", "//@\n", "Q{T}"),
    ("", "::@::Q\u{1}{~%50%a ~%50%b@ ~%-50%c}\n\n", ""), ("", "Q{#@\u{1}..9}\n\n", ""),
  ]

  private static let aiken: [Shape] = [
    ("", "Q\u{1}@?\nA. a@\nB. b@\nANSWER: A\n\n", ""), ("Q?\n", "A. @\n", "ANSWER: A\n"),
    ("", "@\n", "Q?\nA. a\nB. b\nANSWER: A\n"), ("Q?\nA. ", "@", "\nB. b\nANSWER: A\n"),
    ("", "ANSWER: @\n", ""), ("", "@", "\nA. a\nB. b\nANSWER: A\n"),
  ]

  private static func tables(_ mark: String) -> [Shape] {
    let header = ["question", "right", "wrong", "hint"].joined(separator: mark) + "\n"
    return [
      (header, "Q@\u{1}\(mark)a@\(mark)b@\(mark)h\n", ""), (header, "\"@\"\(mark)a\n", ""),
      (header + "Q\(mark)", "a@|", "\n"), (header + "Q", "\(mark)@", "\n"), (header, "\"@\n", ""),
      (header, "_@__ {1}\(mark)a@ = \u{1}|b / c\n", ""), (header + "Q ", "___@", "\(mark)a|b\n"),
      (header + "Q\(mark)", "a@\u{1} = b\u{1}|", "\n"), (header + "Q\(mark)", "a or @; ", "\n"),
      ("", "Q@\u{1}\(mark)a@\n", ""), ("", "@\(mark)", ""), ("", "same\(mark)a\u{1}@\n", ""),
    ]
  }

  private static let text = "<questiontext><text>Q@</text></questiontext>"
  private static let answer = "<answer fraction=\"100\"><text>a</text></answer>"

  private static let cloze = "<quiz><question type=\"cloze\"><questiontext><text>"
  private static let clozeEnd = "</text></questiontext></question></quiz>"

  private static let moodle: [Shape] = [
    (
      "<quiz>",
      "<question type=\"shortanswer\">\(text)<answer fraction=\"100\"><text>a@</text></answer></question>",
      "</quiz>"
    ),
    ("<quiz><question type=\"multichoice\">\(text)", "\(answer)@", "</question></quiz>"),
    ("<quiz><question type=\"shortanswer\">", "<text>@</text>", "</question></quiz>"),
    ("<quiz><question type=\"essay\">", "<![CDATA[@]]>", "</question></quiz>"),
    ("<quiz><question>", " <!--@-->", "</question></quiz>"), ("<quiz>", "<@", ""),
    (cloze, "{1:SA:=a@", clozeEnd), (cloze, "{1:MC:=a@}", clozeEnd), (cloze, "{@", "}" + clozeEnd),
    (cloze + "{1:SA:", "=a@~", "}" + clozeEnd), (cloze, "{1:SA:=\\}@", clozeEnd),
    ("<quiz><question ", "a\u{1}=\"@\" ", "/></quiz>"), ("<quiz>", "<a>@", ""),
    ("<quiz><question>", "&amp;@", "</question></quiz>"),
  ]

  private static let openQuizzDB: [Shape] = [
    (
      #"{"quizz":["#,
      #"{"question":"Q@","propositions":["a@","b"],"réponse":"a\#u{1}"},"#,
      #"{"question":"Q","réponse":"a"}]}"#
    ),
    (#"{"quizz":{"fr":{"#, #""l\#u{1}":[],"#, #""z":[{"question":"Q","réponse":"a"}]}}}"#),
    (#"[{"question":"Q","réponse":"a","propositions":["#, #""b@\#u{1}","#, #""c"]}]"#),
    (#"[{"question":"$x^"#, "{@", #""}]"#),
  ]
}
