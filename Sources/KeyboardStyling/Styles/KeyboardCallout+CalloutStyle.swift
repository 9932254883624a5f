public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension KeyboardCallout {

  /// How the bubbles over keys look: the one that repeats a typed key and the one that offers more.
  public struct CalloutStyle: LayeredStyle, Hashable, Codable {

    /// The font of a secondary action.
    @Defaulted public var actionItemFont: KeyboardFont = .title3

    /// The largest size of a secondary action in points.
    @Defaulted public var actionItemMaxSize = CGSize(width: 50, height: 50)

    /// The room around a secondary action in points.
    @Defaulted public var actionItemPadding = CGSize(width: 0, height: 6)

    /// What is painted on the bubble, over its color.
    public var background: Keyboard.Background?

    /// The color of the bubble.
    @Defaulted public var backgroundColor: Color = .keyboardButtonBackground

    /// The color of the hairline around the bubble.
    @Defaulted public var borderColor: Color = .black.opacity(0.5)

    /// The corner radius of the key under the bubble in points, or `nil` for the key's own.
    public var buttonOverlayCornerRadius: CGFloat?

    /// The distance of the key from its cell in points.
    @Defaulted public var buttonOverlayInset = CGSize.zero

    /// The radius of the bubble's corners in points.
    @Defaulted public var cornerRadius: CGFloat = 10

    /// The size of the curves between bubble and key in points.
    @Defaulted public var curveSize = CGSize(width: 8, height: 15)

    /// The color of the text.
    @Defaulted public var foregroundColor: Color = .primary

    /// The font of the repeated key.
    @Defaulted public var inputItemFont: KeyboardFont = .largeTitle(weight: .light)

    /// The smallest size of the bubble that repeats a key, in points.
    @Defaulted public var inputItemMinSize = CGSize(width: 0, height: 55)

    /// How far the bubble of secondary actions is moved in points, or `nil` for the device's standard.
    public var offset: CGPoint?

    /// The color behind the selected secondary action.
    @Defaulted public var selectedBackgroundColor: Color = .blue

    /// The color of the selected secondary action's text.
    @Defaulted public var selectedForegroundColor: Color = .white

    /// The color of the soft shadow around the bubble.
    @Defaulted public var shadowColor: Color = .black.opacity(0.1)

    /// How far the soft shadow reaches, in points.
    @Defaulted public var shadowRadius: CGFloat = 5

    /// A style with the given fields, the others left at their defaults.
    public init(
      actionItemFont: KeyboardFont? = nil,
      actionItemMaxSize: CGSize? = nil,
      actionItemPadding: CGSize? = nil,
      background: Keyboard.Background? = nil,
      backgroundColor: Color? = nil,
      borderColor: Color? = nil,
      buttonOverlayCornerRadius: CGFloat? = nil,
      buttonOverlayInset: CGSize? = nil,
      cornerRadius: CGFloat? = nil,
      curveSize: CGSize? = nil,
      foregroundColor: Color? = nil,
      inputItemFont: KeyboardFont? = nil,
      inputItemMinSize: CGSize? = nil,
      offset: CGPoint? = nil,
      selectedBackgroundColor: Color? = nil,
      selectedForegroundColor: Color? = nil,
      shadowColor: Color? = nil,
      shadowRadius: CGFloat? = nil
    ) {
      self.$actionItemFont = actionItemFont
      self.$actionItemMaxSize = actionItemMaxSize
      self.$actionItemPadding = actionItemPadding
      self.background = background
      self.$backgroundColor = backgroundColor
      self.$borderColor = borderColor
      self.buttonOverlayCornerRadius = buttonOverlayCornerRadius
      self.$buttonOverlayInset = buttonOverlayInset
      self.$cornerRadius = cornerRadius
      self.$curveSize = curveSize
      self.$foregroundColor = foregroundColor
      self.$inputItemFont = inputItemFont
      self.$inputItemMinSize = inputItemMinSize
      self.offset = offset
      self.$selectedBackgroundColor = selectedBackgroundColor
      self.$selectedForegroundColor = selectedForegroundColor
      self.$shadowColor = shadowColor
      self.$shadowRadius = shadowRadius
    }
  }
}

private let standardCallout = SettableValue(KeyboardCallout.CalloutStyle())

extension KeyboardCallout.CalloutStyle {

  /// The style of callouts that have no other, unless it has been replaced.
  public static var standard: Self {
    get { standardCallout.value }
    set { standardCallout.value = newValue }
  }
}
