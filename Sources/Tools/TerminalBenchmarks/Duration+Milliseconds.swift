extension Duration {
  var inMilliseconds: Double { self / .milliseconds(1) }
}
