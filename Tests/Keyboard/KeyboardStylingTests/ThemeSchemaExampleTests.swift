import KeyboardKit
import TestSupport
import Testing

@testable import KeyboardStyling

/// Every key of the schema has a description and examples, which the reader accepts.
@Suite struct ThemeSchemaExampleTests {

  /// A walk over the properties of the schema, which writes a theme for each of their values.
  private struct Walk {

    typealias Schema = [String: Any]

    /// A theme with a value of a property.
    struct Sample {
      var path: String
      var theme: String
    }

    let definitions: Schema
    var visited: Set<String> = []
    var paths: [String] = []
    var undescribed: [String] = []
    var samples: [Sample] = []

    func resolved(_ schema: Schema) -> Schema {
      guard let reference = schema["$ref"] as? String else { return schema }
      return reference.trimmingPrefix("#/$defs/").split(separator: "/").reduce(definitions) {
        $0[String($1)] as? Schema ?? [:]
      }
    }

    /// Return the schema with the meaning of a property, which may be a condition or a field that
    /// several elements have.
    private func described(_ property: Schema) -> Schema {
      property["description"] == nil ? resolved(property) : property
    }

    private func example(of property: Schema) -> Any? {
      property["const"] ?? (described(property)["examples"] as? [Any])?.first
    }

    /// Return the members that an object with a key needs besides.
    private func companions(of key: String?, in schema: Schema) -> [String: Any] {
      let properties = schema["properties"] as? [String: Schema] ?? [:]
      var keys = Set(schema["required"] as? [String] ?? [])
      if let key, let more = (schema["dependentRequired"] as? [String: [String]])?[key] {
        keys.formUnion(more)
      }
      let lists = (schema["anyOf"] ?? schema["oneOf"]) as? [Schema] ?? []
      let choices = lists.compactMap { $0["required"] as? [String] }
      if let first = choices.first, !choices.joined().contains(where: { $0 == key }) {
        keys.formUnion(first)
      }
      var members: [String: Any] = [:]
      for other in keys where other != key {
        members[other] = properties[other].flatMap { example(of: $0) }
      }
      return members
    }

    /// Walk over a schema, whose values a function puts into a theme.
    mutating func walk(_ schema: Schema, at path: String, in theme: (Any) -> Any) throws {
      if let reference = schema["$ref"] as? String {
        guard visited.insert(reference).inserted else { return }
      }
      let schema = resolved(schema)
      for choice in schema["anyOf"] as? [Schema] ?? [] { try walk(choice, at: path, in: theme) }
      if let items = schema["items"] as? Schema {
        let count = max(1, schema["minItems"] as? Int ?? 1)
        try walk(items, at: path) { theme(Array(repeating: $0, count: count)) }
      }
      if let values = schema["additionalProperties"] as? Schema {
        try walk(values, at: "\(path).*") { theme(["a": $0]) }
      }
      for (key, property) in schema["properties"] as? [String: Schema] ?? [:] {
        let place = path.isEmpty ? key : "\(path).\(key)"
        let companions = companions(of: key, in: schema)
        func whole(_ value: Any) -> Any {
          theme(companions.merging([key: value]) { _, own in own })
        }
        paths.append(place)
        let meaning = described(property)
        let examples = meaning["examples"] as? [Any] ?? []
        if (meaning["description"] as? String)?.isEmpty != false || examples.isEmpty {
          undescribed.append(place)
        }
        for value in examples + [meaning["default"]].compactMap(\.self) {
          let data = try JSONSerialization.data(withJSONObject: whole(value), options: .sortedKeys)
          samples.append(Sample(path: place, theme: String(decoding: data, as: UTF8.self)))
        }
        try walk(property, at: place, in: whole)
      }
    }
  }

