/// A place, x pointing right and y pointing down.
package struct Point: Hashable, Sendable {

  /// The distance from the left.
  package var x: Double

  /// The distance from the top.
  package var y: Double

  /// A place by its distances from the left and the top.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
