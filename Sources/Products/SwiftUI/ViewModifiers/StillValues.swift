// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation
public import KeyboardViews

// Values of modifiers and functions that change nothing in a still image.

/// A course of changes in time.
public struct Animation: Hashable, Sendable {

  public static let `default` = Animation(), linear = `default`, easeIn = `default`,
    easeOut = `default`, easeInOut = `default`, spring = `default`, bouncy = `default`,
    smooth = `default`, snappy = `default`, interactiveSpring = `default`

  public static func linear(duration: Double) -> Animation { .default }
  public static func easeIn(duration: Double) -> Animation { .default }
  public static func easeOut(duration: Double) -> Animation { .default }
  public static func easeInOut(duration: Double) -> Animation { .default }
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, response: Double = 0.5,
    dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { .default }
  public static func bouncy(duration: Double, extraBounce: Double = 0) -> Animation { .default }
  public static func smooth(duration: Double, extraBounce: Double = 0) -> Animation { .default }
  public static func snappy(duration: Double, extraBounce: Double = 0) -> Animation { .default }
  public func delay(_ delay: Double) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
}

/// Calls a function: a still image has no animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// A way in which a view appears.
public indirect enum AnyTransition: Sendable {
  case opacity, slide, scale, identity, symbolEffect(SymbolEffect)
  case move(edge: Edge), push(from: Edge), offset(x: Double = 0, y: Double = 0)
  case asymmetric(insertion: AnyTransition, removal: AnyTransition)

  public init(_ transition: AnyTransition) { self = transition }
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// A way in which contents change.
public enum ContentTransition: Sendable {
  case opacity, identity, interpolate, symbolEffect(SymbolEffect = .replace)
  case numericText(countsDown: Bool = false)
}

/// A movement of a symbol.
public struct SymbolEffect: Sendable {

  public static let bounce = SymbolEffect(), pulse = bounce, replace = bounce, breathe = bounce,
    variableColor = bounce, scale = bounce, wiggle = bounce, rotate = bounce, drawOn = bounce,
    appear = bounce, disappear = bounce

  public var iterative: SymbolEffect { self }
  public var reversing: SymbolEffect { self }
  public var up: SymbolEffect { self }
  public var down: SymbolEffect { self }
  public var byLayer: SymbolEffect { self }
  public func magic(fallback: SymbolEffect) -> SymbolEffect { self }
}

/// Repetitions of a movement.
public enum SymbolEffectOptions: Sendable {
  case `default`, repeating, nonRepeating, `repeat`(RepeatBehavior), speed(Double)

  /// Ways of repetition.
  public enum RepeatBehavior: Sendable {
    case continuous, periodic(Int? = nil, delay: Double? = nil)
  }
}

/// Drawings of a symbol.
public enum SymbolVariants: Sendable { case none, fill, circle, slash, square }
/// Colors of a symbol.
public enum SymbolRenderingMode: Sendable { case monochrome, hierarchical, palette, multicolor }
/// Alignments of lines.
public enum TextAlignment: Hashable, Sendable { case leading, center, trailing }
/// Looks of fields, lists, pickers and switches.
public enum ControlStyle: Sendable {
  case automatic, plain, roundedBorder, grouped, insetGrouped, sidebar, menu, segmented, wheel
  case inline, `switch`, button
}
/// Sizes of controls.
public enum ControlSize: Sendable { case mini, small, regular, large, extraLarge }
/// Visibilities of indicators.
public enum ScrollIndicatorVisibility: Sendable { case automatic, visible, hidden, never }
/// Sizes of previews.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits, fixed(width: Double, height: Double)
}
/// Modes of drawing over others.
public enum BlendModeChoice: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, softLight, hardLight, plusLighter
}
/// Feedback by vibrations.
public enum SensoryFeedback: Sendable { case selection, success, warning, error, impact, increase }
/// How the parts of a view are read aloud.
public enum AccessibilityChildBehavior: Sendable { case ignore, contain, combine }
/// Purposes of views that are read aloud.
public enum AccessibilityTrait: Sendable { case isButton, isHeader, isSelected, isKeyboardKey }
/// Parts of the safe area.
public enum SafeAreaRegions: Sendable { case all, container, keyboard }

extension Text {
  /// Letter cases.
  public enum Case: Sendable { case uppercase, lowercase }
  /// Places where texts are cut.
  public enum TruncationMode: Sendable { case head, middle, tail }
}

/// Bars of screens.
public enum NavigationBarItem {
  /// Sizes of titles.
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
