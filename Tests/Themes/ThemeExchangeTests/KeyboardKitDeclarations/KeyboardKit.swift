// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations of KeyboardKit 9.5.3 that exported themes use: their names and types, without behavior.
// Styles that versions name differently have names of no version here, since exports don't name them.

public import SwiftUI

public enum Keyboard {}

public struct Emoji: Hashable, Sendable {
  public let char: String
}

public enum DeviceType: String, Sendable {
  case phone, pad, watch, mac, tv, vision, other
}

public enum InterfaceOrientation: String, Sendable {

  case portrait, portraitUpsideDown, landscape, landscapeLeft, landscapeRight, unknown

  public var isLandscape: Bool { self == .landscape }
  public var isPortrait: Bool { self == .portrait }
}

extension Keyboard {

  public enum KeyboardCase: String, Sendable {
    case auto, capsLocked, lowercased, uppercased
  }

  public enum KeyboardType: Hashable, Sendable {
    case alphabetic, email, emojis, emojiSearch, images, numberPad, numeric, symbolic, url
    case custom(named: String)

    public var id: String { "" }
  }

  public enum ReturnKeyType: Hashable, Sendable {
    case `return`, `continue`, done, emergencyCall, go, join, newLine, next, ok, route, search, send
    case custom(title: String)

    public var id: String { "" }
  }

  public struct Diacritic: Hashable, Sendable {}
}

public enum KeyboardAction: Hashable, Sendable {

  case backspace, capsLock, command, control, dictation, dismissKeyboard, escape, function
  case moveCursorBackward, moveCursorForward, nextKeyboard, nextLocale, none, option, settings
  case space, systemSettings, tab
  case character(String)
  case characterMargin(String)
  case custom(named: String)
  case diacritic(_ diacritic: Keyboard.Diacritic)
  case emoji(Emoji)
  case image(description: String, keyboardImageName: String, imageName: String)
  case keyboardType(Keyboard.KeyboardType)
  case primary(Keyboard.ReturnKeyType)
  case shift(Keyboard.KeyboardCase)
  case systemImage(description: String, keyboardImageName: String, imageName: String)
  case text(String)
  case url(_ url: URL?, id: String?)

  public var isInputAction: Bool { false }
  public var isPrimaryAction: Bool { false }
  public var isSpacer: Bool { false }

  public func standardButtonStyle(
    for context: KeyboardContext, isPressed: Bool = false
  ) -> Keyboard.ButtonStyle { .init() }
}

public class KeyboardContext {

  public var colorScheme = ColorScheme.light
  public var deviceTypeForKeyboard = DeviceType.phone
  public var interfaceOrientation = InterfaceOrientation.portrait
  public var keyboardCase = Keyboard.KeyboardCase.auto
  public var keyboardType = Keyboard.KeyboardType.alphabetic
  public var locale = Locale.current
}

public struct KeyboardFont: Hashable, Sendable {

  public var type: FontType
  public var weight: FontWeight?

  public init(_ type: FontType, _ weight: FontWeight? = nil) {
    (self.type, self.weight) = (type, weight)
  }

  public enum FontType: Hashable, Sendable {
    case body, callout, caption, caption2, footnote, headline, largeTitle, subheadline
    case title, title2, title3
    case custom(_ name: String, size: CGFloat)
    case customFixed(_ name: String, size: CGFloat)
    case system(size: CGFloat)
  }

  public enum FontWeight: Hashable, Sendable {
    case black, bold, heavy, light, medium, regular, semibold, thin, ultraLight
  }
}

extension Keyboard {

  public struct Background: Equatable {

    public enum ImageContentMode: String {
      case stretch, fill, fit
    }

    public init(
      backgroundColor: Color? = nil, backgroundGradient: [Color]? = nil, imageData: Data? = nil,
      imageContentMode: ImageContentMode = .fill, overlayColor: Color? = nil,
      overlayGradient: [Color]? = nil
    ) {}

  }

