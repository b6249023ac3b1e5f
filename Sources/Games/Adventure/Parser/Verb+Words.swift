package import Localization

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
