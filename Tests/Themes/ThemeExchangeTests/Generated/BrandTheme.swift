// swift-format-ignore-file
// The keyboard theme Brand, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Brand.
    func brandTheme(for context: KeyboardContext) -> some View {
        self
            .keyboardViewStyle(BrandTheme.viewStyle(for: context))
            .keyboardButtonStyle { params in
                BrandTheme.buttonStyle(
                    for: params.action, isPressed: params.isPressed, context: context)
            }
            .keyboardCalloutStyle(BrandTheme.calloutStyle(for: context))
            .autocompleteToolbarStyle(BrandTheme.toolbarStyle(for: context))
    }
}

/// The theme Brand.
enum BrandTheme {}

extension BrandTheme {

    /// Return the style of the keyboard as a whole.
    static func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardViewStyle()
        style.background = Keyboard.Background(
            backgroundColor: colors.ground,
            imageData: Assets.dots)
        style.foregroundColor = colors.ink
        return style
    }

    /// Return the style of a key.
    static func buttonStyle(
        for action: KeyboardAction, isPressed: Bool, context: KeyboardContext
    ) -> Keyboard.ButtonStyle {
        // The faces stay as they are; an overlay shows that a key is pressed.
        var style = action.standardButtonStyle(for: context, isPressed: false)
        guard !action.isSpacer else { return style }
        let colors = Colors(isDark: context.colorScheme == .dark)
        var fontName: String?
        style.background = Keyboard.Background()
        fontName = "Round"
        style.cornerRadius = 9
        style.shadowSize = 0
        switch action {
        case .primary:
            style.backgroundColor = colors.brand
            style.foregroundColor = colors.primaryText
            style.pressedOverlayColor = colors.primaryPressedOverlay
        case _ where action.isInputAction:
            style.backgroundColor = colors.inputBackground
            style.foregroundColor = colors.ink
            style.pressedOverlayColor = colors.keyPressedOverlay
        default:
            style.backgroundColor = colors.systemBackground
            style.foregroundColor = colors.ink
            style.pressedOverlayColor = colors.keyPressedOverlay
        }
        if isPressed {
            if action.isInputAction {
                style.backgroundColor = colors.warm
                style.background = Keyboard.Background()
                style.pressedOverlayColor = colors.pressedInputPressedOverlay
            }
        }
        if isPressed && !action.isInputAction {
            style.background = Keyboard.Background(imageData: Assets.platePressed)
        }
        if context.keyboardType == .numeric {
            if action.isInputAction {
                style.cornerRadius = 14
            }
        }
        if context.colorScheme == .dark && context.keyboardCase == .uppercased {
            if action.isInputAction {
                style.fontWeight = .bold
            }
        }
        switch action {
        case .space:
            style.fontWeight = .semibold
            if isPressed {
                style.background = .verticalGradient([colors.brand, colors.warm])
                style.pressedOverlayColor = colors.primaryPressedOverlay
            }
        case .backspace, .shift:
            style.foregroundColor = colors.brand
            style.borderColor = colors.brand
            style.borderSize = 1
        case .character("a"), .character("A"), .character("e"), .character("E"), .character("i"),
            .character("I"), .character("o"), .character("O"), .character("u"), .character("U"):
            if context.deviceTypeForKeyboard == .phone {
                style.backgroundColor = colors.aBackground
                style.background = Keyboard.Background()
                style.pressedOverlayColor = colors.keyPressedOverlay
            }
        default: break
        }
        style.changeFont(name: fontName)
        return style
    }

    /// Return the style of callouts.
    static func calloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardCallout.CalloutStyle.standard
        style.actionItemFont = KeyboardFont(.custom("Round", size: 20))
        style.backgroundColor = colors.brand
        style.buttonOverlayCornerRadius = 9
        style.cornerRadius = 12
        style.foregroundColor = colors.primaryText
        style.inputItemFont = KeyboardFont(.custom("Round", size: 34), .light)
        style.selectedBackgroundColor = colors.systemBackground
        style.selectedForegroundColor = colors.ink
        return style
    }

    /// Return the style of the autocomplete toolbar.
    static func toolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = Autocomplete.ToolbarStyle.standard
        style.item.titleColor = colors.ink
        style.item.subtitleColor = colors.ink
        style.autocorrectItem.titleColor = colors.ink
        style.autocorrectItem.subtitleColor = colors.ink
        style.autocorrectItem.backgroundColor = colors.warm
        return style
    }

    /// Return the text of a key, or nil if the theme has none for it.
    static func buttonText(
        for action: KeyboardAction, context: KeyboardContext
    ) -> String? {
        if action == .space { return "Brand" }
        if action.isPrimaryAction { return nil }
        return nil
    }

    /// Return the icon of a key, or nil if the theme has none for it.
    static func buttonImage(
        for action: KeyboardAction, context: KeyboardContext
    ) -> Image? {
        if action == .space { return nil }
        if action.isPrimaryAction { return Image(systemName: "arrow.turn.down.left") }
        return nil
    }
}

