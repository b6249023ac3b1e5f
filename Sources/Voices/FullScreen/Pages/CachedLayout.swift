import Screen

/// A layout and the size of screen that it was made for.
struct CachedLayout {
  let size: Size
  var layout: Layout
}
