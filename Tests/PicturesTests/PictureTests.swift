import Foundation
import Localization
import Screen
import Testing

@testable import Pictures

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a picture promises on any page.
struct PictureTests {
  @Test(arguments: Language.allCases)
  func `each picture is small, and well-formed`(_ language: Language) throws {
    for file in try PictureFile.all(in: language) {
      #expect(file.text.utf8.count < 12_000, "\(file.name)")
      #expect(XMLParser(data: Data(file.text.utf8)).parse(), "\(file.name)")
    }
  }

  @Test(arguments: Language.allCases, PictureSubject.allCases)
  func `each screen is told in words, too`(
    _ language: Language, _ subject: PictureSubject
  ) throws {
    let words = try subject.screen(in: language).words
    #expect(words.contains { $0.isLetter })
  }

  @Test(arguments: [PictureColors.light, .dark], Style.allCases)
  func `every style can be read on its ground`(_ colors: PictureColors, _ style: Style) throws {
    let pair = try [colors.color(of: style), colors.ground].map(luminance).sorted()
    #expect((pair[1] + 0.05) / (pair[0] + 0.05) >= 4.5)
  }

  /// As WCAG 2 defines it, of `#rrggbb`.
  private func luminance(_ color: String) throws -> Double {
    let value = try #require(Int(color.dropFirst(), radix: 16))
    let channels = [16, 8, 0].map { shift in
      let channel = Double(value >> shift & 0xFF) / 255
      return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }
}
