import Foundation
import Testing

@testable import Screen

private let xterm = ["TERM": "xterm-256color"]

@Test(
  arguments: [
    (.auto, ["TERM": "xterm"], true, .ansi16), (.auto, xterm, true, .ansi256),
    (.auto, ["TERM": "xterm-256color", "COLORTERM": "truecolor"], true, .truecolor),
    (.auto, ["TERM": "screen", "COLORTERM": "24bit"], true, .truecolor),
    (.auto, ["TERM": "screen", "STY": "1.tty", "COLORTERM": "truecolor"], true, .ansi16),
    (.auto, ["TERM": "screen.xterm-256color", "STY": "1", "COLORTERM": "24bit"], true, .ansi256),
    (.auto, ["TERM": "linux"], true, .console16),
    (.auto, ["TERM": "linux", "COLORTERM": "truecolor"], true, .console16),
    (.always, ["TERM": "linux"], true, .console16),
    (.auto, ["TERM": "xterm-256color", "COLORTERM": "yes"], true, .ansi256),
    (.auto, ["TERM": "xterm-kitty"], true, .ansi256),
    (.auto, ["TERM": "xterm-direct"], true, .ansi256),
    (.auto, ["TERM": "dumb", "COLORTERM": "truecolor"], true, .mono), (.auto, [:], true, .mono),
    (.auto, ["TERM": "vt100"], true, .mono), (.auto, xterm, false, .mono),
    (.auto, ["TERM": "xterm-256color", "NO_COLOR": "1"], true, .mono),
    (.auto, ["TERM": "xterm-256color", "NO_COLOR": ""], true, .ansi256),
    (.auto, ["TERM": "xterm-256color", "NO_COLOR": "1", "FORCE_COLOR": "1"], true, .mono),
    (.auto, ["TERM": "xterm-256color", "FORCE_COLOR": "1"], false, .ansi256),
    (.auto, ["TERM": "dumb", "CLICOLOR_FORCE": "1"], false, .ansi16),
    (.auto, ["TERM": "xterm", "FORCE_COLOR": "0"], true, .mono),
    (.auto, ["TERM": "xterm", "FORCE_COLOR": ""], true, .ansi16),
    (.always, [:], false, .ansi16), (.always, ["TERM": "xterm", "NO_COLOR": "1"], false, .ansi16),
    (.always, xterm, false, .ansi256), (.never, xterm, true, .mono),
    (.never, ["TERM": "xterm", "FORCE_COLOR": "1"], true, .mono),
  ] as [(ColorOption, [String: String], Bool, ColorDepth)])
func `the depth of colour is what option, environment and terminal say, in that order`(
  _ option: ColorOption, _ environment: [String: String], _ isTerminal: Bool, _ wanted: ColorDepth
) {
  let depth = ColorDepth.detect(
    option: option, environment: environment, isTerminal: isTerminal)
  #expect(depth == wanted)
}

@Test func `nothing is said by colour where there is none`() {
  for style in Style.allCases { #expect(Palette(.mono).rendition(of: style).color == "") }
}

@Test(arguments: ColorDepth.allCases)
func `what is read has the terminal's own colour`(_ depth: ColorDepth) {
  for style in [Style.plain, .strong, .focus, .field] {
    #expect(Palette(depth).rendition(of: style).color == "")
  }
}

@Test(arguments: Style.allCases)
func `every colour is readable on black and on white`(_ style: Style) {
  for depth in [ColorDepth.ansi256, .truecolor] {
    let color = Palette(depth).rendition(of: style).color
    guard !color.isEmpty else { continue }
    let luminance = luminance(color)
    #expect((luminance + 0.05) / 0.05 >= 4.4 && 1.05 / (luminance + 0.05) >= 4.4, "\(color)")
  }
}

/// WCAG's relative luminance of the parameters of SGR 38.
private func luminance(_ color: String) -> Double {
  let numbers = color.split(separator: ";").compactMap { Int($0) }
  let levels = [0, 95, 135, 175, 215, 255]
  let cube = numbers[2] - 16
  let channels =
    numbers[1] == 2
    ? Array(numbers[2...])
    : cube < 216
      ? [levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6]]
      : Array(repeating: 8 + 10 * (cube - 216), count: 3)
  let linear = channels.map { pow((Double($0) / 255 + 0.055) / 1.055, 2.4) }
  return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}
