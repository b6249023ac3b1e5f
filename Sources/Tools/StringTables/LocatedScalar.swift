/// A scalar of a value, unescaped, and where it was written.
struct LocatedScalar {
  var scalar: Unicode.Scalar
  let position: SourcePosition
}
