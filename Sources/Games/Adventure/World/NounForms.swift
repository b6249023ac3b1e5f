package import Localization

/// The forms of a name: in English `lamp | a lamp | the lamp | of the lamp | to the lamp | s`,
/// in French `lampe | une lampe | la lampe | de la lampe | à la lampe | fs`.
package struct NounForms: Hashable, Sendable {
  /// Six values in each language; the last one is the kind: `s`, `p`; `ms`, `fs`, `mp`, `fp`.
  package let forms: LocalizedList

  package init(_ forms: LocalizedList) { self.forms = forms }

  package var bare: LocalizedText { LocalizedText(forms, at: 0) }
  /// “a lamp”, « une lampe ».
  package var a: LocalizedText { LocalizedText(forms, at: 1) }
  /// “the lamp”, « la lampe ».
  package var the: LocalizedText { LocalizedText(forms, at: 2) }
  /// “of the lamp”, « de la lampe ».
  package var of: LocalizedText { LocalizedText(forms, at: 3) }
  /// “to the lamp”, « à la lampe ».
  package var to: LocalizedText { LocalizedText(forms, at: 4) }

  /// Its gender, if the language has any, and its number: `s`, `p`; `ms`, `fs`, `mp`, `fp`.
  package func kind(in language: Language) -> String {
    LocalizedText(forms, at: 5).resolved(in: language)
  }
}
