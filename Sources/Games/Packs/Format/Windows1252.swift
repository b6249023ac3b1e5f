/// The encoding of old editors for Western European languages; Latin-1 is part of it.
enum Windows1252 {
  /// The code of a byte’s character; one of 0x81, 0x8D, 0x8F, 0x90 and 0x9D has none and is its own.
  static func code(of byte: UInt8) -> UInt32 {
    (0x80...0x9F).contains(byte) ? high[Int(byte) - 0x80] : UInt32(byte)
  }

  private static let high: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039,
    0x152, 0x8D, 0x17D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC,
    0x2122, 0x161, 0x203A, 0x153, 0x9D, 0x17E, 0x178,
  ]

  /// The bytes as UTF-8; nil where they are UTF-8 already, or no text.
  static func decode(ifNotUTF8 bytes: [UInt8]) -> [UInt8]? {
    guard String(validating: bytes, as: UTF8.self) == nil, !bytes.contains(0) else { return nil }
    var result = String.UnicodeScalarView()
    for byte in bytes {
      if let scalar = Unicode.Scalar(code(of: byte)) { result.append(scalar) }
    }
    return Array(String(result).utf8)
  }
}
