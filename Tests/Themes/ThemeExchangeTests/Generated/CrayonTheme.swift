// swift-format-ignore-file
// The keyboard theme Crayon, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Crayon.
    func crayonTheme(for context: KeyboardContext) -> some View {
        self
            .keyboardViewStyle(CrayonTheme.viewStyle(for: context))
            .keyboardButtonStyle { params in
                CrayonTheme.buttonStyle(
                    for: params.action, isPressed: params.isPressed, context: context)
            }
            .keyboardCalloutStyle(CrayonTheme.calloutStyle(for: context))
            .autocompleteToolbarStyle(CrayonTheme.toolbarStyle(for: context))
    }
}

/// The theme Crayon.
enum CrayonTheme {}

extension CrayonTheme {

    /// Return the style of the keyboard as a whole.
    static func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardViewStyle()
        style.background = .color(colors.paper)
        style.foregroundColor = colors.text
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
        var fontScale: CGFloat = 1
        style.fontWeight = .bold
        style.cornerRadius = 9
        style.shadowColor = .clear
        style.shadowSize = 0
        style.pressedOverlayColor = .clear
        switch action {
        case .primary:
            style.backgroundColor = colors.go
            style.background = Keyboard.Background(
                imageData: Assets.picture2,
                imageContentMode: .stretch)
            style.foregroundColor = colors.onGo
            fontScale = 1
        case _ where action.isInputAction:
            style.backgroundColor = colors.blue
            style.background = Keyboard.Background(
                imageData: Assets.picture,
                imageContentMode: .stretch)
            style.foregroundColor = colors.pencil
            fontScale = 1.08
        default:
            style.backgroundColor = colors.quiet
            style.background = Keyboard.Background(
                imageData: Assets.picture,
                imageContentMode: .stretch)
            style.foregroundColor = colors.pencil
            fontScale = 1
        }
        if isPressed {
            style.background = Keyboard.Background()
            switch action {
            case .primary:
                style.backgroundColor = colors.pressedPrimaryBackground
            case _ where action.isInputAction:
                style.backgroundColor = colors.pressedInputBackground
            default:
                style.backgroundColor = colors.pressedSystemBackground
            }
        }
        if isLocked(action, in: context) {
            style.backgroundColor = colors.go
            style.background = Keyboard.Background()
            style.foregroundColor = colors.onGo
        }
        if isPressed && isLocked(action, in: context) {
            style.backgroundColor = colors.pressedPrimaryBackground
            style.background = Keyboard.Background()
        }
        if context.colorScheme == .dark {
            if action.isPrimaryAction {
                style.background = Keyboard.Background(
                    imageData: Assets.picture4,
                    imageContentMode: .stretch)
            } else {
                style.background = Keyboard.Background(
                    imageData: Assets.picture3,
                    imageContentMode: .stretch)
            }
        }
        if isPressed && context.colorScheme == .dark {
            if action.isPrimaryAction {
                style.background = Keyboard.Background(
                    imageData: Assets.picture4,
                    imageContentMode: .stretch)
            } else {
                style.background = Keyboard.Background(
                    imageData: Assets.picture3,
                    imageContentMode: .stretch)
            }
        }
        if action == .space {
            style.backgroundColor = colors.blue
            style.background = Keyboard.Background(
                imageData: Assets.picture2,
                imageContentMode: .stretch)
            if isPressed {
                style.backgroundColor = colors.pressedInputBackground
                style.background = Keyboard.Background(
                    imageData: Assets.picture2,
                    imageContentMode: .stretch)
            }
            if context.colorScheme == .dark {
                style.background = Keyboard.Background(
                    imageData: Assets.picture4,
                    imageContentMode: .stretch)
            }
            if isPressed && context.colorScheme == .dark {
                style.background = Keyboard.Background(
                    imageData: Assets.picture4,
                    imageContentMode: .stretch)
            }
        }
        style.changeFont(scale: fontScale)
        return style
    }

    /// Return the style of callouts.
    static func calloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardCallout.CalloutStyle.standard
        style.actionItemFont = KeyboardFont(.title3, .bold)
        style.backgroundColor = colors.blue
        style.buttonOverlayCornerRadius = 9
        style.cornerRadius = 16
        style.foregroundColor = colors.pencil
        style.inputItemFont = KeyboardFont(.largeTitle, .bold)
        style.selectedBackgroundColor = colors.go
        style.selectedForegroundColor = colors.onGo
        return style
    }

    /// Return the style of the autocomplete toolbar.
    static func toolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = Autocomplete.ToolbarStyle.standard
        style.item.titleColor = colors.text
        style.item.subtitleColor = colors.text
        style.autocorrectItem.titleColor = colors.pencil
        style.autocorrectItem.subtitleColor = colors.text
        style.item.titleFont = KeyboardFont(.system(size: 17), .bold)
        style.autocorrectItem.titleFont = KeyboardFont(.system(size: 17), .bold)
        style.autocorrectItem.backgroundColor = colors.quiet
        style.autocorrectItem.backgroundCornerRadius = 10
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

