import Flow
import Session

extension SaveStore {
  /// The progress of the campaign, or that of a pack. What an earlier version kept under another name goes on
  /// under the one of today; a pack that is looked over has none.
  mutating func openProgress(
    of chapters: [Chapter], in pack: PackMetadata?, fresh: Progress
  ) -> (content: Progress, notices: [Notice]) {
    if let pack, pack.policy.isPreview { return (fresh, []) }
    let (progress, notices) = open(.progress(of: chapters, in: pack), fresh: fresh)
    guard let name = pack?.formerSaveName, !progress.hasBegun else { return (progress, notices) }
    let (former, faults) = open(.progress(of: chapters, inFileOfPack: name), fresh: fresh)
    return former.hasBegun ? (former, notices + faults) : (progress, notices)
  }
}