  public struct ButtonStyle: Equatable {

    public init() {}

    public var background: Keyboard.Background?
    public var backgroundColor: Color?
    public var foregroundColor: Color?
    public var foregroundSecondaryOpacity: Double?
    public var font: Font? { nativeFont }
    public var fontWeight: KeyboardFont.FontWeight?
    public var nativeFont: Font?
    public var keyboardFont: KeyboardFont?
    public var contentInsets: EdgeInsets?
    public var cornerRadius: CGFloat?
    public var borderColor: Color?
    public var borderSize: CGFloat?
    public var shadowColor: Color?
    public var shadowSize: CGFloat?
    public var pressedOverlayColor: Color?
  }

  public struct ButtonStyleBuilderParams {
    public let action: KeyboardAction
    public let isPressed: Bool
  }

  public typealias ButtonStyleBuilder = (ButtonStyleBuilderParams) -> Keyboard.ButtonStyle
}

public struct KeyboardViewStyle: Equatable {

  public init(
    background: Keyboard.Background? = nil, foregroundColor: Color? = nil,
    edgeInsets: EdgeInsets? = nil
  ) {}

  public var background: Keyboard.Background?
  public var foregroundColor: Color?
  public var edgeInsets: EdgeInsets?
}

extension EdgeInsets {

  public static func standardKeyboardEdgeInsets(for context: KeyboardContext) -> EdgeInsets {
    .init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}

public struct UnnamedCalloutStyle {

  public init(backgroundColor: Color = .white) {}

  public static var standard: Self { .init() }

  public var actionItemFont = KeyboardFont(.title3)
  public var actionItemMaxSize = CGSize.zero
  public var actionItemPadding = CGSize.zero
  public var backgroundColor = Color.white
  public var borderColor = Color.black
  public var buttonOverlayCornerRadius: CGFloat?
  public var buttonOverlayInset = CGSize.zero
  public var cornerRadius: CGFloat = 10
  public var curveSize = CGSize.zero
  public var foregroundColor = Color.black
  public var inputItemFont = KeyboardFont(.largeTitle)
  public var inputItemMinSize = CGSize.zero
  public var offset: CGPoint?
  public var selectedBackgroundColor = Color.black
  public var selectedForegroundColor = Color.white
  public var shadowColor = Color.black
  public var shadowRadius: CGFloat = 5
}

public struct UnnamedToolbarStyle {

  public init() {}

  public static var standard: Self { .init() }

  public var height: CGFloat?
  public var padding: CGFloat = 4
  public var item = UnnamedToolbarItemStyle()
  public var autocorrectItem = UnnamedToolbarItemStyle()
  public var separator = UnnamedToolbarSeparatorStyle()
}

public struct UnnamedToolbarItemStyle {

  public init() {}

  public static var standard: Self { .init() }
  public static var standardAutocorrect: Self { .init() }

  public var titleFont = KeyboardFont(.body)
  public var titleColor = Color.black
  public var subtitleFont = KeyboardFont(.footnote)
  public var subtitleColor = Color.black
  public var horizontalPadding: Double = 6
  public var verticalPadding: Double = 10
  public var backgroundColor = Color.clear
  public var backgroundCornerRadius: CGFloat = 4
}

public struct UnnamedToolbarSeparatorStyle {

  public init() {}

  public static var standard: Self { .init() }

  public var color = Color.black
  public var height: CGFloat = 30
  public var width: CGFloat = 1
}

extension View {

  public func keyboardButtonStyle(
    builder: @escaping Keyboard.ButtonStyleBuilder
  ) -> some View { self }

  public func keyboardCalloutStyle(_ style: UnnamedCalloutStyle) -> some View { self }

  public func autocompleteToolbarStyle(_ style: UnnamedToolbarStyle) -> some View { self }

  public func keyboardViewStyle(_ style: KeyboardViewStyle) -> some View { self }
}
