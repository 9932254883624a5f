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
        value, named: "The file", keys: ["$schema", "tolerance", "reason", "cases"])
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
    return settings
  }

  private mutating func rule(_ member: JSONObject.Member) -> GoldenSettings.Rule? {
    let name = "“\(member.key.shortened)”"
    guard let object = reader.object(member.value, named: name, keys: ["tolerance", "reason"])
    else { return nil }
    guard let value = object["tolerance"] else {
      reader.report("\(name) has no tolerance", code: .missingKey, at: member.keySpan)
      return nil
    }
    let tolerance = tolerance(value, named: "tolerance")
    guard let value = object["reason"] else {
      reader.report(
        "\(name) accepts differences without a reason", code: .missingReason,
        at: member.keySpan, hints: ["Add a “reason”."])
      return nil
    }
    guard let reason = reader.string(value, named: "reason") else { return nil }
    return GoldenSettings.Rule(
      pattern: NamePattern(member.key), tolerance: tolerance, reason: reason)
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
