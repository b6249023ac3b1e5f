/// Small pictures of the things in the chapel and its belfry.
enum ChapelThingPictures {
  /// A wooden box with a slot in its lid.
  static let box = Picture(
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
  static let mittens = Picture(
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
  static let bell = Picture(
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
  static let clapper = Picture(
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
  static let benches = Picture(
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
