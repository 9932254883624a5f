import Foundation
public import KeyboardKit

#if canImport(SwiftUI) && !os(Linux)
public import SwiftUI
#endif

extension View {

  /// Style keyboards, their callouts and toolbars by a theme file.
  public func keyboardThemeFile(
    _ file: KeyboardThemeFile, for context: KeyboardContext
  ) -> some View {
    self
      .keyboardViewStyle(file.viewStyle(for: context))
      .keyboardButtonStyle { params in
        file.buttonStyle(for: params.action, isPressed: params.isPressed, context: context)
      }
      .keyboardThemeFileCallouts(file, for: context)
      .keyboardThemeFileToolbar(file, for: context)
  }
}

extension KeyboardThemeFile {

  /// Returns the style of a key.
  public func buttonStyle(
    for action: KeyboardAction, isPressed: Bool, context: KeyboardContext
  ) -> Keyboard.ButtonStyle {
    let idle = action.standardButtonStyle(for: context, isPressed: false)
    guard !action.isSpacer else {
      return action.standardButtonStyle(for: context, isPressed: isPressed)
    }
    let holding = declarations.filter {
      $0.part == .key && $0.condition.holds(for: action, isPressed: isPressed, in: context)
    }
    let fields = holding.flatMap(\.fields)
    // A face of the theme stays as it is; an overlay shows that the key is pressed.
    let hasOwnFace = fields.contains {
      ["backgroundColor", "background"].contains($0.name) && $0.value.paintsFace
    }
    let standard =
      isPressed && !hasOwnFace ? action.standardButtonStyle(for: context, isPressed: true) : idle
    var style = standard
    let isDark = context.colorScheme == .dark
    var fontName: String?
    var fontScale: CGFloat = 1
    for field in fields {
      switch (field.name, field.value) {
      case ("fontFamily", .text(let name)): fontName = name
      case ("fontFamily", _): fontName = nil
      case ("fontScale", let value): fontScale = value.length ?? 1
      default: style.set(field, isDark: isDark, standard: standard)
      }
    }
    style.changeFont(name: fontName, scale: fontScale)
    return style
  }

  /// Returns the style of the keyboard as a whole.
  public func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
    style(of: .view, in: context, over: KeyboardViewStyle()) { style, name, value, isDark in
      switch (name, value) {
      case ("background", .background(let value)):
        style.background = value.background(isDark: isDark)
      case ("background", .standard): style.background = nil
      case ("foregroundColor", .color(let color)):
        style.foregroundColor = color.color(isDark: isDark)
      case ("foregroundColor", .standard): style.foregroundColor = nil
      case ("edgeInsets", .number(let bottom)):
        var insets = EdgeInsets.standardKeyboardEdgeInsets(for: context)
        insets.bottom = max(insets.bottom, bottom)
        style.edgeInsets = insets
      case ("edgeInsets", _): style.edgeInsets = value.insets
      default: break
      }
    }
  }

  /// Returns the text that a key shows in place of its own.
  ///
  /// No modifier sets it; style services and the builder `buttonContent` of `KeyboardView` do.
  public func buttonText(for action: KeyboardAction, context: KeyboardContext) -> String? {
    content("text", of: action, in: context)
  }

  /// Returns the name of the system symbol that a key shows in place of its own text or image.
  public func buttonSymbol(for action: KeyboardAction, context: KeyboardContext) -> String? {
    content("symbol", of: action, in: context)
  }

  private func content(
    _ name: String, of action: KeyboardAction, in context: KeyboardContext
  ) -> String? {
    let holding = declarations.filter {
      $0.part == .key && $0.condition.holds(for: action, isPressed: false, in: context)
    }
    let last = holding.flatMap(\.fields).last { ["text", "symbol"].contains($0.name) }
    guard !action.isSpacer, let last, last.name == name, case .text(let text) = last.value
    else { return nil }
    return text
  }

  /// Returns the style of a part: the standard style with the fields whose conditions hold.
  func style<Style>(
    of part: Part, in context: KeyboardContext, over standard: Style,
    set: (inout Style, _ name: String, Value, _ isDark: Bool) -> Void
  ) -> Style {
    let isDark = context.colorScheme == .dark
    return fields(of: part, in: context).reduce(into: standard) { style, field in
      set(&style, field.name, field.value, isDark)
    }
  }

  private func fields(
    of part: Part, in context: KeyboardContext
  ) -> [(name: String, value: Value)] {
    declarations.filter {
      $0.part == part && $0.condition.holds(for: nil, isPressed: false, in: context)
    }.flatMap(\.fields)
  }
}

extension KeyboardThemeFile.Value {

  fileprivate var paintsFace: Bool {
    switch self {
    case .color: true
    case .background(let background): !background.isEmpty
    default: false
    }
  }
}
