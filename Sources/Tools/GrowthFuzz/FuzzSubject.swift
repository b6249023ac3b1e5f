import Flow
import Lines
import Localization
import Packs
import Presentation
import Reflex
import Session
import SessionDriver
import Wire

/// A part of the program that reads what strangers write.
struct FuzzSubject {
  let name: String
  let input: GrowthRecipe.Input
  /// Reads an input to its end.
  let run: ([UInt8]) -> Void

  static func all() throws -> [FuzzSubject] {
    let game = try BuiltInGame()
    let places: [(String, Command.StartingPoint)] = [
      ("title", .menu), ("campaign", .level(chapter: 1, level: 1)),
      ("adventure", .adventure(isRestart: false)),
      ("reflex", .reflex(pace: .untimed, isDaily: false)),
    ]
    return importing + [checking]
      + places.flatMap { name, place in
        [
          FuzzSubject(name: "lines of \(name)", input: .lines) {
            play(lines: $0, in: game.newSession(), from: place, voice: LineVoice(language: .en))
          },
          FuzzSubject(name: "wire lines of \(name)", input: .wireLines) {
            play(lines: $0, in: game.newSession(), from: place, voice: JSONVoice(language: .en))
          },
        ]
      } + [
        FuzzSubject(name: "one line of the adventure", input: .line) {
          play(
            lines: $0, in: game.newSession(), from: .adventure(isRestart: false),
            voice: LineVoice(language: .en))
        },
        FuzzSubject(name: "one answer", input: .line) { bytes in
          for language in Language.allCases {
            _ = NormalizedAnswer(String(decoding: bytes, as: UTF8.self), in: language)
          }
        },
        FuzzSubject(name: "a code of a result", input: .line) { bytes in
          _ = ResultCode(String(decoding: bytes, as: UTF8.self))
        },
        FuzzSubject(name: "a sealed pack", input: .pack) { bytes in
          let file = SealedPack.seal(bytes, title: SafeText(cleaning: "fuzz")) ?? []
          _ = try? SealedPack.open(file)
        },
      ]
  }

  private static var importing: [FuzzSubject] {
    PackImport.Format.allCases.map { format in
      FuzzSubject(name: "import of \(format)", input: .questions(format)) { bytes in
        let made = PackImport(
          bytes, format: format, title: SafeText(cleaning: "fuzz"), language: .en)
        for finding in made.findings { _ = finding.reason.text.resolved(in: .en) }
        if let document = made.document { _ = PackReader.read(PackWriter.write(document)) }
      }
    }
  }

  private static var checking: FuzzSubject {
    FuzzSubject(name: "check", input: .pack) { bytes in
      let (document, findings) = PackReader.read(bytes)
      _ = PackReport(findings, in: bytes).entries.map { $0.text.resolved(in: .en) }
      guard let document else { return }
      let check = PackCheck(document)
      _ = PackReport(check.findings, in: bytes).entries.map { $0.text.resolved(in: .en) }
    }
  }

  private static func play(
    lines: [UInt8], in session: Session, from place: Command.StartingPoint,
    voice: some LineBasedVoice
  ) {
    var (session, voice) = (session, voice)
    var decoder = LineDecoder(limit: type(of: voice).lineLimit)
    _ = voice.render(session.perform(.open(place)))
    for line in decoder.read(lines) {
      guard case .command(let command) = voice.parse(line) else { continue }
      _ = voice.render(session.perform(command))
    }
  }
}
