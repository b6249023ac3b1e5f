import Flow
package import Localization

extension PackDocument {
  /// An id made of the words of a text, as far as they are ASCII; nil where none is.
  package static func id(of text: String, in language: Language) -> String? {
    var name: [UInt8] = []
    for word in NormalizedAnswer(text, in: language).words {
      let part = word.utf8.filter(\.isLetterOrDigit)
      if !part.isEmpty, name.count + part.count < 50 {
        name += (name.isEmpty ? [] : [UInt8(ascii: "-")]) + part
      }
    }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}
