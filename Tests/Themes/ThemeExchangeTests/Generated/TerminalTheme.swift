// swift-format-ignore-file
// The keyboard theme Terminal, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Terminal.
    func terminalTheme(_ theme: TerminalTheme = .standard, for context: KeyboardContext) -> some View {
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

/// The theme Terminal, in its variations.
enum TerminalTheme: String, CaseIterable, Sendable {
    case standard
    case amber
}

extension TerminalTheme {

    /// Return the style of the keyboard as a whole.
    func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
        let colors = Colors(theme: self)
        var style = KeyboardViewStyle()
        style.background = Keyboard.Background(
            backgroundGradient: [colors.glare, colors.tube],
            imageData: Assets.picture3)
        style.foregroundColor = colors.phosphor
        return style
    }

    /// Return the style of a key.
    func buttonStyle(
        for action: KeyboardAction, isPressed: Bool, context: KeyboardContext
    ) -> Keyboard.ButtonStyle {
        // The faces stay as they are; an overlay shows that a key is pressed.
        var style = action.standardButtonStyle(for: context, isPressed: false)
        guard !action.isSpacer else { return style }
        let colors = Colors(theme: self)
        var fontName: String?
        var fontScale: CGFloat = 1
        style.background = Keyboard.Background()
        style.fontWeight = .regular
        fontName = "DejaVu Sans Mono"
        style.cornerRadius = 0
        style.borderSize = 1
        style.shadowColor = .clear
        style.shadowSize = 0
        style.pressedOverlayColor = colors.keyPressedOverlay
        switch action {
        case .primary:
            style.backgroundColor = colors.phosphor
            style.foregroundColor = colors.tube
            fontScale = 0.86
            style.borderColor = colors.inputBorder
        case _ where action.isInputAction:
            style.backgroundColor = colors.inputBackground
            style.foregroundColor = colors.phosphor
            fontScale = 0.9
            style.borderColor = colors.inputBorder
        default:
            style.backgroundColor = .clear
            style.foregroundColor = colors.phosphor
            fontScale = 0.86
            style.borderColor = .clear
        }
        if isPressed {
            style.background = Keyboard.Background()
            style.borderColor = colors.phosphor
            style.pressedOverlayColor = .clear
            if action.isPrimaryAction {
                style.backgroundColor = colors.tube
                style.foregroundColor = colors.phosphor
            } else {
                style.backgroundColor = colors.phosphor
                style.foregroundColor = colors.tube
            }
        }
        if action == .space {
            if self == .standard {
                style.background = Keyboard.Background(
                    imageData: Assets.picture,
                    imageContentMode: .stretch)
            }
            fontScale = 0.86
            if self == .amber {
                style.background = Keyboard.Background(
                    imageData: Assets.picture2,
                    imageContentMode: .stretch)
            }
        }
        style.changeFont(name: fontName, scale: fontScale)
        return style
    }

    /// Return the style of callouts.
    func calloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle {
        let colors = Colors(theme: self)
        var style = KeyboardCallout.CalloutStyle.standard
        style.actionItemFont = KeyboardFont(.custom("DejaVu Sans Mono", size: 20), .regular)
        style.backgroundColor = colors.tube
        style.borderColor = colors.phosphor
        style.buttonOverlayCornerRadius = 0
        style.cornerRadius = 0
        style.curveSize = CGSize(width: 0, height: 8)
        style.foregroundColor = colors.phosphor
        style.inputItemFont = KeyboardFont(.custom("DejaVu Sans Mono", size: 34), .regular)
        style.selectedBackgroundColor = colors.phosphor
        style.selectedForegroundColor = colors.tube
        style.shadowColor = colors.calloutShadow
        style.shadowRadius = 8
        return style
    }

    /// Return the style of the autocomplete toolbar.
    func toolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle {
        let colors = Colors(theme: self)
        var style = Autocomplete.ToolbarStyle.standard
        style.item.titleColor = colors.phosphor
        style.item.subtitleColor = colors.phosphor
        style.autocorrectItem.titleColor = colors.tube
        style.autocorrectItem.subtitleColor = colors.tube
        style.item.titleFont = KeyboardFont(.custom("DejaVu Sans Mono", size: 16))
        style.autocorrectItem.titleFont = KeyboardFont(.custom("DejaVu Sans Mono", size: 16))
        style.autocorrectItem.backgroundColor = colors.phosphor
        style.autocorrectItem.backgroundCornerRadius = 0
        style.separator.color = colors.inputBorder
        return style
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

// The keyboard theme Terminal, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension TerminalTheme {

    /// The colors of the theme.
    struct Colors {
        let theme: TerminalTheme

        var inputBackground: Color {
            switch theme {
            case .standard: Color(rgb: 0x4DFF88, opacity: 0.05)
            case .amber: Color(rgb: 0xFFB84D, opacity: 0.05)
            }
        }

        var phosphor: Color {
            switch theme {
            case .standard: Color(rgb: 0x4DFF88)
            case .amber: Color(rgb: 0xFFB84D)
            }
        }

        var inputBorder: Color {
            switch theme {
            case .standard: Color(rgb: 0x4DFF88, opacity: 0.42)
            case .amber: Color(rgb: 0xFFB84D, opacity: 0.42)
            }
        }
        let keyPressedOverlay = Color(rgb: 0x000000, opacity: 0.1)

        var tube: Color {
            switch theme {
            case .standard: Color(rgb: 0x020D05)
            case .amber: Color(rgb: 0x0D0701)
            }
        }

        var glare: Color {
            switch theme {
            case .standard: Color(rgb: 0x0D3A1D)
            case .amber: Color(rgb: 0x40290A)
            }
        }

        var calloutShadow: Color {
            switch theme {
            case .standard: Color(rgb: 0x4DFF88, opacity: 0.45)
            case .amber: Color(rgb: 0xFFB84D, opacity: 0.45)
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

// The keyboard theme Terminal, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension TerminalTheme {

    /// The pictures of the theme, which are resources of the app, or of its keyboard.
    enum Assets {
        static let picture = data(named: "picture.png")
        static let picture2 = data(named: "picture2.png")
        static let picture3 = data(named: "picture3.png")

        private static func data(named name: String) -> Data? {
            let bundle = ExportedPictures.of("terminal")  // In a Swift package: Bundle.module
            return bundle.url(forResource: name, withExtension: nil)
                .flatMap { try? Data(contentsOf: $0) }
        }

        private final class BundleToken {}
    }
}

// The keyboard theme Terminal, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Terminal as a style service.
class TerminalStyleService: KeyboardStyle.StandardStyleService {

    let theme: TerminalTheme

    init(theme: TerminalTheme = .standard, keyboardContext: KeyboardContext) {
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
