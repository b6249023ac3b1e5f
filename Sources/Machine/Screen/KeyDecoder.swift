/// Bytes and time in, keys out; never traps, and no byte leaves it stuck. Times are in milliseconds.
package struct KeyDecoder: Sendable {
  /// Bytes of a paste that are kept; the rest is read to its end and dropped.
  package static let pasteLimit = 4096
  /// How long an ESC may be the start of a sequence.
  static let escapeWait = 50
  /// How long a sequence that was begun may pause; also how late the rest of an ESC may come.
  static let sequenceWait = 250
  /// How long a paste may pause.
  static let pasteWait = 1000

  /// Bytes of an OSC or DCS that may pass before what follows is taken for keys again.
  private static let stringLimit = 1024

  private enum State {
    case ground
    case escape(isDouble: Bool)
    /// After ESC [ and ESC O; late where the ESC was given out as a key already.
    case control(isLate: Bool)
    case single(isLate: Bool)
    /// Inside OSC, DCS, APC, PM or SOS, and after an ESC in there.
    case string
    case stringEscape
    /// Raw bytes of an old mouse report that are still to come.
    case oldMouse(left: Int)
    case utf8(value: UInt32, left: Int, least: UInt32)
    /// Inside a paste; so many bytes of its end were seen.
    case paste(matched: Int)
  }

  private var state = State.ground
  /// The parameters of a control sequence, or the text of a paste.
  private var pending: [UInt8] = []
  private var isAlt = false
  private var lastByte = 0
  /// Until when `[` or `O` may be the rest of an ESC that was given out.
  private var lateUntil: Int?
  private var inputs: [Input] = []

  /// A decoder that waits for the first byte of a key.
  package init() {}

  /// When `expire(at:)` is due; never while nothing is half read.
  package var deadline: Int? {
    switch state {
    case .ground: nil
    case .escape: lastByte + Self.escapeWait
    case .paste: lastByte + Self.pasteWait
    case .control, .single, .string, .stringEscape, .oldMouse, .utf8:
      lastByte + Self.sequenceWait
    }
  }

  /// Reads what came at `now`.
  package mutating func feed(_ bytes: [UInt8], at now: Int) -> [Input] {
    close(at: now)
    lastByte = now
    for byte in bytes { step(byte) }
    return take()
  }

  /// Ends what was half read, where its time is over.
  package mutating func expire(at now: Int) -> [Input] {
    close(at: now)
    return take()
  }

  private mutating func take() -> [Input] {
    defer { inputs.removeAll(keepingCapacity: true) }
    return inputs
  }

  private mutating func close(at now: Int) {
    guard let deadline, now >= deadline else { return }
    switch state {
    case .escape(let isDouble):
      inputs += Array(repeating: .key(.escape), count: isDouble ? 2 : 1)
      lateUntil = lastByte + Self.sequenceWait
    case .control(let isLate) where pending.isEmpty: give("[", isLate: isLate)
    case .single(let isLate): give("O", isLate: isLate)
    case .paste: endPaste()
    case .ground, .control, .string, .stringEscape, .oldMouse, .utf8: break
    }
    reset()
  }

  private mutating func reset() {
    state = .ground
    pending.removeAll(keepingCapacity: true)
    isAlt = false
  }

  private mutating func give(_ letter: Unicode.Scalar, isLate: Bool) {
    inputs.append(.key(.character(letter), isLate ? [] : .alt))
  }

  private mutating func step(_ byte: UInt8) {
    switch state {
    case .ground: ground(byte)
    case .escape(let isDouble): escape(byte, isDouble: isDouble)
    case .control: control(byte)
    case .single(let isLate): single(byte, isLate: isLate)
    case .string: string(byte)
    case .stringEscape:
      reset()
      if byte != UInt8(ascii: "\\") { escape(byte, isDouble: false) }
    case .oldMouse(let left): state = left == 1 ? .ground : .oldMouse(left: left - 1)
    case .utf8(let value, let left, let least): utf8(byte, value, left, least)
    case .paste(let matched): paste(byte, matched)
    }
  }

  private mutating func ground(_ byte: UInt8) {
    let isLate = lateUntil.map { lastByte <= $0 } ?? false
    lateUntil = nil
    switch byte {
    case 0x1B: state = .escape(isDouble: false)
    case UInt8(ascii: "[") where isLate: state = .control(isLate: true)
    case UInt8(ascii: "O") where isLate: state = .single(isLate: true)
    case 0xC2...0xDF: state = .utf8(value: UInt32(byte & 0x1F), left: 1, least: 0x80)
    case 0xE0...0xEF: state = .utf8(value: UInt32(byte & 0x0F), left: 2, least: 0x800)
    case 0xF0...0xF4: state = .utf8(value: UInt32(byte & 0x07), left: 3, least: 0x10000)
    case 0...0x7F: key(Self.key(of: byte))
    default: isAlt = false
    }
  }

  private mutating func key(_ input: (key: Key, modifiers: Modifiers)) {
    inputs.append(.key(input.key, isAlt ? input.modifiers.union(.alt) : input.modifiers))
    isAlt = false
  }

  private static func key(of byte: UInt8) -> (Key, Modifiers) {
    switch byte {
    case 0x0A, 0x0D: (.enter, [])
    case 0x09: (.tab, [])
    case 0x08, 0x7F: (.backspace, [])
    case 0x00: (.character(" "), .control)
    case 0x01...0x1A: (.character(Unicode.Scalar(byte + 0x60)), .control)
    case 0x1B...0x1F: (.character(Unicode.Scalar(byte + 0x40)), .control)
    default: (.character(Unicode.Scalar(byte)), [])
    }
  }

  private mutating func escape(_ byte: UInt8, isDouble: Bool) {
    state = .ground
    switch byte {
    case 0x1B:
      if isDouble { inputs.append(.key(.escape)) }
      state = .escape(isDouble: true)
    case UInt8(ascii: "["):
      isAlt = isDouble
      state = .control(isLate: false)
    case UInt8(ascii: "O"):
      isAlt = isDouble
      state = .single(isLate: false)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      state = .string
    default:
      if isDouble { inputs.append(.key(.escape)) }
      isAlt = true
      ground(byte)
    }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x20...0x3F: if pending.count < 64 { pending.append(byte) }
    case UInt8(ascii: "[") where pending.isEmpty: pending.append(byte)
    case UInt8(ascii: "M") where pending.isEmpty:
      reset()
      state = .oldMouse(left: 3)
    case 0x40...0x7E: end(ControlSequence(pending, final: byte))
    default: restart(byte)
    }
  }

  private mutating func end(_ sequence: ControlSequence) {
    let input = sequence.input(isAlt: isAlt)
    reset()
    if sequence.startsPaste { state = .paste(matched: 0) }
    if let input { inputs.append(input) }
  }

  private mutating func single(_ byte: UInt8, isLate: Bool) {
    let key = ControlSequence.key(single: byte)
    if let key { self.key((key, [])) } else if isLate { give("O", isLate: true) }
    if key == nil, isLate || !(0x20...0x7E).contains(byte) { restart(byte) } else { reset() }
  }

  private mutating func string(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .stringEscape
    case 0x07: reset()
    case 0...0x1F: restart(byte)
    default:
      pending.append(byte)
      if pending.count == Self.stringLimit { reset() }
    }
  }

  /// What was begun is cut short by `byte`.
  private mutating func restart(_ byte: UInt8) {
    reset()
    ground(byte)
  }

  private mutating func utf8(_ byte: UInt8, _ value: UInt32, _ left: Int, _ least: UInt32) {
    guard byte & 0xC0 == 0x80 else { return restart(byte) }
    let value = value << 6 | UInt32(byte & 0x3F)
    if left > 1 {
      state = .utf8(value: value, left: left - 1, least: least)
      return
    }
    if value >= least, value >= 0xA0, let scalar = Unicode.Scalar(value) {
      key((.character(scalar), []))
    }
    reset()
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private mutating func paste(_ byte: UInt8, _ matched: Int) {
    if byte == Self.pasteEnd[matched] {
      state = .paste(matched: matched + 1)
      guard matched + 1 == Self.pasteEnd.count else { return }
      endPaste()
      return reset()
    }
    for byte in Self.pasteEnd.prefix(matched) { keep(byte) }
    let isStart = byte == Self.pasteEnd[0]
    if !isStart { keep(byte) }
    state = .paste(matched: isStart ? 1 : 0)
  }

  private mutating func keep(_ byte: UInt8) {
    if pending.count < Self.pasteLimit { pending.append(byte) }
  }

  private mutating func endPaste() {
    let text = pastedText(pending)
    if !text.isEmpty { inputs.append(.paste(text)) }
  }
}
