import KeyboardDrawing
import SourceText

extension ThemeReader {

  mutating func color(_ value: JSONValue, named name: String) -> Color? {
    if reader.isFull { return nil }
    switch value.content {
    case .string(let text):
      if let path = Self.reference(in: value) {
        return color(ofVariable: path, at: value.span, file: value.file, named: name)
      }
      do {
        return color(try ColorParser.expression(text), in: value, named: name)
      } catch {
        if reportOtherVariable(in: value, .invalidColor)
          || reportGradientForColor(value, named: name)
          || Self.respelledColor(text) == nil
            && reportOtherNotation(value, named: name, as: "color")
        {
          return nil
        }
        let whole = respelled(text, as: Self.respelledColor(text), at: value)
        let range = whole == nil ? error.range : 0..<text.utf8.count
        let span = Self.span(of: range, in: value)
        let wrong = String(
          decoding: text.utf8.dropFirst(error.range.lowerBound).prefix(error.range.count),
          as: UTF8.self)
        let names = ColorFunction.allCases.map(\.rawValue)
        let meant =
          NearestNames.match(for: wrong, among: variables.paths).map { "{\($0)}" }
          ?? KnownMistakes.all.value(wrong, among: names)
        let spelling = respelled(wrong, as: meant ?? error.nearest, at: span, file: value.file)
        report(
          .invalidColor, whole == nil ? error.message : "A color is a text such as #rrggbb",
          at: span, file: value.file,
          hint: (whole ?? meant?.quoted).map { "Write \($0)." } ?? error.hint,
          fix: whole == nil ? spelling : nil,
          change: whole.map { Diagnostic.Fix("Replace by \($0)", value.span, $0) }
            ?? change(by: error.edit, of: value))
        return nil
      }
    case .object:
      if reportOtherColor(value, named: name) { return nil }
      guard let members = members(value, named: name, of: ThemeFormat.colorPair) else { return nil }
      let colors = members.map { (key: $0.key, color: color($0.value, named: name)) }
      guard let light = colors.first(where: { $0.key == "light" })?.color,
        let dark = colors.first(where: { $0.key == "dark" })?.color
      else { return nil }
      return Color(light: light.light, dark: dark.dark)
    default:
      return reportOtherColor(value, named: name) ? nil : reader.wrongType(value, name, "a color")
    }
  }

  private static func respelledColor(_ text: String) -> String? {
    let text = text.replacing(#/^#[# ]+|^(?:(?:UI|NS)?Color)?\.(?=system)/#, with: "")
    if let color = text.hexColorNotation { return color }
    let name = NearestNames.match(for: text.lowercased(), among: NamedColors.names)
    return name.flatMap { NamedColors.color($0) == nil ? nil : $0 }
  }

  func change(by edit: Diagnostic.Fix?, of value: JSONValue) -> Diagnostic.Fix? {
    guard var edit, let text = value.string, reader.written(value) == "\"\(text)\"" else {
      return nil
    }
    for index in edit.edits.indices {
      let span = edit.edits[index].span
      let start = value.span.lowerBound + 1
      edit.edits[index].span = start + span.lowerBound..<start + span.upperBound
    }
    return edit
  }

  private mutating func color(
    ofVariable path: String, at span: Range<Int>, file: Int, named name: String
  ) -> Color? {
    if let color = variables.colors[path] { return color }
    guard var value = variable(path, at: span, file: file) else { return nil }
    // A misspelled color is wrong where it is written; any other value is wrong where it is used.
    if value.string == nil || builtInFiles.contains(value.file), value["light"] == nil {
      value = used(value, at: JSONValue(.null, span: span, file: file))
    }
    let color = color(value, named: name)
    variables.colors[path] = color
    // The error has been reported; reporting it again for every use would never end.
    if color == nil { variables.broken.insert(path) }
    return color
  }

  mutating func color(
    _ expression: ColorExpression, in value: JSONValue, named name: String
  ) -> Color? {
    switch expression {
    case .literal(let color): return color
    case .number:
      return reader.wrongType(
        value, name, "a color",
        fix: value.string.flatMap { respelled($0, as: Self.respelledColor($0), at: value) })
    case .variable(let path, let range):
      return color(
        ofVariable: path, at: Self.span(of: range, in: value), file: value.file, named: name)
    case .model(let model, let origin, let parts):
      return color(parts, of: model, from: origin, in: value, named: name)
    case .mix(let space, let parts): return color(mixing: parts, in: space, of: value, named: name)
    case .call(let function, let arguments):
      var colors: [Color] = []
      var number: Double?
      for (argument, isColor) in zip(arguments, function.parameters) {
        if isColor {
          guard let color = color(argument, in: value, named: name) else { return nil }
          colors.append(color)
        } else {
          guard let share = amount(argument, of: function, in: value) else { return nil }
          number = share
        }
      }
      if function == .lightDark, colors.count == 2 {
        return Color(light: colors[0].light, dark: colors[1].dark)
      }
      return Color(
        light: function.color(colors.map(\.light), number),
        dark: function.color(colors.map(\.dark), number))
    }
  }

  private mutating func amount(
    _ expression: ColorExpression, of function: ColorFunction, in value: JSONValue
  ) -> Double? {
    let range = function.amounts
    switch expression {
    case .variable(let path, let place):
      guard let variable = variable(path, at: Self.span(of: place, in: value), file: value.file)
      else { return nil }
      return number(variable, named: "The variable \(path.quoted)", in: range)
    case .number(let calculation):
      guard let number = number(calculation, in: value) else { return nil }
      if range.contains(number) { return number }
    default: break
    }
    let (low, high) = (range.lowerBound.plainText, range.upperBound.plainText)
    return fail(
      .invalidColor,
      function == .rotate
        ? "An angle must be from \(low) to \(high)"
        : "An amount must be from \(low) to \(high), or from \(low == "0" ? "0%" : "-100%") to 100%",
      at: value, hint: high == "1" ? "Write a percentage, such as 10%." : nil)
  }

  static func span(of range: Range<Int>, in value: JSONValue) -> Range<Int> {
    let span = value.span
    guard let text = value.string, text.utf8.count + 2 == span.count else { return span }
    let start = min(span.lowerBound + 1 + range.lowerBound, span.upperBound - 1)
    let end = min(span.lowerBound + 1 + range.upperBound, span.upperBound - 1)
    return start..<max(start, end)
  }
}
