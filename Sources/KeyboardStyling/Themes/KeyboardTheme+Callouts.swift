public import KeyboardCore
import KeyboardDrawing

extension KeyboardTheme {

  /// What this theme says about callouts: the faces and texts of its keys, then its callout style, then
  /// the rules that count in some surroundings.
  public func themeCalloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle? {
    let calloutStyle = calloutRules.applied(to: calloutStyle, in: context)
    let input = buttonStyles[.input]
    let system = buttonStyles[.system]
    var style = KeyboardCallout.CalloutStyle()
    if let face = input?.backgroundColor, face.isOpaque { style.backgroundColor = face }
    style.$foregroundColor = input?.foregroundColor
    if let face = system?.backgroundColor, face.isOpaque { style.selectedBackgroundColor = face }
    style.$selectedForegroundColor = system?.foregroundColor
    style.buttonOverlayCornerRadius = input?.cornerRadius
    let isOpen = style == KeyboardCallout.CalloutStyle()
    if isOpen, calloutStyle == nil { return nil }
    return style.extended(with: calloutStyle)
  }
}

extension Color {

  /// Whether nothing shines through, in light and dark surroundings.
  fileprivate var isOpaque: Bool { light.isOpaque && dark.isOpaque }
}
