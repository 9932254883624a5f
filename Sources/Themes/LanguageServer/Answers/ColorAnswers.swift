import KeyboardDrawing
import KeyboardStyling
import SourceText
import ThemeTools

/// Swatches of colors and variables, their presentations, and hints with resolved colors.
struct ColorAnswers {

  let text: OpenText
  let chain: ThemeChain

  // MARK: Swatches

  var colors: JSONText {
    var found: [JSONText] = []
    walk { value, _, scope in
      found += value.node.colorLiterals.map { swatch($0.color, at: $0.span) }
      for reference in VariableIndex.references(in: value.node, of: text.source) {
        guard let color = scope.color("{\(reference.path)}") else { continue }
        found.append(swatch(color, at: reference.spanWithBraces))
      }
    }
    return .array(found)
  }

  private func swatch(_ color: Color, at span: Range<Int>) -> JSONText {
    let color = color.light
    return [
      "range": text.lines.range(of: span),
      "color": [
        "red": .number(color.red), "green": .number(color.green), "blue": .number(color.blue),
        "alpha": .number(color.opacity),
      ],
    ]
  }

  func presentations(of color: JSONValue?, replacing span: Range<Int>) -> JSONText {
    let parts = ["red", "green", "blue", "alpha"].map { color?[$0]?.number ?? 0 }
    let color = Color.Resolved(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    let written = text.syntax.text(span)
    // A variable stays one until another color is chosen.
    if isVariable(written, of: color, at: span) { return [presentation(written, span)] }
    let used = written.hasPrefix("{") ? .hex : ColorNotation(of: written)
    let notations = [used] + ColorNotation.allCases.filter { $0 != used }
    return .array(notations.compactMap { $0.text(of: color) }.map { presentation($0, span) })
  }

  private func isVariable(_ written: String, of color: Color.Resolved, at span: Range<Int>) -> Bool
  {
    guard written.hasPrefix("{") else { return false }
    let place = CursorContext(span.lowerBound, in: text.syntax, replacing: false)
    var scope = chain.colors(at: place.keys)
    return scope.color(written)?.light.hexText == color.hexText
  }

  private func presentation(_ new: String, _ span: Range<Int>) -> JSONText {
    ["label": .string(new), "textEdit": TextEdits.edit(new, replacing: span, lines: text.lines)]
  }

  // MARK: Hints

  /// Behind each color that isn't written as such: the color, and its contrast where that is too low.
  func hints(in span: Range<Int>) -> [JSONText] {
    var found: [JSONText] = []
    walk { value, string, scope in
      guard span.contains(value.node.span.lowerBound) || span == value.node.span else { return }
      let parts = [
        string.hasPrefix("#") && !string.contains("(")
          ? nil : scope.color(string).flatMap(Self.hint),
        text.contrast(at: value.node.span).map {
          "\($0.value.roundedDown):1 of \($0.bound.plainText):1"
        },
      ].compactMap(\.self)
      guard !parts.isEmpty else { return }
      found.append([
        "position": text.lines.position(at: value.node.span.upperBound).json,
        "label": .string(parts.joined(separator: " · ")), "paddingLeft": true,
      ])
    }
    return found
  }

  private static func hint(_ color: Color) -> String? {
    let (light, dark) = (color.light.hexText, color.dark.hexText)
    return light == dark ? light : "\(light) / \(dark)"
  }

  // MARK: Values

  private func walk(_ visit: (FormedValue, _ string: String, inout ColorScope) -> Void) {
    guard let root = text.syntax.root else { return }
    var scopes: [[String]: ColorScope] = [:]
    FormedValue.walk(root) { value in
      guard let string = value.node.string, value.node.span.count <= 4000,
        value.isA("color") || value.keys.contains("variables"),
        // In a string with escapes, bytes and characters differ.
        value.node.span.count == string.utf8.count + 2
      else { return }
      let choice = ThemeChain.choice(of: value.keys)
      var scope = scopes[choice] ?? chain.colors(at: choice)
      scopes[choice] = nil
      visit(value, string, &scope)
      scopes[choice] = scope
    }
  }
}
