/// Small pictures of the things in the hut.
enum HouseThingPictures {
  /// A tiled stove, cold below, warm on top.
  static let stove = Picture(
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
  static let table = Picture(
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
  static let lamp = Picture(
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
  static let drawer = Picture(
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
  static let matches = Picture(
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
  static let slate = Picture(
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
  static let clock = Picture(
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
  static let coat = Picture(
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
  static let card = Picture(
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
  static let portraits = Picture(
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
  static let book = Picture(
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
  static let window = Picture(
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
  static let barometer = Picture(
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
  static let shovel = Picture(
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
  static let ladder = Picture(
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
  static let bunks = Picture(
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
  static let shelves = Picture(
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
