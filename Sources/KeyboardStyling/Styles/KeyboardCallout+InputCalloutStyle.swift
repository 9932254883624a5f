public import Foundation
public import KeyboardCore

extension KeyboardCallout {

  /// The fields of a callout style for input callouts, under their older names.
  public struct InputCalloutStyle: Hashable, Codable, Sendable {

    /// The callout style that stores all other fields.
    public var callout: CalloutStyle

    /// The padding between the callout and the keyboard's edge in points.
    public var calloutPadding: CGFloat

    /// Create a style with some fields, and those of a callout style for the others.
    public init(
      callout: CalloutStyle = .standard,
      calloutPadding: CGFloat = 2,
      calloutSize: CGSize? = nil,
      font: KeyboardFont? = nil
    ) {
      self.callout = callout
      self.calloutPadding = calloutPadding
      if let calloutSize { self.calloutSize = calloutSize }
      if let font { self.font = font }
    }

    /// The minimum size of the callout in points.
    public var calloutSize: CGSize {
      get { callout.inputItemMinSize }
      set { callout.inputItemMinSize = newValue }
    }

    /// The font of the repeated character.
    public var font: KeyboardFont {
      get { callout.inputItemFont }
      set { callout.inputItemFont = newValue }
    }

    /// The standard callout style; setting it replaces that.
    public static var standard: Self {
      get { Self(callout: .standard) }
      set { CalloutStyle.standard = newValue.callout }
    }
  }
}
