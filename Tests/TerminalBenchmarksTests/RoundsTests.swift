import Testing

@testable import TerminalBenchmarks

@Suite struct RoundsTests {
  @Test func `subjects are measured in turn, and each keeps its own values`() {
    var order = ""
    let values = Rounds.measure(["a", "b"], rounds: 3) { subject in
      order += subject
      return order.count
    }
    #expect(order == "ababab")
    #expect(values == [[1, 3, 5], [2, 4, 6]])
  }

  @Test func `what fails ends the rounds`() {
    #expect(throws: BenchmarkError.noAnswer(from: "b")) {
      try Rounds.measure(["a", "b"], rounds: 2) { subject in
        if subject == "b" { throw BenchmarkError.noAnswer(from: subject) }
      }
    }
  }
}
