extension Picture {
  /// A tiled stove, cold below, warm on top.
  static let stoveThing = Picture(
    ink: #"""
       __╨__
      |▒|▒|▒|
      |▒|▒|▒|
      |_|_|_|
      """#,
    light: """
       :::::
      :*:*:*:
      :*:*:*:
      :::::::
      """)

  /// A table of oak with a drawer.
  static let tableThing = Picture(
    ink: #"""
      _____________
       |   [__]  |
       |         |
      """#,
    light: """
      :::::::::::::
       :   *::*  :
       :         :
      """)

  /// A storm lamp with a thick glass.
  static let lampThing = Picture(
    ink: #"""
       _^_
      /   \
      | * |
      [___]
      """#,
    light: """
       :::
      :   :
      : * :
      :::::
      """)

  /// A drawer, half open.
  static let drawerThing = Picture(
    ink: #"""
       ___________
      /    o     /|
      |_________|/
      """#,
    light: """
       :::::::::::
      :    *     ::
      ::::::::::::
      """)

  /// A small box of matches, one sticking out.
  static let matchesThing = Picture(
    ink: #"""
          o
       ___|_______
      |___:_:_:___|
      """#,
    light: """
          *
       :::::::::::
      :::::::::::::
      """)

  /// A slate with five lines, and a bitten corner.
  static let slateThing = Picture(
    ink: #"""
       ____________
      | ---- - --- |
      | -- ----    |
      |_------___/
      """#,
    light: """
       ::::::::::::
      : **** * *** :
      : ** ****    :
      ::******::::
      """)

  /// A wall clock, stopped.
  static let clockThing = Picture(
    ink: #"""
       ____
      / |  \
      \ '- /
       ▔||▔
      """#,
    light: """
       ::::
      * :  :
      : :: *
       ::::
      """)

  /// A sheepskin coat on a peg, with one big pocket.
  static let coatThing = Picture(
    ink: #"""
        __┐__
       / : : \
      /| : : |\
       |_[_]_|
      """#,
    light: """
        **:**
       : : : :
      :: : : ::
       :*****:
      """)

  /// A stiff card with three small signs on it.
  static let cardThing = Picture(
    ink: #"""
       _________
      |  |   |  |
      |  ><  ~~ |
      |_________|
      """#,
    light: """
       :::::::::
      :  :   :  :
      :  **  ** :
      :::::::::::
      """)

  /// A row of portraits, the last one a mirror.
  static let portraitsThing = Picture(
    ink: #"""
      [o] [o] [ ]
      /_\ /_\ /▔\
      --- --- ---
      """#,
    light: """
      :*: :*: : :
      ::: ::: :::
      ::: ::: :::
      """)

  /// A thick book with a nibbled spine.
  static let bookThing = Picture(
    ink: #"""
       ________
      /_______/|
      ) I / XL||
      )_______|/
      """#,
    light: """
       ::::::::
      ::::::::::
      : * : **::
      ::::::::::
      """)

  /// A window full of weather.
  static let windowThing = Picture(
    ink: #"""
       ______
      |. '| .|
      |--'+--|
      |_._|_'|
      """#,
    light: """
       ::::::
      :* *: *:
      :::*::::
      ::*:::*:
      """)

  /// A round dial with four words and a needle.
  static let barometerThing = Picture(
    ink: #"""
       .---.
      /  /  \
      \ o   /
       '---'
      """#,
    light: """
       :::::
      *  *  :
      : :   *
       :::::
      """)

  /// A broad snow shovel.
  static let shovelThing = Picture(
    ink: #"""
                 ____
      o═════════[    |
                [____|
      """#,
    light: """
                 ::::
      ::::::::::*    :
                *:::::
      """)

  /// A ladder of eleven rungs.
  static let ladderThing = Picture(
    ink: #"""
      |=|
      |=|
      |=|
      |=|
      """#,
    light: """
      :*:
      :*:
      :*:
      :*:
      """)

  /// Two bunks, one above the other.
  static let bunksThing = Picture(
    ink: #"""
      |~~~~~~~~~~|
      |__________|
      |~~~~~~~~~~|
      |__________|
      """#,
    light: """
      :**********:
      ::::::::::::
      :**********:
      ::::::::::::
      """)

  /// Bare shelves.
  static let shelvesThing = Picture(
    ink: #"""
      ___________
       ''  '' ''
      ___________
       ''     ''
      """#,
    light: """
      :::::::::::
       **  ** **
      :::::::::::
       **     **
      """)
}
