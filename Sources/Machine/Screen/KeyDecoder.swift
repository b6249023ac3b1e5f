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
    /// Inside a mouse report of the old form, of which so many bytes are still to come.
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
  private var inputs: [InputEvent] = []

  /// A decoder that waits for the first byte of a key.
  package init() {}

  /// When `expire(at:)` is due; nil while nothing is half read.
  package var deadline: Int? {
    switch state {
    case .ground: nil
    case .escape: lastByte + Self.escapeWait
    case .paste: lastByte + Self.pasteWait
    case .control, .single, .string, .stringEscape, .oldMouse, .utf8:
      lastByte + Self.sequenceWait
    }
  }

  /// The keys in the bytes that came at `now`, together with what was half read before.
  package mutating func feed(_ bytes: [UInt8], at now: Int) -> [InputEvent] {
    finishOverdue(at: now)
    lastByte = now
    for byte in bytes { read(byte) }
    return takeInputs()
  }

  /// Ends what was half read where its time is over: a lone ESC becomes a key.
  package mutating func expire(at now: Int) -> [InputEvent] {
    finishOverdue(at: now)
    return takeInputs()
  }

  private mutating func takeInputs() -> [InputEvent] {
    defer { inputs.removeAll(keepingCapacity: true) }
    return inputs
  }

  private mutating func finishOverdue(at now: Int) {
    guard let deadline, now >= deadline else { return }
    switch state {
    case .escape(let isDouble):
      inputs += Array(repeating: .key(.escape), count: isDouble ? 2 : 1)
      lateUntil = lastByte + Self.sequenceWait
    case .control(let isLate) where pending.isEmpty: appendLetter("[", isLate: isLate)
    case .single(let isLate): appendLetter("O", isLate: isLate)
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

  private mutating func appendLetter(_ letter: Unicode.Scalar, isLate: Bool) {
    inputs.append(.key(.character(letter), isLate ? [] : .alt))
  }

  private mutating func read(_ byte: UInt8) {
    switch state {
    case .ground: readGround(byte)
    case .escape(let isDouble): readEscape(byte, isDouble: isDouble)
    case .control: readControl(byte)
    case .single(let isLate): readSingle(byte, isLate: isLate)
    case .string: readString(byte)
    case .stringEscape:
      reset()
      if byte != UInt8(ascii: "\\") { readEscape(byte, isDouble: false) }
    case .oldMouse(let left): state = left == 1 ? .ground : .oldMouse(left: left - 1)
    case .utf8(let value, let left, let least): readUTF8(byte, value, left, least)
    case .paste(let matched): readPaste(byte, matched)
    }
  }

  private mutating func readGround(_ byte: UInt8) {
    let isLate = lateUntil.map { lastByte <= $0 } ?? false
    lateUntil = nil
    switch byte {
    case 0x1B: state = .escape(isDouble: false)
    case UInt8(ascii: "[") where isLate: state = .control(isLate: true)
    case UInt8(ascii: "O") where isLate: state = .single(isLate: true)
    case 0xC2...0xDF: state = .utf8(value: UInt32(byte & 0x1F), left: 1, least: 0x80)
    case 0xE0...0xEF: state = .utf8(value: UInt32(byte & 0x0F), left: 2, least: 0x800)
    case 0xF0...0xF4: state = .utf8(value: UInt32(byte & 0x07), left: 3, least: 0x10000)
    case 0...0x7F: appendKey(Self.key(of: byte))
    default: isAlt = false
    }
  }

  private mutating func appendKey(_ input: (key: Key, modifiers: Modifiers)) {
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

  private mutating func readEscape(_ byte: UInt8, isDouble: Bool) {
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
      readGround(byte)
    }
  }

  private mutating func readControl(_ byte: UInt8) {
    switch byte {
    case 0x20...0x3F: if pending.count < 64 { pending.append(byte) }
    case UInt8(ascii: "[") where pending.isEmpty: pending.append(byte)
    case UInt8(ascii: "M") where pending.isEmpty:
      reset()
      state = .oldMouse(left: 3)
    case 0x40...0x7E: finish(ControlSequence(pending, final: byte))
    default: restart(with: byte)
    }
  }

  private mutating func finish(_ sequence: ControlSequence) {
    let input = sequence.input(isAlt: isAlt)
    reset()
    if sequence.startsPaste { state = .paste(matched: 0) }
    if let input { inputs.append(input) }
  }

  private mutating func readSingle(_ byte: UInt8, isLate: Bool) {
    let key = ControlSequence.key(single: byte)
    if let key { appendKey((key, [])) } else if isLate { appendLetter("O", isLate: true) }
    if key == nil, isLate || !(0x20...0x7E).contains(byte) { restart(with: byte) } else { reset() }
  }

  private mutating func readString(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .stringEscape
    case 0x07: reset()
    case 0...0x1F: restart(with: byte)
    default:
      pending.append(byte)
      if pending.count == Self.stringLimit { reset() }
    }
  }

  /// Drops what was begun: `byte` cuts it short and is read as the start of something else.
  private mutating func restart(with byte: UInt8) {
    reset()
    readGround(byte)
  }

  private mutating func readUTF8(_ byte: UInt8, _ value: UInt32, _ left: Int, _ least: UInt32) {
    guard byte & 0xC0 == 0x80 else { return restart(with: byte) }
    let value = value << 6 | UInt32(byte & 0x3F)
    if left > 1 {
      state = .utf8(value: value, left: left - 1, least: least)
      return
    }
    if value >= least, value >= 0xA0, let scalar = Unicode.Scalar(value) {
      appendKey((.character(scalar), []))
    }
    reset()
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private mutating func readPaste(_ byte: UInt8, _ matched: Int) {
    if byte == Self.pasteEnd[matched] {
      state = .paste(matched: matched + 1)
      guard matched + 1 == Self.pasteEnd.count else { return }
      endPaste()
      return reset()
    }
    for byte in Self.pasteEnd.prefix(matched) { appendPasted(byte) }
    let isStart = byte == Self.pasteEnd[0]
    if !isStart { appendPasted(byte) }
    state = .paste(matched: isStart ? 1 : 0)
  }

  private mutating func appendPasted(_ byte: UInt8) {
    if pending.count < Self.pasteLimit { pending.append(byte) }
  }

  private mutating func endPaste() {
    let text = pastedText(pending)
    if !text.isEmpty { inputs.append(.paste(text)) }
  }
}
