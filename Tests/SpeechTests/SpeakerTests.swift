import Foundation
import Testing

@testable import Speech

struct SpeakerTests {
  @Test(arguments: [
    (Speaker.spdSay, ["--wait", "--pipe-mode", "--language", "fr"]),
    (.espeakNG, ["--stdin", "-v", "fr"]), (.say, ["-v", "Thomas", "-f", "-"]),
  ]) func `the language is an argument, the text never`(_ speaker: Speaker, _ wanted: [String]) {
    for text in ["-v en", "--", "%s%n", "$(touch x)"] {
      let line = SpokenLine(text, language: "fr", voice: "Thomas")
      #expect(speaker.arguments(for: line) == wanted)
      #expect(speaker.input(for: line) == text + "\n")
    }
  }

  @Test(arguments: Speaker.allCases)
  func `no text is an order to Speech Dispatcher`(_ speaker: Speaker) {
    let line = SpokenLine("!-!SET ALL RATE 100", language: "fr", voice: "Thomas")
    #expect(speaker.input(for: line) == " !-!SET ALL RATE 100\n")
  }

  @Test func `a long line has longer before it is taken to hang`() {
    let espeak = InstalledSpeaker(.espeakNG, at: "/bin/espeak-ng")
    func limit(_ text: String) -> Int {
      espeak.saying(SpokenLine(text, language: "fr", voice: "")).limit
    }
    #expect(limit("Tap it!") == 6_400)
    #expect(limit(String(repeating: "é", count: 100)) == 25_000)
  }

  @Test func `the preferred one that is found speaks, programs only`() throws {
    let folder = URL.temporaryDirectory.appending(path: "speakers-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func add(_ path: String, permissions: Int = 0o755) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
      try FileManager.default.setAttributes(
        [.posixPermissions: permissions], ofItemAtPath: file.path())
    }
    try add("a/say")
    try add("a/spd-say", permissions: 0o644)
    try add("a/espeak-ng/a-folder")
    try add("b/espeak-ng")
    try add("b/say")
    func found(_ folders: String...) -> [InstalledSpeaker] {
      InstalledSpeaker.all(in: folders.joined(separator: ":"))
    }
    let (a, b) = (folder.path() + "/a", folder.path() + "/b")
    #expect(
      found(a, b)
        == [
          InstalledSpeaker(.espeakNG, at: b + "/espeak-ng"), InstalledSpeaker(.say, at: a + "/say"),
        ])
    #expect(found(folder.path() + "/c", "", a) == [InstalledSpeaker(.say, at: a + "/say")])
    #expect(found("", ".", "b") == [])
  }
}
