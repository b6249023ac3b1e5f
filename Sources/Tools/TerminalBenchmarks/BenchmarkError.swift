/// Why something could not be measured.
enum BenchmarkError: Error, Equatable {
  case noAnswer(from: String)
  case failed(String)
}
