extension WorldPictures {
  /// Small pictures of the things in the chapel and its belfry.
  static let chapelThings: [String: String] = [
    // A wooden box with a slot in its lid.
    "box": #"""
     __________
    /___----__/|
    |   .'.   ||
    |_________|/

     ::::::::::
    ::::****::::
    :   :::   ::
    ::::::::::::
    """#,
    // A wooden box, its lid up.
    "box-open": #"""
     __________
    |___----___|
    /_________/|
    |___.'.___|/

     ::::::::::
    ::::****::::
    ::::::::::::
    ::::::::::::
    """#,
    // A pair of felt mittens.
    "mittens": #"""
     __      __
    |  |_  _|  |
    |  __||__  |
    |--|    |--|

     ::      ::
    :  ::  ::  :
    :  ::::::  :
    :**:    :**:
    """#,
    // A bronze bell without its tongue.
    "bell": #"""
       _/\_
      /    \
     /      \
    /________\

       ::::
      :    :
     :      :
    ::::**::::
    """#,
    // A bronze bell, taller than a person.
    "bell-clapper": #"""
       _/\_
      /    \
     /      \
    /___()___\

       ::::
      :    :
     :      :
    ::::**::::
    """#,
    // An iron clapper, a stem with a pear at its end.
    "clapper": #"""
     O
     |
    / \
    \_/

     *
     :
    : :
    :::
    """#,
    // Two short rows of benches.
    "benches": #"""
     ___  ___
    |___||___|
     ___  ___
    |___||___|

     :::  :::
    *:::**:::*
     :::  :::
    *:::**:::*
    """#,
  ]
}
