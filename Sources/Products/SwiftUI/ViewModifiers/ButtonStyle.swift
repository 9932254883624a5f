public import KeyboardDrawing
public import KeyboardViews

/// The look of buttons.
public protocol ButtonStyle {

  /// A button with its label.
  typealias Configuration = ButtonStyleConfiguration

  /// The type of the look.
  associatedtype Body: View

  /// Returns the look of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Look of buttons that start actions by themselves; the same as the look of others.
public protocol PrimitiveButtonStyle: ButtonStyle {}

/// A button with its label.
public struct ButtonStyleConfiguration {

  /// The label.
  public struct Label: View {
    /// The label's views.
    public let body: ViewGroup
  }

  /// The label.
  public let label: Label
  /// Whether the button is pressed: it isn't in a still image.
  public let isPressed = false
  /// The purpose of the button, which isn't known.
  public let role: ButtonRole? = nil
  /// Does nothing.
  public func trigger() {}
}

/// The purpose of a button.
public enum ButtonRole: Sendable { case destructive, cancel }

/// The label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the look.
  public init() {}
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A label on a plate in the tint, or in a light shade of it.
public struct BorderedButtonStyle: PrimitiveButtonStyle {

  let isProminent: Bool
  let isGlass: Bool

  /// Creates the look.
  public init() { self.init(isProminent: false) }

  init(isProminent: Bool, isGlass: Bool = false) {
    (self.isProminent, self.isGlass) = (isProminent, isGlass)
  }

  /// Returns the label on its plate.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(label: configuration.label, style: self)
  }
}

/// A label on a plate.
private struct BorderedButton: View {

  let label: ButtonStyleConfiguration.Label
  let style: BorderedButtonStyle

  @Environment(\.tintColor) private var tint

  var body: some View {
    let color = tint ?? .accentColor
    label.foregroundColor(style.isProminent ? .white : color)
      .padding(.horizontal, 12).padding(.vertical, 7)
      .background(
        style.isProminent ? color : color.opacity(0.15),
        in: RoundedRectangle(cornerRadius: style.isGlass ? 18 : 8))
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: Self { Self() }
  /// The label alone.
  public static var automatic: Self { Self() }
  /// The label alone.
  public static var borderless: Self { Self() }
  /// The label alone, as in keyboards (KeyboardKit 10).
  public static var plainKeyboard: Self { Self() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// A label on a light plate.
  public static var bordered: Self { Self() }
  /// A label on a plate in the tint.
  public static var borderedProminent: Self { Self(isProminent: true) }
  /// A label on a light plate of glass.
  public static var glass: Self { Self(isProminent: false, isGlass: true) }
  /// A label on a plate of glass in the tint.
  public static var glassProminent: Self { Self(isProminent: true, isGlass: true) }
}

extension View {

  /// Sets the look of buttons.
  public func buttonStyle(_ style: some ButtonStyle) -> EnvironmentModifier<Self> {
    transformEnvironment {
      $0.buttonDecoration = { label in
        style.makeBody(configuration: .init(label: .init(body: label)))
      }
    }
  }

  /// Draws glass behind the view: a translucent plate, in a color if the glass has a tint.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View
  {
    background(SheetMaterial(opacity: glass.opacity), in: shape)
      .background(glass.color ?? .clear, in: shape)
  }
}

/// A kind of glass.
public struct Glass: Hashable, Sendable {

  let opacity: Double
  var color: Color?

  /// Frosted, transparent or no glass.
  public static let regular = Glass(opacity: 0.6), clear = Glass(opacity: 0.2),
    identity = Glass(opacity: 0)

  /// Returns the glass in a color.
  public func tint(_ color: Color?) -> Glass { Glass(opacity: opacity, color: color) }
  /// Returns the glass itself, which reacts to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Views of glass that flow together, which still images show apart.
public struct GlassEffectContainer<Content: View>: View {
  /// The views.
  public let body: Content
  /// Creates a container.
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) { body = content() }
}
