extension Picture {
  /// An iron fire bowl on a stone foot.
  static let bowlThing = Picture(
    ink: #"""
      \▄▄▄▄▄▄▄▄▄/
       \_______/
          | |
        __|_|__
      """#,
    light: """
      :*********:
       :::::::::
          : :
        :::::::
      """)

  /// Snow, heaped over an iron rim.
  static let snowThing = Picture(
    ink: #"""
          __.--.__
       .-'  .  .  '-.
      /______________\
      """#,
    light: """
          ::*::*::
       *::  *  *  ::*
      ::::::::::::::::
      """)

  /// A snowman with a broomstick for an arm.
  static let snowmanThing = Picture(
    ink: #"""
          _[=]_
      ----( : )
         (  :  )
      """#,
    light: """
          :::::
      ::::: * :
         :  *  :
      """)

  /// A felt hat with a badge.
  static let hatThing = Picture(
    ink: #"""
         ____
        |  * |
      __|____|__
      """#,
    light: """
         ::::
        :  * :
      ::::::::::
      """)

  /// A row of small lights on a slope.
  static let lanternsThing = Picture(
    ink: #"""
                 *
              * / \
         * * __/
      __/ \_/
      """#,
    light: """
                 *
              * : :
         * * :::
      ::: :::
      """)

  /// Steps cut into rock.
  static let stairsThing = Picture(
    ink: #"""
            __
          __|
        __|
      __|
      """#,
    light: """
            ::
          ::*
        ::*
      ::*
      """)

  /// Snow, driven sideways.
  static let weatherThing = Picture(
    ink: #"""
       -  * -- -
      --- - * - --
       - * -- -
      """#,
    light: """
       :  * :: :
      ::: : * : ::
       : * :: :
      """)

  /// A mountain, most of it dark.
  static let mountainThing = Picture(
    ink: #"""
           /\
         _/  \_
        /  *   \_
      _/         \
      """#,
    light: """
           ::
         ::  ::
        :  *   ::
      ::         :
      """)

  /// A few planks between two chains.
  static let bridgeThing = Picture(
    ink: #"""
      |\          /|
      | \__    __/ |
      |  ══════════|
      """#,
    light: """
      ::          ::
      : :::    ::: :
      :  **********:
      """)
}
