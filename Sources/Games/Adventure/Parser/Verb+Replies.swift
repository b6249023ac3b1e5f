import Localization

private typealias Replies = L10n.VerbReplies

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
    case .find: Replies.find
    default: nil
    }
  }
}
