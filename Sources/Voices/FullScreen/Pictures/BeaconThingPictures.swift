/// Small pictures of what is seen at the pass and the beacon.
enum BeaconThingPictures {
  /// An iron fire bowl on a stone foot.
  static let bowl = Picture(
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
  static let snow = Picture(
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
  static let snowman = Picture(
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
  static let hat = Picture(
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
  static let lanterns = Picture(
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
  static let stairs = Picture(
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
  static let weather = Picture(
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
  static let mountain = Picture(
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
  static let bridge = Picture(
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
