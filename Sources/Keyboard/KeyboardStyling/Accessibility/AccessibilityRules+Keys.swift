import Foundation
public import KeyboardCore
import KeyboardDrawing
import SourceText

extension AccessibilityRules {

  /// Adapts the style of a key on a keyboard of a given style.
  public func adapted(
    _ style: Keyboard.ButtonStyle, isPressed: Bool = false, in keyboard: KeyboardViewStyle
  ) -> Keyboard.ButtonStyle {
    guard isActive else { return style }
    let backdrop = backdrop(of: keyboard)
    var style = style
    if isBoldText { style.fontWeight = weight(style.drawnFont.weight).keyboardWeight }
    if textSizeFactor != 1, !style.hasFixedSize {
      style.fontScale = (style.fontScale ?? 1) * textSizeFactor
    }
    if isReduceTransparency || isHighContrast {
      let colors = surface(of: keyboard.background)
        .painted(with: imageless(keyboard.background), isDark: isDark)
      makeOpaque(&style, on: colors)
    }
    if isHighContrast { raiseContrast(of: &style, isPressed: isPressed, on: backdrop) }
    if isDifferentiateWithoutColor, isPressed { outline(&style, on: backdrop) }
    return style
  }

  /// Adapts the style of a label on a key of an adapted style, on a keyboard of a given style.
  public func adapted(
    _ label: Keyboard.LabelStyle, on key: Keyboard.ButtonStyle, in keyboard: KeyboardViewStyle
  ) -> Keyboard.LabelStyle {
    guard isActive else { return label }
    var label = label
    var rules = self
    rules.textSizeFactor = 1
    label.font = label.font.map(rules.font)
    guard isHighContrast else { return label }
    label.opacity = nil
    label.foregroundColor = label.foregroundColor.flatMap { color in
      legible(resolved(color), on: face(of: key, on: backdrop(of: keyboard))).map { Color($0) }
    }
    return label
  }

  private func makeOpaque(_ style: inout Keyboard.ButtonStyle, on backdrop: Surface) {
    var surface = backdrop
    if style.background?.material != nil {
      style.backgroundColor = nil
    } else if let color = style.backgroundColor, !resolved(color).isInvisible {
      let opaque = resolved(color).over(backdrop.mean)
      style.backgroundColor = Color(opaque)
      surface = Surface(opaque)
    }
    style.background = style.background.map { opaque($0, on: surface) }
    if let border = style.borderColor, !resolved(border).isInvisible {
      style.storedBorderColor = Color(resolved(border).over(surface.mean))
    }
    style.borderGradient = style.borderGradient?.mapColors { color in
      resolved(color).isInvisible ? color : Color(resolved(color).over(surface.mean))
    }
    if let shadow = style.shadowColor, !resolved(shadow).isInvisible {
      style.storedShadowColor = Color(resolved(shadow).over(backdrop.mean))
    }
  }

  func opaque(_ background: Keyboard.Background, on surface: Surface) -> Keyboard.Background {
    var (background, surface) = (background, surface)
    if let material = background.material?.resolved(isDark: isDark) {
      surface = Surface(material.color(over: surface.mean))
      background.material = nil
      background.backgroundColor = background.backgroundColor ?? Color(surface.mean)
    }
    let blend = { (color: Color) in Color(self.resolved(color).over(surface.mean)) }
    if background.backgroundColor != nil {
      background.backgroundColor = background.backgroundColor.map(blend)
    } else if background.gradient != nil {
      background.gradient = background.gradient?.mapColors(blend)
    } else if background.hasVisibleImageOrOverlay(isDark: isDark) {
      background.backgroundColor = Color(surface.mean)
    }
    return background
  }

  private func raiseContrast(
    of style: inout Keyboard.ButtonStyle, isPressed: Bool, on backdrop: Surface
  ) {
    // An overlay covers text and face alike and would reduce the contrast again.
    if isPressed, let overlay = style.pressedOverlayColor.map(resolved) {
      style.pressedOverlayColor = nil
      if !overlay.isInvisible {
        apply(Change(target: overlay, share: overlay.opacity), to: &style, on: backdrop)
      }
    }
    // The color below an image is opaque by now.
    style.background = style.background?.withoutImage
    let face = face(of: style, on: backdrop)
    let (text, change) = legiblePair(resolved(style.foregroundColor ?? .primary), on: face)
    style.foregroundColor = Color(text)
    style.foregroundGradient = nil
    style.icon?.hasOwnColors = false
    style.foregroundSecondaryOpacity = 1
    if let change { apply(change, to: &style, on: backdrop) }
    if style.hasFace(isDark: isDark) { raiseEdge(of: &style, text: text, on: backdrop) }
  }

