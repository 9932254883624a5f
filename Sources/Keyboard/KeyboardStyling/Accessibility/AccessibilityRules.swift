import Foundation
public import KeyboardCore
import KeyboardDrawing

/// Accessibility settings as the topmost layer of a style, over themes, appearances and modifiers.
public struct AccessibilityRules: Hashable, Sendable {

  /// WCAG AAA.
  static let textContrast = 7.0

  /// WCAG AA.
  static let plainTextContrast = 4.5

  /// WCAG.
  static let edgeContrast = 3.0

  /// Whether text and edges have increased contrast.
  public var isHighContrast = false

  /// Whether text and icons are two weights heavier.
  public var isBoldText = false

  /// Whether translucent colors are blended with their backdrop.
  public var isReduceTransparency = false

  /// Whether pressed and chosen parts are told by edges and lightness, not by a hue alone.
  public var isDifferentiateWithoutColor = false

  /// The factor on the size of text and icons.
  public var textSizeFactor = 1.0

  /// Whether the color scheme is dark.
  public var isDark = false

  var systemBackground = Color.keyboardBackground

  /// Creates rules without any changes.
  public init() {}

  /// Creates the rules for traits.
  public init(traits: KeyboardTraits) {
    isHighContrast = traits.isHighContrastEnabled
    systemBackground = traits.design.styling.boardColor
    isBoldText = traits.isBoldTextEnabled
    isReduceTransparency = traits.isReduceTransparencyEnabled
    isDifferentiateWithoutColor = traits.isDifferentiateWithoutColorEnabled
    textSizeFactor = traits.textSizeFactor
    isDark = traits.hasDarkColorScheme
  }

  /// Whether the rules change any style.
  public var isActive: Bool {
    isHighContrast || isBoldText || isReduceTransparency || isDifferentiateWithoutColor
      || textSizeFactor != 1
  }

  func weight(_ weight: Font.Weight) -> Font.Weight {
    guard isBoldText else { return weight }
    return Font.Weight(rawValue: min(weight.rawValue + 200, 900)) ?? weight
  }

  func font(_ font: KeyboardFont) -> KeyboardFont {
    var drawn = font.font
    drawn.weight = weight(drawn.weight)
    let kept = KeyboardFont(font.type, isBoldText ? drawn.weight.keyboardWeight : font.weight)
    if textSizeFactor == 1 { return kept }
    if case .customFixed = font.type { return kept }
    drawn.size *= textSizeFactor
    return KeyboardFont(drawing: drawn)
  }

  func resolved(_ color: Color) -> Color.Resolved { color.resolved(isDark: isDark) }

  func backdrop(of style: KeyboardViewStyle) -> Surface {
    surface(of: style.background).painted(with: plain(style.background), isDark: isDark)
  }

  func surface(of background: Keyboard.Background?) -> Surface {
    Surface(resolved(background?.material?.base ?? systemBackground))
  }

  /// An image may have any color: no text is certain to be legible on it.
  func plain(_ background: Keyboard.Background?) -> Keyboard.Background? {
    isHighContrast ? imageless(background) : background
  }

  /// A background without its image, if the rest covers the board.
  func imageless(_ background: Keyboard.Background?) -> Keyboard.Background? {
    guard let rest = background?.withoutImage, rest.isOpaque(isDark: isDark) else {
      return background
    }
    return rest
  }

  func legible(
    _ text: Color.Resolved, on surface: Surface, contrast: Double = textContrast
  ) -> Color.Resolved? {
    let text = text.over(surface.mean)
    let targets = [Color.Resolved.black, .white].sorted {
      surface.contrast(of: $0) > surface.contrast(of: $1)
    }
    for step in 0...Self.steps {
      for target in targets {
        let color = text.blended(with: target, share: Double(step) / Double(Self.steps))
        if surface.contrast(of: color) >= contrast { return color }
      }
    }
    return nil
  }

