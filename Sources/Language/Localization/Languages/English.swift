extension LanguageRules {
  static let en = LanguageRules(
    pluralForm: { $0.magnitude == 1 ? .one : .other },
    groupSeparator: ",", typedGroupSeparator: ",", decimalMark: ".",
    pronounKinds: ["them": "p", "em": "p"])
}
