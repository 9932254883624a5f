// swift-format-ignore-file
// The keyboard theme Plankton, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Plankton.
    func planktonTheme(for context: KeyboardContext) -> some View {
        self
            .keyboardViewStyle(PlanktonTheme.viewStyle(for: context))
            .keyboardButtonStyle { params in
                PlanktonTheme.buttonStyle(
                    for: params.action, isPressed: params.isPressed, context: context)
            }
            .keyboardCalloutStyle(PlanktonTheme.calloutStyle(for: context))
            .autocompleteToolbarStyle(PlanktonTheme.toolbarStyle(for: context))
    }
}

/// The theme Plankton.
enum PlanktonTheme {}

extension PlanktonTheme {

    /// Return the style of the keyboard as a whole.
    static func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardViewStyle()
        style.background = .verticalGradient([colors.waterHigh, colors.waterLow])
        style.foregroundColor = colors.ink
        if context.deviceTypeForKeyboard == .pad {
            style.background = .verticalGradient([colors.waterHigh, colors.waterLow])
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
        style.fontWeight = .medium
        style.cornerRadius = 11
        style.borderSize = 1
        switch action {
        case .primary:
            style.background = .verticalGradient([colors.lanternHigh, colors.lanternLow])
            style.foregroundColor = colors.onLantern
            style.borderColor = colors.primaryBorder
            style.pressedOverlayColor = colors.primaryPressedOverlay
        case _ where action.isInputAction:
            style.background = .verticalGradient([colors.dropHigh, colors.dropLow])
            style.foregroundColor = colors.ink
            style.borderColor = colors.keyBorder
            style.pressedOverlayColor = colors.keyPressedOverlay
        default:
            style.background = .verticalGradient([colors.deepHigh, colors.deepLow])
            style.foregroundColor = colors.ink
            style.borderColor = colors.keyBorder
            style.pressedOverlayColor = colors.keyPressedOverlay
        }
        if isPressed {
            style.background = .verticalGradient([colors.litHigh, colors.litLow])
            style.borderColor = colors.light
            style.pressedOverlayColor = .clear
            if action.isPrimaryAction {
                style.foregroundColor = colors.ink
            }
        }
        if isSelected(action, in: context) {
            style.background = .verticalGradient([colors.litHigh, colors.litLow])
            style.borderColor = colors.light
        }
        if isLocked(action, in: context) {
            style.background = .verticalGradient([colors.lanternHigh, colors.lanternLow])
            style.foregroundColor = colors.onLantern
        }
        return style
    }

    /// Return the style of callouts.
    static func calloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardCallout.CalloutStyle.standard
        style.actionItemFont = KeyboardFont(.title3, .medium)
        style.backgroundColor = colors.calloutBackground
        style.borderColor = colors.calloutBorder
        style.buttonOverlayCornerRadius = 11
        style.cornerRadius = 16
        style.foregroundColor = colors.ink
        style.inputItemFont = KeyboardFont(.largeTitle, .medium)
        style.selectedBackgroundColor = colors.calloutSelectedBackground
        style.selectedForegroundColor = colors.onLantern
        style.shadowColor = colors.shade
        style.shadowRadius = 10
        return style
    }

    /// Return the style of the autocomplete toolbar.
    static func toolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = Autocomplete.ToolbarStyle.standard
        style.item.titleColor = colors.ink
        style.item.subtitleColor = colors.ink
        style.autocorrectItem.titleColor = colors.onLantern
        style.autocorrectItem.subtitleColor = colors.onLantern
        style.autocorrectItem.backgroundColor = colors.calloutSelectedBackground
        style.autocorrectItem.backgroundCornerRadius = 9
        style.separator.color = colors.separator
        return style
    }
}

/// Whether a key shows the state of the keyboard: an active shift key, or its current type.
private func isSelected(_ action: KeyboardAction, in context: KeyboardContext) -> Bool {
    switch action {
    case .shift: context.keyboardCase == .uppercased || context.keyboardCase == .capsLocked
    case .capsLock: context.keyboardCase == .capsLocked
    case .keyboardType(let type): type == context.keyboardType
    default: false
    }
}

/// Whether a key stays active until it is pressed again.
private func isLocked(_ action: KeyboardAction, in context: KeyboardContext) -> Bool {
    switch action {
    case .shift, .capsLock: context.keyboardCase == .capsLocked
    default: false
    }
}

