package import SourceText

extension GoldenSettings {

  private static let keys: [JSONKey<GoldenSettings>] = [
    .address("./snapshots.schema.json"),
    JSONKey(
      "tolerance", .tolerance, into: \.tolerance, "The accepted difference of all images.",
      ["channels": 1]),
    JSONKey(
      "reason", .text(), \.reason, "Needed by a tolerance that accepts anything.",
      "Other fonts"),
    JSONKey(
      "cases", .patterns(Treatment.schema, Rule.init), into: \.rules,
      "The treatment of cases by patterns of their names; the last match wins.",
      ["emojis/*": ["tolerance": ["perceptual": 0.05], "reason": "Scaled images"]]
    ),
    JSONKey(
      "themes", .text(), \.themes,
      "The folder of the files of built-in themes, in a project that has them.", "../Themes"),
    JSONKey(
      "unseen", .patterns(JSONForm.text().schema, Unseen.init), into: \.unseen,
      "Declarations that no image shows, by file and path, with the reason.",
      ["slate.json:callouts.*": "The keyboard has none"]),
  ]

  package static var schema: String {
    keys.schemaFile(
      "The settings of a suite of golden images", "The file snapshots.json in a suite's folder.")
  }

  package init(decoding file: SourceFile) throws(Diagnostics) {
    let options = JSONOptions(allowsComments: true, budget: .goldenSettings)
    let document = try JSONDocument(parsing: file, options: options)
    var reader = JSONReader(document)
    self.init()
    let object = Self.keys.read(document.root, named: "The file", into: &self, by: &reader)
    if let value = object?["tolerance"], tolerance.acceptsAnything, object?["reason"] == nil {
      reader.report(
        "The suite accepts any difference without a reason", code: .missingReason,
        at: value.span, hints: ["Add a “reason”, or tolerances of single cases."])
    }
    try reader.finish()
  }
}

extension GoldenSettings.Rule {

  fileprivate init?(_ reader: inout JSONReader, _ member: JSONObject.Member) {
    let treatment = GoldenSettings.Treatment(
      member.value, named: "“\(member.key.shortened)”", at: member.keySpan, reader: &reader)
    guard let treatment else { return nil }
    self.init(pattern: NamePattern(member.key), treatment: treatment)
  }
}

extension GoldenSettings.Unseen {

  fileprivate init?(_ reader: inout JSONReader, _ member: JSONObject.Member) {
    guard let reason = reader.string(member.value, named: "reason") else { return nil }
    self.init(pattern: NamePattern(member.key), reason: reason)
  }
}

extension GoldenSettings.Treatment {

  fileprivate static var schema: JSONText { .object(Draft.keys.schema()) }

  /// The values of a treatment while it is read.
  fileprivate struct Draft {

    var tolerance: PictureTolerance?
    var reason: String?
    var until: String?
    var kind: GoldenSettings.Exemption.Kind?

    static let keys: [JSONKey<Draft>] =
      [
        JSONKey("tolerance", .tolerance, \.tolerance, "The accepted difference.", ["channels": 1]),
        JSONKey("reason", .text(), \.reason, "The reason of it.", "Issue 12", isRequired: true),
        JSONKey(
          "until", .day, \.until, "The first day on which the exemption has no effect.",
          "2027-03-01"),
      ]
      + GoldenSettings.Exemption.Kind.allCases.map { kind in
        let meaning =
          switch kind {
          case .skip: "Whether the case isn't drawn."
          case .fails: "Whether the case is expected to differ, and fails if it doesn't."
          }
        return JSONKey(kind.rawValue, schema: JSONForm.boolean.schema, meaning, true) {
          if $0.bool($1, named: kind.rawValue) == true { $2.kind = kind }
        }
      }
  }

  /// Reads what the file of a case says of it; nil if that is nothing.
  static func read(notedIn file: SourceFile) throws(Diagnostics) -> Self? {
    let mark = Array("#:".utf8)
    // All else becomes spaces, which keeps places in the notes.
    var text = file.bytes
    var (column, isNote, isNoted) = (0, false, false)
    for index in text.indices {
      guard text[index] != 0x0A else {
        column = 0
        continue
      }
      if column == 0 {
        isNote = text[index...].starts(with: mark)
        isNoted = isNoted || isNote
      }
      if !isNote || column < mark.count { text[index] = 0x20 }
      column += 1
    }
    guard isNoted else { return nil }
    let document = try JSONDocument(
      parsing: SourceFile(name: file.name, bytes: text),
      options: JSONOptions(allowsComments: true, budget: .goldenSettings))
    var reader = JSONReader(document)
    let treatment = Self(document.root, named: "The note", at: document.root.span, reader: &reader)
    try reader.finish()
    return treatment
  }

