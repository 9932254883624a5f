import KeyboardDocuments
package import KeyboardDrawing
import KeyboardStyling

package struct NewTheme {

  package let text: String

  package static let mostColors = 5

  private static let longestName = 60

  /// The look of a new theme.
  package enum Kind: String, CaseIterable, Sendable {
    case plain, gradient, glass, keycap, neon, photo
  }

  /// The first color is the accent, of the return key and selected actions; the second one tints
  /// all other parts (default: the accent), and further ones are in a gradient of the board.
  ///
  /// The origin of the colors is in words, such as `#00aaff`.
  package init(
    name: String, colors: [Color.Resolved], origin: String, level: LintLevel = .aa,
    kind: Kind = .plain, picture: BoardPicture? = nil
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
    let opacity = schemes.boardOpacity(level: level)
    self.init(
      Self.header(name, "Made from \(origin.withoutControls)")
        + Self.variables(light: schemes[0], dark: schemes[1])
        + Self.background(opacity, kind: kind, of: picture, ends: ends.count)
        + Self.parts(of: kind))
  }

  private init(_ draft: String) {
    let file = try? ThemeFormatter.formatted(SourceFile(name: "new.json", text: draft))
    text = file.map { String(decoding: $0.bytes, as: UTF8.self) } ?? draft
  }

  /// A single color is joined by one of a neighboring hue.
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
          "  //   \(JSONText.string(member.key).text): \(JSONText.string($0).text),\n"
        }
    }
    let list =
      variables.isEmpty
      ? ""
      : """
      \n  // Its variables. Redefine those to change in an object “variables”:
      \(variables.joined().dropLast(2))\n
      """
    self.init(
      Self.header(name, "Based on \(base)") + """
          // The theme that this one changes; `kbrender theme show \(base)` prints all of it.
          "extends": \(JSONText.string(base).text),\n
        """ + list + "}\n")
  }

  package static func identifier(of name: String) -> String? {
    guard name.count <= longestName, !name.contains(where: \.isNewline) else { return nil }
    let words = name.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return nil }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return ([first.prefix(1).lowercased() + first.dropFirst()] + rest).joined()
  }
}

extension NewTheme {

  private static func header(_ name: String, _ origin: String) -> String {
    """
    {
      // \(origin). `kbrender theme lint` tells whether it can be read after a change.
      "formatVersion": 1,
      "id": \(JSONText.string(identifier(of: name) ?? name).text),
      "name": \(JSONText.string(name).text),

    """ + "\n"
  }

  private static func variables(light: SchemeColors, dark: SchemeColors) -> String {
    func pair(_ path: KeyPath<SchemeColors, Color.Resolved>) -> String {
      let (light, dark) = (light[keyPath: path].hexText, dark[keyPath: path].hexText)
      return light == dark ? "\"\(light)\"" : "\"light-dark(\(light), \(dark))\""
    }
    func key(_ path: KeyPath<SchemeColors, SchemeColors.Key>) -> String {
      "{ \"face\": \(pair(path.appending(path: \.face))),"
        + " \"pressed\": \(pair(path.appending(path: \.pressed))) }"
    }
    let board =
      light.boardEnds.count > 1 ? "" : "\n\"board\": \(pair(\.board)), // Behind the keys"
    let ends = light.boardEnds.indices.map { index in
      ", \"end-\(index + 1)\": \(pair(\.boardEnds[index]))"
    }.joined()
    return """
        // All colors, for the light and the dark color scheme.
        "variables": {
          "$type": "color",\(board)
          "ink": \(pair(\.ink)), // Text and icons
          "edge": \(pair(\.edge)), // Borders and separators
          "input": \(key(\.input)), // Letters and digits
          "system": \(key(\.system)), // Shift, backspace, …
          "primary": \(key(\.primary)), // Return, and the selected action
          "primary-ink": \(pair(\.primaryInk)) // Text and icons on it
          \(ends)
        },

      """ + "\n"
  }

  private static func background(
    _ opacity: Double, kind: Kind, of picture: BoardPicture?, ends: Int
  ) -> String {
    let veil = "alpha({board}, \((opacity * 100).rounded().plainText)%)"
    if let picture {
      return """
        // The picture, below an overlay that keeps suggestions readable.
          "background": {
            "image": { "file": \(JSONText.string(picture.path).text), "mode": "fill" },
            "overlayColor": "\(veil)"
          },\n
        """
    }
    if kind == .glass {
      return """
        // What is behind the keyboard, blurred.
          "background": { "material": { "blur": 24, "saturation": 1.6, "tint": "\(veil)" } },\n
        """
    }
    guard ends > 0 else { return "\"background\": \"{board}\",\n" }
    let stops = (1...ends).map { "\"{end-\($0)}\"" }
    let all = (ends == 1 ? ["\"{board}\""] : []) + stops
    return "\"background\": { \"angle\": 155, \"stops\": [\(all.joined(separator: ", "))] },\n"
  }

  /// Members of `buttons.all` for a kind.
  private static func members(of kind: Kind) -> String {
    switch kind {
    case .plain, .gradient, .photo: ""
    case .glass: #""cornerStyle": "continuous","#
    case .keycap:
      // The front of a cap, which sinks.
      #""shadowColor": "{edge}", "shadowSize": 4, "shadows": [{ "color": "alpha(white, 25%)", "radius": 1, "offset": [0, 1], "inner": true }],"#
    case .neon:
      #""textShadows": [{ "color": "alpha({primary.face}, 40%)", "radius": 6 }], "glowColor": "alpha({primary.face}, 35%)", "glowRadius": 5,"#
    }
  }

  private static func pressed(_ face: String, _ kind: Kind) -> String {
    let further =
      switch kind {
      case .keycap: #", "shadowSize": 1"#
      case .neon: #", "glowColor": "{primary.face}", "glowRadius": 9"#
      default: ""
      }
    return "\"pressed\": { \"backgroundColor\": \"\(face)\"\(further) }"
  }

  private static func parts(of kind: Kind) -> String {
    let share = kind == .glass ? { "alpha(\($0), 70%)" } : { $0 }
    func key(_ name: String) -> String {
      "\"\(name)\": { \"backgroundColor\": \"\(share("{\(name).face}"))\", "
        + pressed(share("{\(name).pressed}"), kind) + " },"
    }
    return """

        // Suggestions, and everything else outside of keys.
        "foregroundColor": "{ink}",

        // Keys by type; "pressed" is layered over a pressed one.
        "buttons": {
          "all": {
            "foregroundColor": "{ink}", \(members(of: kind))
            "cornerRadius": 8,
            "borderColor": "{edge}",
            "borderSize": 1,
            "pressedOverlayColor": "transparent"
          },
          \(key("input"))
          \(key("system"))
          "primary": {
            "backgroundColor": "{primary.face}",
            "foregroundColor": "{primary-ink}",\(kind == .neon ? #" "textShadows": [],"# : "")
            \(pressed("{primary.pressed}", kind))
          }
        },

        // The bubbles over pressed and held keys.
        "callouts": {
          "backgroundColor": "{input.face}",
          "borderColor": "{edge}",
          "foregroundColor": "{ink}",
          "selectedBackgroundColor": "{primary.face}",
          "selectedForegroundColor": "{primary-ink}"
        },

        // The row of suggestions; the autocorrection is the highlighted one.
        "toolbar": {
          "autocorrectItem": { "backgroundColor": "{input.face}" },
          "separator": { "color": "{edge}" }
        }
      }\n
      """
  }
}
