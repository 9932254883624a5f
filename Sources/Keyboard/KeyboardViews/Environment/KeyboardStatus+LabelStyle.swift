import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput
public import KeyboardStyling

extension KeyboardStatus {

  /// The style of keyboard status labels.
  public struct LabelStyle: Hashable, Sendable {

    /// The style of the icon or text of a label.
    public struct ComponentStyle: Hashable, Sendable {

      /// The color, or `nil` for that of the environment.
      public var color: Color?

      /// The font, or `nil` for that of the environment.
      public var font: KeyboardFont?

      /// Create a style, by default that of the environment.
      public init(color: Color? = nil, font: KeyboardFont? = nil) {
        self.color = color
        self.font = font
      }
    }

    /// The icon of an enabled status.
    public var enabledIcon: Image

    /// The style of the icon of an enabled status.
    public var enabledIconStyle: ComponentStyle

    /// The style of the text of an enabled status.
    public var enabledTextStyle: ComponentStyle

    /// The icon of a disabled status.
    public var disabledIcon: Image

    /// The style of the icon of a disabled status.
    public var disabledIconStyle: ComponentStyle

    /// The style of the text of a disabled status.
    public var disabledTextStyle: ComponentStyle

    /// Create a style, by default with a green check mark and an orange warning.
    ///
    /// Source: KeyboardKit 9.5.3 KeyboardStatus+Label.
    public init(
      enabledIcon: Image = Image(systemName: "checkmark.circle.fill"),
      enabledIconStyle: ComponentStyle = .init(color: .green),
      enabledTextStyle: ComponentStyle = .init(),
      disabledIcon: Image = Image(systemName: "exclamationmark.triangle.fill"),
      disabledIconStyle: ComponentStyle = .init(color: .orange),
      disabledTextStyle: ComponentStyle = .init()
    ) {
      self.enabledIcon = enabledIcon
      self.enabledIconStyle = enabledIconStyle
      self.enabledTextStyle = enabledTextStyle
      self.disabledIcon = disabledIcon
      self.disabledIconStyle = disabledIconStyle
      self.disabledTextStyle = disabledTextStyle
    }

    /// The standard style.
    public static let standard = Self()
  }
}