  func legiblePair(
    _ text: Color.Resolved, on surface: Surface
  ) -> (text: Color.Resolved, change: Change?) {
    if let text = legible(text, on: surface) { return (text, nil) }
    // Black and white have the same contrast with a color of this luminance.
    let target: Color.Resolved = surface.mean.luminance > 0.179 ? .white : .black
    for step in 1...Self.steps {
      let change = Change(target: target, share: Double(step) / Double(Self.steps))
      if let text = legible(text, on: change.applied(to: surface)) { return (text, change) }
    }
    preconditionFailure("Every text can be made legible on plain black or white.")
  }

  var distinctTextContrast: Double { isHighContrast ? Self.textContrast : Self.plainTextContrast }

  /// G183 of WCAG: a difference in lightness needs no color.
  func distinctPair(
    _ text: Color, on face: Color, from surface: Surface
  ) -> (text: Color, face: Color) {
    let face = resolved(face).over(surface.mean)
    let target = [Color.Resolved.black, .white].max {
      surface.contrast(of: $0) < surface.contrast(of: $1)
    }
    for step in 0...Self.steps {
      let color = face.blended(with: target ?? .black, share: Double(step) / Double(Self.steps))
      guard surface.contrast(of: color) >= Self.edgeContrast,
        let text = legible(resolved(text), on: Surface(color), contrast: distinctTextContrast)
      else { continue }
      return (Color(text), Color(color))
    }
    return (text, Color(face))
  }

  /// Blend with a color that raises contrast.
  struct Change: Hashable, Sendable {

    var target: Color.Resolved
    var share: Double

    func applied(to color: Color.Resolved) -> Color.Resolved {
      color.blended(with: target, share: share)
    }

    func applied(to surface: Surface) -> Surface {
      var surface = surface
      surface.lightest = applied(to: surface.lightest)
      surface.darkest = applied(to: surface.darkest)
      return surface
    }
  }

  private static let steps = 20

  /// Returns the style with the first visible highlight with readable text, unless one is set.
  package func highlighting(
    _ style: Autocomplete.ToolbarStyle, in keyboard: KeyboardViewStyle
  ) -> Autocomplete.ToolbarStyle {
    let item = style.autocorrectItem
    guard item.$backgroundColor == nil else { return style }
    var style = style
    style.autocorrectItem.backgroundColor = item.backgroundColor
    guard item.background == nil else { return style }
    let board = backdrop(of: keyboard).painted(with: style.background, isDark: isDark)
    let texts = [item.titleColor, item.subtitleColor].map(resolved)
    let colors = [resolved(item.backgroundColor)] + Self.highlights
    func isReadable(_ color: Color.Resolved) -> Bool {
      let chip = board.painted(with: [color])
      return texts.allSatisfy { chip.contrast(of: $0.over(chip.mean)) >= Self.plainTextContrast }
    }
    let color =
      colors.first { color in
        let chip = board.painted(with: [color])
        return chip.mean.contrast(to: board.mean) >= Self.visibleContrast && isReadable(color)
      } ?? colors.first(where: isReadable)
    if let color, color != resolved(item.backgroundColor) {
      style.autocorrectItem.backgroundColor = Color(color)
    }
    return style
  }

  /// The highlight of the system has 1.2 in a light look, and is still seen on lighter boards.
  private static let visibleContrast = 1.03

  private static let highlights: [Color.Resolved] =
    [0.3, 0.15].map { Color.Resolved(hex: 0xFFFFFF, opacity: $0) }
    + (3...20).flatMap { share in
      [0x000000, 0xFFFFFF].map { Color.Resolved(hex: $0, opacity: Double(share) / 20) }
    }
}

extension Color.Resolved {

  fileprivate static let black = Self(hex: 0x000000)
  fileprivate static let white = Self(hex: 0xFFFFFF)
}

extension Keyboard.Background {

  var withoutImage: Self {
    var copy = self
    copy.imageData = nil
    copy.noise = nil
    copy.blendModes = [:]
    return copy
  }
}
