// swift-format-ignore-file
// The keyboard theme Aquarium, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Aquarium.
    func aquariumTheme(for context: KeyboardContext) -> some View {
        self
            .keyboardViewStyle(AquariumTheme.viewStyle(for: context))
            .keyboardButtonStyle { params in
                AquariumTheme.buttonStyle(
                    for: params.action, isPressed: params.isPressed, context: context)
            }
            .keyboardCalloutStyle(AquariumTheme.calloutStyle(for: context))
            .autocompleteToolbarStyle(AquariumTheme.toolbarStyle(for: context))
    }
}

/// The theme Aquarium.
enum AquariumTheme {}

extension AquariumTheme {

    /// Return the style of the keyboard as a whole.
    static func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardViewStyle()
        style.background = Keyboard.Background(
            overlayGradient: [colors.background1, colors.background2, colors.background3, colors.background4, colors.background5, colors.background6, colors.background7, colors.background8, colors.background9, colors.background10, colors.background11, colors.background12, colors.background13, colors.background14, colors.background15, colors.background16, colors.background17, colors.background18, colors.background19, colors.background20, colors.background21])
        style.foregroundColor = colors.ink
        return style
    }

    /// Return the style of a key.
    static func buttonStyle(
        for action: KeyboardAction, isPressed: Bool, context: KeyboardContext
    ) -> Keyboard.ButtonStyle {
        // Such a face stays as it is; an overlay shows that the key is pressed.
        let hasOwnFace = action.isPrimaryAction || action.isPrimaryAction && isPressed
        var style = action.standardButtonStyle(for: context, isPressed: isPressed && !hasOwnFace)
        guard !action.isSpacer else { return style }
        let colors = Colors(isDark: context.colorScheme == .dark)
        style.borderSize = 0.75
        style.shadowColor = colors.keyShadow
        style.shadowSize = 1
        if action.isPrimaryAction {
            style.background = .verticalGradient(
                [colors.pearlRose, colors.pearlCream, colors.pearlLilac, colors.pearlSea])
            style.foregroundColor = colors.onPearl
            style.fontWeight = .medium
            style.pressedOverlayColor = colors.primaryPressedOverlay
        } else {
            style.foregroundColor = colors.ink
            style.cornerRadius = 12
        }
        if isPressed {
            style.pressedOverlayColor = .clear
            if action.isPrimaryAction {
                style.background = .verticalGradient(
                    [colors.pearlSea, colors.pearlLilac, colors.pearlCream, colors.pearlRose])
            }
        }
        if context.deviceTypeForKeyboard == .pad {
            if action.isPrimaryAction {
                style.cornerRadius = 12
            }
        }
        return style
    }

    /// Return the style of callouts.
    static func calloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardCallout.CalloutStyle.standard
        style.borderColor = colors.calloutBorder
        style.buttonOverlayCornerRadius = 12
        style.foregroundColor = colors.ink
        style.selectedBackgroundColor = colors.coral
        style.selectedForegroundColor = colors.onCoral
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
        style.autocorrectItem.backgroundCornerRadius = 12
        style.separator.color = colors.separator
        return style
    }
}

