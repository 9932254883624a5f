import KeyboardStyling
import SourceText
import ThemeTools

/// A value that becomes a variable of the file: a color, or what else can be a variable.
struct Extraction {

  private let text: OpenText
  private let name: String
  private let type: ThemeVariableType
  private let written: String
  private let span: Range<Int>
  private let isPart: Bool

  init?(at selection: Range<Int>, in text: OpenText, chain: ThemeChain) {
    let place = CursorContext(selection.lowerBound, in: text.syntax, replacing: false)
    guard let value = place.item?.value, !place.keys.contains(where: ThemeFormat.isReserved),
      place.part == .key || selection.upperBound <= value.span.upperBound
    else { return nil }
    self.text = text
    let isVariable = place.keys.contains("variables")
    let literals = place.part == .value && place.acceptsColor ? value.colorLiterals : []
    let literal = literals.map(\.span).first {
      $0.touches(selection.lowerBound) && selection.upperBound <= $0.upperBound
    }
    if let literal, literal.count + 2 < value.span.count {
      (span, isPart, type) = (literal, true, .color)
    } else {
      guard !isVariable, let type = Self.type(of: value, in: place) else { return nil }
      (span, isPart, self.type) = (value.span, false, type)
    }
    written = text.syntax.text(span)
    name = Self.name(for: place.keys.last { !$0.isEmpty } ?? "value", in: chain)
  }

  // MARK: Values

  private static func type(of value: JSONValue, in place: CursorContext) -> ThemeVariableType? {
    let forms =
      place.part == .key ? place.item.map(place.containerForms.forms) ?? [] : place.valueForms
    let names = Set(forms.fitting(value).flatMap(\.names))
    switch value.content {
    case .string(let string):
      let isReference = string.hasPrefix("{") && !string.contains("(")
      return names.contains("color") && !isReference ? .color : nil
    case .number:
      return forms.contains { $0.names.contains("variable") } ? .number : nil
    case .object, .array:
      // A container that the cursor is in counts if it is the value of the key under the cursor.
      guard place.part == .key else { return nil }
      let types: [(String, ThemeVariableType)] = [
        ("color", .color), ("font", .font), ("gradient", .background), ("insets", .insets),
      ]
      return types.first { names.contains($0.0) }?.1
    default: return nil
    }
  }

  private static func name(for key: String, in chain: ThemeChain) -> String {
    let taken = Set(chain.links.flatMap { $0.variables.definitions.map(\.path) })
    let base = ColorText.isVariableName(key) ? key : "value"
    let names = [base] + (2...taken.count + 2).map { "\(base)\($0)" }
    return names.first { !taken.contains($0) } ?? base
  }

  // MARK: Actions

  var actions: [CodeActionAnswers.Action] {
    let others = occurrences
    let all = others.count > 1 && others.contains { $0.span == span } ? others : []
    let value = written.shortened(to: 40)
    return [
      action("Extract \(value) into the variable {\(name)}", [(span, isPart)]),
      all.isEmpty
        ? nil : action("Extract all \(all.count) \(value) into the variable {\(name)}", all),
    ].compactMap(\.self)
  }

  private func action(
    _ title: String, _ places: [(span: Range<Int>, isPart: Bool)]
  ) -> CodeActionAnswers.Action? {
    guard let root = text.syntax.root, root.isObject else { return nil }
    let edits = definition(in: root).map { ($0.span, $0.text) }
    let uses = places.map { ($0.span, $0.isPart ? "{\(name)}" : "\"{\(name)}\"") }
    var changes = TextEdits()
    for (span, new) in edits + uses {
      changes.add(new, replacing: span, at: text.address, lines: text.lines)
    }
    return CodeActionAnswers.Action(title: title, kind: .extract, changes: changes)
  }

  private func definition(in root: JSONValue) -> [TextEdit] {
    let variables = root["variables"]
    let declared = variables?["$type"]?.string
    let value = isPart ? "\"\(written)\"" : written
    let isPlain =
      declared == type.rawValue || declared == nil && (type == .color || type == .number)
    let content =
      isPlain
      ? value
      : "{ \"$value\": \(value), \"$type\": " + JSONText.string(type.rawValue).text + " }"
    let member = "\"\(name)\": \(content)"
    if let variables, variables.isObject {
      return text.source.insertion(of: member, behind: variables.items.indices.last, in: variables)
    }
    let before = ThemeFormat.theme.names.prefix { $0 != "variables" }
    let index = root.items.lastIndex { $0.key.map { before.contains($0.text) } ?? false }
    return text.source.insertion(of: "\"variables\": { \(member) }", behind: index, in: root)
  }

  /// The same color elsewhere, but not in variables; equal numbers mean different things.
  private var occurrences: [(span: Range<Int>, isPart: Bool)] {
    guard type == .color, let root = text.syntax.root else { return [] }
    let wanted =
      isPart || !written.hasPrefix("\"") ? written : String(written.dropFirst().dropLast())
    var found: [(Range<Int>, Bool)] = []
    FormedValue.walk(root) { value in
      guard let string = value.node.string, value.isA("color"), !value.keys.contains("variables"),
        value.node.span.count == string.utf8.count + 2
      else { return }
      if string == wanted { return found.append((value.node.span, false)) }
      found += value.node.colorLiterals.filter { text.syntax.text($0.span) == wanted }
        .map { ($0.span, true) }
    }
    return found
  }
}
