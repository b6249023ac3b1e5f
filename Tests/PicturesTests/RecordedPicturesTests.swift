import Foundation
import GoldenFiles
import Localization
import Testing

@testable import Pictures

/// The pictures that README shows, held to the screens of the program.
struct RecordedPicturesTests {
  private static let folder = URL(filePath: #filePath)
    .appending(path: "../../../Sources/Program/Expedition.docc/Resources").standardized

  @Test(.disabled(if: GoldenSuite.isRecording))
  func `each picture shows its screen as it is`() throws {
    for file in try PictureFile.all(in: .en) {
      let url = Self.folder.appending(path: file.name)
      let recorded = lines(of: try String(contentsOf: url, encoding: .utf8))
      let made = lines(of: file.text)
      guard let line = zip(recorded, made).map({ $0 == $1 }).firstIndex(of: false) else {
        #expect(recorded.count == made.count, "\(file.name)")
        continue
      }
      throw GoldenError.different(
        path: url.path(), line: line + 1, expected: recorded[line], actual: made[line])
    }
  }

  @Test(.disabled(if: GoldenSuite.isRecording)) func `no picture is without a screen`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
    let made = try PictureFile.all(in: .en).map(\.name)
    #expect(Set(names) == Set(made))
  }

  @Test(.enabled(if: GoldenSuite.isRecording)) func recordGoldens() throws {
    let files = try PictureFile.all(in: .en)
    for file in files { try file.write(to: Self.folder) }
    throw GoldenError.recorded(folder: Self.folder.path(), files: files.count)
  }

  private func lines(of text: String) -> [String] { text.components(separatedBy: "\n") }
}
