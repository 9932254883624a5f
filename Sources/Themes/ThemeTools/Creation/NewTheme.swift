import Embedded
import Foundation
import KeyboardCore
package import KeyboardDrawing
import KeyboardStyling
import Mustache
import SourceText

/// Text of a new theme, made from colors, an image or a base.
package struct NewTheme {

  package let text: String

  package static let maximumColors = 5

  private static let longestName = 60

  package enum Kind: String, CaseIterable, Sendable {
    case plain, gradient, glass, keycap, neon, photo
  }

  /// The first color is the accent, of the return key and selected actions; the second one tints
  /// all other parts (default: the accent), and further ones are in a gradient of the board.
  ///
  /// The origin of the colors is in words, such as `#00aaff`.
  package init(
    name: String, colors: [Color.Resolved], origin: String, level: LintLevel = .aa,
    kind: Kind = .plain, picture: BoardImage? = nil
  ) {
    let accent = colors.first ?? Color.Resolved(hex: 0x80_8080)
    let hasEnds = kind == .gradient || colors.count > 2 && kind != .glass && picture == nil
    let ends = hasEnds ? Self.ends(of: colors) : []
    let schemes = [false, true].map {
      SchemeColors(
        accent: accent, neutral: colors.dropFirst().first ?? accent, ends: ends,
        // Neon glows in the dark only.
        isDark: $0 || kind == .neon, level: level)
    }
    let (light, dark) = (schemes[0], schemes[1])
    func pair(_ path: KeyPath<SchemeColors, Color.Resolved>) -> String {
      WrittenColor.text(light: light[keyPath: path].hexText, dark: dark[keyPath: path].hexText)
    }
    let indices = light.boardEnds.indices
    let stops = (indices.count == 1 ? ["board"] : []) + indices.map { "end-\($0 + 1)" }
    var values: [String: Any] = [
      "ink": pair(\.ink), "edge": pair(\.edge), "primaryInk": pair(\.primaryInk),
      "inputFace": pair(\.input.face), "inputPressed": pair(\.input.pressed),
      "systemFace": pair(\.system.face), "systemPressed": pair(\.system.pressed),
      "primaryFace": pair(\.primary.face), "primaryPressed": pair(\.primary.pressed),
      "ends": indices.map { ["number": "\($0 + 1)", "color": pair(\.boardEnds[$0])] },
      "opacity": (schemes.boardOpacity(level: level) * 100).rounded().plainText,
      "keys": ["input", "system"], kind.rawValue: true,
    ]
    if indices.count < 2 { values["board"] = pair(\.board) }
    if !indices.isEmpty { values["stops"] = stops.map { "\"{\($0)}\"" }.joined(separator: ", ") }
    values["picture"] = picture.map { JSONText.string($0.path).text }
    self.init(name: name, origin: "Made from \(origin.withoutControls)", values)
  }

  private init(name: String, origin: String, _ values: [String: Any]) {
    let header = [
      "origin": origin, "id": JSONText.string(Self.identifier(of: name) ?? name).text,
      "name": JSONText.string(name).text,
    ]
    let draft = FileTemplate.text(of: "theme.json.mustache", with: values.merging(header) { $1 })
    let file = try? ThemeFormatter.formatted(SourceFile(name: "new.json", text: draft))
    text = file.map { String(decoding: $0.bytes, as: UTF8.self) } ?? draft
  }

  private static func ends(of colors: [Color.Resolved]) -> [Color.Resolved] {
    guard let first = colors.first, colors.count == 1 else { return Array(colors.dropFirst()) }
    var lab = OKLab(first)
    lab = OKLab(lightness: lab.lightness, chroma: lab.chroma, hue: lab.hue + 50)
    return [first, lab.color().inBytes]
  }

  package init(name: String, extending base: String) {
    let root = KeyboardTheme.builtInFile(of: ThemeName(base).theme)
      .flatMap { try? JSONDocument(parsing: $0, options: ThemeLimits.json) }?.root
    let variables = (root?["variables"]?.object?.members ?? []).compactMap { member in
      member.key.hasPrefix("$")
        ? nil
        : member.value.string.map {
          "  //   \(JSONText.string(member.key).text): \(JSONText.string($0).text)"
        }
    }
    var values: [String: Any] = ["base": base, "extends": JSONText.string(base).text]
    if !variables.isEmpty { values["variables"] = variables.joined(separator: ",\n") }
    self.init(name: name, origin: "Based on \(base)", values)
  }

  /// Returns a name in ASCII letters, digits and hyphens.
  package static func identifier(of name: String) -> String? {
    guard name.count <= longestName, !name.contains(where: \.isNewline) else { return nil }
    let latin = name.replacing("ß", with: "ss").applyingTransform(.toLatin, reverse: false)
    let plain = latin?.applyingTransform(.stripDiacritics, reverse: false) ?? name
    let words = plain.lowercased().split { !$0.isASCII || !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? nil : words.joined(separator: "-")
  }
}

/// The embedded templates of new files; those with the suffix `.mustache` have places for values.
package enum FileTemplate {

  private static let suffix = ".mustache"

  package static func files(
    in folder: String, with values: [String: Any] = [:]
  ) -> [(path: String, text: String)] {
    embedded_templates().names.filter { $0.hasPrefix("\(folder)/") }.map { name in
      let path = name.dropFirst(folder.count + 1)
      let hasValues = path.hasSuffix(suffix)
      return (String(hasValues ? path.dropLast(suffix.count) : path), text(of: name, with: values))
    }
  }

  static func text(of name: String, with values: [String: Any]) -> String {
    guard let file = embedded_templates().file(name) else {
      preconditionFailure("There is no template \(name).")
    }
    let text = String(decoding: file.bytes, as: UTF8.self)
    guard name.hasSuffix(suffix) else { return text }
    do {
      return try MustacheTemplate(string: text).render(values)
    } catch {
      preconditionFailure("The template \(name) is wrong: \(error)")
    }
  }
}
