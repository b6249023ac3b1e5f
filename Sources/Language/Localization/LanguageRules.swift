/// What a language does that its tables cannot say. Each has one value, in a file of its own:
/// `Languages/<Name>.swift`, under the code that its folder of tables is named by.
struct LanguageRules: Sendable {
  // MARK: Numbers

  /// The form that a counted noun takes for a number: one of `pluralForms[]` in `Typography.strings`.
  let pluralForm: @Sendable (_ count: Int) -> PluralForm
  /// What stands between groups of three digits where the program shows a number.
  let groupSeparator: Character
  /// The same where a player types one; nil if there is nothing that could not be a decimal mark too.
  let typedGroupSeparator: Character?
  let decimalMark: Character

  // MARK: Typesetting

  /// The marks that stand behind a no-break space: texts of packs are looked at for them.
  var spacedMarks: [Unicode.Scalar] = []

  // MARK: The adventure's commands

  /// What a player may type for a verb of the tables, itself among it: other moods of it.
  var verbForms: @Sendable (_ phrase: String) -> [String] = { [$0] }
  /// How the kind of a noun ends that a pronoun can mean, for those pronouns that mean no singular of
  /// any gender: in French `la` means `fs`, a feminine in the singular. Pronouns are folded.
  var pronounKinds: [String: String] = [:]
  /// Whether the first word for ending the game also means leaving a place, which is then named.
  var quitMeansLeave = false
}
