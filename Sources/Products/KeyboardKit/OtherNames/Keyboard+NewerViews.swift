public import Foundation
public import KeyboardCore
public import KeyboardInput
import KeyboardStyling
public import KeyboardViews

extension Keyboard {

  /// A toolbar with a button at its start that replaces it by another one.
  public struct ToggleToolbar<Toolbar: View, Toggled: View>: View {

    private let isToggled: Binding<Bool>
    private let toolbar: Toolbar
    private let toggledToolbar: Toggled

    /// Creates a toolbar that shows the second view if it is toggled; it never throws.
    public init(isToggled: Binding<Bool>, toolbar: Toolbar, toggledToolbar: Toggled) throws {
      self.isToggled = isToggled
      self.toolbar = toolbar
      self.toggledToolbar = toggledToolbar
    }

    /// The button and the toolbar beside it.
    public var body: some View {
      HStack(spacing: 0) {
        KeyboardViews.Button {
          isToggled.wrappedValue.toggle()
        } label: {
          Image(isToggled.wrappedValue ? .arrowBackward : .arrowForward).padding(.leading, 10)
        }
        if isToggled.wrappedValue { toggledToolbar } else { toolbar }
      }
    }
  }

  /// The text of a key, on one line; lowercase letters are 2 points higher (source: KeyboardKit 9.9.1).
  public struct ButtonTitle: View {

    private let text: String
    private let isRaised: Bool

    /// Creates the text of an action's key.
    public init(text: String, action: KeyboardAction) {
      self.text = text
      isRaised = action.isInputAction && text.isLowercasedWithUppercaseVariant
    }

    /// The text.
    public var body: some View { Text(text).padding(.bottom, isRaised ? 4 : 0) }
  }
}

extension View {

  /// Lists several locales in a menu on a long press; by default, the locales of a context.
  ///
  /// An image shows the view alone; `Locale.ContextMenu` is the open menu.
  public func localeContextMenu(
    for context: KeyboardContext, locales: [Locale]? = nil, tapAction: @escaping () -> Void
  ) -> some View {
    LocaleMenuLabel(content: self, keyboardContext: context, locales: locales, tapAction: tapAction)
  }

  /// Lists locales in a menu on a long press; by default, the keyboard's locales (KeyboardKit 10).
  public func localeContextMenu(
    locales: [Locale]? = nil, tapAction: @escaping () -> Void
  ) -> some View {
    LocaleMenuLabel(content: self, keyboardContext: nil, locales: locales, tapAction: tapAction)
  }
}

/// A view with a menu of locales, which can be tapped if there is a choice.
private struct LocaleMenuLabel<Content: View>: View {

  let content: Content
  let keyboardContext: KeyboardContext?
  let locales: [Locale]?
  let tapAction: () -> Void

  @Environment(\.keyboardState) private var state

  var body: some View {
    let context = keyboardContext ?? state?.keyboardContext
    if locales.map({ $0.count > 1 }) ?? context?.hasMultipleEnabledLocales ?? false {
      Button(action: tapAction) { content }
    } else {
      content
    }
  }
}
