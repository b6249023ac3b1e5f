import Screen
import Session

/// How many colours the full screen uses: the flag, then the saved setting, then the variables.
struct PaletteSelector {
  let flag: ColorOption
  let environment: [String: String]

  func palette(_ settings: Settings) -> Palette {
    let saved = settings[.color].flatMap(ColorOption.init(rawValue:))
    let option = flag == .auto ? saved ?? .auto : flag
    return Palette(ColorDepth.detect(option: option, environment: environment, isTerminal: true))
  }
}
