import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput
public import KeyboardStyling

extension KeyboardStatus {

  /// How a label looks that tells a keyboard's status.
  public struct LabelStyle: Hashable, Sendable {

    /// How the icon or the text of a label looks.
    public struct ComponentStyle: Hashable, Sendable {

      /// The color, or `nil` for that of the surroundings.
      public var color: Color?

      /// The font, or `nil` for that of the surroundings.
      public var font: KeyboardFont?

      /// A style; what is left out is that of the surroundings.
      public init(color: Color? = nil, font: KeyboardFont? = nil) {
        self.color = color
        self.font = font
      }
    }

    /// The icon of what is enabled.
    public var enabledIcon: Image

    /// How the icon of what is enabled looks.
    public var enabledIconStyle: ComponentStyle

    /// How the text of what is enabled looks.
    public var enabledTextStyle: ComponentStyle

    /// The icon of what is disabled.
    public var disabledIcon: Image

    /// How the icon of what is disabled looks.
    public var disabledIconStyle: ComponentStyle

    /// How the text of what is disabled looks.
    public var disabledTextStyle: ComponentStyle

    /// A style; what is left out is a green check mark, and an orange warning.
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
