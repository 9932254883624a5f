public import Foundation
public import KeyboardCore

extension KeyboardCallout {

  /// The fields of a callout style that concern the repeated key, under their older names.
  public struct InputCalloutStyle: Hashable, Codable, Sendable {

    /// The style that all other fields are kept in.
    public var callout: CalloutStyle

    /// The room between the bubble and the keyboard's edge in points.
    public var calloutPadding: CGFloat

    /// A style with the given fields, the others as in the callout.
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

    /// The smallest size of the bubble in points.
    public var calloutSize: CGSize {
      get { callout.inputItemMinSize }
      set { callout.inputItemMinSize = newValue }
    }

    /// The font of the repeated key.
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
