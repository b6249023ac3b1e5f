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

  // MARK: The adventure's commands

  /// All forms that a player may type for a verb phrase of the tables, the phrase included.
  var verbForms: @Sendable (_ phrase: String) -> [String] = { [$0] }
  /// By folded pronoun the ending of the `NounForms.kind` that it refers to: in French `la` refers to
  /// `fs`, a feminine in the singular. One that is not listed refers to `s`.
  var pronounKinds: [String: String] = [:]
  /// Whether the verb for wearing is the one for putting somewhere: « mettre ».
  var wearMeansPut = false
  /// Whether the verb for leaving, with a thing, is the one for taking it out: « sortir la clé ».
  var leaveMeansTakeOut = false
  /// How words that only say in what way end: “warmly”, « chaudement ».
  var adverbEnding = ""
  /// Folded words that lose a vowel before another one, and that are often written without the
  /// apostrophe: « lardoise ».
  var elidedWords: [String] = []
}
