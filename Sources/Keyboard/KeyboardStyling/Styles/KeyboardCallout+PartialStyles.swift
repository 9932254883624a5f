public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension KeyboardCallout {

  /// The fields of a callout style for secondary actions, under their older names.
  public struct ActionCalloutStyle: Hashable, Codable, Sendable {

    /// The callout style with the values of all fields.
    public var callout: CalloutStyle

    /// Creates a style with some fields, and a callout style's for the others.
    public init(
      callout: CalloutStyle = .standard,
      font: KeyboardFont? = nil,
      maxButtonSize: CGSize? = nil,
      selectedBackgroundColor: Color? = nil,
      selectedForegroundColor: Color? = nil,
      verticalOffset: CGFloat? = nil,
      verticalTextPadding: CGFloat? = nil
    ) {
      self.callout = callout
      if let font { self.font = font }
      if let maxButtonSize { self.maxButtonSize = maxButtonSize }
      if let selectedBackgroundColor { self.selectedBackgroundColor = selectedBackgroundColor }
      if let selectedForegroundColor { self.selectedForegroundColor = selectedForegroundColor }
      if let verticalOffset { self.verticalOffset = verticalOffset }
      if let verticalTextPadding { self.verticalTextPadding = verticalTextPadding }
    }

    /// The default font of secondary actions.
    public static let standardFont = KeyboardFont.title3

    /// The standard callout style; setting it replaces that.
    public static var standard: Self {
      get { Self(callout: .standard) }
      set { CalloutStyle.standard = newValue.callout }
    }

    /// The font of secondary actions.
    public var font: KeyboardFont {
      get { callout.actionItemFont }
      set { callout.actionItemFont = newValue }
    }

    /// The maximum size of a secondary action in points.
    public var maxButtonSize: CGSize {
      get { callout.actionItemMaxSize }
      set { callout.actionItemMaxSize = newValue }
    }

    /// The background color of the selected secondary action.
    public var selectedBackgroundColor: Color {
      get { callout.selectedBackgroundColor }
      set { callout.selectedBackgroundColor = newValue }
    }

    /// The text color of the selected secondary action.
    public var selectedForegroundColor: Color {
      get { callout.selectedForegroundColor }
      set { callout.selectedForegroundColor = newValue }
    }

    /// The vertical offset of the callout in points, downwards.
    public var verticalOffset: CGFloat {
      get { callout.offset?.y ?? 0 }
      set { callout.offset = CGPoint(x: callout.offset?.x ?? 0, y: newValue) }
    }

    /// The padding above and below a secondary action in points.
    public var verticalTextPadding: CGFloat {
      get { callout.actionItemPadding.height }
      set { callout.actionItemPadding.height = newValue }
    }
  }

  /// The fields of a callout style for input callouts, under their older names.
  public struct InputCalloutStyle: Hashable, Codable, Sendable {

    /// The callout style with the values of all other fields.
    public var callout: CalloutStyle

    /// The padding between the callout and the keyboard's edge in points.
    public var calloutPadding: CGFloat

    /// Creates a style with some fields, and a callout style's for the others.
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

/// Callout with the typed character, or with secondary actions.
package enum CalloutKind: Sendable {

  case input
  case actions
}

extension KeyboardCallout.CalloutStyle {

  /// The source of unset fields: types and rules that name the key, or its whole style with images.
  public enum Following: String, CaseIterable, KeyboardModel {
    case type
    case key
  }

  /// The link to the key: the bubble extends over it, a pointer, or nothing.
  public enum Stem: String, CaseIterable, KeyboardModel {
    case key
    case pointer
    case none
  }

  /// The horizontal place, if it fits: first secondary action or bubble's center over the key.
  public enum Placement: String, CaseIterable, KeyboardModel {
    case key
    case center
  }

  static let largestBorder: CGFloat = 20

  package var columnLimit: Int? { actionItemColumns.map { max(Int($0), 1) } }

  package var isFloating: Bool { stem.map { $0 != .key } ?? false }

  package func drawnFont(_ font: KeyboardFont) -> Font {
    var font = font.font
    if let fontWeight { font.weight = fontWeight.fontWeight }
    if let fontFamily { font.family = .named(fontFamily) }
    return font
  }

  /// The default style of callouts, which can be replaced.
  public static var standard: Self {
    get { StandardStyles.current.callout }
    set { StandardStyles.update { $0.callout = newValue } }
  }

  /// Returns the vertical offset of action callouts on a device type in points, downwards.
  public static func standardVerticalOffset(for device: DeviceType) -> CGFloat {
    device == .pad ? 20 : 0
  }

  /// Returns the vertical offset of action callouts without an ``offset``, as for all styles.
  public func standardVerticalOffset(for device: DeviceType) -> CGFloat {
    Self.standardVerticalOffset(for: device)
  }

  /// Returns the corner radius of the key under the callout in points.
  public func buttonCornerRadius(for context: KeyboardContext) -> CGFloat {
    buttonOverlayCornerRadius
      ?? KeyboardLayout.DeviceConfiguration.standard(for: context).buttonCornerRadius
  }
}