extension Keyboard.ButtonStyle {

    /// Use another font at the size of the current one, and a multiple of its size.
    fileprivate mutating func changeFont(name: String? = nil, scale: CGFloat = 1) {
        let weight = keyboardFont?.weight
        switch keyboardFont?.type {
        case .system(let size):
            let type = name.map { KeyboardFont.FontType.custom($0, size: size * scale) }
            keyboardFont = KeyboardFont(type ?? .system(size: size * scale), weight)
        case .custom(let own, let size):
            keyboardFont = KeyboardFont(.custom(name ?? own, size: size * scale), weight)
        default: return
        }
        nativeFont = nil
    }
}

// The keyboard theme Brand, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension BrandTheme {

    /// The colors of the theme.
    struct Colors {
        let isDark: Bool

        var inputBackground: Color { isDark ? Color(rgb: 0x1D332F) : Color(rgb: 0xFFFFFF) }
        var ink: Color { isDark ? Color(rgb: 0xEEF6F3) : Color(rgb: 0x1D2B28) }
        var keyPressedOverlay: Color { isDark ? Color(rgb: 0xFFFFFF, opacity: 0.2) : Color(rgb: 0x000000, opacity: 0.1) }
        var systemBackground: Color { isDark ? Color(rgb: 0x16302B) : Color(rgb: 0xDCD5C6) }
        var brand: Color { isDark ? Color(rgb: 0x57D1B4) : Color(rgb: 0x0B5D4E) }
        var primaryText: Color { isDark ? Color(rgb: 0x10201D) : Color(rgb: 0xFFFFFF) }
        var primaryPressedOverlay: Color { isDark ? Color(rgb: 0x000000, opacity: 0.1) : Color(rgb: 0xFFFFFF, opacity: 0.2) }
        let warm = Color(rgb: 0xFF8A5C)
        let pressedInputPressedOverlay = Color(rgb: 0x000000, opacity: 0.1)
        var aBackground: Color { isDark ? Color(rgb: 0x24463F) : Color(rgb: 0xE4F2EE) }
        var ground: Color { isDark ? Color(rgb: 0x10201D) : Color(rgb: 0xF3EFE6) }
    }
}

extension Color {

    fileprivate init(rgb: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255, opacity: opacity)
    }
}

// The keyboard theme Brand, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension BrandTheme {

    /// The pictures of the theme, which are resources of the app, or of its keyboard.
    enum Assets {
        static let platePressed = data(named: "platePressed.png")
        static let dots = data(named: "dots.png")

        private static func data(named name: String) -> Data? {
            let bundle = ExportedPictures.of("brand")  // In a Swift package: Bundle.module
            return bundle.url(forResource: name, withExtension: nil)
                .flatMap { try? Data(contentsOf: $0) }
        }

        private final class BundleToken {}
    }
}

// The keyboard theme Brand, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Brand as a style service.
class BrandStyleService: KeyboardStyle.StandardStyleService {

    override var backgroundStyle: Keyboard.Background {
        BrandTheme.viewStyle(for: keyboardContext).background ?? super.backgroundStyle
    }

    override var foregroundColor: Color? {
        BrandTheme.viewStyle(for: keyboardContext).foregroundColor ?? super.foregroundColor
    }

    override var keyboardEdgeInsets: EdgeInsets {
        BrandTheme.viewStyle(for: keyboardContext).edgeInsets ?? super.keyboardEdgeInsets
    }

    override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
        BrandTheme.buttonStyle(for: action, isPressed: isPressed, context: keyboardContext)
    }

    override var calloutStyle: KeyboardCallout.CalloutStyle? {
        BrandTheme.calloutStyle(for: keyboardContext)
    }

    override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
        BrandTheme.toolbarStyle(for: keyboardContext)
    }

    override func buttonText(for action: KeyboardAction) -> String? {
        if BrandTheme.buttonImage(for: action, context: keyboardContext) != nil { return nil }
        return BrandTheme.buttonText(for: action, context: keyboardContext)
            ?? super.buttonText(for: action)
    }

    override func buttonImage(for action: KeyboardAction) -> Image? {
        if BrandTheme.buttonText(for: action, context: keyboardContext) != nil { return nil }
        return BrandTheme.buttonImage(for: action, context: keyboardContext)
            ?? super.buttonImage(for: action)
    }
}