  private func raiseEdge(
    of style: inout Keyboard.ButtonStyle, text: Color.Resolved, on backdrop: Surface
  ) {
    let face = face(of: style, on: backdrop).mean
    var edges = [face]
    if let size = style.storedBorderSize, size >= 1 {
      let colors = style.borderGradient?.colors ?? style.storedBorderColor.map { [$0] }
      if let colors { edges = colors.map { resolved($0).over(face) } }
    }
    guard edges.contains(where: { backdrop.contrast(of: $0) < Self.edgeContrast }) else { return }
    setEdge(of: &style, color: legible(text, on: backdrop) ?? text, size: 1)
  }

  private func outline(_ style: inout Keyboard.ButtonStyle, on backdrop: Surface) {
    guard style.hasFace(isDark: isDark) else { return }
    let text = resolved(style.foregroundColor ?? .primary)
    let face = face(of: style, on: backdrop)
    let color = legible(text, on: face, contrast: Self.edgeContrast) ?? text
    setEdge(of: &style, color: color, size: Self.pressedEdge)
  }

  private static let pressedEdge = 2.0

  private func setEdge(of style: inout Keyboard.ButtonStyle, color: Color.Resolved, size: CGFloat) {
    style.storedBorderColor = Color(color)
    style.borderGradient = nil
    style.storedBorderSize = max(style.storedBorderSize ?? 0, size)
    style.borderEdges = style.borderEdges.map { edges in
      EdgeInsets(
        top: max(edges.top, size), leading: max(edges.leading, size),
        bottom: max(edges.bottom, size), trailing: max(edges.trailing, size))
    }
  }

  private func face(of style: Keyboard.ButtonStyle, on backdrop: Surface) -> Surface {
    backdrop.painted(with: style.backgroundColor.map { [resolved($0)] } ?? [])
      .painted(with: style.background, isDark: isDark)
  }

  /// Changing every layer by the same share changes the composite by that share.
  private func apply(_ change: Change, to style: inout Keyboard.ButtonStyle, on backdrop: Surface) {
    guard style.hasFace(isDark: isDark) else {
      style.backgroundColor = Color(change.applied(to: backdrop.mean))
      return
    }
    style.backgroundColor = style.backgroundColor.map { Color(change.applied(to: resolved($0))) }
    style.background = style.background.map { changed($0, by: change) }
  }

  func changed(_ background: Keyboard.Background, by change: Change) -> Keyboard.Background {
    let map = { (color: Color) in Color(change.applied(to: self.resolved(color))) }
    var background = background
    background.backgroundColor = background.backgroundColor.map(map)
    background.gradient = background.gradient?.mapColors(map)
    background.overlay = background.overlay?.mapColors(map)
    background.overlayColor = background.overlayColor.map(map)
    return background
  }
}

extension Keyboard.ButtonStyle {

  fileprivate var hasFixedSize: Bool {
    guard nativeFont == nil, case .customFixed = keyboardFont?.type else { return false }
    return true
  }

  fileprivate func hasFace(isDark: Bool) -> Bool {
    let colors =
      [backgroundColor, background?.backgroundColor, background?.overlayColor].compactMap { $0 }
      + (background?.gradient?.colors ?? []) + (background?.overlay?.colors ?? [])
    return colors.contains { !$0.resolved(isDark: isDark).isInvisible }
  }
}

extension Keyboard.Background {

  fileprivate func hasVisibleImageOrOverlay(isDark: Bool) -> Bool {
    if imageData != nil, imageOpacity > 0 { return true }
    let colors = [overlayColor].compactMap { $0 } + (overlay?.colors ?? [])
    return colors.contains { !$0.resolved(isDark: isDark).isInvisible }
  }
}

extension KeyboardGradient {

  func mapColors(_ map: (Color) -> Color) -> KeyboardGradient {
    changing(self) { $0.stops = stops.map { Stop(color: map($0.color), location: $0.location) } }
  }
}
