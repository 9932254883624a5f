public import Foundation
public import KeyboardCore

// Source: KeyboardKit 9.5.3.
extension KeyboardAction {

  /// The numbers of the context's device.
  public func standardButtonLayoutConfiguration(
    for context: KeyboardContext
  ) -> KeyboardLayout.DeviceConfiguration {
    .standard(for: context)
  }

  /// The radius of a key's corners in points.
  public func standardButtonCornerRadius(for context: KeyboardContext) -> CGFloat {
    standardButtonLayoutConfiguration(for: context).buttonCornerRadius
  }

  /// The line along a key's edge.
  public func standardButtonBorderStyle(for context: KeyboardContext) -> Keyboard.ButtonBorderStyle
  {
    switch self {
    case .emoji, .none: .noBorder
    default: .standard
    }
  }

  /// The edge below a key.
  public func standardButtonShadowStyle(for context: KeyboardContext) -> Keyboard.ButtonShadowStyle
  {
    switch self {
    case .characterMargin, .emoji, .none: .noShadow
    default: context.isSpaceDragGestureActive ? .noShadow : .standard
    }
  }

  /// The distance of a key's content from its edges in points.
  public func standardButtonContentInsets(for context: KeyboardContext) -> EdgeInsets {
    standardButtonContentInsets(
      standard: EdgeInsets(all: context.deviceTypeForKeyboardIsIpadPro ? 6 : 3))
  }

  /// The distance of a key's content from its edges, by that of most keys.
  func standardButtonContentInsets(standard: EdgeInsets) -> EdgeInsets {
    if isSpacer { return .zero }
    var insets = standard
    guard case .character(let text) = self else { return insets }
    switch text {
    case "[", "]", "(", ")", "{", "}": insets.bottom = 6
    case "<", ">": insets.bottom = 4
    default: break
    }
    return insets
  }

  /// The factor on the size of a key's icon.
  public func standardButtonImageScaleFactor(for context: KeyboardContext) -> CGFloat {
    context.hasPadKeys ? 1.2 : 1
  }

  /// The other name of ``standardButtonImageScaleFactor(for:)``.
  public func standardButtonImageScale(for context: KeyboardContext) -> CGFloat {
    standardButtonImageScaleFactor(for: context)
  }
}
