/// The accessibility settings of the system, in the traits of a keyboard, or of a theme.
///
/// ```swift
/// var accessibility = KeyboardAccessibility()
/// accessibility.isBoldTextEnabled = true
/// context.accessibility = accessibility
/// context.isBoldTextEnabled  // → true
/// ```
public struct KeyboardAccessibility: Hashable, Codable, Sendable {

  /// Whether labels are drawn bold.
  public var isBoldTextEnabled = false

  /// Whether colors are drawn with more contrast.
  public var isHighContrastEnabled = false

  /// Whether translucent colors are drawn opaque.
  public var isReduceTransparencyEnabled = false

  /// Whether nothing moves or grows; changes of colors remain.
  public var isReduceMotionEnabled = false

  /// Whether states are told by edges and lightness, not by a hue alone.
  public var isDifferentiateWithoutColorEnabled = false

  /// The text size as a multiple of the default.
  public var textSizeFactor = 1.0

  /// Creates the settings of people who ask for nothing.
  public init() {}

  /// The text sizes as multiples of the default, from less than the smallest of iOS to more than its largest.
  package static let textSizeFactors = 0.5...3.2

  /// A setting that is on or off, with its name in stores and its trait.
  package struct Flag: Sendable {

    package let name: String
    package let path: any WritableKeyPath<KeyboardAccessibility, Bool> & Sendable
    fileprivate let trait: any WritableKeyPath<KeyboardTraits, Bool> & Sendable
  }

  package static let flags = [
    Flag(name: "isBoldTextEnabled", path: \.isBoldTextEnabled, trait: \.isBoldTextEnabled),
    Flag(
      name: "isHighContrastEnabled", path: \.isHighContrastEnabled, trait: \.isHighContrastEnabled),
    Flag(
      name: "isReduceTransparencyEnabled", path: \.isReduceTransparencyEnabled,
      trait: \.isReduceTransparencyEnabled),
    Flag(
      name: "isReduceMotionEnabled", path: \.isReduceMotionEnabled, trait: \.isReduceMotionEnabled),
    Flag(
      name: "isDifferentiateWithoutColorEnabled", path: \.isDifferentiateWithoutColorEnabled,
      trait: \.isDifferentiateWithoutColorEnabled),
  ]

  /// Returns the settings that are on here or in others; of two text sizes, the other one.
  public func union(_ other: Self) -> Self {
    var union = self
    for flag in Self.flags where other[keyPath: flag.path] { union[keyPath: flag.path] = true }
    if other.textSizeFactor != 1 { union.textSizeFactor = other.textSizeFactor }
    return union
  }

  /// Returns these settings with those that differ between an older and a newer value.
  package func changed(from old: Self, to new: Self) -> Self {
    var changed = self
    for flag in Self.flags where old[keyPath: flag.path] != new[keyPath: flag.path] {
      changed[keyPath: flag.path] = new[keyPath: flag.path]
    }
    if old.textSizeFactor != new.textSizeFactor { changed.textSizeFactor = new.textSizeFactor }
    return changed
  }
}

extension KeyboardTraits {

  /// The accessibility settings together.
  public var accessibility: KeyboardAccessibility {
    get {
      var settings = KeyboardAccessibility()
      for flag in KeyboardAccessibility.flags {
        settings[keyPath: flag.path] = self[keyPath: flag.trait]
      }
      settings.textSizeFactor = textSizeFactor
      return settings
    }
    set {
      for flag in KeyboardAccessibility.flags {
        self[keyPath: flag.trait] = newValue[keyPath: flag.path]
      }
      textSizeFactor = newValue.textSizeFactor
    }
  }

  package func adding(_ accessibility: KeyboardAccessibility?) -> Self {
    guard let accessibility else { return self }
    var traits = self
    traits.accessibility = traits.accessibility.union(accessibility)
    return traits
  }
}