  fileprivate init?(
    _ value: JSONValue, named name: String, at span: Range<Int>, reader: inout JSONReader
  ) {
    var draft = Draft()
    guard let object = Draft.keys.read(value, named: name, into: &draft, by: &reader) else {
      return nil
    }
    guard object["tolerance"] != nil || draft.kind != nil else {
      reader.report("\(name) has no tolerance, skip or fails", code: .missingKey, at: span)
      return nil
    }
    guard object["reason"] != nil else {
      reader.report(
        "\(name) accepts differences without a reason", code: .missingReason, at: span,
        hints: ["Add a “reason”."])
      return nil
    }
    if draft.kind != nil, object["until"] == nil {
      reader.report(
        "\(name) is exempt for ever", code: .missingKey, at: span,
        hints: ["Add “until” with a day, such as “2027-03-01”."])
    }
    guard let reason = draft.reason else { return nil }
    var exemption: GoldenSettings.Exemption?
    if let kind = draft.kind {
      guard let until = draft.until else { return nil }
      exemption = GoldenSettings.Exemption(kind: kind, until: until)
    }
    self.init(tolerance: draft.tolerance, exemption: exemption, reason: reason)
  }
}

extension JSONForm {

  fileprivate static func patterns<Element>(
    _ schema: JSONText,
    _ read: @escaping @Sendable (inout JSONReader, JSONObject.Member) -> Element?
  ) -> Self where Value == [Element] {
    JSONForm(["type": "object", "additionalProperties": schema]) { reader, value, name in
      reader.object(value, named: name).map { object in
        object.members.compactMap { read(&reader, $0) }
      }
    }
  }
}

extension JSONForm<PictureTolerance> {

  private static let keys: [JSONKey<PictureTolerance>] = [
    JSONKey(
      "channels", .integer(in: 0...255), into: \.channels, "The levels of a channel, of 255.", 1),
    JSONKey(
      "perceptual", .number(in: 0...1), \.perceptual,
      "The color distance; 1 is the distance of black and white.", 0.05),
    JSONKey(
      "window", .window, \.window, "The density of other differing pixels.",
      ["size": 8, "pixels": 4]),
  ]

  fileprivate static var tolerance: Self {
    JSONForm(["oneOf": [["const": "exact"], .object(keys.schema())]]) { reader, value, name in
      var tolerance = PictureTolerance.exact
      if value.string != "exact" {
        _ = keys.read(value, named: name, into: &tolerance, by: &reader)
      }
      return tolerance
    }
  }
}

extension JSONForm<PictureTolerance.Window> {

  private static let keys: [JSONKey<PictureTolerance.Window>] = [
    JSONKey(
      "size", .integer(in: 1...256), into: \.size, "The side in pixels.", 8, isRequired: true),
    JSONKey(
      "pixels", .integer(in: 0...65536), into: \.pixels, "The accepted number of pixels in it.", 4,
      isRequired: true),
  ]

  fileprivate static var window: Self {
    JSONForm(.object(keys.schema())) { reader, value, name in
      var window = PictureTolerance.Window(size: 1, pixels: 0)
      let object = keys.read(value, named: name, into: &window, by: &reader)
      guard let object, object.members.count < 2 else { return object.map { _ in window } }
      reader.report("window needs a size and pixels", code: .missingKey, at: value.span)
      return nil
    }
  }
}

extension JSONForm<String> {

  fileprivate static var day: Self {
    JSONForm(["type": "string", "pattern": .string(CalendarDate.pattern)]) { reader, value, name in
      guard let day = reader.string(value, named: name) else { return nil }
      if CalendarDate.problem(of: day) == nil { return day }
      reader.report(
        "\(name) must be a day such as “2027-03-01”", code: .invalidValue, at: value.span)
      return nil
    }
  }
}
