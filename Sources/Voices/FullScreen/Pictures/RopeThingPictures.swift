/// Small pictures of the rope and what belongs to it.
enum RopeThingPictures {
  /// A rope, taut, from top to bottom.
  static let rope = Picture(
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
  static let ring = Picture(
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
  static let hook = Picture(
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
  static let collar = Picture(
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
  static let marks = Picture(
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
