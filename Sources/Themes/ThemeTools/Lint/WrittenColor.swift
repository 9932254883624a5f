import Foundation
import KeyboardDrawing
import KeyboardStyling
import SourceText

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

/// Search for the least change of lightness that passes a check.
enum NearestColor {

  private static let steps = 250

  /// The colors have 8 bits per component, so the written color is the measured one.
  static func nearest(
    to color: Color.Resolved, where isAccepted: (Color.Resolved) throws -> Bool
  ) rethrows -> Color.Resolved? {
    let lab = OKLab(color)
    for step in 0...steps {
      let change = Double(step) / Double(steps)
      for lightness in [lab.lightness + change, lab.lightness - change]
      where (0...1).contains(lightness) {
        let candidate = OKLab(lightness: lightness, a: lab.a, b: lab.b)
          .color(opacity: color.opacity).inBytes
        if try isAccepted(candidate) { return candidate }
      }
    }
    // Rounding may leave the ends of the range out.
    return try [Color.black, .white].map { $0.resolved(isDark: false).opacity(color.opacity) }
      .first(where: isAccepted)
  }
}

extension Color.Resolved {

  var inBytes: Color.Resolved {
    let byte = { (value: Double) in (value * 255).rounded() / 255 }
    return Color.Resolved(red: byte(red), green: byte(green), blue: byte(blue), opacity: opacity)
  }
}

/// Changes of a fix, as overrides of one look; looks without the finding stay the same.
struct LookOverride {

  private let document: JSONDocument
  private let look: JSONValue

  init?(_ name: String, in document: JSONDocument) {
    let root = document.root
    let axes = root["axes"]?.object?.members.map(\.value) ?? []
    let lists = [root["variations"]].compactMap { $0 } + axes
    guard let look = lists.lazy.compactMap({ $0[name] }).first, look.object != nil else {
      return nil
    }
    (self.document, self.look) = (document, look)
  }

  func moved(_ fix: Diagnostic.Fix) -> Diagnostic.Fix? {
    if fix.edits.allSatisfy({ look.span.contains($0.span.lowerBound) }) { return fix }
    let changed = document.file.applying(fix.edits)
    guard let root = try? JSONDocument(parsing: changed, options: ThemeLimits.json).root,
      let edits = changes(from: document.root, to: root, in: changed, at: look)?.edits,
      !edits.isEmpty
    else { return nil }
    return Diagnostic.Fix(fix.title, edits: edits)
  }

  private func changes(
    from old: JSONValue, to new: JSONValue, in file: SourceFile, at place: JSONValue?
  ) -> (edits: [TextEdit], members: [String])? {
    var (edits, members): ([TextEdit], [String]) = ([], [])
    for member in new.object?.members ?? [] {
      let (before, known) = (old[member.key], place?[member.key])
      let text = file.text(member.value.span)
      if let before, document.file.text(before.span) == text { continue }
      let key = JSONText.string(member.key).text
      if let before, before.isObject, member.value.isObject,
        before["light"] == nil || before["dark"] == nil
      {
        guard known?.isObject != false,
          let inner = changes(from: before, to: member.value, in: file, at: known)
        else { return nil }
        edits += inner.edits
        if known == nil { members.append("\(key): { \(inner.members.joined(separator: ", ")) }") }
      } else if before != nil, member.key == "rules" || member.key == "variables" {
        return nil
      } else if let known {
        edits.append(TextEdit(known.span, text))
      } else {
        members.append("\(key): \(text)")
      }
    }
    guard let place, !members.isEmpty else { return (edits, members) }
    let text = members.joined(separator: ", ")
    edits.append(
      place.items.last.map { TextEdit(at: $0.span.upperBound, ", \(text)") }
        ?? TextEdit(at: place.span.lowerBound + 1, " \(text) "))
    return (edits, [])
  }
}
