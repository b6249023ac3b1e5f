package import Localization

private typealias Replies = L10n.VerbReplies

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

extension Verb {
  /// The words for it; the first one is shown.
  package var words: LocalizedList {
    switch self {
    case .look: L10n.Verbs.look
    case .examine: L10n.Verbs.examine
    case .inventory: L10n.Verbs.inventory
    case .search: L10n.Verbs.search
    case .read: L10n.Verbs.read
    case .listen: L10n.Verbs.listen
    case .smell: L10n.Verbs.smell
    case .touch: L10n.Verbs.touch
    case .taste: L10n.Verbs.taste
    case .go: L10n.Verbs.go
    case .enter: L10n.Verbs.enter
    case .leave: L10n.Verbs.leave
    case .climb: L10n.Verbs.climb
    case .take: L10n.Verbs.take
    case .drop: L10n.Verbs.drop
    case .putIn: L10n.Verbs.putIn
    case .putOn: L10n.Verbs.putOn
    case .putBack: L10n.Verbs.putBack
    case .give: L10n.Verbs.give
    case .show: L10n.Verbs.show
    case .throw: L10n.Verbs.`throw`
    case .open: L10n.Verbs.open
    case .close: L10n.Verbs.close
    case .unlock: L10n.Verbs.unlock
    case .lock: L10n.Verbs.lock
    case .light: L10n.Verbs.light
    case .putOut: L10n.Verbs.putOut
    case .turn: L10n.Verbs.turn
    case .push: L10n.Verbs.push
    case .pull: L10n.Verbs.pull
    case .use: L10n.Verbs.use
    case .wear: L10n.Verbs.wear
    case .takeOff: L10n.Verbs.takeOff
    case .wait: L10n.Verbs.wait
    case .sleep: L10n.Verbs.sleep
    case .jump: L10n.Verbs.jump
    case .shout: L10n.Verbs.shout
    case .wave: L10n.Verbs.wave
    case .greet: L10n.Verbs.greet
    case .think: L10n.Verbs.think
    case .tap: L10n.Verbs.tap
    case .pinch: L10n.Verbs.pinch
    case .swipe: L10n.Verbs.swipe
    case .ring: L10n.Verbs.ring
    case .blow: L10n.Verbs.blow
    case .rub: L10n.Verbs.rub
    case .shake: L10n.Verbs.shake
    case .tie: L10n.Verbs.tie
    case .untie: L10n.Verbs.untie
    case .cut: L10n.Verbs.cut
    case .hit: L10n.Verbs.hit
    case .kick: L10n.Verbs.kick
    case .break: L10n.Verbs.`break`
    case .eat: L10n.Verbs.eat
    case .drink: L10n.Verbs.drink
    case .spit: L10n.Verbs.spit
    case .burn: L10n.Verbs.burn
    case .fill: L10n.Verbs.fill
    case .pour: L10n.Verbs.pour
    case .warm: L10n.Verbs.warm
    case .dig: L10n.Verbs.dig
    case .hide: L10n.Verbs.hide
    case .count: L10n.Verbs.count
    case .lookUnder: L10n.Verbs.lookUnder
    case .lookBehind: L10n.Verbs.lookBehind
    case .lookThrough: L10n.Verbs.lookThrough
    case .find: L10n.Verbs.find
    case .descend: L10n.Verbs.descend
    case .back: L10n.Verbs.back
    case .follow: L10n.Verbs.follow
    case .stand: L10n.Verbs.stand
    case .ask: L10n.Verbs.ask
    case .tell: L10n.Verbs.tell
    case .thank: L10n.Verbs.thank
    case .kiss: L10n.Verbs.kiss
    case .bow: L10n.Verbs.bow
    case .wake: L10n.Verbs.wake
    case .ride: L10n.Verbs.ride
    case .dance: L10n.Verbs.dance
    case .sing: L10n.Verbs.sing
    case .pray: L10n.Verbs.pray
    case .laugh: L10n.Verbs.laugh
    case .swear: L10n.Verbs.swear
    case .fly: L10n.Verbs.fly
    case .write: L10n.Verbs.write
    case .make: L10n.Verbs.make
    case .repair: L10n.Verbs.repair
    }
  }

  /// As it is shown: the infinitive in French.
  package var word: LocalizedText { LocalizedText(words, at: 0) }
}

