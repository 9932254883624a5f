import KeyboardCore
import SourceText

// Colors and gradients in the notation of other programs.
extension ThemeReader {

  /// Returns the color of a list or an object of components, such as `[255, 0, 0]` or `{"r": 1, "g": 0, "b": 0}`.
  func otherColor(_ value: JSONValue) -> Diagnostic.Fix? {
    let names = [["r", "red"], ["g", "green"], ["b", "blue"], ["a", "alpha", "opacity"]]
    let members = value.object?.members ?? []
    if let inner = value["$value"] ?? value["value"],
      members.allSatisfy({ $0.value.string != nil }),
      let text = reader.written(inner), reader.isLiteral(inner)
    {
      return Diagnostic.Fix("Replace by \(text)", value.span, text)
    }
    let parts =
      value.array
      ?? names.compactMap { names in members.first { names.contains($0.key.lowercased()) }?.value }
    let numbers = parts.compactMap(\.number)
    guard 3...4 ~= parts.count, numbers.count == parts.count,
      value.array != nil || members.count == parts.count,
      reader.isLiteral(value), numbers.prefix(3).allSatisfy({ 0...255 ~= $0 }),
      numbers.dropFirst(3).allSatisfy({ 0...1 ~= $0 })
    else { return nil }
    // Some programs count up to 1, and so may a list such as [0, 1, 1].
    let isShare = numbers.prefix(3).allSatisfy { $0 <= 1 }
    let bytes =
      numbers.prefix(3).map { Int(($0 * (isShare ? 255 : 1)).rounded()) }
      + numbers.dropFirst(3).map { Int(($0 * 255).rounded()) }
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    let text = JSONText.string("#" + digits).text
    let fix = Diagnostic.Fix("Replace by \(text)", value.span, text)
    let isWhole = numbers.prefix(3).allSatisfy { $0 == $0.rounded() }
    return isShare && isWhole && numbers.contains(1) ? fix.unsafe : fix
  }

  /// Reports an object of components, which isn't read as another one, and returns whether it was one.
  mutating func reportOtherColor(_ value: JSONValue, named name: String) -> Bool {
    guard let fix = otherColor(value) else { return false }
    report(
      .wrongType, "\(name) must be a color, not \(value.kind)", at: value,
      hint: "Write \(fix.edits[0].text).", change: fix)
    return true
  }

  mutating func reportOtherGradient(_ value: JSONValue, named name: String) -> Bool {
    guard let text = value.string, let gradient = StyleSheetGradient(text) else { return false }
    let fix =
      reader.isLiteral(value)
      ? gradient.json.map { Diagnostic.Fix("Replace by stops", value.span, $0) } : nil
    report(
      .invalidValue, "\(name) must be a list of colors or an object with stops", at: value,
      hint: "Write it as {\"angle\": 180, \"stops\": […]}.", change: fix)
    return true
  }

  /// Reports a gradient where a color is expected, beside which there may be a key for one.
  mutating func reportGradientForColor(_ value: JSONValue, named name: String) -> Bool {
    guard let text = value.string, let parsed = StyleSheetGradient(text) else { return false }
    let key = name.split(separator: ".").last.map(String.init) ?? ""
    let isOfKey = name.hasPrefix("buttons.") || name.hasPrefix("A rule.")
    let gradient =
      key == "backgroundColor" ? "background" : key.replacing("Color", with: "Gradient")
    let other =
      isOfKey && key != gradient && Keyboard.ButtonStyle.fields.contains { $0.name == gradient }
      ? gradient : nil
    let change = other.flatMap { key in parsed.json.flatMap { self.change(value, to: key, $0) } }
    report(
      .invalidColor, "A gradient isn't a color", at: value,
      hint: other.map { "Write it as \($0.quoted)." }, change: change)
    return true
  }
}
