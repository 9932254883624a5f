import KeyboardCore
import KeyboardDocuments
import KeyboardStyling

/// The main file of an export: the modifier, and a function for each part of the keyboard.
struct SwiftThemeFile {

  let names: SwiftThemeNames
  let theme: MergedTheme
  let colors: SwiftColors
  let assets: SwiftAssets
  let contents: [KeyContent]
  let version: KeyboardKitVersion

  private func values(standard: String) -> SwiftValues {
    SwiftValues(colors: colors, cases: names.cases, assets: assets, standard: standard)
  }

  private func declarations(_ part: ThemeDeclaration.Part) -> [MergedTheme.Declaration] {
    theme.declarations.filter { $0.part == part }
  }

  func text(header: String) -> String {
    var conditions = SwiftConditions()
    var lines = SwiftLines()
    lines.add("import KeyboardKit")
    lines.add("import SwiftUI")
    lines.add("")
    lines.add(modifier)
    lines.add("")
    lines.add(type)
    lines.add("")
    lines.add(parts(&conditions))
    lines.add(helpers(conditions.helpers))
    return header + lines.text
  }

  // MARK: The modifier

  private var modifier: SwiftLines {
    let parts: [(part: ThemeDeclaration.Part, call: String)] = [
      (.view, ".keyboardViewStyle(\(names.value).viewStyle(for: context))"),
      (
        .key,
        """
        .keyboardButtonStyle { params in
            \(names.value).buttonStyle(
                for: params.action, isPressed: params.isPressed, context: context)
        }
        """
      ),
      (.callout, ".keyboardCalloutStyle(\(names.value).calloutStyle(for: context))"),
      (.toolbar, ".autocompleteToolbarStyle(\(names.value).toolbarStyle(for: context))"),
    ]
    var lines = SwiftLines()
    lines.add("extension View") { body in
      body.add("")
      body.add("/// Style keyboards, their callouts and toolbars as \(names.title).")
      let parameter = names.hasVariations ? "_ theme: \(names.type) = .\(names.cases[0]), " : ""
      body.add("func \(names.modifier)(\(parameter)for context: KeyboardContext) -> some View") {
        let calls = parts.filter { !declarations($0.part).isEmpty }.flatMap {
          $0.call.split(separator: "\n").map(String.init)
        }
        $0.add("self")
        $0.add(indented: SwiftLines(calls))
      }
    }
    return lines
  }

  private var type: SwiftLines {
    var lines = SwiftLines()
    lines.add("/// The theme \(names.title)\(names.hasVariations ? ", in its variations" : "").")
    guard names.hasVariations else {
      lines.add("enum \(names.type) {}")
      return lines
    }
    lines.add("enum \(names.type): String, CaseIterable, Sendable") { body in
      for name in names.cases { body.add("case \(name)") }
    }
    return lines
  }

  // MARK: Parts

  private func parts(_ conditions: inout SwiftConditions) -> SwiftLines {
    var functions: [SwiftLines] = []
    if !declarations(.view).isEmpty {
      functions.append(
        function(
          "viewStyle", "the keyboard as a whole", of: "KeyboardViewStyle",
          declarations(.view), start: "KeyboardViewStyle()", standard: "", &conditions))
    }
    if !declarations(.key).isEmpty { functions.append(keys(&conditions)) }
    if !declarations(.callout).isEmpty {
      functions.append(
        function(
          "calloutStyle", "callouts", of: version.calloutStyle, declarations(.callout),
          start: "\(version.calloutStyle).standard", standard: "\(version.calloutStyle).standard",
          &conditions))
    }
    if !declarations(.toolbar).isEmpty {
      functions.append(
        function(
          "toolbarStyle", "the autocomplete toolbar", of: version.toolbarStyle,
          declarations(.toolbar), start: "\(version.toolbarStyle).standard",
          standard: "\(version.toolbarStyle).standard", &conditions))
    }
    functions += contentFunctions(&conditions)
    var lines = SwiftLines()
    lines.add("extension \(names.type)") { body in
      for function in functions {
        body.add("")
        body.add(function)
      }
    }
    return lines
  }

  var isStatic: String { names.hasVariations ? "" : "static " }

  private func function(
    _ name: String, _ part: String, of type: String, _ declarations: [MergedTheme.Declaration],
    start: String, standard: String, _ conditions: inout SwiftConditions
  ) -> SwiftLines {
    var body = SwiftLines()
    for declaration in declarations {
      let head =
        declaration.condition == .always
        ? nil : "if \(conditions.expression(declaration.condition))"
      body.add(head, values(standard: standard).lines(of: declaration.items))
    }
    var lines = SwiftLines()
    lines.add("/// Return the style of \(part).")
    lines.add("\(isStatic)func \(name)(for context: KeyboardContext) -> \(type)") { inner in
      addColors(for: body, to: &inner)
      inner.add("var style = \(start)")
      inner.add(body)
      inner.add("return style")
    }
    return lines
  }

  private func addColors(for body: SwiftLines, to lines: inout SwiftLines) {
    guard !colors.areConstant, body.text.contains("colors.") else { return }
    let arguments =
      (colors.dependOnVariation ? ["theme: self"] : [])
      + (colors.dependOnScheme ? ["isDark: context.colorScheme == .dark"] : [])
    lines.add("let colors = Colors(\(arguments.joined(separator: ", ")))")
  }

  private func keys(_ conditions: inout SwiftConditions) -> SwiftLines {
    var keys = SwiftKeys(declarations(.key), values: values(standard: "standard"))
    let faces = keys.paintedFaces()
    let body = keys.statements()
    keys.conditions.helpers.forEach { conditions.need($0) }
    var lines = SwiftLines()
    lines.add("/// Return the style of a key.")
    lines.add("\(isStatic)func buttonStyle(")
    lines.add("    for action: KeyboardAction, isPressed: Bool, context: KeyboardContext")
    lines.add(") -> Keyboard.ButtonStyle") { inner in
      var pressed = "isPressed"
      if faces == "true" {
        inner.add("// The faces stay as they are; an overlay shows that a key is pressed.")
        pressed = "false"
      } else if faces != "false" {
        inner.add("// Such a face stays as it is; an overlay shows that the key is pressed.")
        inner.add("let hasOwnFace = \(faces)")
        pressed = "isPressed && !hasOwnFace"
      }
      let usesStandard = body.text.contains("= standard.")
      let name = usesStandard ? "let standard" : "var style"
      inner.add(
        "\(name) = action.standardButtonStyle(for: context, isPressed: \(pressed))")
      if usesStandard { inner.add("var style = standard") }
      inner.add("guard !action.isSpacer else { return style }")
      addColors(for: body, to: &inner)
      let fonts = Self.fonts(in: body)
      for font in fonts { inner.add(font.declaration) }
      inner.add(body)
      if !fonts.isEmpty {
        conditions.need(.changeFont)
        inner.add("style.changeFont(\(fonts.map { $0.argument }.joined(separator: ", ")))")
      }
      inner.add("return style")
    }
    return lines
  }

  /// Variables of what changes the font of a key, whatever that is in the end.
  private static func fonts(in body: SwiftLines) -> [(declaration: String, argument: String)] {
    [
      ("fontName", "var fontName: String?", "name: fontName"),
      ("fontScale", "var fontScale: CGFloat = 1", "scale: fontScale"),
    ].filter { body.text.contains("\($0.0) = ") }.map { ($0.1, $0.2) }
  }
}