/// What a verb expects beside it.
extension Verb {
  /// Whether it says nothing without an object.
  var needsObject: Bool { !Self.standingAlone.contains(self) }

  private static let standingAlone: Set<Verb> = [
    .look, .inventory, .listen, .smell, .search, .find, .count, .go, .enter, .leave, .climb,
    .descend, .back, .wait, .sleep, .jump, .shout, .wave, .greet, .think, .dance, .sing, .pray,
    .laugh, .swear, .thank, .fly, .stand, .bow, .kiss, .make, .write, .blow,
    .dig, .lookThrough, .spit, .hide,
  ]

  /// Whether a second thing can matter to it: a tool, a receiver, where to.
  var takesSecond: Bool { putsSomething || Self.withSecond.contains(self) }

  private static let withSecond: Set<Verb> = [
    .open, .close, .unlock, .lock, .light, .turn, .use, .ring, .rub, .tie, .cut, .hit, .break,
    .burn, .fill, .warm, .dig, .tap, .push, .pull, .swipe, .pinch,
  ]

  /// Whether it brings its object to another thing.
  var putsSomething: Bool {
    [.putIn, .putOn, .putBack, .give, .show, .throw, .drop, .wear].contains(self)
  }

  /// Whether words behind it that name nothing say only how, and are let go: “wait until noon”.
  var ignoresRest: Bool { Self.withAnyRest.contains(self) }

  private static let withAnyRest: Set<Verb> = [
    .wait, .sleep, .jump, .shout, .think, .dance, .sing, .pray, .laugh, .swear, .fly, .stand,
    .make, .write, .thank, .bow, .greet, .spit,
  ]

  /// Whether it is done as well in the dark, about whatever is there.
  var needsNoLight: Bool { self == .listen || self == .smell }

  /// Whether it is for the eyes.
  var isLook: Bool { [.examine, .look, .read, .find, .lookThrough, .count].contains(self) }

  /// Whether the door is meant where a place is named: “open the shed”.
  var isForDoors: Bool {
    [.open, .close, .unlock, .lock, .tap, .push, .kick, .break].contains(self)
  }

  /// Whether eyes, ears, a voice or a thought are enough, wherever its object or the place is.
  var worksFromAfar: Bool { Self.fromAfar.contains(self) }

  private static let fromAfar: Set<Verb> = [
    .examine, .read, .find, .lookThrough, .count, .listen, .smell, .think, .wait, .sleep, .shout,
    .wave, .greet, .ask, .tell, .thank, .bow, .pray, .swear, .laugh, .sing, .dance, .kiss, .jump,
    .fly, .make, .write,
  ]

  /// Whether it leads somewhere.
  var isMotion: Bool { [.go, .climb, .descend, .enter, .leave, .follow, .back].contains(self) }

  /// Whether a hand does it, on something.
  var isGesture: Bool {
    [.tap, .pinch, .swipe, .touch, .rub, .hit, .kick, .push, .pull].contains(self)
  }

  /// Whether what stands behind “at” or “on” is what it is for, and never idle.
  var isAimed: Bool { [.tap, .hit, .kick, .break, .shake, .use].contains(self) }

  /// Whether it brings a hand somewhere, where its object is one.
  var movesHands: Bool { [.search, .putIn, .putOn].contains(self) }

  /// The way that it says by itself: to descend is to go down.
  var direction: Direction? {
    switch self {
    case .climb: .up
    case .descend: .down
    default: nil
    }
  }

  /// Whether the only thing that it can be about need not be named.
  var infersObject: Bool { Self.inferring.contains(self) }

  private static let inferring: Set<Verb> = [
    .open, .close, .unlock, .lock, .wear, .takeOff, .ring, .pull, .push, .turn, .light, .dig,
    .tap, .pinch, .swipe, .untie, .burn, .lookThrough,
  ]
}

