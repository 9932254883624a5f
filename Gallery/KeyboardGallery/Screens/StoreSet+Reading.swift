package import KeyboardPipeline
import KeyboardRender
package import SourceText

extension StoreSet {

  /// The values of a set while it is read.
  private struct Draft {
    var languages: [StoreLanguage] = []
    var devices = StoreDevice.all.filter { ["iphone-6.9", "ipad-13"].contains($0.id) }
    var format = ImageFormat.png
    var strings = "strings"
    var options: [String: String] = [:]
    var screens: [StoreScreen] = []
  }

  private enum Format: String, CaseIterable { case png, jpg }

  private static let maximumScreens = 10

  private static func keys(_ files: FileReader) -> [JSONKey<Draft>] {
    [
      .address("./screens.schema.json"),
      JSONKey(
        "languages",
        .names(of: "language", among: StoreLanguage.codes, longest: 20) { StoreLanguage($0) },
        into: \.languages,
        "The codes of deliver, or locales whose language the store doesn't have.",
        ["en-US", "de-DE"], isRequired: true),
      JSONKey(
        "devices",
        .names(of: "device", among: StoreDevice.all.map(\.id)) { id in
          StoreDevice.all.first { $0.id == id }
        },
        into: \.devices, "The kinds of devices.", ["iphone-6.9", "ipad-13"]),
      JSONKey("format", JSONForm<Format>.choice, "The format of the images.", "png") {
        $0.format = $1 == .jpg ? .jpg : .png
      },
      JSONKey(
        "strings", .text(), into: \.strings, "The folder of the texts, a file for each language.",
        "strings"),
      JSONKey(
        "keyboard", .options, into: \.options,
        "Options of kbrender for all keyboards; paths are relative to the set.",
        ["theme": "themes/mint.json"]),
      // The screens need the options, which are read before them.
      JSONKey(
        "screens",
        schema: [
          "type": "array", "minItems": 1, "maxItems": .integer(maximumScreens),
          "items": .object(StoreScreen.keys(files).schema()),
        ], "The images in their order.", [["id": "colors", "template": "rise"]], isRequired: true
      ) { $2.screens = screens($1, common: $2.options, files: files, reader: &$0) },
    ]
  }

  /// The JSON Schema of `screens.json`.
  package static var schema: String {
    let none = FileReader(
      file: { _, _ in throw Diagnostics([]) }, companion: { _, _ in throw Diagnostics([]) })
    return keys(none).schemaFile(
      "A set of images for a store", "The file from which kbrender screens draws.",
      [("$defs", ["keyboard": JSONForm<[String: String]>.optionsSchema])])
  }

  /// Reads a set with the texts of all languages; paths are relative to its file.
  package init(_ file: SourceFile, files: FileReader) throws {
    let document = try JSONDocument(
      parsing: file, options: JSONOptions(allowsComments: true, budget: .storeSet))
    guard document.root["formatVersion"] == nil else {
      let hint = "kbrender init --kind screens writes a set, whose keyboard options name a theme."
      throw Diagnostics([
        Diagnostic(
          code: .wrongType, message: "This is a theme, not a set of screens",
          place: file.place(of: document.root.span), hints: [hint])
      ])
    }
    var reader = JSONReader(document)
    var set = Draft()
    let root = Self.keys(files).read(
      document.root, named: "A set of screens", into: &set, by: &reader)
    for key in ["languages", "screens"] where root != nil && root?[key] == nil {
      reader.report("A set of screens must have \(key)", code: .missingKey, at: document.root.span)
    }
    try reader.finish()
    var problems: [Diagnostic] = []
    let ids = set.screens.map(\.id)
    let strings = set.languages.compactMap { language -> StoreStrings? in
      do {
        let path = FilePath(set.strings).appending("\(language.code).json")
        return try StoreStrings(
          files.file(file.path(besides: path), .storeSet), language: language, ids: ids)
      } catch {
        problems += Diagnostic.list(of: error)
        return nil
      }
    }
    problems += StoreStrings.differences(among: strings, ids: ids)
    guard problems.isEmpty else { throw Diagnostics(problems) }
    self.init(devices: set.devices, languages: strings, screens: set.screens, format: set.format)
    _ = try pictures { _ in [] }
  }

