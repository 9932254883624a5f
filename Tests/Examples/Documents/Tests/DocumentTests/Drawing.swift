import Foundation
import KeyboardKit
import Testing

/// The keyboard of a controller, drawn on a phone.
extension KeyboardInputViewController {

  /// This controller on a phone 390 points wide.
  func onPhone(locale: Locale = .english) -> Self {
    let context = keyboardContext
    context.locale = locale
    context.deviceType = .phone
    context.deviceTypeForKeyboard = .phone
    context.screenSize = CGSize(width: 390, height: 844)
    context.keyboardCase = .lowercased
    return self
  }

  /// The keyboard as it is now.
  var scene: Scene { keyboardView.scene(measuring: .fixedAdvance) }

  /// The keyboard while a finger holds a key.
  func sceneLongPressing(_ name: String) throws -> Scene {
    let keys = keyboardView.touchableKeys(measuring: .fixedAdvance)
    let finger = KeyTouchHandler(state: state, services: services)
    finger.press(try #require(keys.first { $0.action.keyName == name }))
    services.clock.advance(by: 1)
    let scene = scene
    finger.cancel()
    return scene
  }
}

extension Scene {

  /// The names of the keys in their order.
  var keyNames: [String] { names(of: .key) }

  /// The names of the elements of a kind in their order.
  func names(of role: Element.Role) -> [String] {
    elements.filter { $0.role == role }.map(\.name)
  }

  /// The background of a key.
  func backgroundColor(ofKey name: String) -> Color.Resolved? {
    elements.first { $0.role == .key && $0.name == name }?.backgroundColor
  }

  /// The background of the first element of a kind.
  func backgroundColor(of role: Element.Role) -> Color.Resolved? {
    elements.first { $0.role == role }?.backgroundColor
  }
}

extension Scene.Element {

  fileprivate var backgroundColor: Color.Resolved? {
    style.compactMap { property in
      if property.name == "backgroundColor", case .color(let color) = property.value {
        color
      } else {
        nil
      }
    }.first
  }
}
