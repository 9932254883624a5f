import KeyboardCore
import KeyboardDrawing
import KeyboardPipeline
import KeyboardStyling
import SourceText

extension StoreScreen {

  static func keys(_ files: FileReader) -> [JSONKey<StoreScreen>] {
    [
      JSONKey(
        "id", .text(most: 60), into: \.id, "The name of its texts.", "colors", isRequired: true),
      JSONKey(
        "template", .choice, into: \.template, "The arrangement of headline and device.", "rise",
        isRequired: true),
      JSONKey("colorScheme", .choice, into: \.scheme, "The color scheme.", "dark"),
      JSONKey(
        "background", .background(files), into: \.background,
        "theme (a tint of its main color), accent (the color), a color, gradient or image.",
        ["gradient": ["#7b5cff", "#2bb8ff"], "degrees": 160]),
      JSONKey("bezel", .boolean, into: \.hasBezel, "Whether devices surround the screens.", false),
      JSONKey(
        "keyboard", .options, into: \.options, "Options that override the common options.",
        ["select": 2]),
    ]
  }

  /// Reads a screen, whose options take precedence over the common ones.
  init?(_ value: JSONValue, common: [String: String], files: FileReader, reader: inout JSONReader) {
    self.init(place: reader.place(of: value.span, file: value.file))
    let object = Self.keys(files).read(value, named: "A screen", into: &self, by: &reader)
    guard let object else { return nil }
    guard object["id"] != nil, object["template"] != nil else {
      reader.report("A screen must have an id and a template", code: .missingKey, at: value.span)
      return nil
    }
    options = common.merging(options) { $1 }.besides(reader.files[value.file])
  }
}

extension JSONForm<StoreScreen.Background> {

  private struct Draft {
    var colors: [Color]?
    var degrees = 180.0
    var picture: Keyboard.Background?
  }

  private static func keys(_ files: FileReader) -> [JSONKey<Draft>] {
    [
      JSONKey(
        "gradient",
        .list(of: .color, named: "A color", most: 8) { reader, value, items in
          if (2...8).contains(items.count) { return true }
          reader.report("gradient must have 2 to 8 colors", code: .invalidValue, at: value.span)
          return false
        }, \.colors, "2 to 8 colors.", ["#7b5cff", "#2bb8ff"]),
      JSONKey(
        "degrees", .number(in: -360...360), into: \.degrees, "The angle in CSS: 180 is downward.",
        160),
      JSONKey("picture", .picture(files), \.picture, "A PNG or JPEG file.", "photo.jpg"),
    ]
  }

  fileprivate static func background(_ files: FileReader) -> Self {
    let keys = keys(files)
    let sources: JSONText = [["required": ["gradient"]], ["required": ["picture"]]]
    let object = JSONText.object(keys.schema() + [("anyOf", sources)])
    return JSONForm(["oneOf": [["type": "string"], object]]) { reader, value, name in
      switch value.string {
      case "theme": return .theme
      case "accent": return .accent
      case _ where !value.isObject:
        return JSONForm<Color>.color.read(&reader, value, name)
          .map { .gradient([$0], degrees: 180) }
      default: break
      }
      var draft = Draft()
      guard let object = keys.read(value, named: name, into: &draft, by: &reader) else {
        return nil
      }
      guard object["picture"] == nil else { return draft.picture.map { .picture($0) } }
      if object["gradient"] == nil {
        reader.report(
          "background must have a gradient or an image", code: .missingKey, at: value.span)
      }
      return draft.colors.map { .gradient($0, degrees: draft.degrees) }
    }
  }
}

extension JSONForm<Color> {

  fileprivate static var color: Self {
    JSONForm(["type": "string"]) { reader, value, name in
      guard let text = reader.string(value, named: name) else { return nil }
      return reader.attempt(at: value) { try Color(parsing: text) }
    }
  }
}

extension JSONForm<Keyboard.Background> {

  fileprivate static func picture(_ files: FileReader) -> Self {
    JSONForm(JSONForm<String>.text().schema) { reader, value, name in
      guard let path = reader.string(value, named: name) else { return nil }
      let file = reader.files[value.file]
      return reader.attempt(at: value) {
        try RequestBackdrop.layers(of: .file(file.path(besides: path)), files: files)
      }
    }
  }
}

extension JSONReader {

  fileprivate mutating func attempt<Output>(
    at value: JSONValue, _ body: () throws -> Output
  ) -> Output? {
    do {
      return try body()
    } catch {
      for problem in Diagnostic.list(of: error) {
        report(problem.message, code: problem.code, at: value.span, hints: problem.hints)
      }
      return nil
    }
  }
}

extension [String: String] {

  /// The options with paths relative to the folder of a file.
  fileprivate func besides(_ file: SourceFile) -> Self {
    var options = self
    for option in RenderOption.all {
      guard let text = options[option.name], option.notation.path(text) != nil else { continue }
      options[option.name] = file.path(besides: text)
    }
    return options
  }
}
