import Localization
import Session
import Storage

extension StorageError.Reason {
  /// The cause in the player's words.
  var text: LocalizedText {
    switch self {
    case .noSpace: L10n.Faults.noSpace
    case .quota: L10n.Faults.quota
    case .readOnly: L10n.Faults.readOnly
    case .noPermission: L10n.Faults.noPermission
    case .tooManyFiles: L10n.Faults.tooManyFiles
    case .notRegular: L10n.Faults.notRegular
    case .notOurs: L10n.Faults.notOurs
    case .busy: L10n.Faults.busy
    case .tooLarge: L10n.Faults.tooLarge
    case .exists: L10n.Faults.exists
    case .vanished: L10n.Faults.vanished
    case .badName: L10n.Faults.badName
    case .other(let number): L10n.Faults.other(number: Int(number))
    }
  }
}

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
