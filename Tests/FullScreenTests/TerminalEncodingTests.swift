import Foundation
import Localization
import Screen
import Testing

@testable import FullScreen

private let poorTerminals = TerminalEncoding.allCases.filter { $0 != .utf8 }

/// ASCII is in all of them: what it has something for, all have something for.
@Test(arguments: NamedScreen.all, Window.all)
func `every sign of a screen has something that stands for it`(
  _ screen: NamedScreen, _ window: Window
) throws {
  var window = window
  window.encoding = .ascii
  for line in try screen.player(window).frame.lines {
    let lost = line.unicodeScalars.filter {
      $0 != "?" && window.encoding.spelled(String($0)) == "?"
    }
    #expect(lost.isEmpty, "\(lost) in \(line)")
  }
}

@Test(arguments: poorTerminals)
func `every sign of the tables has something that stands for it`(_ encoding: TerminalEncoding)
  throws
{
  let tables = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../Localization")
  let files = try #require(
    FileManager.default.enumerator(at: tables, includingPropertiesForKeys: nil))
  for case let file as URL in files where file.pathExtension == "strings" {
    let signs = Set(try String(contentsOf: file, encoding: .utf8).unicodeScalars)
    let lost = signs.filter { $0 != "?" && encoding.spelled(String($0)) == "?" }
    #expect(lost.isEmpty, "\(lost) in \(file.lastPathComponent)")
  }
}

@Test(arguments: TerminalEncoding.allCases)
func `no two signs of the legend look alike`(_ encoding: TerminalEncoding) {
  let legend = [
    Symbol.focus, Symbol.lit, Symbol.dark, Symbol.right, Symbol.wrong, Symbol.star, Symbol.noStar,
    Symbol.fourthStar, Symbol.rope, Symbol.progress, Symbol.remark, Symbol.above, Symbol.below,
  ]
  #expect(Set(legend.map(encoding.spelled)).count == legend.count)
}

@Test(arguments: [(TerminalEncoding.utf8, "⏎ choose"), (.linuxConsole, "Enter choose")])
func `the footer names the Enter key where its sign is lacking`(
  _ encoding: TerminalEncoding, _ hint: String
) throws {
  let player = try Player(texts: TextResolver(.en, encoding: encoding))
  #expect(player.frame.lines.last?.contains(hint) == true)
}