  private static func screens(
    _ value: JSONValue, common: [String: String], files: FileReader, reader: inout JSONReader
  ) -> [StoreScreen] {
    let list = reader.array(value, named: "screens") ?? []
    if list.isEmpty || list.count > maximumScreens {
      reader.report(
        "A set has 1 to \(maximumScreens) screens, as many as a store shows, not \(list.count)",
        code: .invalidValue, at: value.span)
    }
    var screens: [StoreScreen] = []
    for value in list.prefix(maximumScreens) {
      guard let screen = StoreScreen(value, common: common, files: files, reader: &reader) else {
        continue
      }
      if !screen.id.isEmpty, screens.contains(where: { $0.id == screen.id }) {
        reader.report(
          "Two screens have the id \(screen.id.quoted)", code: .invalidValue, at: value.span)
      }
      screens.append(screen)
    }
    return screens
  }
}

extension Diagnostic {

  static func list(of error: any Error) -> [Diagnostic] {
    (error as? Diagnostics)?.list ?? [Diagnostic(code: .unreadableFile, message: "\(error)")]
  }
}

extension SourceFile {

  func path(besides path: String) -> String {
    FilePath(path).isAbsolute || folder.isEmpty ? path : folder + path
  }
}

extension JSONForm {

  /// A list of unique names.
  fileprivate static func names<Item: Equatable & Sendable>(
    of noun: String, among names: [String], longest: Int = 1000,
    _ item: @escaping @Sendable (String) -> Item?
  ) -> Self where Value == [Item] {
    let schema: JSONText = [
      "type": "array", "minItems": 1, "uniqueItems": true,
      "items": ["enum": .array(names.map { .string($0) })],
    ]
    return JSONForm(schema) { reader, value, key in
      guard let values = reader.array(value, named: key) else { return nil }
      if values.isEmpty {
        reader.report("A set has at least one \(noun)", code: .invalidValue, at: value.span)
      }
      var items: [Item] = []
      for value in values.prefix(100) {
        guard let name = reader.string(value, named: "A \(noun)", maximumLength: longest) else {
          continue
        }
        guard let item = item(name) else {
          let _: String? = reader.invalid(name, at: value, named: "A \(noun)", among: names)
          continue
        }
        if items.contains(item) {
          reader.report(
            "The \(noun) \(name.quoted) is there twice", code: .invalidValue, at: value.span)
        }
        items.append(item)
      }
      return items
    }
  }
}

extension JSONForm<[String: String]> {

  /// Options that the set decides on.
  private static let ownOptions: Set = [
    "device", "orientation", "scale", "size", "format", "emit", "frame", "screen", "chat",
    "color-scheme", "compression", "no-metadata", "svg-text", "backdrop", "fonts", "system-fonts",
    "vision",
  ]

  private static let known = RenderOption.all.filter { !ownOptions.contains($0.name) }
  private static let keys = known.flatMap { option in
    [option.name, option.formerName].compactMap(\.self).map { key(named: $0, of: option) }
  }

  private static func key(named name: String, of option: RenderOption) -> JSONKey<Value> {
    let form: JSONText = option.isFlag ? ["type": "boolean"] : ["type": ["string", "number"]]
    return JSONKey(
      name, schema: option.reachesOutside ? ["not": [:]] : form, option.summary
    ) { reader, value, texts in
      let text =
        option.isFlag
        ? reader.bool(value, named: option.name) == true ? "" : nil
        : value.number?.plainText
          ?? reader.string(value, named: option.name, maximumLength: 2000)
      texts[option.name] = text
      if let refusal = option.refusal(inFile: text ?? "") {
        reader.report(refusal.message, code: refusal.code, at: value.span, hints: refusal.hints)
      }
    }
  }

  fileprivate static var optionsSchema: JSONText { .object(keys.schema()) }

  /// The texts of render options; numbers and flags may be written as such.
  static var options: Self {
    JSONForm(["$ref": "#/$defs/keyboard"]) { reader, value, _ in
      var texts: Value = [:]
      let object = keys.read(value, named: "keyboard", into: &texts, by: &reader)
      return object.map { _ in texts }
    }
  }
}
