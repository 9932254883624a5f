package import KeyboardCore
package import KeyboardDrawing
package import SourceText

/// A part of a theme's files, with what `null` takes away from the parts below.
struct ThemeLayer {

  var theme: KeyboardTheme
  var unset: [KeyboardTheme.LayerSource: Set<String>] = [:]
  var replacesRules = false

  mutating func unset<Style: LayeredStyle>(
    _ value: JSONValue, of type: Style.Type, in source: KeyboardTheme.LayerSource
  ) {
    let names = value.isNull ? Style.fieldNames : value.unsetNames
    if !names.isEmpty { unset[source, default: []].formUnion(names) }
  }
}

extension KeyboardTheme {

  mutating func extend(with layer: ThemeLayer) {
    for (source, names) in layer.unset {
      switch source {
      case .board:
        if names.contains("background") { backgroundStyle = nil }
        if names.contains("foregroundColor") { foregroundColor = nil }
      case .pressedOverlay: buttonPressedOverlayColor = nil
      case .buttons(let type, isPressed: false): buttonStyles[type]?.unset(names)
      case .buttons(let type, isPressed: true): pressedButtonStyles[type]?.unset(names)
      case .callouts: calloutStyle?.unset(names)
      case .toolbar: autocompleteToolbarStyle?.unset(names)
      case .toolbarText, .rule: break
      }
    }
    if layer.replacesRules { rules = [] }
    extend(with: layer.theme)
  }

  private mutating func extend(with layer: KeyboardTheme) {
    backgroundStyle = layer.backgroundStyle?.over(backgroundStyle) ?? backgroundStyle
    stickers = layer.stickers ?? stickers
    toolbarItems = layer.toolbarItems ?? toolbarItems
    foregroundColor = layer.foregroundColor ?? foregroundColor
    buttonPressedOverlayColor = layer.buttonPressedOverlayColor ?? buttonPressedOverlayColor
    buttonStyles.merge(layer.buttonStyles) { $0.extended(with: $1) }
    pressedButtonStyles.merge(layer.pressedButtonStyles) { $0.extended(with: $1) }
    rules += layer.rules
    calloutStyle = calloutStyle?.extended(with: layer.calloutStyle) ?? layer.calloutStyle
    autocompleteToolbarStyle =
      autocompleteToolbarStyle?.extended(with: layer.autocompleteToolbarStyle)
      ?? layer.autocompleteToolbarStyle
  }

  package static func variables(
    of file: SourceFile, variation: String?,
    resolving resolve: @escaping (String) throws -> SourceFile
  ) throws(Diagnostics) -> [ThemeVariable] {
    var reader = ThemeReader(resolve: resolve, sharesFiles: true)
    let theme = reader.theme(file, variation: variation, checksAllVariations: false)
    guard theme != nil, !reader.hasErrors else { throw reader.diagnostics }
    return reader.variables.paths.map { reader.listed($0) }
  }
}

extension JSONValue {

  /// Keys with the value `null`; for a part of an object, as `key.part`.
  var unsetNames: Set<String> {
    guard let members = object?.members else { return [] }
    var names: Set<String> = []
    for member in members {
      if member.value.isNull {
        names.insert(member.key)
      } else if let inner = member.value.object?.members {
        for part in inner where part.value.isNull { names.insert("\(member.key).\(part.key)") }
      }
    }
    return names
  }
}

/// Resolved variable of a theme, for tools.
package struct ThemeVariable: Sendable {

  package enum Value: Sendable {
    case color(Color)
    case number(Double)
    case text(String)
    case font(KeyboardFont)
    case background(Keyboard.Background)

    /// A value of a type that is only known where the variable is used.
    case other
  }

  package let path: String
  package let alias: String?
  package let source: String?
  package let value: Value
}

extension ThemeReader {

  fileprivate func listed(_ path: String) -> ThemeVariable {
    var probe = self
    let value = variables[path] ?? JSONValue(.null, span: 0..<0)
    return ThemeVariable(
      path: path, alias: Self.reference(in: value), source: value.string,
      value: probe.typedValue(value, named: path, type: variables.types[path]))
  }

  private mutating func typedValue(
    _ value: JSONValue, named name: String, type: ThemeVariableType?
  ) -> ThemeVariable.Value {
    switch type {
    case .color: return color(value, named: name).map { .color($0) } ?? .other
    case .number:
      return number(value, named: name, in: ThemeFormat.variableRange).map { .number($0) } ?? .other
    case .text: return text(value, named: name).map { .text($0) } ?? .other
    case .font: return font(value, named: name).map { .font($0) } ?? .other
    case .background: return background(value, named: name).map { .background($0) } ?? .other
    case .insets: return .other
    case nil: break
    }
    if let target = Self.reference(in: value), let content = variables[target] {
      return typedValue(content, named: name, type: variables.types[target])
    }
    switch value.content {
    case .number(let number): return .number(number)
    case .string(let text):
      if Calculation.isOne(text) { return typedValue(value, named: name, type: .number) }
      var probe = self
      return probe.color(value, named: name).map { .color($0) } ?? .text(text)
    case .object where value["light"] != nil:
      return color(value, named: name).map { .color($0) } ?? .other
    default: return .other
    }
  }
}
