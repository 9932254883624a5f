// swift-format-ignore-file
// The keyboard theme Fjord, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Fjord.
    func fjordTheme(for context: KeyboardContext) -> some View {
        self
            .keyboardViewStyle(FjordTheme.viewStyle(for: context))
            .keyboardButtonStyle { params in
                FjordTheme.buttonStyle(
                    for: params.action, isPressed: params.isPressed, context: context)
            }
            .keyboardCalloutStyle(FjordTheme.calloutStyle(for: context))
            .autocompleteToolbarStyle(FjordTheme.toolbarStyle(for: context))
    }
}

/// The theme Fjord.
enum FjordTheme {}

extension FjordTheme {

    /// Return the style of the keyboard as a whole.
    static func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardViewStyle()
        style.background = Keyboard.Background(
            backgroundColor: colors.background,
            imageData: Assets.picture,
            imageContentMode: .stretch)
        style.foregroundColor = colors.ink
        if context.colorScheme == .dark {
            style.background = Keyboard.Background(
                backgroundColor: colors.background2,
                imageData: Assets.picture2,
                imageContentMode: .stretch)
        }
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
        style.shadowColor = colors.shade
        style.shadowSize = 1
        switch action {
        case .primary:
            style.backgroundColor = colors.cabin
            style.foregroundColor = colors.lamp
            style.fontWeight = .medium
            style.cornerRadius = 3
            style.borderColor = colors.frame
            style.borderSize = 1.5
            style.pressedOverlayColor = colors.primaryPressedOverlay
        case _ where action.isInputAction:
            style.backgroundColor = colors.ice
            style.foregroundColor = colors.ink
            style.fontWeight = .regular
            style.cornerRadius = 6
            style.pressedOverlayColor = colors.keyPressedOverlay
        default:
            style.backgroundColor = colors.slate
            style.foregroundColor = colors.ink
            style.fontWeight = .regular
            style.cornerRadius = 6
            style.pressedOverlayColor = colors.keyPressedOverlay
        }
        if isPressed {
            style.pressedOverlayColor = .clear
            switch action {
            case .primary:
                style.backgroundColor = colors.pressedPrimaryBackground
            case _ where action.isInputAction:
                style.backgroundColor = colors.pressedInputBackground
            default:
                style.backgroundColor = colors.pressedSystemBackground
            }
        }
        return style
    }

    /// Return the style of callouts.
    static func calloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardCallout.CalloutStyle.standard
        style.actionItemFont = KeyboardFont(.title3, .regular)
        style.backgroundColor = colors.calloutBackground
        style.borderColor = colors.calloutBorder
        style.buttonOverlayCornerRadius = 6
        style.foregroundColor = colors.ink
        style.inputItemFont = KeyboardFont(.largeTitle, .regular)
        style.selectedBackgroundColor = colors.cabin
        style.selectedForegroundColor = colors.lamp
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
        style.autocorrectItem.backgroundColor = colors.autocorrectBackground
        style.autocorrectItem.backgroundCornerRadius = 6
        style.separator.color = colors.separator
        return style
    }
}

// The keyboard theme Fjord, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension FjordTheme {

    /// The colors of the theme.
    struct Colors {
        let isDark: Bool

        var ice: Color { isDark ? Color(rgb: 0x3D5870, opacity: 0.88) : Color(rgb: 0xFFFFFF, opacity: 0.84) }
        var ink: Color { isDark ? Color(rgb: 0xEFF6FB) : Color(rgb: 0x16283A) }
        var shade: Color { isDark ? Color(rgb: 0x050B12, opacity: 0.8) : Color(rgb: 0x587A96, opacity: 0.55) }
        var keyPressedOverlay: Color { isDark ? Color(rgb: 0xFFFFFF, opacity: 0.2) : Color(rgb: 0x000000, opacity: 0.1) }
        var slate: Color { isDark ? Color(rgb: 0x223850, opacity: 0.92) : Color(rgb: 0x8FABC0, opacity: 0.62) }
        var cabin: Color { isDark ? Color(rgb: 0xB0342A) : Color(rgb: 0xA8281F) }
        var lamp: Color { isDark ? Color(rgb: 0xFFF0D2) : Color(rgb: 0xFFFFFF) }
        var frame: Color { isDark ? Color(rgb: 0xFFD9A0) : Color(rgb: 0xFFFFFF) }
        let primaryPressedOverlay = Color(rgb: 0xFFFFFF, opacity: 0.2)
        var pressedInputBackground: Color { isDark ? Color(rgb: 0x4A6B86) : Color(rgb: 0xB9D3E4) }
        var pressedSystemBackground: Color { isDark ? Color(rgb: 0x3D5870) : Color(rgb: 0xFFFFFF, opacity: 0.84) }
        var pressedPrimaryBackground: Color { isDark ? Color(rgb: 0x8C241B) : Color(rgb: 0x7D1A13) }
        let background = Color(rgb: 0xC3D5E1)
        let background2 = Color(rgb: 0x0F1D2C)
        var calloutBackground: Color { isDark ? Color(rgb: 0x3D5870) : Color(rgb: 0xFFFFFF) }
        var calloutBorder: Color { isDark ? Color(rgb: 0x7D9CB5) : Color(rgb: 0xA9BFD0) }
        var autocorrectBackground: Color { isDark ? Color(rgb: 0xFFFFFF, opacity: 0.1) : Color(rgb: 0xFFFFFF, opacity: 0.55) }
        var separator: Color { isDark ? Color(rgb: 0xEFF6FB, opacity: 0.22) : Color(rgb: 0x16283A, opacity: 0.22) }
    }
}

extension Color {

    fileprivate init(rgb: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255, opacity: opacity)
    }
}

// The keyboard theme Fjord, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension FjordTheme {

    /// The pictures of the theme, which are resources of the app, or of its keyboard.
    enum Assets {
        static let picture = data(named: "picture.png")
        static let picture2 = data(named: "picture2.png")

        private static func data(named name: String) -> Data? {
            let bundle = ExportedPictures.of("fjord")  // In a Swift package: Bundle.module
            return bundle.url(forResource: name, withExtension: nil)
                .flatMap { try? Data(contentsOf: $0) }
        }

        private final class BundleToken {}
    }
}

// The keyboard theme Fjord, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Fjord as a style service.
class FjordStyleService: KeyboardStyle.StandardStyleService {

    override var backgroundStyle: Keyboard.Background {
        FjordTheme.viewStyle(for: keyboardContext).background ?? super.backgroundStyle
    }

    override var foregroundColor: Color? {
        FjordTheme.viewStyle(for: keyboardContext).foregroundColor ?? super.foregroundColor
    }

    override var keyboardEdgeInsets: EdgeInsets {
        FjordTheme.viewStyle(for: keyboardContext).edgeInsets ?? super.keyboardEdgeInsets
    }

    override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
        FjordTheme.buttonStyle(for: action, isPressed: isPressed, context: keyboardContext)
    }

    override var calloutStyle: KeyboardCallout.CalloutStyle? {
        FjordTheme.calloutStyle(for: keyboardContext)
    }

    override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
        FjordTheme.toolbarStyle(for: keyboardContext)
    }
}
