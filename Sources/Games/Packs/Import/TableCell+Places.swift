import Localization

extension TableCell {
  /// The places of the cells that are meant: by the text of one, else by their names.
  func places(among options: [TableCell]) -> [Int]? {
    let text = bytes[...].trimmed
    if let place = options.firstIndex(where: { $0.bytes[...].trimmed.elementsEqual(text) }) {
      return [place]
    }
    return namedPlaces(among: options) ?? likelyPlace(among: options).map { [$0] }
  }

  /// That of the one cell that differs in no more than case and accents.
  private func likelyPlace(among options: [TableCell]) -> Int? {
    let places = options.indices.filter { options[$0].foldedText == foldedText }
    return places.count == 1 ? places[0] : nil
  }

  private var foldedText: String {
    String(decoding: bytes[...].trimmed, as: UTF8.self).folded(as: .word)
  }

  /// Those that letters name, or numbers from 1: `B`, `2`, `A, C`, `A & C`, `AC`, `Answer B`; nil where something
  /// else is said.
  func namedPlaces(among options: [TableCell]) -> [Int]? {
    let text = String(decoding: bytes[...].trimmed, as: UTF8.self)
    let parts = text.folded(as: .word).split { ",;&+/ ".contains($0) }
    let names = parts.filter {
      !Self.optionNameStems.contains(String($0)) && $0 != "and" && $0 != "et"
    }
    let letters =
      text.allSatisfy(\.isUppercase) ? Array(text.lowercased()).map { $0.description[...] } : []
    var places: [Int] = []
    for name in names.count == 1 && letters.count > 1 ? letters : names {
      let letter = name.utf8.count == 1 ? name.utf8.first.map { Int($0) - 97 } : nil
      let place = Int(name).map { $0 - 1 } ?? letter ?? -1
      guard options.indices.contains(place), !options[place].isBlank else { return nil }
      places.append(place)
    }
    return places.isEmpty ? nil : places
  }

  /// What columns of answers to choose are called, before their letter or number.
  static let optionNameStems = ["answer", "option", "choice", "reponse", "choix", "proposition"]
}
