import Session
import Storage

/// The content that the game last wrote to a file or read from it: what differs now is the player’s own
/// change, to be merged with what another window has written since.
struct MergeBase<Content: Persistable> {
  /// What the game held then.
  let content: Content
  /// The file as it then was; nil if there was none.
  let copy: SavedRevision<Content>?
  /// What `copy` was written into; nil where it was read.
  let written: WrittenFile?
}
