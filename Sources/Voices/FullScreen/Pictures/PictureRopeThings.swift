extension Picture {
  /// A rope, taut, from top to bottom.
  static let ropeThing = Picture(
    ink: #"""
      ║
      ╫
      ║
      ║
      """#,
    light: """
      :
      *
      :
      :
      """)

  /// An iron ring in the rock, with a knot round it.
  static let ringThing = Picture(
    ink: #"""
      ___║___
      /▔▔╫▔▔\
      \__╨__/
      """#,
    light: """
      :::::::
      :::*:::
      :::*:::
      """)

  /// An iron hook under an arch.
  static let hookThing = Picture(
    ink: #"""
      ____|____
          |
          |
        (_J
      """#,
    light: """
      :::::::::
          :
          :
        ::*
      """)

  /// A rope, swallowed by a lump of ice.
  static let collarThing = Picture(
    ink: #"""
        _║_
      _/ ║ \_
      \_ ║ _/
        ▔║▔
      """#,
    light: """
        :*:
      :: * ::
      :: * ::
        :*:
      """)

  /// Tally marks in fives, and a small goat.
  static let marksThing = Picture(
    ink: #"""
      ┼┼┼┼ ┼┼┼┼ ┼┼
      ┼┼┼┼ ┼┼┼┼
            ,^(__)~
      """#,
    light: """
      :::: :::: ::
      :::: ::::
            :*:::::
      """)
}
