/// A point, x pointing right and y pointing down.
package struct Point: Hashable, Sendable {

  /// The horizontal coordinate.
  package var x: Double

  /// The vertical coordinate.
  package var y: Double

  /// Create a point.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
