import Foundation
public import KeyboardKit

#if canImport(SwiftUI)
public import SwiftUI
#endif

extension View {

  /// Style keyboards, their callouts and toolbars as a theme file says.
  public func keyboardThemeFile(
    _ file: KeyboardThemeFile, for context: KeyboardContext
  ) -> some View {
    self
      .keyboardViewStyle(file.viewStyle(for: context))
      .keyboardButtonStyle { params in
        file.buttonStyle(for: params.action, isPressed: params.isPressed, context: context)
      }
      .keyboardCalloutStyle(file.calloutStyle(for: context))
      .autocompleteToolbarStyle(file.toolbarStyle(for: context))
  }
}

extension KeyboardThemeFile {

  /// Return the style of a key.
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
    let hasOwnFace = fields.contains(
      where: \.paintsFace, named: ["backgroundColor", "background"])
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

  /// Return the style of the keyboard as a whole.
  public func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
    let isDark = context.colorScheme == .dark
    var style = KeyboardViewStyle()
    for (name, value) in fields(of: .view, in: context) {
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
    return style
  }

  /// Return the style of callouts.
  public func calloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle {
    let isDark = context.colorScheme == .dark
    var style = KeyboardCallout.CalloutStyle.standard
    for (name, value) in fields(of: .callout, in: context) {
      style.set(name, value, isDark: isDark)
    }
    return style
  }

  /// Return the style of the autocomplete toolbar.
  public func toolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle {
    let isDark = context.colorScheme == .dark
    var style = Autocomplete.ToolbarStyle.standard
    for (name, value) in fields(of: .toolbar, in: context) {
      let path = name.split(separator: ".", maxSplits: 1).map(String.init)
      switch (path[0], path.count) {
      case ("item", 2): style.item.set(path[1], value, isDark: isDark, over: .standard)
      case ("autocorrectItem", 2):
        style.autocorrectItem.set(path[1], value, isDark: isDark, over: .standardAutocorrect)
      case ("separator", 2): style.separator.set(path[1], value, isDark: isDark)
      case ("height", 1): if let height = value.length { style.height = height }
      case ("padding", 1): if let padding = value.length { style.padding = padding }
      default: break
      }
    }
    return style
  }

  private func fields(
    of part: Part, in context: KeyboardContext
  ) -> [(name: String, value: Value)] {
    declarations.filter {
      $0.part == part && $0.condition.holds(for: nil, isPressed: false, in: context)
    }.flatMap(\.fields)
  }
}

extension [(name: String, value: KeyboardThemeFile.Value)] {

  fileprivate func contains(
    where isMeant: (KeyboardThemeFile.Value) -> Bool, named names: Set<String>
  ) -> Bool {
    contains { names.contains($0.name) && isMeant($0.value) }
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
