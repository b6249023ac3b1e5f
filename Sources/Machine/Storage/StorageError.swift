import Platform

/// What could not be done with a file or folder.
package struct StorageError: Error, Hashable, Sendable {
  /// Why, as far as a player can do something about it.
  package enum Reason: Hashable, Sendable {
    /// The disk is full.
    case noSpace
    /// The player's share of the disk is used up.
    case quota
    /// The disk takes no changes.
    case readOnly
    /// The file or folder belongs to someone else, or its mode forbids this.
    case noPermission
    /// The program or the system has too many files open.
    case tooManyFiles
    /// Something else stands there: a link, a pipe, a folder for a file, a file for a folder.
    case notRegular
    /// The file is another user's.
    case notOurs
    /// Another window has been holding the folder for too long.
    case busy
    /// More bytes than wanted or allowed.
    case tooLarge
    /// A new file was to be made, and there is one.
    case exists
    /// It was there and is gone.
    case vanished
    /// A name that is no plain file name.
    case badName
    /// Another error of the system, by its number.
    case other(Int32)
  }

  /// Why.
  package let reason: Reason
  /// The file or folder.
  package let path: String

  init(_ reason: Reason, _ path: String) {
    self.reason = reason
    self.path = path
  }

  /// The error that the system reports as `code`.
  init(errno code: Int32, _ path: String) {
    self.init(Reason(errno: code), path)
  }
}

extension StorageError.Reason {
  init(errno code: Int32) { self = Self.known[code] ?? .other(code) }

  private static let known: [Int32: Self] = [
    ENOSPC: .noSpace, EDQUOT: .quota, EROFS: .readOnly, EACCES: .noPermission,
    EPERM: .noPermission, EMFILE: .tooManyFiles, ENFILE: .tooManyFiles, ELOOP: .notRegular,
    EISDIR: .notRegular, ENOTDIR: .notRegular, ENXIO: .notRegular, EFBIG: .tooLarge,
    EEXIST: .exists, ENOENT: .vanished, ESTALE: .vanished,
  ]
}