// The keyboard theme Crayon, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension CrayonTheme {

    /// The colors of the theme.
    struct Colors {
        let isDark: Bool

        var blue: Color { isDark ? Color(rgb: 0x74C3FF) : Color(rgb: 0x8FCCFA) }
        let pencil = Color(rgb: 0x1E133D)
        var quiet: Color { isDark ? Color(rgb: 0xC9C2D8) : Color(rgb: 0xE3D8C0) }
        var go: Color { isDark ? Color(rgb: 0xB99BFF) : Color(rgb: 0x6A3FD0) }
        var onGo: Color { isDark ? Color(rgb: 0x1E133D) : Color(rgb: 0xFFFFFF) }
        var pressedInputBackground: Color { isDark ? Color(red: 0.5428334351943421, green: 0.799541791413359, blue: 1) /* #8accff */ : Color(red: 0.5116669454661028, green: 0.7492818077069757, blue: 0.9275665480203582) /* #82bfed */ }
        var pressedSystemBackground: Color { isDark ? Color(red: 0.8262229518473774, green: 0.7985653198598346, blue: 0.8856240442210376) /* #d3cce2 */ : Color(red: 0.8388593076028397, green: 0.7961790792751484, blue: 0.7030601780748733) /* #d6cbb3 */ }
        var pressedPrimaryBackground: Color { isDark ? Color(red: 0.756552678801257, green: 0.6585239140929124, blue: 1) /* #c1a8ff */ : Color(red: 0.37451475106656623, green: 0.19113730364546808, blue: 0.7620381735490254) /* #6031c2 */ }
        var paper: Color { isDark ? Color(rgb: 0x1D2130) : Color(rgb: 0xFFF8E7) }
        var text: Color { isDark ? Color(rgb: 0xFFF8E7) : Color(rgb: 0x1E133D) }
    }
}

extension Color {

    fileprivate init(rgb: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255, opacity: opacity)
    }
}

// The keyboard theme Crayon, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension CrayonTheme {

    /// The pictures of the theme, which are resources of the app, or of its keyboard.
    enum Assets {
        static let picture = data(named: "picture.png")
        static let picture2 = data(named: "picture2.png")
        static let picture3 = data(named: "picture3.png")
        static let picture4 = data(named: "picture4.png")

        private static func data(named name: String) -> Data? {
            let bundle = ExportedPictures.of("crayon")  // In a Swift package: Bundle.module
            return bundle.url(forResource: name, withExtension: nil)
                .flatMap { try? Data(contentsOf: $0) }
        }

        private final class BundleToken {}
    }
}

// The keyboard theme Crayon, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Crayon as a style service.
class CrayonStyleService: KeyboardStyle.StandardStyleService {

    override var backgroundStyle: Keyboard.Background {
        CrayonTheme.viewStyle(for: keyboardContext).background ?? super.backgroundStyle
    }

    override var foregroundColor: Color? {
        CrayonTheme.viewStyle(for: keyboardContext).foregroundColor ?? super.foregroundColor
    }

    override var keyboardEdgeInsets: EdgeInsets {
        CrayonTheme.viewStyle(for: keyboardContext).edgeInsets ?? super.keyboardEdgeInsets
    }

    override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
        CrayonTheme.buttonStyle(for: action, isPressed: isPressed, context: keyboardContext)
    }

    override var calloutStyle: KeyboardCallout.CalloutStyle? {
        CrayonTheme.calloutStyle(for: keyboardContext)
    }

    override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
        CrayonTheme.toolbarStyle(for: keyboardContext)
    }
}
