import KeyboardStyling

/// The file with a style service, for apps that set one instead of view modifiers.
struct SwiftServiceFile {

  let names: SwiftThemeNames
  let theme: MergedTheme
  let contents: [KeyContent]
  let version: KeyboardKitVersion

  func text(header: String) -> String {
    var lines = SwiftLines()
    lines.add("import KeyboardKit")
    lines.add("import SwiftUI")
    lines.add("")
    lines.add("/// The theme \(names.title) as a style service.")
    lines.add("class \(names.service): KeyboardStyle.StandardStyleService") { body in
      if names.hasVariations { addVariation(to: &body) }
      for member in members + contentMembers { body.add(member) }
    }
    return header + lines.text
  }

  private func addVariation(to lines: inout SwiftLines) {
    lines.add("")
    lines.add("let theme: \(names.type)")
    lines.add("")
    lines.add("init(theme: \(names.type) = .\(names.cases[0]), keyboardContext: KeyboardContext)") {
      $0.add("self.theme = theme")
      $0.add("super.init(keyboardContext: keyboardContext)")
    }
  }

  /// A key has a text or an icon of its own unless the theme has another.
  private var contentMembers: [SwiftLines] {
    contents.isEmpty
      ? []
      : [
        (
          "buttonText", "String",
          "if \(names.value).buttonImage(for: action, context: keyboardContext) != nil { return nil }"
        ),
        (
          "buttonImage", "Image",
          "if \(names.value).buttonText(for: action, context: keyboardContext) != nil { return nil }"
        ),
      ].map { name, type, other in
        var lines = SwiftLines([""])
        lines.add("override func \(name)(for action: KeyboardAction) -> \(type)?") {
          $0.add(other)
          $0.add("return \(names.value).\(name)(for: action, context: keyboardContext)")
          $0.add("    ?? super.\(name)(for: action)")
        }
        return lines
      }
  }

  private var members: [SwiftLines] {
    func style(_ part: String) -> String {
      "\(names.value).\(part)Style(for: keyboardContext)"
    }
    let all: [(part: ThemeDeclaration.Part, head: String, body: String)] = [
      (
        .view, "var backgroundStyle: Keyboard.Background",
        "\(style("view")).background ?? super.backgroundStyle"
      ),
      (
        .view, "var foregroundColor: Color?",
        "\(style("view")).foregroundColor ?? super.foregroundColor"
      ),
      (
        .view, "var keyboardEdgeInsets: EdgeInsets",
        "\(style("view")).edgeInsets ?? super.keyboardEdgeInsets"
      ),
      (
        .key,
        "func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle",
        "\(names.value).buttonStyle(for: action, isPressed: isPressed, context: keyboardContext)"
      ),
      (.callout, "var calloutStyle: \(version.calloutStyle)?", style("callout")),
      (.toolbar, "var autocompleteToolbarStyle: \(version.toolbarStyle)", style("toolbar")),
    ]
    return all.filter { member in theme.declarations.contains { $0.part == member.part } }.map {
      member in
      var lines = SwiftLines([""])
      lines.add("override \(member.head)") { $0.add(member.body) }
      return lines
    }
  }
}