// The keyboard theme Plankton, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension PlanktonTheme {

    /// The colors of the theme.
    struct Colors {
        let isDark: Bool

        var dropHigh: Color { isDark ? Color(rgb: 0x16415C) : Color(rgb: 0xFBFFFE) }
        var dropLow: Color { isDark ? Color(rgb: 0x0F3148) : Color(rgb: 0xE3F6F4) }
        var ink: Color { isDark ? Color(rgb: 0xE4FAF7) : Color(rgb: 0x0A3A46) }
        var keyBorder: Color { isDark ? Color(rgb: 0x24587A, opacity: 0.7) : Color(rgb: 0x8EC7CB, opacity: 0.7) }
        var keyPressedOverlay: Color { isDark ? Color(rgb: 0xFFFFFF, opacity: 0.2) : Color(rgb: 0x000000, opacity: 0.1) }
        var deepHigh: Color { isDark ? Color(rgb: 0x0E3049) : Color(rgb: 0xC2E8E8) }
        var deepLow: Color { isDark ? Color(rgb: 0x0A2439) : Color(rgb: 0xADD9DC) }
        var lanternHigh: Color { isDark ? Color(rgb: 0x49F0D6) : Color(rgb: 0x0C7F8C) }
        var lanternLow: Color { isDark ? Color(rgb: 0x16BFAE) : Color(rgb: 0x075F70) }
        var onLantern: Color { isDark ? Color(rgb: 0x03222A) : Color(rgb: 0xFFFFFF) }
        var primaryBorder: Color { isDark ? Color(rgb: 0x35F2D4, opacity: 0.6) : Color(rgb: 0x00B3B8, opacity: 0.6) }
        var primaryPressedOverlay: Color { isDark ? Color(rgb: 0x000000, opacity: 0.1) : Color(rgb: 0xFFFFFF, opacity: 0.2) }
        var litHigh: Color { isDark ? Color(rgb: 0x0F7F83) : Color(rgb: 0xA5EFE8) }
        var litLow: Color { isDark ? Color(rgb: 0x0B6570) : Color(rgb: 0x74DCD6) }
        var light: Color { isDark ? Color(rgb: 0x35F2D4) : Color(rgb: 0x00B3B8) }
        var waterHigh: Color { isDark ? Color(rgb: 0x0B2740) : Color(rgb: 0xD3F0EF) }
        var waterLow: Color { isDark ? Color(rgb: 0x03101D) : Color(rgb: 0x9FD8DE) }
        var calloutBackground: Color { isDark ? Color(rgb: 0x17506A) : Color(rgb: 0xF2FDFB) }
        var calloutBorder: Color { isDark ? Color(rgb: 0x35F2D4, opacity: 0.8) : Color(rgb: 0x00B3B8, opacity: 0.8) }
        var calloutSelectedBackground: Color { isDark ? Color(rgb: 0x35F2D4) : Color(rgb: 0x075F70) }
        var shade: Color { isDark ? Color(rgb: 0x00070F, opacity: 0.6) : Color(rgb: 0x1C5C66, opacity: 64 / 255) }
        var separator: Color { isDark ? Color(rgb: 0xE4FAF7, opacity: 0.3) : Color(rgb: 0x0A3A46, opacity: 0.3) }
    }
}

extension Color {

    fileprivate init(rgb: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255, opacity: opacity)
    }
}

// The keyboard theme Plankton, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Plankton as a style service.
class PlanktonStyleService: KeyboardStyle.StandardStyleService {

    override var backgroundStyle: Keyboard.Background {
        PlanktonTheme.viewStyle(for: keyboardContext).background ?? super.backgroundStyle
    }

    override var foregroundColor: Color? {
        PlanktonTheme.viewStyle(for: keyboardContext).foregroundColor ?? super.foregroundColor
    }

    override var keyboardEdgeInsets: EdgeInsets {
        PlanktonTheme.viewStyle(for: keyboardContext).edgeInsets ?? super.keyboardEdgeInsets
    }

    override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
        PlanktonTheme.buttonStyle(for: action, isPressed: isPressed, context: keyboardContext)
    }

    override var calloutStyle: KeyboardCallout.CalloutStyle? {
        PlanktonTheme.calloutStyle(for: keyboardContext)
    }

    override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
        PlanktonTheme.toolbarStyle(for: keyboardContext)
    }
}
