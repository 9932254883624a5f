import KeyboardDocuments
package import KeyboardDrawing
import KeyboardStyling

package struct NewTheme {

  package let text: String

  private static let longestName = 60

  /// The neutral color tints all parts but the return key and selected actions (default: the
  /// accent); the origin of the colors is in words, such as `#00aaff`.
  package init(
    name: String, accent: Color.Resolved, neutral: Color.Resolved? = nil, origin: String,
    level: LintLevel = .aa, picture: BoardPicture? = nil
  ) {
    let colors = [false, true].map {
      SchemeColors(accent: accent, neutral: neutral ?? accent, isDark: $0, level: level)
    }
    text =
      Self.header(name, "Made from \(origin.withoutControls)")
      + Self.variables(light: colors[0], dark: colors[1])
      + "  " + Self.background(picture?.overlayOpacity(over: colors, level: level), of: picture)
      + Self.parts
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
    text =
      Self.header(name, "Based on \(base)") + """
          // The theme that this one changes; `kbrender theme show \(base)` prints all of it.
          "extends": \(JSONText.string(base).text),\n
        """ + list + "}\n"
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
      "\"light-dark(\(light[keyPath: path].hexText), \(dark[keyPath: path].hexText))\""
    }
    func key(_ path: KeyPath<SchemeColors, SchemeColors.Key>) -> String {
      "{ \"face\": \(pair(path.appending(path: \.face))),"
        + " \"pressed\": \(pair(path.appending(path: \.pressed))) }"
    }
    return """
        // All colors, for the light and the dark color scheme.
        "variables": {
          "$type": "color",
          "board": \(pair(\.board)), // Behind the keys
          "ink": \(pair(\.ink)), // Text and icons
          "edge": \(pair(\.edge)), // Borders and separators
          "input": \(key(\.input)), // Letters and digits
          "system": \(key(\.system)), // Shift, backspace, …
          "primary": \(key(\.primary)), // Return, and the selected action
          "primary-ink": \(pair(\.primaryInk)) // Text and icons on it
        },

      """ + "\n"
  }

  private static func background(_ overlayOpacity: Double?, of picture: BoardPicture?) -> String {
    guard let picture, let overlayOpacity else { return "\"background\": \"{board}\",\n" }
    return """
      // The picture, below an overlay that keeps suggestions readable.
        "background": {
          "image": { "file": \(JSONText.string(picture.path).text), "mode": "fill" },
          "overlayColor": "alpha({board}, \((overlayOpacity * 100).rounded().plainText)%)"
        },\n
      """
  }

  private static let parts = """
      // Suggestions, and everything else outside of keys.
      "foregroundColor": "{ink}",

      // Keys by type; "pressed" is layered over a pressed one.
      "buttons": {
        "all": {
          "foregroundColor": "{ink}",
          "cornerRadius": 8,
          "borderColor": "{edge}",
          "borderSize": 1,
          "pressedOverlayColor": "transparent"
        },
        "input": { "backgroundColor": "{input.face}", "pressed": { "backgroundColor": "{input.pressed}" } },
        "system": { "backgroundColor": "{system.face}", "pressed": { "backgroundColor": "{system.pressed}" } },
        "primary": {
          "backgroundColor": "{primary.face}",
          "foregroundColor": "{primary-ink}",
          "pressed": { "backgroundColor": "{primary.pressed}" }
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
