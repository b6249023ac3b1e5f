/// What can be done in a world, and takes a turn; what else a player can say is a `MetaCommand`.
package enum Verb: String, CaseIterable, Sendable {
  case look, examine, inventory, search, read, listen, smell, touch, taste
  case lookUnder, lookBehind, lookThrough, find
  case go, enter, leave, climb, descend, back, follow
  case take, drop, putIn, putOn, putBack, give, show, `throw`
  case open, close, unlock, lock
  case light, putOut, turn, push, pull, use
  case wear, takeOff
  case wait, sleep, jump, shout, wave, think, stand
  case greet, ask, tell, thank, kiss, bow, wake, ride
  case dance, sing, pray, laugh, swear, fly, write, make, repair
  case tap, pinch, swipe, ring, blow, rub, shake, tie, untie, cut, hit, kick, `break`
  case eat, drink, spit, burn, fill, pour, warm, dig, hide, count
}
