/// The glyphs of terminals that have few.
enum GlyphTable {
  /// What the kernel’s own font (code page 437, `cp437.uni`) has beyond ASCII, and each of the Western fonts of
  /// console-setup, too (`Lat15-*`, `Uni1-*` to `Uni3-*`).
  static let linuxConsole = Set(
    (latin + "ƒμπ•‼←↑→↓≈≤≥─│┌┐└┘├┤┬┴┼═║╒╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡╢╣╤╥╦╧╨╩╪╫╬█░▒■▲▶▼◀♦").unicodeScalars)

  /// The kernel draws some of these capitals without their accent.
  private static let latin =
    "\u{A0}¡¢£¤¥¦§¨©ª«¬®°±²´µ¶·¸º»¼½¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýÿ"
}
