import Foundation
import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling

struct WrittenColor {

  private let value: JSONValue
  private let source: SourceFile

  init(of value: JSONValue, in source: SourceFile) {
    self.value = value
    self.source = source
  }

  var isAdaptive: Bool { value.object != nil || arguments != nil }

  /// A color that isn't adaptive becomes so unless both schemes get the same color.
  func edits(light: Color.Resolved?, dark: Color.Resolved?) -> [SourceEdit] {
    let colors = [light, dark]
    if value.object != nil {
      return zip(["light", "dark"], colors).compactMap { key, color in
        guard let color, let old = value[key] else { return nil }
        return SourceEdit(
          old.span, of: source, with: "\"\(Self.text(color, like: old.string ?? ""))\"")
      }
    }
    let original = value.string ?? ""
    if let arguments {
      return zip(arguments, colors).compactMap { argument, color in
        guard let color else { return nil }
        let start = value.span.lowerBound + 1
        return SourceEdit(
          start + argument.range.lowerBound..<start + argument.range.upperBound, of: source,
          with: Self.text(color, like: argument.text))
      }
    }
    let texts = colors.map { $0.map { Self.text($0, like: original) } ?? original }
    let text = texts[0] == texts[1] ? texts[0] : "light-dark(\(texts[0]), \(texts[1]))"
    return [SourceEdit(value.span, of: source, with: "\"\(text)\"")]
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

  private static func text(_ color: Color.Resolved, like original: String) -> String {
    ColorNotation(of: original).text(of: color) ?? color.hexText
  }
}
