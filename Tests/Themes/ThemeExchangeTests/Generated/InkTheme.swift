// swift-format-ignore-file
// The keyboard theme Ink, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Ink.
    func inkTheme(for context: KeyboardContext) -> some View {
        self
            .keyboardViewStyle(InkTheme.viewStyle(for: context))
            .keyboardButtonStyle { params in
                InkTheme.buttonStyle(
                    for: params.action, isPressed: params.isPressed, context: context)
            }
            .keyboardCalloutStyle(InkTheme.calloutStyle(for: context))
            .autocompleteToolbarStyle(InkTheme.toolbarStyle(for: context))
    }
}

/// The theme Ink.
enum InkTheme {}

extension InkTheme {

    /// Return the style of the keyboard as a whole.
    static func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardViewStyle()
        style.background = .color(colors.paper)
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
        style.fontWeight = .regular
        fontName = "Noto Serif"
        style.cornerRadius = 2
        style.borderSize = 0.5
        style.shadowSize = 1
        switch action {
        case .primary:
            style.backgroundColor = colors.ink
            style.foregroundColor = colors.paper
            style.borderColor = colors.ink
            style.shadowColor = .clear
            style.pressedOverlayColor = colors.primaryPressedOverlay
        case _ where action.isInputAction:
            style.backgroundColor = colors.sheet
            style.foregroundColor = colors.ink
            style.borderColor = colors.line
            style.shadowColor = colors.line
            style.pressedOverlayColor = colors.inputPressedOverlay
        default:
            style.backgroundColor = .clear
            style.foregroundColor = colors.ink
            style.borderColor = .clear
            style.shadowColor = .clear
            style.pressedOverlayColor = colors.systemPressedOverlay
        }
        if isPressed {
            style.shadowColor = .clear
            style.pressedOverlayColor = .clear
            if action.isPrimaryAction {
                style.backgroundColor = colors.seal
                style.foregroundColor = colors.sheet
                style.borderColor = colors.seal
            } else {
                style.backgroundColor = colors.ink
                style.foregroundColor = colors.paper
                style.borderColor = colors.ink
            }
        }
        if action.isShiftAction {
            if isSelected(action, in: context) || isLocked(action, in: context) {
                style.foregroundColor = colors.seal
            }
        }
        style.changeFont(name: fontName)
        return style
    }

    /// Return the style of callouts.
    static func calloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardCallout.CalloutStyle.standard
        style.actionItemFont = KeyboardFont(.custom("Noto Serif", size: 20), .regular)
        style.backgroundColor = colors.sheet
        style.borderColor = colors.ink
        style.buttonOverlayCornerRadius = 2
        style.cornerRadius = 3
        style.foregroundColor = colors.ink
        style.inputItemFont = KeyboardFont(.custom("Noto Serif", size: 34), .regular)
        style.selectedBackgroundColor = colors.ink
        style.selectedForegroundColor = colors.paper
        style.shadowColor = colors.calloutShadow
        return style
    }

    /// Return the style of the autocomplete toolbar.
    static func toolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = Autocomplete.ToolbarStyle.standard
        style.item.titleColor = colors.ink
        style.item.subtitleColor = colors.ink
        style.autocorrectItem.titleColor = colors.seal
        style.autocorrectItem.subtitleColor = colors.ink
        style.item.titleFont = KeyboardFont(.custom("Noto Serif", size: 17))
        style.autocorrectItem.titleFont = KeyboardFont(.custom("Noto Serif", size: 17))
        style.autocorrectItem.backgroundColor = .clear
        style.separator.color = colors.line
        style.separator.width = 0.5
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

// The keyboard theme Ink, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension InkTheme {

    /// The colors of the theme.
    struct Colors {
        let isDark: Bool

        var sheet: Color { isDark ? Color(rgb: 0x2A2822) : Color(rgb: 0xFFFDF6) }
        var ink: Color { isDark ? Color(rgb: 0xF6EFDF) : Color(rgb: 0x1D1A14) }
        var line: Color { isDark ? Color(rgb: 0x4A463B) : Color(rgb: 0xCFC2A6) }
        var inputPressedOverlay: Color { isDark ? Color(rgb: 0xFFFFFF, opacity: 0.2) : Color(rgb: 0x000000, opacity: 0.1) }
        let systemPressedOverlay = Color(rgb: 0x000000, opacity: 0.1)
        var paper: Color { isDark ? Color(rgb: 0x14130F) : Color(rgb: 0xF3ECDD) }
        var primaryPressedOverlay: Color { isDark ? Color(rgb: 0x000000, opacity: 0.1) : Color(rgb: 0xFFFFFF, opacity: 0.2) }
        var seal: Color { isDark ? Color(rgb: 0xFF8D76) : Color(rgb: 0xA3241A) }
        let calloutShadow = Color(rgb: 0x000000, opacity: 0.25)
    }
}

extension Color {

    fileprivate init(rgb: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255, opacity: opacity)
    }
}

// The keyboard theme Ink, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Ink as a style service.
class InkStyleService: KeyboardStyle.StandardStyleService {

    override var backgroundStyle: Keyboard.Background {
        InkTheme.viewStyle(for: keyboardContext).background ?? super.backgroundStyle
    }

    override var foregroundColor: Color? {
        InkTheme.viewStyle(for: keyboardContext).foregroundColor ?? super.foregroundColor
    }

    override var keyboardEdgeInsets: EdgeInsets {
        InkTheme.viewStyle(for: keyboardContext).edgeInsets ?? super.keyboardEdgeInsets
    }

    override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
        InkTheme.buttonStyle(for: action, isPressed: isPressed, context: keyboardContext)
    }

    override var calloutStyle: KeyboardCallout.CalloutStyle? {
        InkTheme.calloutStyle(for: keyboardContext)
    }

    override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
        InkTheme.toolbarStyle(for: keyboardContext)
    }
}
