// swift-format-ignore-file
// The keyboard theme Minimal, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Minimal.
    func minimalTheme(_ theme: MinimalTheme = .standard, for context: KeyboardContext) -> some View {
        self
            .keyboardViewStyle(theme.viewStyle(for: context))
            .keyboardButtonStyle { params in
                theme.buttonStyle(
                    for: params.action, isPressed: params.isPressed, context: context)
            }
            .keyboardCalloutStyle(theme.calloutStyle(for: context))
            .autocompleteToolbarStyle(theme.toolbarStyle(for: context))
    }
}

/// The theme Minimal, in its variations.
enum MinimalTheme: String, CaseIterable, Sendable {
    case standard
    case blue
    case green
    case pink
    case purple
    case yellow
    case midnight
    case sunset
}

extension MinimalTheme {

    /// Return the style of the keyboard as a whole.
    func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
        let colors = Colors(theme: self, isDark: context.colorScheme == .dark)
        var style = KeyboardViewStyle()
        if self == .standard {
            style.background = .color(colors.background)
        }
        style.foregroundColor = colors.ink
        if [.blue, .green, .pink, .purple, .yellow].contains(self) {
            style.background = Keyboard.Background(
                backgroundColor: colors.background1,
                backgroundGradient: [colors.background2, colors.background3])
        }
        if [.midnight, .sunset].contains(self) {
            style.background = .verticalGradient(
                [colors.background12, colors.background22, colors.background32, colors.background4, colors.background5])
        }
        return style
    }

    /// Return the style of a key.
    func buttonStyle(
        for action: KeyboardAction, isPressed: Bool, context: KeyboardContext
    ) -> Keyboard.ButtonStyle {
        // The faces stay as they are; an overlay shows that a key is pressed.
        var style = action.standardButtonStyle(for: context, isPressed: false)
        guard !action.isSpacer else { return style }
        let colors = Colors(theme: self, isDark: context.colorScheme == .dark)
        style.backgroundColor = .clear
        style.foregroundColor = colors.ink
        style.shadowColor = .clear
        style.shadowSize = 0
        style.pressedOverlayColor = colors.press
        return style
    }

    /// Return the style of callouts.
    func calloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle {
        let colors = Colors(theme: self, isDark: context.colorScheme == .dark)
        var style = KeyboardCallout.CalloutStyle.standard
        style.backgroundColor = colors.calloutBackground
        style.foregroundColor = colors.ink
        if [.midnight, .sunset].contains(self) {
            style.selectedBackgroundColor = colors.calloutSelectedBackground
            style.selectedForegroundColor = colors.ink2
        }
        return style
    }

    /// Return the style of the autocomplete toolbar.
    func toolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle {
        let colors = Colors(theme: self, isDark: context.colorScheme == .dark)
        var style = Autocomplete.ToolbarStyle.standard
        style.item.titleColor = colors.ink
        style.item.subtitleColor = colors.ink
        style.autocorrectItem.titleColor = colors.ink
        style.autocorrectItem.subtitleColor = colors.ink
        style.autocorrectItem.backgroundColor = colors.autocorrectBackground
        return style
    }
}

