/// What is done to an object of an engine: one of the three actions of its skin, in their order.
enum EngineFate: Int, CaseIterable, Sendable {
  case first, second, third
}
