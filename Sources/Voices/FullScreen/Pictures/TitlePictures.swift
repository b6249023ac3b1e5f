/// The name of the game as it is drawn, and the pictures on the title and on the results.
enum TitlePictures {
  /// The name; the ember glows in its tin, the O.
  static let wordmark = Picture(
    #"""
    █▀▀▀  ▀▄ ▄▀  █▀▀▄  █▀▀▀  █▀▀▄  █  ▀▀█▀▀  █  ▄▀▀▀▄  █▄  █
    █▀▀    ▄▀▄   █▀▀   █▀▀   █  █  █    █    █  █ * █  █ ▀▄█
    ▀▀▀▀  ▀   ▀  ▀     ▀▀▀▀  ▀▀▀   ▀    ▀    ▀   ▀▀▀   ▀   ▀

    ::::  :: ::  ::::  ::::  ::::  :  :::::  :  *****  ::  :
    :::    :::   :::   :::   :  :  :    :    :  * * *  : :::
    ::::  :   :  :     ::::  :::   :    :    :   ***   :   :
    """#)

  /// The mountain, the dark beacon on the pass, the rope down to the ember.
  static let title = Picture(
    #"""
                     /\
                   _/  \
                  /     \_                    __
        /\_     _/        \      \_/        _/  \
      _/   \___/           \      │        /     \_/\_
    _/                      \_____│__. ___/           \_
                                     │                  \_
                                  .  │  .
                                 '   *   '
                                   '   '

                     ..
                   ..  .
                  .     ..                    ..
        ...     ..        .      ...        ..  .
      ..   .....           .      .        .     .....
    ..                      .......... ....           ..
                                     .                  ..
                                  *  *  *
                                 *   *   *
                                   *   *
    """#)

  /// The same mountain once the campaign is won: the beacon burns, lanterns come up the far side.
  static let titleWon = Picture(
    #"""
                     /\            (
                   _/  \          ) )
                  /     \_       ( (  )         __
        /\_     _/        \      \___/        _/  \
      _/   \___/           \       │         /     \_/\_
    _/                      \______│___. ___/           \_
                                        '   .             \_
                                              '  .
                                                   '  .

                     ..            *
                   ..  .          * *
                  .     ..       * *  *         ..
        ...     ..        .      *****        ..  .
      ..   .....           .       *         .     .....
    ..                      ......***..* ....           ..
                                        *   *             ..
                                              *  *
                                                   *  *
    """#)

  /// The beacon burns on the pass, lanterns come up to it; the sky is left to the stars.
  static let beacon = Picture(
    #"""
                                  .
                                 ( \
                                )   )
                               /  (  \
           _                  (  ) )  )
         _/ \                 \_______/              __
       _/    \_                \_____/            __/  \_
      /        \                  │              /       \_/\
    _/          \_________________│________    _/            \_
                                           \__/   . ' .
                                        .  ' .  '

                                  *
                                 * *
                                *   *
                               *  *  *
           .                  *  * *  *
         .. .                 *********              ..
       ..    ..                *******            ...  ..
      .        .                  *              .       ....
    ..          ..........*****************    ..            ..
                                           ....   * * *
                                        *  * *  *
    """#)
}