/// What is said where a verb leads nowhere.
extension Verb {
  /// About a thing or a place; `ways` are those that lead from here.
  func fruitlessReply(about the: LocalizedText, ways: LocalizedText) -> LocalizedText {
    switch self {
    case .smell: Replies.smellThing(the: the)
    case .listen: Replies.listenThing(the: the)
    case .taste: Replies.tasteThing(the: the)
    case .jump: Replies.jumpThing(the: the)
    case .shout: Replies.shoutThing(the: the)
    case .sleep: Replies.sleepThing(the: the)
    case .wait: Replies.waitThing(the: the)
    case .think: Replies.thinkThing(the: the)
    case .wave: Replies.waveThing(the: the)
    case .greet: Replies.greetThing(the: the)
    case .dance: Replies.danceThing(the: the)
    case .sing: Replies.singThing(the: the)
    case .pray: Replies.prayThing(the: the)
    case .laugh: Replies.laughThing(the: the)
    case .swear: Replies.swearThing(the: the)
    case .thank: Replies.thankThing(the: the)
    case .bow: Replies.bowThing(the: the)
    case .stand: Replies.standThing(the: the)
    case .fly: Replies.flyThing
    case .write: Replies.writeThing(the: the)
    case .make: Replies.makeThing(the: the)
    case .repair: Replies.repairThing(the: the)
    case .ride: Replies.rideThing(the: the)
    case .wake: Replies.wakeThing(the: the)
    case .kiss: Replies.kissThing(the: the)
    case .show: Replies.showThing(the: the)
    case .give: Replies.giveThing(the: the)
    case .throw: Replies.throwingThing(the: the)
    case .open: Replies.openThing(the: the)
    case .close: Replies.closeThing(the: the)
    case .unlock: Replies.unlockThing(the: the)
    case .lock: Replies.lockThing(the: the)
    case .light: Replies.lightThing(the: the)
    case .putOut: Replies.putOutThing(the: the)
    case .turn: Replies.turnThing(the: the)
    case .push: Replies.pushThing(the: the)
    case .pull: Replies.pullThing(the: the)
    case .use: Replies.useThing(the: the)
    case .wear: Replies.wearThing(the: the)
    case .tap: Replies.tapThing(the: the)
    case .pinch: Replies.pinchThing(the: the)
    case .swipe: Replies.swipeThing(the: the)
    case .ring: Replies.ringThing(the: the)
    case .blow: Replies.blowThing(the: the)
    case .rub: Replies.rubThing(the: the)
    case .shake: Replies.shakeThing(the: the)
    case .tie: Replies.tieThing(the: the)
    case .untie: Replies.untieThing(the: the)
    case .cut: Replies.cutThing(the: the)
    case .hit: Replies.hitThing(the: the)
    case .kick: Replies.kickThing(the: the)
    case .break: Replies.breakingThing(the: the)
    case .eat: Replies.eatThing(the: the)
    case .drink: Replies.drinkThing(the: the)
    case .burn: Replies.burnThing(the: the)
    case .fill: Replies.fillThing(the: the)
    case .pour: Replies.pourThing(the: the)
    case .warm: Replies.warmThing(the: the)
    case .dig: Replies.digThing(the: the)
    case .hide: Replies.hideThing(the: the)
    case .spit: Replies.spitThing
    case .count: Replies.countThing(the: the)
    case .lookUnder: Replies.lookUnderThing(the: the)
    case .lookBehind: Replies.lookBehindThing(the: the)
    case .lookThrough: Replies.lookThroughThing(the: the)
    case .ask: Replies.askThing(the: the)
    case .tell: Replies.tellThing(the: the)
    case .follow: Replies.followThing(the: the, ways: ways)
    case .enter: Replies.enterThing(the: the)
    case .climb: Replies.climbThing(the: the)
    case .descend: Replies.descendThing(the: the)
    case .leave: Replies.leaveThing(the: the)
    case .look, .inventory, .examine, .read, .touch, .go, .back, .take, .drop, .putIn, .putOn,
      .putBack, .takeOff, .search, .find:
      L10n.Adventure.nothingToDo
    }
  }

  /// Without a thing; nil where the verb needs one, or does something by itself.
  var loneReply: LocalizedText? {
    switch self {
    case .dance: Replies.dance
    case .sing: Replies.sing
    case .pray: Replies.pray
    case .laugh: Replies.laugh
    case .swear: Replies.swear
    case .thank: Replies.thank
    case .bow: Replies.bow
    case .stand: Replies.stand
    case .fly: Replies.fly
    case .write: Replies.write
    case .make: Replies.make
    case .kiss: Replies.kiss
    case .blow: Replies.blow
    case .count: Replies.count
    case .search: Replies.search
    case .dig: Replies.dig
    case .spit: Replies.spit
    case .hide: Replies.hide
    case .find: Replies.find
    default: nil
    }
  }
}