  private static func walk() throws -> Walk {
    let data = Data(KeyboardTheme.schema.utf8)
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    var walk = Walk(definitions: try #require(schema["$defs"] as? [String: Any]))
    try walk.walk(schema, at: "") { $0 }
    return walk
  }

  @Test func everyKeyIsDescribedWithAnExample() throws {
    let walk = try Self.walk()
    #expect(walk.undescribed.isEmpty, "\(walk.undescribed.sorted())")
    // The walk finds the keys of all styles, conditions and values.
    let names = Set(walk.paths.compactMap { $0.split(separator: ".").last.map(String.init) })
    let expected =
      ThemeFormat.theme.names + Keyboard.ButtonStyle.fields.map(\.name)
      + KeyboardCallout.CalloutStyle.fields.map(\.name)
      + Autocomplete.ToolbarStyle.fields.map(\.name)
      + Autocomplete.ToolbarItemStyle.fields.map(\.name)
      + Autocomplete.ToolbarSeparatorStyle.fields.map(\.name) + Emoji.PartStyle.fields.map(\.name)
      + Keyboard.LabelStyle.fields.map(\.name) + KeyboardViewStyle.fields.map(\.name)
      + MatchCondition.all.map(\.key) + ThemeFormat.actionValues.map(\.name)
      + ThemeFormat.image.names
      + ThemeFormat.gradient.names + ThemeFormat.background.names + ThemeFormat.stop.names
      + ThemeFormat.font.names + ThemeFormat.edgeNames
      + (Keyboard.Corners.shape(in: ValueBounds()).object?.names ?? [])
      + ThemeFormat.shadow.names + ThemeFormat.author.names
    #expect(names.isSuperset(of: expected), "\(Set(expected).subtracting(names))")
  }

  @Test func readerAcceptsEveryExampleAndDefault() throws {
    let picture = try #require(Data(base64Encoded: ThemeDocumentGenerator.picture))
    let samples = try Self.walk().samples
    #expect(samples.count > 300)
    for sample in samples {
      let file = SourceFile(name: "theme.json", text: sample.theme)
      do {
        _ = try KeyboardTheme(decoding: file) { path in
          if path.hasSuffix(".ttf") {
            return SourceFile(name: path, bytes: try ThemeAgreementTests.font.get())
          }
          return path.hasSuffix(".svg")
            ? SourceFile(name: path, text: ThemeDocumentGenerator.drawing)
            : SourceFile(name: path, bytes: Array(picture))
        }
      } catch {
        Issue.record("\(sample.path): \(sample.theme)\n\(error.list.map(\.message))")
      }
    }
  }

  @Test(.enabled(if: SchemaValidator.isExpected, SchemaValidator.remark))
  func examplesAndDefaultsFollowTheSchema() throws {
    let samples = try Self.walk().samples
    for (sample, error) in zip(samples, try SchemaValidator.errors(in: samples.map(\.theme))) {
      #expect(error == nil, "\(sample.path): \(error ?? "")")
    }
  }
}

/// The defaults in the schema are the values that styles have if nothing sets them.
@Suite struct ThemeSchemaDefaultTests {

  /// Return the fields of a style whose default is not the value of an empty style.
  private func differences<Style: LayeredStyle & Equatable>(
    _ empty: Style, _ place: (String) -> String, _ style: (KeyboardTheme) -> Style?
  ) throws -> [String] {
    let defaults = Style.fields.compactMap { field in
      field.meaning.standard.map { (field.name, $0) }
    }
    #expect(!defaults.isEmpty)
    return try defaults.compactMap { name, value in
      let text = "{\"formatVersion\": 1, \(place("{\"\(name)\": \(value.text)}"))}"
      let theme = try KeyboardTheme(decoding: SourceFile(name: "theme.json", text: text))
      let read = try #require(style(theme))
      #expect(Style.fields.contains { $0.name == name && $0.isSet(in: read) })
      return read == empty ? nil : name
    }
  }

  @Test func defaultsOfBarsAndCalloutsAreTheirs() throws {
    let callouts = try differences(
      KeyboardCallout.CalloutStyle(), { "\"callouts\": \($0)" }, \.calloutStyle)
    // Without a choice, the types of keys are the source, and bubbles extend from their keys.
    #expect(callouts == ["follow", "placement", "stem", "textOutlineWidth"])
    let toolbar = try differences(
      Autocomplete.ToolbarStyle(), { "\"toolbar\": \($0)" }, \.autocompleteToolbarStyle)
    // Without a choice, suggestions fill the bar.
    #expect(toolbar == ["alignment"])
    let items = try differences(
      Autocomplete.ToolbarItemStyle(), { "\"toolbar\": {\"item\": \($0)}" },
      { $0.autocompleteToolbarStyle?.item })
    #expect(items.isEmpty)
    let separators = try differences(
      Autocomplete.ToolbarSeparatorStyle(), { "\"toolbar\": {\"separator\": \($0)}" },
      { $0.autocompleteToolbarStyle?.separator })
    #expect(separators.isEmpty)
  }
}
