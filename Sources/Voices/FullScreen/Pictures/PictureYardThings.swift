extension Picture {
  /// A goat with a ribbon round her neck, chewing.
  static let goatThing = Picture(
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
  static let keyThing = Picture(
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
  static let scrapsThing = Picture(
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
  static let doorThing = Picture(
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
  static let woodThing = Picture(
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
  static let tracksThing = Picture(
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
  static let echoThing = Picture(
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
