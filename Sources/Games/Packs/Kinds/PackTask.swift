import Flow
import Localization

/// What the player does in a level.
struct PackTask: Sendable {
  /// How every kind stands in packs, in the order of the starter.
  static let formats: [any LevelFormat.Type] = [
    PackClosedQuestion.self, PackRotor.self, PackOpenQuestion.self, PackSearch.self,
    PackWay.self, PackReflexRound.self,
  ]

  /// Nothing to do yet.
  static let blank = PackTask(PackClosedQuestion())

  /// A value of the type of its kind.
  let format: any LevelFormat

  init(_ format: any LevelFormat) { self.format = format }

  /// The task of a level of the program.
  init(_ level: Level) {
    switch level.task {
    case .closed(let level): format = PackClosedQuestion(level)
    case .rotor(let level): format = PackRotor(level)
    case .open(let level): format = PackOpenQuestion(level)
    case .search(let level): format = PackSearch(level)
    case .way(let level): format = PackWay(level)
    case .reflex(let level): format = PackReflexRound(level)
    }
  }
}

extension PackTask: Equatable {
  static func == (left: PackTask, right: PackTask) -> Bool { left.format.isEqual(to: right.format) }
}

/// What a kind of level is in packs: the members of its task, and how it is checked and played. A type
/// for each kind conforms, in a file of its own; `PackTask` lists them.
protocol LevelFormat: PackShape {
  /// The kind, whose name is the word of a level's member `kind`.
  static var kind: Level.Kind { get }
  /// Whether a player may be stuck in such a level, so that one without hints is worth a warning.
  static var needsHints: Bool { get }
  /// The level of this kind in the pack that an author begins with.
  static var example: PackLevel { get }

  /// Notes what breaks a rule; `offset` is the level's.
  func addFindings(to rules: inout PackRuleChecker, at offset: FileOffset)

  /// Warns of answers that are a trap.
  func addWarnings(to lint: inout PackWarningChecker)

  /// The level that plays as it says; throws where it breaks a rule.
  func level(_ content: LevelContent, in document: PackDocument) throws(LevelError) -> Level

  /// How many answers win the level that the solver plays.
  func countSolutions(with solver: inout PackSolver) -> Int
}

extension LevelFormat {
  static var needsHints: Bool { true }

  /// The members of such a level, beside those that levels of all kinds have.
  static var members: [PackMember] { fields.members.all }

  /// A level of this kind, with all of its `members`.
  static func readLevel(
    _ node: PackNode, _ members: PackMembers, _ findings: inout PackFindings
  ) -> PackLevel {
    var (level, task) = (PackLevel(), Self())
    let (common, own) = (PackLevel.fields.all, fields.all)
    node.readMembers(members, &findings) { index, value, findings in
      if index < common.count {
        common[index].read(value, &level, &findings)
      } else {
        own[index - common.count].read(value, &task, &findings)
      }
    }
    if !findings.hasErrors { task.complete(from: node) }
    (level.task, level.offset) = (PackTask(task), node.offset)
    return level
  }

  func addFindings(to rules: inout PackRuleChecker, at offset: FileOffset) {}

  func addWarnings(to lint: inout PackWarningChecker) {}

  fileprivate func isEqual(to other: any LevelFormat) -> Bool { other as? Self == self }
}
