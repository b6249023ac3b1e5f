/// How a style looks on a terminal: parameters of SGR (select graphic rendition).
struct Rendition: Equatable {
  /// The colour's parameters, empty for the terminal's own foreground.
  var color = ""
  var isBold = false
  var isUnderlined = false

  /// The shortest SGR sequence that leads here from `current`; empty where nothing changes. `current` is nil
  /// where it is unknown.
  func sequence(from current: Rendition?) -> String {
    if current == self { return "" }
    let fresh = sequence((self == Rendition() ? [] : ["0"]) + parameters(from: Rendition()))
    guard let current else { return fresh }
    let change = sequence(parameters(from: current))
    return change.utf8.count < fresh.utf8.count ? change : fresh
  }

  private func parameters(from current: Rendition) -> [String] {
    var parameters: [String] = []
    if current.isBold != isBold { parameters.append(isBold ? "1" : "22") }
    if current.isUnderlined != isUnderlined { parameters.append(isUnderlined ? "4" : "24") }
    if current.color != color { parameters.append(color.isEmpty ? "39" : color) }
    return parameters
  }

  private func sequence(_ parameters: [String]) -> String {
    "\u{1B}[" + parameters.joined(separator: ";") + "m"
  }
}
