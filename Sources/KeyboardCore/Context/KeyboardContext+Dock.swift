import Foundation

extension KeyboardContext {

  /// Where the keys start and how wide they are in a view of a certain width, in points.
  ///
  /// Keys that are docked to a side take a part of the width there; a side that is given counts
  /// instead of the context's.
  public func keyArea(
    inWidth width: Double, dockEdge: Keyboard.DockEdge? = nil
  ) -> (leading: Double, width: Double) {
    guard let edge = dockEdge ?? keyboardDockEdge else { return (0, width) }
    let docked = width * Keyboard.DockEdge.widthFactor
    return (edge == .leading ? 0 : width - docked, docked)
  }
}

extension KeyboardContext {

  /// The width of a pad's floating keyboard in points (source: iPadOS).
  private static let floatingWidth = 320.0

  /// How wide the view of the keyboard is in points: as wide as the screen, if it doesn't float.
  public var keyboardWidth: Double {
    isKeyboardFloating ? min(Self.floatingWidth, screenSize.width) : screenSize.width
  }
}
