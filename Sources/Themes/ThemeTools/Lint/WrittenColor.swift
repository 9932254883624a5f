import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling

/// A color as a file has it, with the edits that change it.
struct WrittenColor {

  let value: JSONValue
  let source: SourceFile

  var isAdaptive: Bool { value.object != nil || arguments != nil }

  /// A color that isn't adaptive becomes so unless both schemes get the same color.
  ///
  /// A color of variables becomes a lighter or darker one of them, where such a color is accepted.
  func edits(
    light: Color.Resolved?, dark: Color.Resolved?,
    from old: (light: Color.Resolved?, dark: Color.Resolved?) = (nil, nil),
    where isAccepted: (Color.Resolved, _ isDark: Bool) -> Bool = { _, _ in false }
  ) -> [TextEdit] {
    let colors = [light, dark]
    func text(_ index: Int, like original: String) -> String? {
      colors[index].map { color in
        Self.text(
          color, changing: original, from: index == 0 ? old.light : old.dark,
          where: { isAccepted($0, index == 1) })
      }
    }
    if value.object != nil {
      return ["light", "dark"].enumerated().compactMap { index, key in
        guard let old = value[key], let new = text(index, like: old.string ?? "") else {
          return nil
        }
        return TextEdit(old.span, "\"\(new)\"")
      }
    }
    let original = value.string ?? ""
    if let arguments {
      return arguments.enumerated().compactMap { index, argument in
        guard let new = text(index, like: argument.text) else { return nil }
        let start = value.span.lowerBound + 1
        return TextEdit(start + argument.range.lowerBound..<start + argument.range.upperBound, new)
      }
    }
    let texts = [0, 1].map { text($0, like: original) ?? original }
    let new = Self.text(light: texts[0], dark: texts[1])
    return [TextEdit(value.span, "\"\(new)\"")]
  }

  /// Returns a color of both color schemes.
  static func text(light: String, dark: String) -> String {
    light == dark ? light : "light-dark(\(light), \(dark))"
  }

  private var arguments: [(text: String, range: Range<Int>)]? {
    guard let text = value.string, text.utf8.count + 2 == value.span.count else { return nil }
    let bytes = Array(text.utf8)
    let start = "light-dark(".utf8.count
    guard text.lowercased().hasPrefix("light-dark("), bytes.last == UInt8(ascii: ")") else {
      return nil
    }
    var (depth, starts) = (0, [start])
    for index in start..<bytes.count - 1 {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ",") where depth == 0: starts.append(index + 1)
      default: break
      }
      if depth < 0 { return nil }
    }
    guard starts.count == 2 else { return nil }
    return zip(starts, [starts[1] - 1, bytes.count - 1]).map { start, end in
      let inner = bytes[start..<end]
      let first = inner.firstIndex { $0 != 0x20 } ?? start
      let last = (inner.lastIndex { $0 != 0x20 } ?? first) + 1
      return (String(decoding: bytes[first..<last], as: UTF8.self), first..<last)
    }
  }

  private static func text(
    _ color: Color.Resolved, changing original: String, from old: Color.Resolved?,
    where isAccepted: (Color.Resolved) -> Bool
  ) -> String {
    guard original.contains("{"), let old else { return text(color, like: original) }
    let lab = OKLab(old)
    let change = ((OKLab(color).lightness - lab.lightness) * 100).rounded(.awayFromZero)
    // Rounding to bytes and to the gamut may need one step more.
    for change in [change, change + (change < 0 ? -1 : 1)] where change != 0 {
      let changed = OKLab(
        lightness: min(max(lab.lightness + change / 100, 0), 1), a: lab.a, b: lab.b)
      guard isAccepted(changed.color(opacity: old.opacity).inBytes) else { continue }
      let name = change < 0 ? "darken" : "lighten"
      return "\(name)(\(original), \(abs(change).plainText)%)"
    }
    return text(color, like: original)
  }

  private static func text(_ color: Color.Resolved, like original: String) -> String {
    ColorNotation(of: original).text(of: color) ?? color.hexText
  }
}
