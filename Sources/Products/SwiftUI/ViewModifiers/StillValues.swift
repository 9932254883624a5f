import Foundation
public import KeyboardViews

// Values of modifiers and functions that change nothing in a still image.

/// A course of changes in time.
public struct Animation: Hashable, Sendable {

  /// A course.
  public static let `default` = Animation(), linear = `default`, easeIn = `default`
  /// A course.
  public static let easeOut = `default`, easeInOut = `default`, spring = `default`
  /// A course.
  public static let bouncy = `default`, smooth = `default`, snappy = `default`
  /// A course.
  public static let interactiveSpring = `default`

  /// Returns a course.
  public static func linear(duration: Double) -> Animation { .default }
  /// Returns a course.
  public static func easeIn(duration: Double) -> Animation { .default }
  /// Returns a course.
  public static func easeOut(duration: Double) -> Animation { .default }
  /// Returns a course.
  public static func easeInOut(duration: Double) -> Animation { .default }
  /// Returns a course.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { .default }
  /// Returns a course.
  public static func spring(duration: Double, bounce: Double = 0) -> Animation { .default }
  /// Returns a course.
  public static func bouncy(duration: Double, extraBounce: Double = 0) -> Animation { .default }
  /// Returns a course.
  public static func smooth(duration: Double, extraBounce: Double = 0) -> Animation { .default }
  /// Returns a course.
  public static func snappy(duration: Double, extraBounce: Double = 0) -> Animation { .default }
  /// Returns a course.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double
  ) -> Animation { .default }

  /// Returns the course itself.
  public func delay(_ delay: Double) -> Animation { self }
  /// Returns the course itself.
  public func speed(_ speed: Double) -> Animation { self }
  /// Returns the course itself.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  /// Returns the course itself.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
}

/// Calls a function, whose changes are in the next image.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// A way in which views come and go.
public struct AnyTransition: Sendable {

  /// A way.
  public static let opacity = AnyTransition(), slide = opacity, scale = opacity
  /// A way.
  public static let identity = opacity

  /// Returns a way.
  public static func move(edge: Edge) -> AnyTransition { .opacity }
  /// Returns a way.
  public static func push(from edge: Edge) -> AnyTransition { .opacity }
  /// Returns a way.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    .opacity
  }
  /// Returns a way.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { .opacity }
  /// Returns a way.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { .opacity }

  /// Returns the way itself.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Returns the way itself.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// A way in which contents change.
public struct ContentTransition: Sendable {

  /// A way.
  public static let opacity = ContentTransition(), identity = opacity, interpolate = opacity
  /// A way.
  public static let symbolEffect = opacity

  /// Returns a way.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .opacity }
  /// Returns a way.
  public static func symbolEffect(_ effect: SymbolEffect) -> ContentTransition { .opacity }
}

/// A movement of a symbol.
public struct SymbolEffect: Sendable {

  /// A movement.
  public static let bounce = SymbolEffect(), pulse = bounce, replace = bounce, breathe = bounce
  /// A movement.
  public static let variableColor = bounce, scale = bounce, wiggle = bounce, rotate = bounce

  /// The movement itself.
  public var iterative: SymbolEffect { self }
  /// The movement itself.
  public var reversing: SymbolEffect { self }
}

/// Repetitions of a movement.
public struct SymbolEffectOptions: Sendable {

  /// Repetitions.
  public static let `default` = SymbolEffectOptions(), repeating = `default`
  /// Repetitions.
  public static let nonRepeating = `default`

  /// Ways of repetition.
  public struct RepeatBehavior: Sendable {

    /// Without a pause.
    public static let continuous = RepeatBehavior(), periodic = continuous
  }

  /// Returns repetitions.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
  /// Returns repetitions.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
}

/// Drawings of a symbol.
public struct SymbolVariants: Sendable {

  /// A drawing.
  public static let none = SymbolVariants(), fill = none, circle = none, slash = none, square = none

  /// The drawing itself.
  public var fill: SymbolVariants { self }
}

/// Colors of a symbol.
public enum SymbolRenderingMode: Sendable { case monochrome, hierarchical, palette, multicolor }
/// Alignments of lines.
public enum TextAlignment: Hashable, Sendable { case leading, center, trailing }
/// Letter cases of texts.
public enum TextCase: Sendable { case uppercase, lowercase }
/// Places where texts are cut.
public enum TruncationMode: Sendable { case head, middle, tail }

extension Text {

  /// Letter cases.
  public typealias Case = TextCase
  /// Places where texts are cut.
  public typealias TruncationMode = SwiftUI.TruncationMode
}

/// Looks of fields.
public enum TextFieldStyleChoice: Sendable { case automatic, plain, roundedBorder }
/// Looks of lists.
public enum ListStyleChoice: Sendable { case automatic, plain, grouped, insetGrouped, sidebar }
/// Looks of pickers.
public enum PickerStyleChoice: Sendable { case automatic, menu, segmented, wheel, inline }
/// Looks of switches.
public enum ToggleStyleChoice: Sendable { case automatic, `switch`, button }
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
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, plusLighter
  case plusDarker, sourceAtop, destinationOver, destinationOut
}
/// Sizes of fonts.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2
  case accessibility3, accessibility4, accessibility5

  /// Whether a size is smaller.
  public static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool {
    first.rawValue < second.rawValue
  }
}
/// Feedback by vibrations.
public enum SensoryFeedback: Sendable { case selection, success, warning, error, impact, increase }
/// How the parts of a view are read aloud.
public enum AccessibilityChildBehavior: Sendable { case ignore, contain, combine }
/// Parts of the safe area.
public enum SafeAreaRegions: Sendable { case all, container, keyboard }
/// Gestures that are in effect.
public enum GestureMask: Sendable { case none, gesture, subviews, all }
/// Forms of plates.
public enum ButtonBorderShape: Sendable {
  case automatic, capsule, circle, roundedRectangle
}

/// Bars of screens.
public enum NavigationBarItem {

  /// Sizes of titles.
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// Purposes of views that are read aloud.
public struct AccessibilityTraits: OptionSet, Sendable {

  /// A bit for each purpose.
  public let rawValue: UInt64
  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A header.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// A selected view.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 8)
  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 16)
}
