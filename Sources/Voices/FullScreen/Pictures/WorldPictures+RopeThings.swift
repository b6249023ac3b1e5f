extension WorldPictures {
  /// Small pictures of the rope and what belongs to it.
  static let ropeThings: [String: String] = [
    // A rope, taut, from top to bottom.
    "rope": #"""
    ║
    ╫
    ║
    ║

    :
    *
    :
    :
    """#,
    // An iron ring in the rock, with a knot round it.
    "ring": #"""
    ___║___
    /▔▔╫▔▔\
    \__╨__/

    :::::::
    :::*:::
    :::*:::
    """#,
    // An iron hook under an arch.
    "hook": #"""
    ____|____
        |
        |
      (_J

    :::::::::
        :
        :
      ::*
    """#,
    // A lamp on an iron hook.
    "hook-lamp": #"""
    ____|____
       _J_
      / * \
      [___]

    :::::::::
       :*:
      : * :
      :::::
    """#,
    // A rope, swallowed by a lump of ice.
    "collar": #"""
      _║_
    _/ ║ \_
    \_ ║ _/
      ▔║▔

      :*:
    :: * ::
    :: * ::
      :*:
    """#,
    // Tally marks in fives, and a small goat.
    "marks": #"""
    ┼┼┼┼ ┼┼┼┼ ┼┼
    ┼┼┼┼ ┼┼┼┼
          ,^(__)~

    :::: :::: ::
    :::: ::::
          :*:::::
    """#,
  ]
}
