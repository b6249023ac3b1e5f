/// How a text of a question file is marked up.
enum Markup: String {
  /// Moodle's own: known HTML tags and entities.
  case moodle
  case html, markdown
  /// Nothing: `<b>` is `<b>`.
  case plain
  /// Entities alone.
  case entities
}
