/// The forms that a counted noun may have, as CLDR names and orders them; each language has some.
enum PluralForm: String, CaseIterable {
  case zero, one, two, few, many, other
}
