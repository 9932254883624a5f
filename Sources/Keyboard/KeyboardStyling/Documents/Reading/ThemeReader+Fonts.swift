import Foundation
import KeyboardDrawing
import SourceText

extension ThemeReader {

  /// Fonts of later files replace earlier fonts with the same name.
  mutating func readFonts(of parts: [ThemePart]) {
    var count = 0
    for part in parts {
      guard let value = part.root["fonts"] else { continue }
      guard let fonts = value.array else {
        let fix = Self.fontText(value) ?? listed(value)
        _ =
          reader.wrongType(
            value, "fonts", "an array", fix: fix.map { value.object == nil ? "[\($0)]" : $0 })
          as Void?
        continue
      }
      count += fonts.count
      guard count <= ThemeLimits.fonts else {
        return reportExcess(of: "fonts", over: ThemeLimits.fonts, at: value)
      }
      var own: [String: FontFamily] = [:]
      for font in fonts {
        guard let (name, file) = fontFile(font) else { continue }
        own[name, default: FontFamily(name)].files.append(file)
      }
      fontFamilies.merge(own) { $1 }
    }
  }

  /// Returns the object of a font that is only a path, with the name of the file as its family.
  private static func fontText(_ value: JSONValue) -> String? {
    guard let path = value.string, path.utf8.count <= 200, !path.contains("{"),
      let name = FilePath(path).name.split(separator: ".").first
    else { return nil }
    let file = path.contains("/") ? path : "./" + path
    return
      "{\"file\": \(JSONText.string(file).text), \"name\": \(JSONText.string(String(name)).text)}"
  }

  private mutating func fontFile(_ value: JSONValue) -> (name: String, file: FontFile)? {
    if let text = Self.fontText(value) {
      return reader.wrongType(value, "A font", "an object", hint: "Write \(text).", fix: text)
    }
    guard
      let members = members(
        value, named: "A font", of: ThemeFormat.fontFile, needing: "Every font"),
      let place = value["file"],
      let name = value["name"].flatMap({ text($0, named: "fonts.name") }),
      var file = opened(place)
    else { return nil }
    for (key, value) in members {
      let name = "fonts.\(key)"
      switch key {
      case "unicodeRange":
        file.characters = list(value, named: name) { $0.characters($1, named: name) }
      case "weight": file.weight = weight(value, named: name)?.fontWeight
      case "italic": file.isItalic = resolved(value).flatMap { reader.bool($0, named: name) }
      case "variation": file.variation = variation(value, named: name)
      case "license": file.license = text(value, named: name)
      default: break
      }
    }
    if name == Font.Family.systemName {
      return fail(
        .invalidValue, "“system” is reserved for the system font", at: value["name"] ?? value)
    }
    do {
      try checkFont(file)
      return (name, file)
    } catch {
      return fail(.invalidFont, "The font can't be drawn with: \(error)", at: place)
    }
  }

  private mutating func opened(_ value: JSONValue) -> FontFile? {
    guard !reader.isFull, let value = resolved(value) else { return nil }
    var data: Data?
    if let text = value.string, text.hasPrefix(EmbeddedImage.scheme) {
      data = EmbeddedFont.data(in: text)
      guard data != nil else {
        return fail(
          .invalidFont, "fonts.file contains no font", at: value,
          hint: "It begins with “data:font/ttf;base64,” or “data:font/otf;base64,”.")
      }
    } else {
      data = text(value, named: "fonts.file").flatMap { file($0, at: value) }.map { Data($0.bytes) }
    }
    guard let data else { return nil }
    guard data.count <= ThemeLimits.fontBytes else {
      return fail(
        .invalidFont, "The font has more than \(ThemeLimits.fontBytes >> 20) MB", at: value)
    }
    do {
      return try FontFile(data)
    } catch {
      return fail(.invalidFont, "The font can't be drawn with: \(error)", at: value)
    }
  }

  private mutating func characters(_ value: JSONValue, named name: String) -> ClosedRange<UInt32>? {
    guard let text = text(value, named: name) else { return nil }
    return ClosedRange(unicodeRange: text)
      ?? fail(
        .invalidValue, "\(name) must be characters such as “U+0041-005A”, “U+00DF” or “U+04??”",
        at: value)
  }

  private mutating func variation(_ value: JSONValue, named name: String) -> [String: Double] {
    guard let members = members(value, named: name) else { return [:] }
    guard members.count <= ThemeLimits.fontAxes else {
      report(.invalidValue, "\(name) has more than \(ThemeLimits.fontAxes) axes", at: value)
      return [:]
    }
    checkNames(of: value, named: "The name of an axis")
    var axes: [String: Double] = [:]
    for (axis, value) in members {
      axes[axis] = number(value, named: "\(name).\(axis.shortened)", in: ThemeFormat.variationRange)
    }
    return axes
  }
}

extension ClosedRange<UInt32> {

  /// Parses a range as in CSS: `U+41`, `U+41-5A` or `U+4??`.
  fileprivate init?(unicodeRange text: String) {
    guard text.utf8.count <= 15, text.lowercased().hasPrefix("u+") else { return nil }
    let parts = text.dropFirst(2).split(separator: "-", omittingEmptySubsequences: false)
    let isPattern = parts.count == 1 && parts[0].hasSuffix("?")
    let (first, last) =
      isPattern
      ? (parts[0].replacing("?", with: "0"), parts[0].replacing("?", with: "F"))
      : (parts[0], parts[parts.count - 1])
    guard parts.count <= 2, first.count <= 6, last.count <= 6,
      first.allSatisfy(\.isHexDigit), last.allSatisfy(\.isHexDigit),
      let start = UInt32(first, radix: 16), let end = UInt32(last, radix: 16),
      start <= end, end <= 0x10FFFF
    else { return nil }
    self = start...end
  }
}
