import Foundation

/// Every third of many like cases, which a run of the tests takes; all of them where `EVERY_CASE` is set in the
/// environment.
package func sampled<Cases: Sequence>(_ cases: Cases) -> [Cases.Element] {
  if ProcessInfo.processInfo.environment["EVERY_CASE"] != nil { return Array(cases) }
  return cases.enumerated().filter { $0.offset.isMultiple(of: 3) }.map(\.element)
}
