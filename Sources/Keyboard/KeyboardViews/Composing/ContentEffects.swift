import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

extension Keyboard.ButtonStyle {

  func contentEffects(isDark: Bool) -> [ContentEffect] {
    .init(
      shadows: textShadows, outlineColor: textOutlineColor, outlineWidth: textOutlineWidth,
      isDark: isDark)
  }
}

extension KeyboardCallout.CalloutStyle {

  func contentEffects(isDark: Bool) -> [ContentEffect] {
    .init(
      shadows: textShadows, outlineColor: textOutlineColor, outlineWidth: textOutlineWidth,
      isDark: isDark)
  }
}

extension [ContentEffect] {

  /// The outline is over the shadows.
  fileprivate init(
    shadows: [Keyboard.KeyShadow]?, outlineColor: Color?, outlineWidth: CGFloat?, isDark: Bool
  ) {
    self = (shadows ?? []).map { shadow in
      .shadow(
        shadow.color.resolved(isDark: isDark), radius: shadow.radius / 2, offset: shadow.offset)
    }
    if let outlineColor, let outlineWidth {
      append(.outline(outlineColor.resolved(isDark: isDark), width: outlineWidth))
    }
  }
}
