import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling

// Colors in the forms of the standard, of style sheets and of Figma.
extension TokenFile {

  mutating func color(_ value: JSONValue, named name: String) -> TokenValue.Part? {
    if let text = value.string { return color(text, at: value, named: name) }
    if value["r"] != nil { return figmaColor(value, named: name) }
    guard let list = value["components"] else { return missing("components", of: name, at: value) }
    var space = ColorSpace.srgb
    if let spaceName = value["colorSpace"] {
      guard let known: ColorSpace = reader.choice(spaceName, named: "colorSpace of \(name)")
      else { return nil }
      space = known
    }
    guard let components = components(list, named: name) else { return nil }
    var alpha = 1.0
    if let own = value["alpha"] {
      guard let number = number(own, named: "alpha of \(name)", in: 0...1) else { return nil }
      alpha = number
    }
    let rgb = space.srgb(components)
    let color = Color.Resolved(red: rgb[0], green: rgb[1], blue: rgb[2], opacity: alpha)
    // Rounding of the conversions is no difference.
    if rgb.allSatisfy({ (-0.0005...1.0005).contains($0) }) { return .init(color: color) }
    if space == .displayP3, components.allSatisfy({ (0...1).contains($0) }) {
      let parts = components.map(\.plainText).joined(separator: " ")
      differences.append("drawn in sRGB as \(color.hexText)")
      return .init(
        color: color,
        text: "color(display-p3 \(parts)\(alpha < 1 ? " / \(alpha.plainText)" : ""))")
    }
    let fallback = value["hex"]?.string.flatMap { try? Color(parsing: $0).light }
    let nearest = fallback?.opacity(alpha) ?? color
    differences.append("a color outside of sRGB, replaced by \(nearest.hexText)")
    return .init(color: nearest)
  }

  /// Channels from 0 to 1, as Figma has them.
  private mutating func figmaColor(_ value: JSONValue, named name: String) -> TokenValue.Part? {
    var channels: [Double] = []
    for key in ["r", "g", "b", "a"] {
      guard let channel = value[key] else {
        if key == "a" { continue }
        return missing(key, of: name, at: value)
      }
      guard let number = reader.number(channel, named: "\(key) of \(name)", in: 0...1)
      else { return nil }
      channels.append(number)
    }
    return .init(
      color: Color.Resolved(
        red: channels[0], green: channels[1], blue: channels[2],
        opacity: channels.count > 3 ? channels[3] : 1))
  }

  private mutating func components(_ value: JSONValue, named name: String) -> [Double]? {
    following(value, expecting: nil) { file, value in
      guard let list = file.reader.array(value, named: "components of \(name)") else { return nil }
      guard list.count == 3 else {
        return file.report(
          "\(name) must have 3 components, not \(list.count)", code: .invalidValue, at: value)
      }
      // A missing component has no effect, as that of black on its hue.
      let numbers = list.compactMap { component in
        component.string == "none"
          ? 0 : file.number(component, named: "A component of \(name)", in: -1000...1000)
      }
      return numbers.count == 3 ? numbers : nil
    }
  }

  /// Read a color of style sheets, in which references may stand for colors.
  private mutating func color(
    _ text: String, at value: JSONValue, named name: String
  ) -> TokenValue.Part? {
    guard text.utf8.count <= InputBudget.color.text,
      let plain = replacingReferences(in: text, at: value)
    else { return nil }
    if let color = (try? Color(parsing: plain)) ?? Self.hexWithAlpha(plain) {
      return .init(color: color.light)
    }
    return report(
      "\(name) can't be the color \(text.shortened.quoted)", code: .invalidColor, at: value)
  }

  private mutating func replacingReferences(in text: String, at value: JSONValue) -> String? {
    let outer = differences
    defer { differences = outer }
    var rest = text[...]
    var result = ""
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      let reference = JSONValue(
        .string(String(rest[start...end])), span: value.span, file: value.file)
      // Another text would be read as a color again, in which this one stands.
      guard TokenReference.path(in: reference) != nil else { break }
      guard let color = self.value(reference, as: .color, named: "")?.parts.first
      else { return nil }
      result += rest[..<start] + color.color.hexText
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }

  /// Tokens Studio writes the opacity of a color as `rgba(#0a0b0c, 0.5)`.
  private static func hexWithAlpha(_ text: String) -> Color? {
    guard text.hasPrefix("rgba("), text.hasSuffix(")") else { return nil }
    let parts = text.dropFirst(5).dropLast().split(separator: ",").map {
      $0.split(separator: " ").joined()
    }
    guard parts.count == 2, let (alpha, unit) = measure(in: parts[1]),
      let color = try? Color(parsing: parts[0]).light
    else { return nil }
    return Color(color.opacity(min(max(unit == "%" ? alpha / 100 : alpha, 0), 1)))
  }
}
