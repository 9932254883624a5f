// swift-format-ignore-file
// The keyboard theme Standard, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Standard.
    func standardTheme(_ theme: StandardTheme = .standard, for context: KeyboardContext) -> some View {
        self
            .keyboardViewStyle(theme.viewStyle(for: context))
    }
}

/// The theme Standard, in its variations.
enum StandardTheme: String, CaseIterable, Sendable {
    case standard
    case blue
    case green
    case pink
    case purple
    case yellow
}

extension StandardTheme {

    /// Return the style of the keyboard as a whole.
    func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
        let colors = Colors(theme: self, isDark: context.colorScheme == .dark)
        var style = KeyboardViewStyle()
        if [.blue, .green, .pink, .purple, .yellow].contains(self) {
            style.background = Keyboard.Background(
                backgroundColor: colors.background1,
                backgroundGradient: [colors.background2, colors.background3])
        }
        return style
    }
}

// The keyboard theme Standard, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension StandardTheme {

    /// The colors of the theme.
    struct Colors {
        let theme: StandardTheme
        let isDark: Bool

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
    }
}

extension Color {

    fileprivate init(rgb: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255, opacity: opacity)
    }
}

// The keyboard theme Standard, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Standard as a style service.
class StandardStyleService: KeyboardStyle.StandardStyleService {

    let theme: StandardTheme

    init(theme: StandardTheme = .standard, keyboardContext: KeyboardContext) {
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
}