// The keyboard theme Aquarium, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension AquariumTheme {

    /// The colors of the theme.
    struct Colors {
        let isDark: Bool

        var ink: Color { isDark ? Color(rgb: 0xEAFCFF) : Color(rgb: 0x06323D) }
        var keyShadow: Color { isDark ? Color(rgb: 0x000000, opacity: 0.4) : Color(rgb: 0x06323D, opacity: 0.22) }
        let pearlRose = Color(rgb: 0xFFD6DC)
        let pearlCream = Color(rgb: 0xFFFAF2)
        let pearlLilac = Color(rgb: 0xE2D9FF)
        let pearlSea = Color(rgb: 0xC9F1F2)
        let onPearl = Color(rgb: 0x0B3A45)
        let primaryPressedOverlay = Color(rgb: 0x000000, opacity: 0.1)
        var background1: Color { isDark ? Color(rgb: 0xFFFFFF, opacity: 0.07) : Color(rgb: 0xFFFFFF, opacity: 0.34) }
        var background2: Color { isDark ? Color(rgb: 0xFFFFFF, opacity: 0.060000000000000005) : Color(rgb: 0xFFFFFF, opacity: 0.2914285714285714) }
        var background3: Color { isDark ? Color(rgb: 0xFFFFFF, opacity: 0.05) : Color(rgb: 0xFFFFFF, opacity: 0.24285714285714285) }
        var background4: Color { isDark ? Color(rgb: 0xFFFFFF, opacity: 0.04) : Color(rgb: 0xFFFFFF, opacity: 0.19428571428571428) }
        var background5: Color { isDark ? Color(rgb: 0xFFFFFF, opacity: 0.03) : Color(rgb: 0xFFFFFF, opacity: 0.14571428571428569) }
        var background6: Color { isDark ? Color(rgb: 0xFFFFFF, opacity: 0.020000000000000004) : Color(rgb: 0xFFFFFF, opacity: 0.09714285714285714) }
        var background7: Color { isDark ? Color(rgb: 0xFFFFFF, opacity: 0.009999999999999995) : Color(rgb: 0xFFFFFF, opacity: 0.04857142857142854) }
        let background8 = Color(rgb: 0xFFFFFF, opacity: 0)
        var background9: Color { isDark ? Color(red: 0.9251885369532428, green: 0.9345399698340875, blue: 239 / 255, opacity: 0) /* #eceeef00 */ : Color(red: 0.9867269984917043, green: 0.9948717948717949, blue: 254 / 255, opacity: 0) /* #fcfefe00 */ }
        var background10: Color { isDark ? Color(red: 0.8503770739064856, green: 0.869079939668175, blue: 223 / 255, opacity: 0) /* #d9dedf00 */ : Color(red: 0.9734539969834087, green: 0.9897435897435898, blue: 253 / 255, opacity: 0) /* #f8fcfd00 */ }
        var background11: Color { isDark ? Color(red: 0.7755656108597285, green: 0.8036199095022625, blue: 207 / 255, opacity: 0) /* #c6cdcf00 */ : Color(red: 0.9601809954751132, green: 0.9846153846153847, blue: 252 / 255, opacity: 0) /* #f5fbfc00 */ }
        var background12: Color { isDark ? Color(red: 0.7007541478129713, green: 0.7381598793363499, blue: 191 / 255, opacity: 0) /* #b3bcbf00 */ : Color(red: 0.9469079939668175, green: 0.9794871794871794, blue: 251 / 255, opacity: 0) /* #f1fafb00 */ }
        var background13: Color { isDark ? Color(red: 0.6259426847662142, green: 0.6726998491704375, blue: 175 / 255, opacity: 0) /* #a0acaf00 */ : Color(red: 0.9336349924585219, green: 0.9743589743589743, blue: 250 / 255, opacity: 0) /* #eef8fa00 */ }
        var background14: Color { isDark ? Color(red: 0.551131221719457, green: 0.607239819004525, blue: 159 / 255, opacity: 0) /* #8d9b9f00 */ : Color(red: 0.9203619909502262, green: 0.9692307692307692, blue: 249 / 255, opacity: 0) /* #ebf7f900 */ }
        var background15: Color { isDark ? Color(red: 0.47631975867269993, green: 0.5417797888386124, blue: 143 / 255, opacity: 0) /* #798a8f00 */ : Color(red: 0.9070889894419306, green: 0.9641025641025641, blue: 248 / 255, opacity: 0) /* #e7f6f800 */ }
        var background16: Color { isDark ? Color(red: 0.4015082956259427, green: 0.4763197586726998, blue: 127 / 255, opacity: 0) /* #66797f00 */ : Color(red: 0.8938159879336349, green: 0.958974358974359, blue: 247 / 255, opacity: 0) /* #e4f5f700 */ }
        var background17: Color { isDark ? Color(red: 0.32669683257918547, green: 0.4108597285067873, blue: 0.4352941176470587, opacity: 0) /* #53696f00 */ : Color(red: 0.8805429864253393, green: 0.9538461538461539, blue: 246 / 255, opacity: 0) /* #e1f3f600 */ }
        var background18: Color { isDark ? Color(red: 0.25188536953242846, green: 0.3453996983408749, blue: 0.37254901960784326, opacity: 0) /* #40585f00 */ : Color(red: 0.8672699849170438, green: 0.9487179487179487, blue: 0.9607843137254901, opacity: 0) /* #ddf2f500 */ }
        var background19: Color { isDark ? Color(red: 0.17707390648567123, green: 0.2799396681749623, blue: 79 / 255, opacity: 0) /* #2d474f00 */ : Color(red: 0.8539969834087481, green: 0.9435897435897436, blue: 0.9568627450980391, opacity: 0) /* #daf1f400 */ }
        var background20: Color { isDark ? Color(red: 0.10226244343891411, green: 0.2144796380090499, blue: 63 / 255, opacity: 0) /* #1a373f00 */ : Color(red: 0.8407239819004524, green: 0.9384615384615385, blue: 243 / 255, opacity: 0) /* #d6eff300 */ }
        var background21: Color { isDark ? Color(rgb: 0x07262F, opacity: 0) : Color(rgb: 0xD3EEF2, opacity: 0) }
        var calloutBorder: Color { isDark ? Color(rgb: 0xFFFFFF, opacity: 0.2) : Color(rgb: 0xFFFFFF, opacity: 0.8) }
        var coral: Color { isDark ? Color(rgb: 0xFF9FB0) : Color(rgb: 0xB83A5E) }
        var onCoral: Color { isDark ? Color(rgb: 0x3D0718) : Color(rgb: 0xFFFFFF) }
        var separator: Color { isDark ? Color(rgb: 0xEAFCFF, opacity: 0.2) : Color(rgb: 0x06323D, opacity: 0.2) }
    }
}

extension Color {

    fileprivate init(rgb: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255, opacity: opacity)
    }
}

// The keyboard theme Aquarium, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Aquarium as a style service.
class AquariumStyleService: KeyboardStyle.StandardStyleService {

    override var backgroundStyle: Keyboard.Background {
        AquariumTheme.viewStyle(for: keyboardContext).background ?? super.backgroundStyle
    }

    override var foregroundColor: Color? {
        AquariumTheme.viewStyle(for: keyboardContext).foregroundColor ?? super.foregroundColor
    }

    override var keyboardEdgeInsets: EdgeInsets {
        AquariumTheme.viewStyle(for: keyboardContext).edgeInsets ?? super.keyboardEdgeInsets
    }

    override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
        AquariumTheme.buttonStyle(for: action, isPressed: isPressed, context: keyboardContext)
    }

    override var calloutStyle: KeyboardCallout.CalloutStyle? {
        AquariumTheme.calloutStyle(for: keyboardContext)
    }

    override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
        AquariumTheme.toolbarStyle(for: keyboardContext)
    }
}
