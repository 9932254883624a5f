import Foundation
package import KeyboardCore
package import KeyboardDrawing

/// Fields that a callout takes over from keys, layer by layer.
///
/// Translucent faces are blended with the board; over an image or material, the face below counts.
package struct CalloutFollower {

  package private(set) var style = KeyboardCallout.CalloutStyle()

  private let board: Color?
  private var text: Color?
  private var hasFaceOfKey = true
  private var hasOwnFace = false
  private var hasOwnSelection = false

  /// Starts over an opaque board, if known; own faces of callouts are made for the theme's texts.
  package init(board: Color?, under own: KeyboardCallout.CalloutStyle?) {
    self.board = board
    hasOwnSelection = own?.$selectedBackgroundColor != nil
    hasOwnFace = own?.$backgroundColor != nil || own?.background != nil
  }

  /// Follow the types of keys: `input` for the callout, `system` for its selected action.
  package mutating func follow(input: Keyboard.ButtonStyle?, system: Keyboard.ButtonStyle?) {
    if let input {
      followFaceAndText(of: input)
      // Radii of corners depend on the key that the callout is over.
      if input.cornerRadii == nil { style.buttonOverlayCornerRadius = input.cornerRadius }
      style.followFont(of: input)
    }
    let selection = system?.selectionColor
    let isVisible =
      selection.map {
        $0.light != style.backgroundColor.light && $0.dark != style.backgroundColor.dark
      } ?? false
    if isVisible { style.$selectedBackgroundColor = selection }
    if isVisible || hasOwnSelection { style.$selectedForegroundColor = system?.foregroundColor }
  }

  /// Follows the rules that name a key, or its whole style, except for sizes.
  package mutating func follow(_ key: Keyboard.ButtonStyle) {
    followFaceAndText(of: key)
    if let color = key.storedBorderColor { style.borderColor = color }
    style.borderGradient = key.borderGradient
    style.borderSize =
      key.storedBorderSize.map { min($0, KeyboardCallout.CalloutStyle.largestBorder) }
      ?? style.borderSize
    style.buttonOverlayCornerRadius =
      key.cornerRadii == nil ? key.cornerRadius ?? style.buttonOverlayCornerRadius : nil
    style.followFont(of: key)
  }

  private typealias Face = (color: Color?, background: Keyboard.Background?)

  private mutating func followFaceAndText(of key: Keyboard.ButtonStyle) {
    if key.backgroundColor != nil || key.background != nil {
      let face = face(of: key)
      hasFaceOfKey = face != nil
      if let color = face?.color { style.backgroundColor = color }
      if let face { style.background = face.background ?? style.background }
    }
    text = key.foregroundColor ?? text
    guard hasFaceOfKey || hasOwnFace else { return }
    style.$foregroundColor = text
    style.textShadows = key.textShadows ?? style.textShadows
    style.textOutlineColor = key.textOutlineColor ?? style.textOutlineColor
    style.textOutlineWidth = key.textOutlineWidth ?? style.textOutlineWidth
  }

  /// Nil for a face that shows what lies behind it, unless that is the board.
  private func face(of key: Keyboard.ButtonStyle) -> Face? {
    let background = key.background
    let isCovered = [false, true].allSatisfy { isDark in
      key.backgroundColor?.resolved(isDark: isDark).isOpaque ?? false
        || background?.isOpaque(isDark: isDark) ?? false
    }
    if isCovered { return (key.backgroundColor, background) }
    guard background?.material == nil, background?.imageData == nil else { return nil }
    guard let color = key.backgroundColor else { return (nil, background) }
    return board.map { board in
      (Color { color.resolved(isDark: $0).over(board.resolved(isDark: $0)) }, background)
    }
  }
}

extension Keyboard.ButtonStyle {

  fileprivate var selectionColor: Color? {
    guard background?.material == nil, background?.imageData == nil, let backgroundColor,
      backgroundColor.light.isOpaque, backgroundColor.dark.isOpaque

    else { return nil }
    return Color {
      Surface(backgroundColor.resolved(isDark: $0)).painted(with: background, isDark: $0).mean
    }
  }
}

extension KeyboardTheme {

  /// The color behind the keys, or nil where a picture, a material or an uneven gradient lies there.
  package func calloutBoard(for traits: KeyboardTraits) -> Color? {
    let background = themeViewStyle(for: traits).background
    guard background?.material == nil else { return nil }
    let boards = [false, true].map { isDark in
      Surface(traits.design.styling.boardColor.resolved(isDark: isDark))
        .painted(with: background, isDark: isDark)
    }
    let isEven = boards.allSatisfy {
      $0.mean.isOpaque && $0.lightest.contrast(to: $0.darkest) <= Self.evenContrast
    }
    return isEven ? Color(light: boards[0].mean, dark: boards[1].mean) : nil
  }

  private static let evenContrast = 3.0
}

extension KeyboardCallout.CalloutStyle {

  fileprivate mutating func followFont(of key: Keyboard.ButtonStyle) {
    let font = key.resolvedKeyboardFont
    fontFamily = key.fontFamily ?? font?.families ?? fontFamily
    fontWeight = key.fontWeight ?? font?.weight ?? fontWeight
  }
}

extension Color {

  fileprivate init(_ color: (_ isDark: Bool) -> Resolved) {
    self.init(light: color(false), dark: color(true))
  }
}
