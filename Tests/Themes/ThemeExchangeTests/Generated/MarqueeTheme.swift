// swift-format-ignore-file
// The keyboard theme Marquee, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Marquee.
    func marqueeTheme(for context: KeyboardContext) -> some View {
        self
            .keyboardViewStyle(MarqueeTheme.viewStyle(for: context))
            .keyboardButtonStyle { params in
                MarqueeTheme.buttonStyle(
                    for: params.action, isPressed: params.isPressed, context: context)
            }
            .keyboardCalloutStyle(MarqueeTheme.calloutStyle(for: context))
            .autocompleteToolbarStyle(MarqueeTheme.toolbarStyle(for: context))
    }
}

/// The theme Marquee.
enum MarqueeTheme {}

extension MarqueeTheme {

    /// Return the style of the keyboard as a whole.
    static func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardViewStyle()
        style.background = Keyboard.Background(
            backgroundGradient: [colors.wallHigh, colors.wallLow],
            overlayGradient: [colors.background3, colors.background4, colors.background5])
        style.foregroundColor = colors.blueCore
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
        style.fontWeight = .medium
        fontName = "Tube"
        style.cornerRadius = 11
        style.borderSize = 1.5
        style.shadowColor = .clear
        style.pressedOverlayColor = colors.keyPressedOverlay
        switch action {
        case .primary:
            style.backgroundColor = colors.primaryBackground
            style.foregroundColor = colors.goldCore
            style.borderColor = colors.goldTube
        case _ where action.isInputAction:
            style.backgroundColor = colors.inputBackground
            style.foregroundColor = colors.pinkCore
            style.borderColor = colors.pinkTube
        default:
            style.backgroundColor = colors.systemBackground
            style.foregroundColor = colors.blueCore
            style.borderColor = colors.blueTube
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
        switch action {
        case .space:
            style.fontWeight = .regular
        case .shift:
            if isSelected(action, in: context) {
                style.backgroundColor = colors.pressedSystemBackground
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
        style.actionItemFont = KeyboardFont(.custom("Tube", size: 20), .medium)
        style.backgroundColor = colors.calloutBackground
        style.borderColor = colors.pinkTube
        style.buttonOverlayCornerRadius = 11
        style.cornerRadius = 14
        style.foregroundColor = colors.pinkCore
        style.inputItemFont = KeyboardFont(.custom("Tube", size: 34), .medium)
        style.selectedBackgroundColor = colors.calloutSelectedBackground
        style.selectedForegroundColor = .white
        style.shadowColor = colors.pinkGlow
        style.shadowRadius = 10
        return style
    }

    /// Return the style of the autocomplete toolbar.
    static func toolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = Autocomplete.ToolbarStyle.standard
        style.item.titleColor = colors.blueCore
        style.item.subtitleColor = colors.blueCore
        style.autocorrectItem.titleColor = colors.goldCore
        style.autocorrectItem.subtitleColor = colors.blueCore
        style.item.titleFont = KeyboardFont(.custom("Tube", size: 17), .medium)
        style.autocorrectItem.titleFont = KeyboardFont(.custom("Tube", size: 17), .semibold)
        style.autocorrectItem.backgroundColor = colors.autocorrectBackground
        style.autocorrectItem.backgroundCornerRadius = 12
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

// The keyboard theme Marquee, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension MarqueeTheme {

    /// The colors of the theme.
    struct Colors {
        let isDark: Bool

        var inputBackground: Color { isDark ? Color(rgb: 0x1B0A24, opacity: 179 / 255) : Color(rgb: 0xFFFFFF, opacity: 0.8) }
        var pinkCore: Color { isDark ? Color(rgb: 0xFFF0F8) : Color(rgb: 0x8F0E4C) }
        var pinkTube: Color { isDark ? Color(rgb: 0xFF4FA8) : Color(rgb: 0xD6186F) }
        var keyPressedOverlay: Color { isDark ? Color(rgb: 0xFFFFFF, opacity: 0.2) : Color(rgb: 0x000000, opacity: 0.1) }
        var systemBackground: Color { isDark ? Color(rgb: 0x061826, opacity: 179 / 255) : Color(rgb: 0xFFFFFF, opacity: 0.6) }
        var blueCore: Color { isDark ? Color(rgb: 0xECFBFF) : Color(rgb: 0x075A78) }
        var blueTube: Color { isDark ? Color(rgb: 0x33D6FF) : Color(rgb: 0x0A86AD) }
        var primaryBackground: Color { isDark ? Color(rgb: 0x2B1802, opacity: 0.8) : Color(rgb: 0xFFF6E2) }
        var goldCore: Color { isDark ? Color(rgb: 0xFFF8E4) : Color(rgb: 0x6B3A00) }
        var goldTube: Color { isDark ? Color(rgb: 0xFFC640) : Color(rgb: 0xA85B00) }
        var pressedInputBackground: Color { isDark ? Color(rgb: 0x7D1450) : Color(rgb: 0xFFD3E8) }
        var pressedSystemBackground: Color { isDark ? Color(rgb: 0x0B4A6B) : Color(rgb: 0xC9F0FB) }
        var pressedPrimaryBackground: Color { isDark ? Color(rgb: 0x7A4800) : Color(rgb: 0xFFE0A3) }
        var wallHigh: Color { isDark ? Color(rgb: 0x1A0F2E) : Color(rgb: 0xFBF3FA) }
        var wallLow: Color { isDark ? Color(rgb: 0x07060F) : Color(rgb: 0xEBE2F4) }
        var background3: Color { isDark ? Color(rgb: 0x7A1F8C) : Color(rgb: 0xFFFFFF, opacity: 0) }
        var background4: Color { isDark ? Color(rgb: 0x2A1257) : Color(rgb: 0xFFFFFF, opacity: 0) }
        var background5: Color { isDark ? Color(rgb: 0x000000) : Color(rgb: 0xFFFFFF, opacity: 0) }
        var calloutBackground: Color { isDark ? Color(rgb: 0x2A0D33) : Color(rgb: 0xFFFAFD) }
        var calloutSelectedBackground: Color { isDark ? Color(rgb: 0xB0145F) : Color(rgb: 0xC2135F) }
        var pinkGlow: Color { isDark ? Color(rgb: 0xFF2B96) : Color(rgb: 0xFF4FA8, opacity: 0.4) }
        var autocorrectBackground: Color { isDark ? Color(rgb: 0x4A2B02) : Color(rgb: 0xFFE9BF) }
        var separator: Color { isDark ? Color(rgb: 0x33D6FF, opacity: 0.4) : Color(rgb: 0x0A86AD, opacity: 0.4) }
    }
}

extension Color {

    fileprivate init(rgb: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255, opacity: opacity)
    }
}

// The keyboard theme Marquee, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Marquee as a style service.
class MarqueeStyleService: KeyboardStyle.StandardStyleService {

    override var backgroundStyle: Keyboard.Background {
        MarqueeTheme.viewStyle(for: keyboardContext).background ?? super.backgroundStyle
    }

    override var foregroundColor: Color? {
        MarqueeTheme.viewStyle(for: keyboardContext).foregroundColor ?? super.foregroundColor
    }

    override var keyboardEdgeInsets: EdgeInsets {
        MarqueeTheme.viewStyle(for: keyboardContext).edgeInsets ?? super.keyboardEdgeInsets
    }

    override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
        MarqueeTheme.buttonStyle(for: action, isPressed: isPressed, context: keyboardContext)
    }

    override var calloutStyle: KeyboardCallout.CalloutStyle? {
        MarqueeTheme.calloutStyle(for: keyboardContext)
    }

    override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
        MarqueeTheme.toolbarStyle(for: keyboardContext)
    }
}
