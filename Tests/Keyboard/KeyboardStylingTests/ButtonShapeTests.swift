import Foundation
import KeyboardCore
import KeyboardStyling
import Testing

/// Corners, borders, shadows, insets and edges.
@Suite struct ButtonShapeTests {

  @Test(arguments: [KeyboardAction.none, .emoji("😀")])
  func noBorder(action: KeyboardAction) {
    #expect(action.standardButtonBorderStyle(for: KeyboardContext()) == .noBorder)
  }

  @Test(arguments: [KeyboardAction.none, .characterMargin("a"), .emoji("😀")])
  func noShadow(action: KeyboardAction) {
    #expect(action.standardButtonShadowStyle(for: KeyboardContext()) == .noShadow)
  }

  @Test func shadowGoesAwayWhileSpaceIsDragged() {
    let context = KeyboardContext()
    #expect(
      KeyboardAction.space.standardButtonShadowStyle(for: context).color == .keyboardButtonShadow)
    #expect(KeyboardAction.space.standardButtonShadowStyle(for: context).size == 1)
    context.isSpaceDragGestureActive = true
    #expect(KeyboardAction.space.standardButtonShadowStyle(for: context) == .noShadow)
  }

  @Test(arguments: [
    (DeviceType.phone, InterfaceOrientation.portrait, CGFloat(5)), (.phone, .landscape, 5),
    (.pad, .portrait, 5), (.pad, .landscape, 7),
  ])
  func cornerRadius(device: DeviceType, orientation: InterfaceOrientation, radius: CGFloat) {
    let context = KeyboardContext()
    context.deviceTypeForKeyboard = device
    context.interfaceOrientation = orientation
    #expect(KeyboardAction.space.standardButtonCornerRadius(for: context) == radius)
  }

  @Test(arguments: [
    (KeyboardAction.character("a"), 3.0, 3.0), (.character("("), 3, 6), (.character("}"), 3, 6),
    (.character("<"), 3, 4), (.space, 3, 3), (.none, 0, 0), (.characterMargin("a"), 0, 0),
  ])
  func contentInsets(action: KeyboardAction, top: Double, bottom: Double) {
    let insets = action.standardButtonContentInsets(for: KeyboardContext())
    #expect(insets == EdgeInsets(top: top, leading: top, bottom: bottom, trailing: top))
  }

  @Test func contentInsetsOfAnIPadPro() {
    let context = KeyboardContext()
    context.deviceTypeForKeyboardIsIpadPro = true
    func insets(_ action: KeyboardAction) -> EdgeInsets {
      action.standardButtonContentInsets(for: context)
    }
    #expect(insets(.space) == EdgeInsets(all: 6))
    #expect(insets(.character("(")) == EdgeInsets(all: 6))
    #expect(insets(.character("<")) == EdgeInsets(top: 6, leading: 6, bottom: 4, trailing: 6))
    #expect(insets(.none) == .zero)
  }

  @Test func imageScale() {
    let context = KeyboardContext()
    #expect(KeyboardAction.shift(.auto).standardButtonImageScaleFactor(for: context) == 1)
    context.deviceTypeForKeyboard = .pad
    #expect(KeyboardAction.shift(.auto).standardButtonImageScaleFactor(for: context) == 1.2)
  }
}
