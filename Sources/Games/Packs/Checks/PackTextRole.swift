/// What a text is for, and how much room there is for it in the smallest window, of 40 columns and 12 rows.
enum PackTextRole {
  /// A scene, a reply, a hint: it may be scrolled through once.
  case passage
  /// A choice, an action, a title: it stands beside others.
  case label

  /// The columns of a row.
  var columns: Int { 34 }

  /// The most rows.
  var rows: Int {
    switch self {
    case .passage: 14
    case .label: 3
    }
  }
}
