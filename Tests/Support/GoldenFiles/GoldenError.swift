/// Why a text does not stand as it was recorded, and what to do about it.
package enum GoldenError: Error, CustomStringConvertible {
  case missing(path: String, name: String)
  case different(path: String, line: Int, expected: String, actual: String)
  case recorded(folder: String, files: Int)

  private static let howToRecord = "RECORD_GOLDENS=1 swift test --filter recordGoldens"

  package var description: String {
    switch self {
    case .missing(let path, let name):
      "\(path) has no section for \(name): record it with \(Self.howToRecord)"
    case .different(let path, let line, let expected, let actual):
      """
      \(path):\(line):
      expected \(expected)
      but got  \(actual)
      If that is as it should be, record it with \(Self.howToRecord)
      """
    case .recorded(let folder, let files):
      "\(files) files were recorded in \(folder): read the difference, then run the tests as usual"
    }
  }
}
