import KeyboardKit
import Testing

@testable import KeyboardStyling

/// Every field that theme files have stands in the theme of at least one golden image.
@Suite struct StyleGoldenTests {

  /// The keys by the object that they stand in, such as `buttons` or `toolbar.item`.
  private struct Keys {
    var all: [String: Set<String>] = [:]

    mutating func collect(_ value: JSONValue, in place: String) {
      if let elements = value.array {
        for element in elements { collect(element, in: place) }
      }
      let place = value["match"]?["element"]?.string ?? place
      for member in value.object?.members ?? [] {
        all[place, default: []].insert(member.key)
        collect(member.value, in: Self.place(of: member.key, in: place))
      }
    }

    /// The object that the members of a key belong to.
    private static func place(of key: String, in place: String) -> String {
      switch (place, key) {
      case ("", "buttons"): "types"
      case ("types", _), ("", "rules"), ("buttons", "pressed"): "buttons"
      case (_, "background") where place != "": "background"
      case ("", "background"): "background"
      case (_, "image"): "image"
      case (_, "gradient"), (_, "overlay"), (_, "stops"): "background"
      case ("toolbar", "autocorrectItem"): "toolbar.item"
      case ("axes", _): "variations"
      case ("variations", _): ""
      default: place.isEmpty ? key : "\(place).\(key)"
      }
    }
  }

  private static func keys() throws -> [String: Set<String>] {
    let folder = project.appending(path: "Snapshots").path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var themes: Set<String> = []
    for name in names where name.hasSuffix(".args") {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
      for (option, value) in zip(words, words.dropFirst()) where option == "--theme" {
        themes.insert(
          value.contains("/")
            ? "Snapshots/\(ThemeName(value).theme)" : "Themes/\(ThemeName(value).theme).json")
      }
    }
    var keys = Keys()
    for theme in themes.sorted() {
      guard let bytes = FileManager.default.contents(atPath: project.appending(path: theme).path)
      else { continue }
      let file = SourceFile(name: theme, bytes: Array(bytes))
      keys.collect(try JSONDocument(parsing: file, options: ThemeLimits.json).root, in: "")
    }
    return keys.all
  }

  /// Content and place are those of hints.
  private static let labelFields = Keyboard.LabelStyle.fields.map(\.name)
    .filter { !["content", "place"].contains($0) }

  static let expected: [(place: String, names: [String])] =
    [
      ("", ThemeFormat.styleKeys.map(\.name)),
      ("buttons", Keyboard.ButtonStyle.fields.map(\.name)),
      ("board", KeyboardViewStyle.fields.map(\.name)),
      ("hint", Keyboard.LabelStyle.fields.map(\.name)),
      ("language", labelFields), ("letters", labelFields),
      (
        "background",
        ThemeFormat.background.names + ThemeFormat.gradient.names + ThemeFormat.stop.names
      ),
      ("image", ThemeFormat.image.names),
      ("callouts", KeyboardCallout.CalloutStyle.fields.map(\.name)),
      ("toolbar", Autocomplete.ToolbarStyle.fields.map(\.name)),
      ("toolbar.item", Autocomplete.ToolbarItemStyle.fields.map(\.name)),
      ("toolbar.separator", Autocomplete.ToolbarSeparatorStyle.fields.map(\.name)),
    ]
    + KeyboardTheme.Element.allCases.compactMap { element in
      element.emojiPart.map { (element.rawValue, $0.fields) }
    }

  @Test(arguments: expected)
  func everyFieldIsInAGoldenImage(place: String, names: [String]) throws {
    let missing = Set(names).subtracting(try Self.keys()[place] ?? [])
    #expect(missing.isEmpty, "no golden image has \(place) \(missing.sorted())")
  }
}
