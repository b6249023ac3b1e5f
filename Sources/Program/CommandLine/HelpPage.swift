import Localization

private typealias Words = L10n.Options

/// The help page of the program or of a subcommand.
struct HelpPage {
  private let path: CommandPath
  private let language: Language
  private let layout: HelpLayout

  /// Wraps to `width` columns.
  init(on path: CommandPath, in language: Language, width: Int) {
    self.path = path
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
    let command = path.command
    let usage = Words.usageHeading(usage: cleaned(path.usage(in: language)))
    let footer = path.above.isEmpty ? Words.seeSubcommand : Words.seeGlobal
    let sections = [
      layout.paragraph(Words.overview(text: command.summary).resolved(in: language)),
      layout.paragraph(usage.resolved(in: language)),
      section(Words.arguments, command.arguments.map(entry)),
      section(Words.options, options.map(entry)),
      section(Words.subcommands, command.subcommands.map { ($0.name, $0.summary, nil) }),
      layout.paragraph("  " + footer.resolved(in: language), indent: 2),
    ]
    return sections.filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// A subcommand's own, and how to ask for this page; the footer says where the global ones are.
  private var options: [OptionSpec] {
    path.above.isEmpty
      ? path.command.options.filter { !$0.isForSetUp } : path.command.options + [.help]
  }

  private typealias Entry = (label: String, summary: LocalizedText, note: LocalizedText?)

  private func section(_ heading: LocalizedText, _ entries: [Entry]) -> [String] {
    guard !entries.isEmpty else { return [] }
    return [heading.resolved(in: language)]
      + entries.flatMap { entry in
        let texts = [entry.summary, entry.note].compactMap { $0?.resolved(in: language) }
        return layout.entry(entry.label, text: texts.joined(separator: " "))
      }
  }

  private func entry(for option: OptionSpec) -> Entry {
    let label = option.label.resolved(in: language)
    return (option.short.map { "\($0), \(label)" } ?? label, option.summary, option.value?.note)
  }

  private func entry(for argument: ArgumentSpec) -> Entry {
    let value = OptionValueSpec(name: argument.name, words: argument.words)
    return (argument.label.resolved(in: language), argument.summary, value.note)
  }
}

extension OptionValueSpec {
  /// `(values: a, b; default: a)`
  var note: LocalizedText? {
    guard !words.isEmpty else { return nil }
    let values = cleaned(words.joined(separator: ", "))
    guard let standard else { return Words.values(values: values) }
    return Words.valuesAndDefault(values: values, standard: cleaned(standard))
  }
}

extension CommandPath {
  /// How the command is typed, in one line: `expedition [<options>] play [--chapter <n> [--level <n>]]`
  func usage(in language: Language) -> String {
    let options = Words.usageOptions.resolved(in: language)
    var parts = above.flatMap { [$0.name, options] } + [command.name]
    parts += above.isEmpty ? [options] : ownOptions(in: language)
    parts += command.arguments.map { argument in
      let label = argument.label.resolved(in: language)
      return argument.isRequired ? label : "[\(label)]"
    }
    if !command.subcommands.isEmpty {
      parts.append("[<\(Words.valueSubcommand.resolved(in: language))>]")
    }
    return parts.joined(separator: " ")
  }

  /// Each option in brackets, what needs it inside them.
  private func ownOptions(in language: Language) -> [String] {
    func label(_ option: OptionSpec) -> String { option.label.resolved(in: language) }
    return command.options.filter { $0.needed == nil }.map { option in
      let dependents = command.options.filter { $0.needed == option.name }.map { "[\(label($0))]" }
      return "[\(([label(option)] + dependents).joined(separator: " "))]"
    }
  }
}

/// Lines of at most `width` columns; only ordinary blanks break, a longer word sticks out.
///
/// The texts are our own Latin ones: a character is a column.
private struct HelpLayout {
  let width: Int

  /// A text whose lines after the first are indented.
  func paragraph(_ text: String, indent: Int = 2) -> [String] {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    var lines: [String] = []
    var line = String(words[0])
    for word in words.dropFirst() {
      if line.count + 1 + word.count > width, line.contains(where: { $0 != " " }) {
        lines.append(line)
        line = String(repeating: " ", count: indent) + word
      } else {
        line += " " + word
      }
    }
    return lines + [line]
  }

  /// A label and, from column 26 on, what it means; under 60 columns the meaning stands below.
  func entry(_ label: String, text: String) -> [String] {
    let column = width < 60 ? 6 : 26
    let start = "  " + label
    let blank = String(repeating: " ", count: column)
    guard start.count < column else {
      return [start] + paragraph(blank + text, indent: column)
    }
    return paragraph(start + blank.dropFirst(start.count) + text, indent: column)
  }
}
