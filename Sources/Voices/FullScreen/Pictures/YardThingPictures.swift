/// Small pictures of the things in the yard.
enum YardThingPictures {
  /// A goat with a ribbon round her neck, chewing.
  static let goat = Picture(
    ink: #"""
      (\_/)
      ( oo)____
       \_/     )~
        |_|▔|_|
      """#,
    light: """
      :::::
      : **:::::
       :::     ::
        :::::::
      """)

  /// A long iron key on a ribbon.
  static let key = Picture(
    ink: #"""
       .-.
      ( o )────┬┬
       '-'     ╵╵
      """#,
    light: """
       :::
      : * :::::::
       :::     ::
      """)

  /// Scraps of paper with bitten edges.
  static let scraps = Picture(
    ink: #"""
       _.__   __ _
      |- -_> <_--|
        <___-|
      """#,
    light: """
       ::::   :: :
      :* *:: ::**:
        ::::*:
      """)

  /// A thick door with a big lock.
  static let door = Picture(
    ink: #"""
       _______
      |  |  | |
      |  |  |o|
      |__|__|_|
      """#,
    light: """
       :::::::
      :  :  : :
      :  :  :*:
      :::::::::
      """)

  /// An armful of split logs.
  static let wood = Picture(
    ink: #"""
        (0)(0)
       (0)(0)(0)
      (0)(0)(0)(0)
      """#,
    light: """
        :*::*:
       :*::*::*:
      :*::*::*::*:
      """)

  /// Hoofprints over bootprints.
  static let tracks = Picture(
    ink: #"""
      ()   "  ()
        () ()  "
      "   ()  ()
      """#,
    light: """
      ::   *  ::
        :: ::  *
      *   ::  ::
      """)

  /// Rings that widen in the dark.
  static let echo = Picture(
    ink: #"""
       .-------.
      (  ( o )  )
       '-------'
      """#,
    light: """
       :::::::::
      :  : * :  :
       :::::::::
      """)
}
