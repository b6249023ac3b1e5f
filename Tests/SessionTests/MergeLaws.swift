import Testing

@testable import JSON
@testable import Session

/// Holds a file's rule for two copies to its laws: whichever is named first, however they are grouped, and
/// however often, the same comes out; and no two copies lose what each of them holds.
struct MergeLaws<Content: Persistable> {
  let file: SavedFile<Content>
  /// Copies of different revisions.
  let copies: [SavedRevision<Content>]

  func hold() {
    for one in copies {
      #expect(same(one, file.merged(one, one)), "idempotent")
      for other in copies {
        let both = file.merged(one, other)
        #expect(same(both, file.merged(other, one)), "commutative")
        #expect(same(both, file.merged(both, one)), "absorbing")
        for third in copies {
          let right = file.merged(one, file.merged(other, third))
          #expect(same(file.merged(both, third), right), "associative")
        }
      }
    }
  }

  private func same(_ one: SavedRevision<Content>, _ other: SavedRevision<Content>) -> Bool {
    one.data == other.data && one.revision == other.revision
  }
}