// The keyboard theme Minimal, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension MinimalTheme {

    /// The colors of the theme.
    struct Colors {
        let theme: MinimalTheme
        let isDark: Bool

        var ink: Color {
            switch theme {
            case .standard, .blue, .green, .pink, .purple, .yellow: isDark ? Color(rgb: 0xFFFFFF) : Color(rgb: 0x000000)
            case .midnight: Color(rgb: 0xFFFFFF)
            case .sunset: Color(rgb: 0x000000)
            }
        }

        var press: Color {
            switch theme {
            case .standard, .blue, .green, .pink, .purple, .yellow: isDark ? Color(rgb: 0xFFFFFF, opacity: 0.2) : Color(rgb: 0x000000, opacity: 0.1)
            case .midnight: Color(rgb: 0xFFFFFF, opacity: 0.2)
            case .sunset: Color(rgb: 0x000000, opacity: 0.15)
            }
        }
        var background: Color { isDark ? Color(rgb: 0x2C2C2C) : Color(rgb: 0xD5D6DD) }
        var background1: Color { isDark ? Color(rgb: 0x2C2C2C) : Color(rgb: 0xD5D6DD) }

        var background2: Color {
            switch theme {
            case .blue: isDark ? Color(rgb: 0x0A84FF, opacity: 0.1) : Color(rgb: 0x007AFF, opacity: 0.1)
            case .green: isDark ? Color(rgb: 0x30D158, opacity: 0.1) : Color(rgb: 0x34C759, opacity: 0.1)
            case .pink: isDark ? Color(rgb: 0xFF375F, opacity: 0.1) : Color(rgb: 0xFF2D55, opacity: 0.1)
            case .purple: isDark ? Color(rgb: 0xBF5AF2, opacity: 0.1) : Color(rgb: 0xAF52DE, opacity: 0.1)
            default: isDark ? Color(rgb: 0xFFD60A, opacity: 0.1) : Color(rgb: 0xFFCC00, opacity: 0.1)
            }
        }

        var background3: Color {
            switch theme {
            case .blue: isDark ? Color(rgb: 0x0A84FF, opacity: 0) : Color(rgb: 0x007AFF, opacity: 0)
            case .green: isDark ? Color(rgb: 0x30D158, opacity: 0) : Color(rgb: 0x34C759, opacity: 0)
            case .pink: isDark ? Color(rgb: 0xFF375F, opacity: 0) : Color(rgb: 0xFF2D55, opacity: 0)
            case .purple: isDark ? Color(rgb: 0xBF5AF2, opacity: 0) : Color(rgb: 0xAF52DE, opacity: 0)
            default: isDark ? Color(rgb: 0xFFD60A, opacity: 0) : Color(rgb: 0xFFCC00, opacity: 0)
            }
        }

        var background12: Color {
            switch theme {
            case .midnight: Color(rgb: 0x05032F)
            default: Color(rgb: 0xFF3B30)
            }
        }

        var background22: Color {
            switch theme {
            case .midnight: Color(rgb: 0x02011A)
            default: Color(rgb: 0xFF542A)
            }
        }

        var background32: Color {
            switch theme {
            case .midnight: Color(rgb: 0x01000C)
            default: Color(rgb: 0xFF6A22)
            }
        }

        var background4: Color {
            switch theme {
            case .midnight: Color(rgb: 0x010005)
            default: Color(rgb: 0xFF7E17)
            }
        }

        var background5: Color {
            switch theme {
            case .midnight: Color(rgb: 0x000000)
            default: Color(rgb: 0xFF9500)
            }
        }

        var calloutBackground: Color {
            switch theme {
            case .standard, .blue, .green, .pink, .purple, .yellow: isDark ? Color(rgb: 0x6B6B6B) : Color(rgb: 0xFFFFFF)
            case .midnight: Color(rgb: 0x2B2A4D)
            case .sunset: Color(rgb: 0xFFC27A)
            }
        }

        var calloutSelectedBackground: Color {
            switch theme {
            case .midnight: Color(rgb: 0x5856D6)
            default: Color(rgb: 0xFF7A1A)
            }
        }

        var ink2: Color {
            switch theme {
            case .midnight: Color(rgb: 0xFFFFFF)
            default: Color(rgb: 0x000000)
            }
        }

        var autocorrectBackground: Color {
            switch theme {
            case .standard, .blue, .green, .pink, .purple, .yellow: isDark ? Color(rgb: 0xFFFFFF, opacity: 0.2) : Color(rgb: 0xFFFFFF, opacity: 0.5)
            case .midnight: Color(rgb: 0xFFFFFF, opacity: 0.2)
            case .sunset: Color(rgb: 0xFF9500, opacity: 0.5)
            }
        }
    }
}

extension Color {

    fileprivate init(rgb: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255, opacity: opacity)
    }
}

// The keyboard theme Minimal, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Minimal as a style service.
class MinimalStyleService: KeyboardStyle.StandardStyleService {

    let theme: MinimalTheme

    init(theme: MinimalTheme = .standard, keyboardContext: KeyboardContext) {
        self.theme = theme
        super.init(keyboardContext: keyboardContext)
    }

    override var backgroundStyle: Keyboard.Background {
        theme.viewStyle(for: keyboardContext).background ?? super.backgroundStyle
    }

    override var foregroundColor: Color? {
        theme.viewStyle(for: keyboardContext).foregroundColor ?? super.foregroundColor
    }

    override var keyboardEdgeInsets: EdgeInsets {
        theme.viewStyle(for: keyboardContext).edgeInsets ?? super.keyboardEdgeInsets
    }

    override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
        theme.buttonStyle(for: action, isPressed: isPressed, context: keyboardContext)
    }

    override var calloutStyle: KeyboardCallout.CalloutStyle? {
        theme.calloutStyle(for: keyboardContext)
    }

    override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
        theme.toolbarStyle(for: keyboardContext)
    }
}
