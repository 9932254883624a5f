package import Foundation
import KeyboardCore
package import KeyboardInput

// Touches that somebody makes, in place of those that the typist plans.
extension Typist {

  /// Start a touch at a point of the keyboard, and return whether a key or a suggestion is there.
  package func press(at point: CGPoint) -> Bool {
    guard let key = map.touchable.first(where: { $0.frame.contains(point) }) else { return false }
    touch { $0.press(key, at: point) }
    return true
  }

  package func press(_ key: TouchableKey) { touch { $0.press(key) } }

  /// The keys and suggestions of the keyboard as it is now.
  package var touchableKeys: [TouchableKey] { map.touchable }

  package func drag(to point: CGPoint) { move(to: point) }

  package func drag(by offset: CGSize) {
    guard let start = touchHandler.start?.point else { return }
    move(to: CGPoint(x: start.x + offset.width, y: start.y + offset.height))
  }

  package func cancel() { touch { $0.cancel() } }

  package func release() { lift() }

  /// Let time pass, in which held keys repeat or show what they have, and callouts end.
  package func pass(seconds: TimeInterval) { advance(by: seconds) }

  package var isTouching: Bool { touchHandler.isTouching }
}
