import Flow
import Session

extension SaveStore {
  /// The progress of the campaign, or that of a pack. What was kept under another name goes on under the one
  /// of today; a pack that is looked over has none.
  mutating func openProgress(
    of chapters: [Chapter], in pack: PackMetadata?, fresh: Progress
  ) -> (content: Progress, notices: [Notice]) {
    if let pack, pack.policy.isPreview { return (fresh, []) }
    let (progress, notices) = open(.progress(of: chapters, in: pack), fresh: fresh)
    guard let pack, !progress.hasBegun else { return (progress, notices) }
    var all = notices
    for name in pack.formerSaveNames {
      let (former, faults) = open(.progress(of: chapters, inFileOfPack: name), fresh: fresh)
      all += faults
      if former.hasBegun { return (former, all) }
    }
    return (progress, all)
  }
}
