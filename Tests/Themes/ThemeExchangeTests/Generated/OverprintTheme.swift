// swift-format-ignore-file
// The keyboard theme Overprint, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Overprint.
    func overprintTheme(for context: KeyboardContext) -> some View {
        self
            .keyboardViewStyle(OverprintTheme.viewStyle(for: context))
            .keyboardButtonStyle { params in
                OverprintTheme.buttonStyle(
                    for: params.action, isPressed: params.isPressed, context: context)
            }
            .keyboardCalloutStyle(OverprintTheme.calloutStyle(for: context))
            .autocompleteToolbarStyle(OverprintTheme.toolbarStyle(for: context))
    }
}

/// The theme Overprint.
enum OverprintTheme {}

extension OverprintTheme {

    /// Return the style of the keyboard as a whole.
    static func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardViewStyle()
        style.background = Keyboard.Background(
            backgroundColor: colors.paper,
            imageData: Assets.picture)
        style.foregroundColor = colors.text
        if context.colorScheme == .dark {
            style.background = Keyboard.Background(
                backgroundColor: colors.paper,
                imageData: Assets.picture2)
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
        style.cornerRadius = 6
        style.shadowColor = .clear
        style.pressedOverlayColor = .clear
        switch action {
        case .primary:
            style.backgroundColor = colors.both
            style.foregroundColor = colors.onBoth
            style.fontWeight = .semibold
        case _ where action.isInputAction:
            style.backgroundColor = colors.pink
            style.foregroundColor = colors.ink
            style.fontWeight = .medium
        default:
            style.backgroundColor = colors.systemBackground
            style.foregroundColor = colors.ink
            style.fontWeight = .medium
        }
        if isPressed {
            if action.isPrimaryAction {
                style.backgroundColor = colors.pink
                style.foregroundColor = colors.ink
            } else {
                style.backgroundColor = colors.both
                style.foregroundColor = colors.onBoth
            }
        }
        return style
    }

    /// Return the style of callouts.
    static func calloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardCallout.CalloutStyle.standard
        style.actionItemFont = KeyboardFont(.title3, .medium)
        style.backgroundColor = colors.pink
        style.borderColor = colors.blue
        style.buttonOverlayCornerRadius = 6
        style.cornerRadius = 8
        style.foregroundColor = colors.ink
        style.inputItemFont = KeyboardFont(.largeTitle, .medium)
        style.selectedBackgroundColor = colors.both
        style.selectedForegroundColor = colors.onBoth
        style.shadowColor = .clear
        return style
    }

    /// Return the style of the autocomplete toolbar.
    static func toolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = Autocomplete.ToolbarStyle.standard
        style.item.titleColor = colors.text
        style.item.subtitleColor = colors.text
        style.autocorrectItem.titleColor = colors.ink
        style.autocorrectItem.subtitleColor = colors.text
        style.autocorrectItem.backgroundColor = colors.pink
        style.autocorrectItem.backgroundCornerRadius = 6
        style.separator.color = colors.blue
        return style
    }
}

// The keyboard theme Overprint, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension OverprintTheme {

    /// The colors of the theme.
    struct Colors {
        let isDark: Bool

        var pink: Color { isDark ? Color(rgb: 0xB52F58) : Color(rgb: 0xFF8FA4) }
        var ink: Color { isDark ? Color(rgb: 0xFFF3F6) : Color(rgb: 0x231C5C) }
        var systemBackground: Color { isDark ? Color(rgb: 0x2C4AA8) : Color(rgb: 0xB3C4F5) }
        var both: Color { isDark ? Color(rgb: 0xF3ECFF) : Color(rgb: 0x2A2466) }
        var onBoth: Color { isDark ? Color(rgb: 0x1C1440) : Color(rgb: 0xFBF5E6) }
        var paper: Color { isDark ? Color(rgb: 0x16130F) : Color(rgb: 0xFBF5E6) }
        var text: Color { isDark ? Color(rgb: 0xFBF5E6) : Color(rgb: 0x241F5E) }
        var blue: Color { isDark ? Color(rgb: 0x5C86FF) : Color(rgb: 0x2C54C8) }
    }
}

extension Color {

    fileprivate init(rgb: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255, opacity: opacity)
    }
}

// The keyboard theme Overprint, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension OverprintTheme {

    /// The pictures of the theme, which are resources of the app, or of its keyboard.
    enum Assets {
        static let picture = data(named: "picture.png")
        static let picture2 = data(named: "picture2.png")

        private static func data(named name: String) -> Data? {
            let bundle = ExportedPictures.of("overprint")  // In a Swift package: Bundle.module
            return bundle.url(forResource: name, withExtension: nil)
                .flatMap { try? Data(contentsOf: $0) }
        }

        private final class BundleToken {}
    }
}

// The keyboard theme Overprint, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Overprint as a style service.
class OverprintStyleService: KeyboardStyle.StandardStyleService {

    override var backgroundStyle: Keyboard.Background {
        OverprintTheme.viewStyle(for: keyboardContext).background ?? super.backgroundStyle
    }

    override var foregroundColor: Color? {
        OverprintTheme.viewStyle(for: keyboardContext).foregroundColor ?? super.foregroundColor
    }

    override var keyboardEdgeInsets: EdgeInsets {
        OverprintTheme.viewStyle(for: keyboardContext).edgeInsets ?? super.keyboardEdgeInsets
    }

    override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
        OverprintTheme.buttonStyle(for: action, isPressed: isPressed, context: keyboardContext)
    }

    override var calloutStyle: KeyboardCallout.CalloutStyle? {
        OverprintTheme.calloutStyle(for: keyboardContext)
    }

    override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
        OverprintTheme.toolbarStyle(for: keyboardContext)
    }
}
