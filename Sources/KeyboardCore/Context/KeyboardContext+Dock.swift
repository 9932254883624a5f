extension KeyboardContext {

  /// Where the keys start and how wide they are in a view of a certain width, in points.
  ///
  /// Keys that are docked to a side take a part of the width there.
  public func keyArea(inWidth width: Double) -> (leading: Double, width: Double) {
    guard let edge = keyboardDockEdge else { return (0, width) }
    let docked = width * Keyboard.DockEdge.widthFactor
    return (edge == .leading ? 0 : width - docked, docked)
  }
}
