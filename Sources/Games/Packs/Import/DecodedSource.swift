import Localization

/// A teacher’s file as UTF-8, whatever it was saved as.
package struct DecodedSource {
  package let bytes: [UInt8]
  /// That it was saved in another way, at the first place where this shows.
  private(set) var note: ImportIssue?

  /// Bytes that are no text at all stay as they are.
  package init(_ file: [UInt8]) {
    if file.starts(with: [0xEF, 0xBB, 0xBF]) {
      self.init(unmarked: Array(file.dropFirst(3)))
    } else if file.starts(with: [0xFF, 0xFE]) {
      self.init(utf16: file) { UInt16($0) | UInt16($1) << 8 }
    } else if file.starts(with: [0xFE, 0xFF]) {
      self.init(utf16: file) { UInt16($0) << 8 | UInt16($1) }
    } else {
      self.init(unmarked: file)
    }
  }

  private init(utf16 file: [UInt8], unit: (UInt8, UInt8) -> UInt16) {
    let units = stride(from: 2, to: file.count - 1, by: 2).map { unit(file[$0], file[$0 + 1]) }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(units.count)
    let isBroken = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true
    ) { decoded.append($0) }
    if isBroken || !file.count.isMultiple(of: 2) {
      bytes = file
    } else {
      bytes = decoded
      note = ImportIssue(.mended(.utf16), at: 0)
    }
  }

  /// Bytes that are no UTF-8 are taken as Windows-1252, where they can be.
  private init(unmarked file: [UInt8]) {
    guard String(validating: file, as: UTF8.self) == nil else {
      bytes = file
      return
    }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(file.count)
    var first: Int?
    var index = 0
    while index < file.count {
      let length = scalarLength(at: index, of: file)
      if length > 0 {
        decoded += file[index..<(index + length)]
        index += length
      } else if let scalar = Unicode.Scalar(Windows1252.code(of: file[index])), scalar.isSafe {
        first = first ?? decoded.count
        decoded += String(scalar).utf8
        index += 1
      } else {
        bytes = file
        return
      }
    }
    bytes = decoded
    note = first.map { ImportIssue(.mended(.windows1252), at: $0) }
  }
}

/// How a file was saved that is read all the same.
package enum MendedEncoding: Hashable, Sendable { case utf16, windows1252 }

/// How many bytes the scalar of UTF-8 at `index` has; 0 where there is none, or a control character that
/// no text has.
private func scalarLength(at index: Int, of file: [UInt8]) -> Int {
  let lead = file[index]
  let length: Int
  switch lead {
  case 0x09, 0x0A, 0x0C, 0x0D, 0x20..<0x80: return 1
  case 0xC2...0xDF: length = 2
  case 0xE0...0xEF: length = 3
  case 0xF0...0xF4: length = 4
  default: return 0
  }
  let bytes = file[index...].prefix(length)
  return bytes.count == length && String(validating: bytes, as: UTF8.self) != nil ? length : 0
}
