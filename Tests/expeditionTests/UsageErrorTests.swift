import Localization
import Testing

@testable import expedition

/// The first sentence of a message, its no-break spaces as `~`, for tables that can be read.
private func firstLine(of error: UsageError?, in language: Language) -> String? {
  let message = error?.message(in: language)
  let line = message?.split(separator: "\n").first.map(String.init)
  return line.map { String($0.map { ["\u{A0}", "\u{202F}"].contains($0) ? "~" : $0 }) }
}

struct UsageErrorTests {
  @Test(
    arguments: [
      ("--x", "Unknown option ‘--x’", "option inconnue «~--x~»"),
      (
        "--sede 3", "Unknown option ‘--sede’. Did you mean ‘--seed’?",
        "option inconnue «~--sede~». Vouliez-vous dire «~--seed~»~?"
      ),
      (
        "--colour=never", "Unknown option ‘--colour’. Did you mean ‘--color’?",
        "option inconnue «~--colour~». Vouliez-vous dire «~--color~»~?"
      ),
      (
        "--level 2", "Unknown option ‘--level’. Did you mean ‘play --level’?",
        "option inconnue «~--level~». Vouliez-vous dire «~play --level~»~?"
      ),
      ("--pla", "Unknown option ‘--pla’. Did you mean ‘--plain’?", nil),
      ("--language fr", "Unknown option ‘--language’. Did you mean ‘--lang’?", nil),
      ("-x", "Unknown option ‘-x’", nil),
      (
        "--speak --ui json",
        "‘--speak’ cannot be used together with ‘--ui json’: only lines are spoken",
        "«~--speak~» ne s’emploie pas avec «~--ui json~»~: seul le jeu en lignes se dit à voix haute"
      ),
      (
        "--ui full play --speak",
        "‘--speak’ cannot be used together with ‘--ui full’: only lines are spoken", nil
      ),
      ("import q.csv", "Unknown subcommand ‘import’. Did you mean ‘pack import’?", nil),
      ("-", "Unknown subcommand ‘-’", nil),
      ("-- --plain", "Unknown subcommand ‘--plain’", nil),
      (
        "play --level 2", "‘--level <n>’ can only be used together with ‘--chapter <n>’",
        "«~--level <n>~» ne s’emploie qu’avec «~--chapter <n>~»"
      ),
      (
        "play --chapter 9",
        "The value ‘9’ is invalid for ‘--chapter <n>’. Please provide a number from 1 to 4.",
        "la valeur «~9~» ne convient pas à «~--chapter <n>~». Indiquez un nombre de 1 à 4."
      ),
      (
        "play --chapter 0 --level 9",
        "The value ‘0’ is invalid for ‘--chapter <n>’. Please provide a number from 1 to 4.", nil
      ),
      (
        "play --level 5 --chapter 2",
        "The value ‘5’ is invalid for ‘--level <n>’. Please provide a number from 1 to 4.", nil
      ),
      (
        "play --chapter 3 --level 2",
        "The value ‘2’ is invalid for ‘--level <n>’. Please provide ‘1’.",
        "la valeur «~2~» ne convient pas à «~--level <n>~». Indiquez «~1~»."
      ),
      (
        "play --chapter 4 --level 1", "The value ‘1’ is invalid for ‘--level <n>’",
        "la valeur «~1~» ne convient pas à «~--level <n>~»"
      ),
    ] as [(String, String, String?)])
  func `a mistake is named`(_ line: String, _ english: String, _ french: String?) {
    let error = #expect(throws: UsageError.self) { try parse(line) }
    #expect(firstLine(of: error, in: .en) == "Error: " + english)
    if let french { #expect(firstLine(of: error, in: .fr) == "Erreur~: " + french) }
  }

  @Test(arguments: [
    "-5", "+5", "1.5", "1e3", "0x10", "1_000", "٣", "18446744073709551616",
    "9" + "9999999999999999999999",
  ]) func `a seed is digits alone`(_ value: String) {
    let error = #expect(throws: UsageError.self) { try parse("--seed " + value) }
    #expect(firstLine(of: error, in: .en)?.contains("The value ‘\(value)’ is invalid") == true)
  }

  @Test func `the usage of the subcommand and a way to more follow`() {
    let error = #expect(throws: UsageError.self) { try parse("play --chapter") }
    #expect(
      error?.message(in: .en) == """
        Error: Missing value for ‘--chapter <n>’
        Usage: expedition [<options>] play [--chapter <n> [--level <n>]] [--restart] [--preview] [<pack>]
          See ‘expedition --help’ for more information.

        """)
    #expect(
      error?.message(in: .fr) == """
        Erreur\u{A0}: il manque la valeur de «\u{A0}--chapter <n>\u{A0}»
        Utilisation\u{A0}: expedition [<options>] play [--chapter <n> [--level <n>]] [--restart] [--preview] [<pack>]
          Saisissez «\u{A0}expedition --help\u{A0}» pour en savoir plus.

        """)
  }

  @Test(arguments: ["--\u{1B}[31m", "a\nb", "\u{202E}x", String(repeating: "x", count: 5_000)])
  func `an echo neither steers a terminal nor floods it`(_ argument: String) {
    for arguments in [
      [argument], ["--lang", argument], ["--seed=" + argument], ["--plain=" + argument],
    ] {
      let error = #expect(throws: UsageError.self) {
        try Invocation(arguments, of: testProgram)
      }
      let message = error?.message(in: .en) ?? ""
      #expect(message.split(separator: "\n").count == 3)
      #expect(!message.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
      #expect(message.count < 400)
    }
  }
}
