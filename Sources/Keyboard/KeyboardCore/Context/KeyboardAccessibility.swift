/// What people ask for who find the usual look hard to see, or its motion hard to bear.
///
/// The traits of a keyboard hold what the system asks for, a ``KeyboardAccessibility`` of a theme what
/// it is drawn with in any case.
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

  /// Create the settings of people who ask for nothing.
  public init() {}
}

extension KeyboardAccessibility {

  /// The text sizes as multiples of the default, from less than the smallest of iOS to more than its largest.
  package static let textSizeFactors = 0.5...3.2

  private static let flags: [any WritableKeyPath<Self, Bool> & Sendable] = [
    \.isBoldTextEnabled, \.isHighContrastEnabled, \.isReduceTransparencyEnabled,
    \.isReduceMotionEnabled, \.isDifferentiateWithoutColorEnabled,
  ]

  /// Return what these or other settings ask for; of two text sizes, the other one.
  public func union(_ other: Self) -> Self {
    var union = self
    for flag in Self.flags where other[keyPath: flag] { union[keyPath: flag] = true }
    if other.textSizeFactor != 1 { union.textSizeFactor = other.textSizeFactor }
    return union
  }

  /// Return these settings with those that differ between an older and a newer value.
  package func changed(from old: Self, to new: Self) -> Self {
    var changed = self
    for flag in Self.flags where old[keyPath: flag] != new[keyPath: flag] {
      changed[keyPath: flag] = new[keyPath: flag]
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
      settings.isBoldTextEnabled = isBoldTextEnabled
      settings.isHighContrastEnabled = isHighContrastEnabled
      settings.isReduceTransparencyEnabled = isReduceTransparencyEnabled
      settings.isReduceMotionEnabled = isReduceMotionEnabled
      settings.isDifferentiateWithoutColorEnabled = isDifferentiateWithoutColorEnabled
      settings.textSizeFactor = textSizeFactor
      return settings
    }
    set {
      isBoldTextEnabled = newValue.isBoldTextEnabled
      isHighContrastEnabled = newValue.isHighContrastEnabled
      isReduceTransparencyEnabled = newValue.isReduceTransparencyEnabled
      isReduceMotionEnabled = newValue.isReduceMotionEnabled
      isDifferentiateWithoutColorEnabled = newValue.isDifferentiateWithoutColorEnabled
      textSizeFactor = newValue.textSizeFactor
    }
  }

  /// Return these traits with further accessibility settings, if any.
  package func adding(_ accessibility: KeyboardAccessibility?) -> Self {
    guard let accessibility else { return self }
    var traits = self
    traits.accessibility = traits.accessibility.union(accessibility)
    return traits
  }
}
