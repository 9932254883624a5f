// swift-format-ignore-file
// The keyboard theme Atelier, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Atelier.
    func atelierTheme(for context: KeyboardContext) -> some View {
        self
            .keyboardViewStyle(AtelierTheme.viewStyle(for: context))
            .keyboardButtonStyle { params in
                AtelierTheme.buttonStyle(
                    for: params.action, isPressed: params.isPressed, context: context)
            }
            .keyboardCalloutStyle(AtelierTheme.calloutStyle(for: context))
            .autocompleteToolbarStyle(AtelierTheme.toolbarStyle(for: context))
    }
}

/// The theme Atelier.
enum AtelierTheme {}

extension AtelierTheme {

    /// Return the style of the keyboard as a whole.
    static func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardViewStyle()
        style.background = .color(colors.board)
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
        style.cornerRadius = 8
        style.shadowColor = .clear
        style.pressedOverlayColor = .clear
        switch action {
        case .primary:
            style.background = .verticalGradient([colors.accent, colors.glow])
            style.foregroundColor = colors.primaryText
            style.fontWeight = .semibold
        case _ where action.isInputAction:
            style.backgroundColor = colors.face
            style.background = Keyboard.Background()
            style.foregroundColor = colors.ink
        default:
            style.backgroundColor = colors.quiet
            style.background = Keyboard.Background()
            style.foregroundColor = colors.ink
        }
        if isPressed {
            switch action {
            case .primary:
                style.background = .verticalGradient(
                    [colors.pressedPrimaryBackgroundTop, colors.pressedPrimaryBackgroundBottom])
            case _ where action.isInputAction:
                style.backgroundColor = colors.quiet
                style.background = Keyboard.Background()
            default:
                style.backgroundColor = colors.face
                style.background = Keyboard.Background()
            }
        }
        switch action {
        case .space:
            style.fontWeight = .medium
        case .shift:
            if isLocked(action, in: context) {
                style.foregroundColor = colors.accent
            }
        default: break
        }
        return style
    }

    /// Return the style of callouts.
    static func calloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardCallout.CalloutStyle.standard
        style.backgroundColor = colors.face
        style.buttonOverlayCornerRadius = 8
        style.foregroundColor = colors.ink
        style.selectedBackgroundColor = colors.accent
        style.selectedForegroundColor = colors.primaryText
        return style
    }

    /// Return the style of the autocomplete toolbar.
    static func toolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = Autocomplete.ToolbarStyle.standard
        style.item.titleColor = colors.ink
        style.item.subtitleColor = colors.ink
        style.autocorrectItem.titleColor = colors.accent
        style.autocorrectItem.subtitleColor = colors.ink
        style.autocorrectItem.backgroundColor = colors.face
        style.autocorrectItem.backgroundCornerRadius = 8
        return style
    }
}

/// Whether a key stays active until it is pressed again.
private func isLocked(_ action: KeyboardAction, in context: KeyboardContext) -> Bool {
    switch action {
    case .shift, .capsLock: context.keyboardCase == .capsLocked
    default: false
    }
}

// The keyboard theme Atelier, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension AtelierTheme {

    /// The colors of the theme.
    struct Colors {
        let isDark: Bool

        var face: Color { isDark ? Color(rgb: 0x2A2D35) : Color(rgb: 0xFFFFFF) }
        var ink: Color { isDark ? Color(rgb: 0xF4F5F7) : Color(rgb: 0x15171C) }
        var quiet: Color { isDark ? Color(rgb: 0x1F2229) : Color(rgb: 0xE3E6EB) }
        var accent: Color { isDark ? Color(rgb: 0x8FB0FF) : Color(rgb: 0x2457D6) }
        var glow: Color { isDark ? Color(rgb: 0xC3A6FF) : Color(rgb: 0x6A3FD4) }
        var primaryText: Color { isDark ? Color(rgb: 0x0F1116) : Color(rgb: 0xFFFFFF) }
        var pressedPrimaryBackgroundTop: Color { isDark ? Color(red: 0.6377366367530862, green: 0.746038381024276, blue: 0.9978196348130405) /* #a3befe */ : Color(red: 0.13322717370369752, green: 0.292460439045866, blue: 0.6785727781369199) /* #224bad */ }
        var pressedPrimaryBackgroundBottom: Color { isDark ? Color(red: 0.801502729863305, green: 0.7145419283244953, blue: 0.9973934687551508) /* #ccb6fe */ : Color(red: 0.3410805574434071, green: 0.22360300982880266, blue: 0.6725828909113953) /* #5739ac */ }
        var board: Color { isDark ? Color(rgb: 0x15171C) : Color(rgb: 0xF4F5F7) }
    }
}

extension Color {

    fileprivate init(rgb: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255, opacity: opacity)
    }
}

// The keyboard theme Atelier, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Atelier as a style service.
class AtelierStyleService: KeyboardStyle.StandardStyleService {

    override var backgroundStyle: Keyboard.Background {
        AtelierTheme.viewStyle(for: keyboardContext).background ?? super.backgroundStyle
    }

    override var foregroundColor: Color? {
        AtelierTheme.viewStyle(for: keyboardContext).foregroundColor ?? super.foregroundColor
    }

    override var keyboardEdgeInsets: EdgeInsets {
        AtelierTheme.viewStyle(for: keyboardContext).edgeInsets ?? super.keyboardEdgeInsets
    }

    override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
        AtelierTheme.buttonStyle(for: action, isPressed: isPressed, context: keyboardContext)
    }

    override var calloutStyle: KeyboardCallout.CalloutStyle? {
        AtelierTheme.calloutStyle(for: keyboardContext)
    }

    override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
        AtelierTheme.toolbarStyle(for: keyboardContext)
    }
}
