// swift-format-ignore-file
// The keyboard theme Sakura, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Sakura.
    func sakuraTheme(for context: KeyboardContext) -> some View {
        self
            .keyboardViewStyle(SakuraTheme.viewStyle(for: context))
            .keyboardButtonStyle { params in
                SakuraTheme.buttonStyle(
                    for: params.action, isPressed: params.isPressed, context: context)
            }
            .keyboardCalloutStyle(SakuraTheme.calloutStyle(for: context))
            .autocompleteToolbarStyle(SakuraTheme.toolbarStyle(for: context))
    }
}

/// The theme Sakura.
enum SakuraTheme {}

extension SakuraTheme {

    /// Return the style of the keyboard as a whole.
    static func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardViewStyle()
        style.background = .verticalGradient([colors.skyHigh, colors.skyLow])
        style.foregroundColor = colors.bark
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
        style.cornerRadius = 12
        style.shadowSize = 2
        switch action {
        case .primary:
            style.backgroundColor = colors.bloom
            style.foregroundColor = colors.onBloom
            style.fontWeight = .medium
            style.shadowColor = colors.primaryShadow
            style.pressedOverlayColor = colors.primaryPressedOverlay
        case _ where action.isInputAction:
            style.backgroundColor = colors.petalInput
            style.foregroundColor = colors.bark
            style.fontWeight = .regular
            style.shadowColor = colors.shade
            style.pressedOverlayColor = colors.keyPressedOverlay
        default:
            style.backgroundColor = colors.petalSystem
            style.foregroundColor = colors.bark
            style.fontWeight = .regular
            style.shadowColor = colors.shade
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
                style.backgroundColor = colors.petalInput
            }
        }
        return style
    }

    /// Return the style of callouts.
    static func calloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardCallout.CalloutStyle.standard
        style.actionItemFont = KeyboardFont(.title3, .regular)
        style.backgroundColor = colors.petalInput
        style.buttonOverlayCornerRadius = 12
        style.foregroundColor = colors.bark
        style.inputItemFont = KeyboardFont(.largeTitle, .regular)
        style.selectedBackgroundColor = colors.bloom
        style.selectedForegroundColor = colors.onBloom
        return style
    }

    /// Return the style of the autocomplete toolbar.
    static func toolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = Autocomplete.ToolbarStyle.standard
        style.item.titleColor = colors.bark
        style.item.subtitleColor = colors.bark
        style.autocorrectItem.titleColor = colors.bloom
        style.autocorrectItem.subtitleColor = colors.bark
        style.autocorrectItem.backgroundColor = colors.autocorrectBackground
        style.autocorrectItem.backgroundCornerRadius = 10
        style.separator.color = colors.shade
        return style
    }
}

// The keyboard theme Sakura, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension SakuraTheme {

    /// The colors of the theme.
    struct Colors {
        let isDark: Bool

        var petalInput: Color { isDark ? Color(rgb: 0x4A2F47) : Color(rgb: 0xFFFAFB) }
        var bark: Color { isDark ? Color(rgb: 0xFFE6EE) : Color(rgb: 0x57273A) }
        var shade: Color { isDark ? Color(rgb: 0x120914) : Color(rgb: 0xE5AABB) }
        var keyPressedOverlay: Color { isDark ? Color(rgb: 0xFFFFFF, opacity: 0.2) : Color(rgb: 0x000000, opacity: 0.1) }
        var petalSystem: Color { isDark ? Color(rgb: 0x38223A) : Color(rgb: 0xF3C3D0) }
        var bloom: Color { isDark ? Color(rgb: 0xFF9DBB) : Color(rgb: 0xB92F5D) }
        var onBloom: Color { isDark ? Color(rgb: 0x350D20) : Color(rgb: 0xFFFFFF) }
        var primaryShadow: Color { isDark ? Color(rgb: 0x8F4461) : Color(rgb: 0x8C1F44) }
        var primaryPressedOverlay: Color { isDark ? Color(rgb: 0x000000, opacity: 0.1) : Color(rgb: 0xFFFFFF, opacity: 0.2) }
        var pressedInputBackground: Color { isDark ? Color(rgb: 0x6D4060) : Color(rgb: 0xFFDBE5) }
        var pressedPrimaryBackground: Color { isDark ? Color(rgb: 0xFFC0D3) : Color(rgb: 0x93224A) }
        var skyHigh: Color { isDark ? Color(rgb: 0x2B1A2B) : Color(rgb: 0xFDF0F3) }
        var skyLow: Color { isDark ? Color(rgb: 0x1B1020) : Color(rgb: 0xF7D3DD) }
        var autocorrectBackground: Color { isDark ? Color(rgb: 0xFFFFFF, opacity: 0.09) : Color(rgb: 0xFFFFFF, opacity: 0.75) }
    }
}

extension Color {

    fileprivate init(rgb: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255, opacity: opacity)
    }
}

// The keyboard theme Sakura, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Sakura as a style service.
class SakuraStyleService: KeyboardStyle.StandardStyleService {

    override var backgroundStyle: Keyboard.Background {
        SakuraTheme.viewStyle(for: keyboardContext).background ?? super.backgroundStyle
    }

    override var foregroundColor: Color? {
        SakuraTheme.viewStyle(for: keyboardContext).foregroundColor ?? super.foregroundColor
    }

    override var keyboardEdgeInsets: EdgeInsets {
        SakuraTheme.viewStyle(for: keyboardContext).edgeInsets ?? super.keyboardEdgeInsets
    }

    override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
        SakuraTheme.buttonStyle(for: action, isPressed: isPressed, context: keyboardContext)
    }

    override var calloutStyle: KeyboardCallout.CalloutStyle? {
        SakuraTheme.calloutStyle(for: keyboardContext)
    }

    override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
        SakuraTheme.toolbarStyle(for: keyboardContext)
    }
}
