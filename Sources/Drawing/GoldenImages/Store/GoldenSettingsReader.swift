import KeyboardDocuments

struct GoldenSettingsReader {

  private var reader: JSONReader

  init(_ document: JSONDocument) {
    reader = JSONReader(document)
  }

  func finish() throws(Diagnostics) {
    try reader.finish()
  }

  mutating func settings(in value: JSONValue) -> GoldenSettings {
    var settings = GoldenSettings()
    guard
      let object = reader.object(
        value, named: "The file",
        keys: ["$schema", "tolerance", "reason", "cases", "themes", "unseen"])
    else { return settings }
    if let value = object["tolerance"] {
      settings.tolerance = tolerance(value, named: "tolerance")
      if settings.tolerance.acceptsAnything, object["reason"] == nil {
        reader.report(
          "The suite accepts any difference without a reason", code: .missingReason,
          at: value.span, hints: ["Add a “reason”, or tolerances of single cases."])
      }
    }
    settings.reason = object["reason"].flatMap { reader.string($0, named: "reason") }
    if let value = object["cases"], let cases = reader.object(value, named: "cases") {
      settings.rules = cases.members.compactMap { rule($0) }
    }
    settings.themes = object["themes"].flatMap { reader.string($0, named: "themes") }
    if let value = object["unseen"], let unseen = reader.object(value, named: "unseen") {
      settings.unseen = unseen.members.compactMap { member in
        reader.string(member.value, named: "reason").map {
          GoldenSettings.Unseen(pattern: NamePattern(member.key), reason: $0)
        }
      }
    }
    return settings
  }

  private mutating func rule(_ member: JSONObject.Member) -> GoldenSettings.Rule? {
    treatment(member.value, named: "“\(member.key.shortened)”", at: member.keySpan).map {
      GoldenSettings.Rule(pattern: NamePattern(member.key), treatment: $0)
    }
  }

  private mutating func treatment(
    _ value: JSONValue, named name: String, at span: Range<Int>
  ) -> GoldenSettings.Treatment? {
    let kinds = GoldenSettings.Exemption.Kind.allCases
    guard
      let object = reader.object(
        value, named: name, keys: ["tolerance", "reason", "until"] + kinds.map(\.rawValue))
    else { return nil }
    var kind: GoldenSettings.Exemption.Kind?
    for named in kinds {
      guard let value = object[named.rawValue] else { continue }
      if reader.bool(value, named: named.rawValue) == true { kind = named }
    }
    guard object["tolerance"] != nil || kind != nil else {
      reader.report("\(name) has no tolerance, skip or fails", code: .missingKey, at: span)
      return nil
    }
    var tolerance: PictureTolerance?
    if let value = object["tolerance"] {
      tolerance = self.tolerance(value, named: "tolerance")
    }
    guard let value = object["reason"] else {
      reader.report(
        "\(name) accepts differences without a reason", code: .missingReason, at: span,
        hints: ["Add a “reason”."])
      return nil
    }
    guard let reason = reader.string(value, named: "reason") else { return nil }
    var exemption: GoldenSettings.Exemption?
    if let kind {
      exemption = self.exemption(kind, in: object, named: name, at: span)
      if exemption == nil { return nil }
    }
    return GoldenSettings.Treatment(tolerance: tolerance, exemption: exemption, reason: reason)
  }

  private mutating func exemption(
    _ kind: GoldenSettings.Exemption.Kind, in object: JSONObject, named name: String,
    at span: Range<Int>
  ) -> GoldenSettings.Exemption? {
    guard let value = object["until"] else {
      reader.report(
        "\(name) is exempt for ever", code: .missingKey, at: span,
        hints: ["Add “until” with a day, such as “2027-03-01”."])
      return nil
    }
    guard let day = reader.string(value, named: "until") else { return nil }
    guard CalendarDate.problem(of: day) == nil else {
      reader.report(
        "until must be a day such as “2027-03-01”", code: .invalidValue, at: value.span)
      return nil
    }
    return GoldenSettings.Exemption(kind: kind, until: day)
  }

  /// Read what the file of a case says of it; nil if that is nothing.
  static func treatment(in file: SourceFile) throws(Diagnostics) -> GoldenSettings.Treatment? {
    let mark = Array("#:".utf8)
    // All else becomes spaces, so that places in the notes are those in the file.
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
    var reader = GoldenSettingsReader(document)
    let treatment = reader.treatment(
      document.root, named: "The note", at: document.root.span)
    try reader.finish()
    return treatment
  }

  private mutating func tolerance(_ value: JSONValue, named name: String) -> PictureTolerance {
    var tolerance = PictureTolerance.exact
    if value.string == "exact" { return tolerance }
    let keys = ["channels", "perceptual", "window"]
    guard let object = reader.object(value, named: name, keys: keys) else { return tolerance }
    if let value = object["channels"] {
      tolerance.channels = reader.integer(value, named: "channels", in: 0...255) ?? 0
    }
    if let value = object["perceptual"] {
      tolerance.perceptual = reader.number(value, named: "perceptual", in: 0...1)
    }
    if let value = object["window"] { tolerance.window = window(value) }
    return tolerance
  }

  private mutating func window(_ value: JSONValue) -> PictureTolerance.Window? {
    guard let object = reader.object(value, named: "window", keys: ["size", "pixels"]) else {
      return nil
    }
    guard let size = object["size"], let pixels = object["pixels"] else {
      reader.report("window needs a size and pixels", code: .missingKey, at: value.span)
      return nil
    }
    guard let size = reader.integer(size, named: "size", in: 1...256),
      let pixels = reader.integer(pixels, named: "pixels", in: 0...65536)
    else { return nil }
    return PictureTolerance.Window(size: size, pixels: pixels)
  }
}
