import Localization

/// The help page of the program or of a subcommand.
struct HelpPage {
  /// From the program down to the command.
  private let path: [CommandSpec]
  private let language: Language
  private let layout: HelpLayout

  /// Wraps to `width` columns.
  init(on command: CommandName, in language: Language, table: OptionsTable, width: Int) {
    path = table.path(to: command)
    self.language = language
    layout = HelpLayout(width: width)
  }

  /// The columns to wrap to: COLUMNS, else the terminal's, else 80; never under 40.
  static func width(columns: String?, terminal: Int?) -> Int {
    let wanted = columns.flatMap { Int($0) } ?? 0
    return max(40, wanted > 0 ? wanted : terminal ?? 80)
  }

  /// Sections parted by an empty line; ends with a newline.
  var text: String {
    guard let command = path.last else { return "" }
    let sections = [
      layout.paragraph(overview(of: command)),
      layout.paragraph(usage),
      section(L10n.Options.arguments, command.arguments.map(entry)),
      section(L10n.Options.options, options(of: command).map(entry)),
      section(L10n.Options.subcommands, command.subcommands.map(entry)),
      layout.paragraph("  " + footer.resolved(in: language), indent: 2),
    ]
    return sections.filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private func overview(of command: CommandSpec) -> String {
    L10n.Options.overview(text: command.summary).resolved(in: language)
  }

  private var usage: String {
    let usage = UsageLine(path: path).text(in: language)
    return L10n.Options.usageHeading(usage: verbatim(usage)).resolved(in: language)
  }

  private var footer: LocalizedText {
    path.count == 1 ? L10n.Options.seeSubcommand : L10n.Options.seeGlobal
  }

  private typealias Entry = (label: String, text: String)

  private func section(_ heading: LocalizedText, _ entries: [Entry]) -> [String] {
    guard !entries.isEmpty else { return [] }
    return [heading.resolved(in: language)]
      + entries.flatMap { layout.entry($0.label, text: $0.text) }
  }

  /// A subcommand's own, and how to ask for this page; the footer says where the global ones are.
  private func options(of command: CommandSpec) -> [OptionSpec] {
    guard path.count > 1, let root = path.first else {
      return command.options.filter { !$0.isForSetUp }
    }
    return command.options + root.options.filter { $0.name == .help }
  }

  private func entry(for row: OptionSpec) -> Entry {
    let label = row.label(in: language)
    let note = note(words: row.value?.words ?? [], standard: row.value?.standard)
    return (row.short.map { "\($0), \(label)" } ?? label, described(row.summary, note))
  }

  private func entry(for row: ArgumentSpec) -> Entry {
    let note = note(words: row.words, standard: nil)
    return ("<\(row.name.resolved(in: language))>", described(row.summary, note))
  }

  private func entry(for row: CommandSpec) -> Entry {
    (row.name.rawValue, row.summary.resolved(in: language))
  }

  private func described(_ summary: LocalizedText, _ note: LocalizedText?) -> String {
    [summary, note].compactMap { $0?.resolved(in: language) }.joined(separator: " ")
  }

  /// `(values: a, b; default: a)`
  private func note(words: [String], standard: String?) -> LocalizedText? {
    guard !words.isEmpty else { return nil }
    let values = verbatim(words.joined(separator: ", "))
    guard let standard else { return L10n.Options.values(values: values) }
    return L10n.Options.valuesAndDefault(values: values, standard: verbatim(standard))
  }
}
