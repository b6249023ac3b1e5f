extension Picture {
  /// A wooden box with a slot in its lid.
  static let boxThing = Picture(
    ink: #"""
       __________
      /___----__/|
      |   .'.   ||
      |_________|/
      """#,
    light: """
       ::::::::::
      ::::****::::
      :   :::   ::
      ::::::::::::
      """)

  /// A pair of felt mittens.
  static let mittensThing = Picture(
    ink: #"""
       __      __
      |  |_  _|  |
      |  __||__  |
      |--|    |--|
      """#,
    light: """
       ::      ::
      :  ::  ::  :
      :  ::::::  :
      :**:    :**:
      """)

  /// A bronze bell, taller than a person.
  static let bellThing = Picture(
    ink: #"""
         _/\_
        /    \
       /      \
      /___()___\
      """#,
    light: """
         ::::
        :    :
       :      :
      ::::**::::
      """)

  /// An iron clapper, a stem with a pear at its end.
  static let clapperThing = Picture(
    ink: #"""
       O
       |
      / \
      \_/
      """#,
    light: """
       *
       :
      : :
      :::
      """)

  /// Two short rows of benches.
  static let benchesThing = Picture(
    ink: #"""
       ___  ___
      |___||___|
       ___  ___
      |___||___|
      """#,
    light: """
       :::  :::
      *:::**:::*
       :::  :::
      *:::**:::*
      """)
}
