import Testing

@testable import Speech

private func line(_ text: String) -> SpokenLine {
  SpokenLine(text, language: "fr", voice: "Thomas")
}

private let dispatcher = InstalledSpeaker(.spdSay, at: "/bin/spd-say")
private let espeak = InstalledSpeaker(.espeakNG, at: "/bin/espeak-ng")

private func starts(_ text: String, by speaker: InstalledSpeaker = espeak) -> SpeechQueue.Effect {
  .start(speaker.saying(line(text)))
}

/// Lines in their order, and everything that may go wrong with a speaker.
struct SpeechQueueTests {
  @Test func `each line is said once, when the one before it is`() {
    var queue = SpeechQueue([espeak])
    #expect(queue.handle(.told([line("a"), line("b")])) == [starts("a")])
    #expect(queue.handle(.told([line("c")])) == [])
    #expect(queue.handle(.ended(isSuccess: true)) == [starts("b")])
    #expect(queue.handle(.ended(isSuccess: true)) == [starts("c")])
    #expect(queue.isSpeaking)
    #expect(queue.handle(.ended(isSuccess: true)) == [])
    #expect(!queue.isSpeaking && !queue.isRunning && !queue.hasFailed)
  }

  @Test func `what is cut off is not said to its end, nor what waits`() {
    var queue = SpeechQueue([espeak])
    _ = queue.handle(.told([line("a"), line("b")]))
    #expect(queue.handle(.cutOff) == [.end])
    #expect(!queue.isSpeaking && !queue.isRunning)
    #expect(queue.handle(.told([line("c")])) == [starts("c")])
    _ = queue.handle(.ended(isSuccess: true))
    #expect(queue.handle(.cutOff) == [])
  }

  @Test func `a service is silent before it says more`() throws {
    var queue = SpeechQueue([dispatcher])
    let silencing = try #require(dispatcher.silencing)
    _ = queue.handle(.told([line("a"), line("b")]))
    #expect(queue.handle(.cutOff) == [.end, .start(silencing)])
    #expect(!queue.isSpeaking && queue.isRunning)
    #expect(queue.handle(.told([line("c")])) == [])
    #expect(queue.handle(.cutOff) == [])
    #expect(queue.handle(.told([line("d")])) == [])
    #expect(queue.handle(.ended(isSuccess: false)) == [starts("d", by: dispatcher)])
  }

  @Test func `a line that a speaker fails is said by the next one, as are those behind it`() {
    var queue = SpeechQueue([dispatcher, espeak])
    #expect(queue.handle(.told([line("a"), line("b")])) == [starts("a", by: dispatcher)])
    #expect(queue.handle(.ended(isSuccess: false)) == [starts("a")])
    #expect(!queue.hasFailed)
    #expect(queue.handle(.ended(isSuccess: true)) == [starts("b")])
  }

  @Test func `the last speaker is tried again at each line`() {
    var queue = SpeechQueue([espeak])
    _ = queue.handle(.told([line("a"), line("b")]))
    #expect(queue.handle(.ended(isSuccess: false)) == [starts("b")])
    #expect(queue.hasFailed)
    #expect(queue.handle(.ended(isSuccess: true)) == [])
  }

  @Test func `a speaker that hangs is ended, and the next one takes over`() throws {
    var queue = SpeechQueue([dispatcher, espeak])
    let silencing = try #require(dispatcher.silencing)
    _ = queue.handle(.told([line("a")]))
    #expect(queue.handle(.overdue) == [.end, .start(silencing)])
    #expect(queue.isSpeaking)
    #expect(queue.handle(.overdue) == [.end, starts("a")])
  }

  @Test func `where the last one hangs, nothing waits for it`() {
    var queue = SpeechQueue([espeak])
    _ = queue.handle(.told([line("a"), line("b")]))
    #expect(queue.handle(.overdue) == [.end])
    #expect(!queue.isSpeaking && !queue.isRunning && queue.hasFailed)
    #expect(queue.handle(.told([line("c")])) == [starts("c")])
  }

  @Test func `where nothing can speak, nothing is to be waited for`() {
    var queue = SpeechQueue([])
    #expect(queue.handle(.told([line("a")])) == [])
    #expect(queue.handle(.cutOff) == [])
    #expect(!queue.isSpeaking)
  }
}
