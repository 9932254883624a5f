internal import SourceText

extension JSONForm<String> {

  static var key: Self {
    JSONForm(["type": "string", "minLength": 1, "maxLength": 64]) { reader, value, _ in
      guard let text = reader.string(value, named: "A key", maximumLength: 64) else { return nil }
      guard !text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
        reader.report("A key can't hold a control character", code: .invalidValue, at: value.span)
        return nil
      }
      return text
    }
  }

  static var identifier: Self {
    JSONForm(["type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]*$", "maxLength": 40]) {
      reader, value, name in
      guard let text = reader.string(value, named: name, maximumLength: 40) else { return nil }
      let isPlain = text.utf8.allSatisfy {
        0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 || $0 == 0x2D || $0 == 0x5F
      }
      if isPlain, text.first?.isLetter == true { return text }
      reader.report(
        "\(name) must be a language code with optional subtags", code: .invalidValue,
        at: value.span, hints: ["Write it as “de”, “de_AT” or “sr-Latn”."])
      return nil
    }
  }

  static func constant(_ text: String) -> Self {
    JSONForm(["const": .string(text)]) { reader, value, name in
      if value.string == text { return text }
      reader.report("\(name) must be \(text.quoted)", code: .invalidValue, at: value.span)
      return nil
    }
  }
}

extension JSONForm<Int> {

  static var version: Self {
    JSONForm(["const": 1]) { reader, value, name in
      if value.integer == 1 { return 1 }
      reader.report(
        "\(name) must be 1, the only supported version", code: .invalidValue, at: value.span)
      return nil
    }
  }
}

extension JSONForm<Keyboard.LayoutType> {

  static var layoutType: Self {
    let ids = Keyboard.LayoutType.allCases.map(\.id)
    return JSONForm(["enum": .array(ids.map { .string($0) })]) { reader, value, name in
      guard let id = reader.string(value, named: name) else { return nil }
      if let type = Keyboard.LayoutType(id: id) { return type }
      reader.report(
        "There is no layout type “\(id.prefix(60))”", code: .invalidValue, at: value.span,
        hints: NearestNames.hint(for: id, among: ids).map { [$0] } ?? [])
      return nil
    }
  }
}

extension JSONForm<[String]> {

  static func keys(_ count: ClosedRange<Int> = 0...100) -> Self {
    JSONForm(.array(of: JSONForm<String>.key.schema, count)) { reader, value, name in
      reader.elements(value, named: name, count: count, unit: "elements", code: .invalidValue)?
        .compactMap { JSONForm<String>.key.read(&reader, $0, name) }
    }
  }
}

extension JSONForm<[[String]]> {

  private static let keysInRow = 1...20

  static func rows(_ count: ClosedRange<Int>) -> Self {
    let row = JSONText.array(of: JSONForm<String>.key.schema, keysInRow)
    return JSONForm(.array(of: row, count)) { reader, value, name in
      let rows = reader.elements(value, named: name, count: count, unit: "rows", code: .localeRows)
      var seen: Set<String> = []
      return (rows ?? []).map { row in
        guard let keys = reader.array(row, named: "A row of \(name)") else { return [] }
        if !keysInRow.contains(keys.count) {
          reader.report(
            "A row of \(name) must have from 1 to 20 keys", code: .localeRows, at: row.span)
        }
        return keys.prefix(keysInRow.upperBound).compactMap { value in
          guard let key = JSONForm<String>.key.read(&reader, value, name) else { return nil }
          if !seen.insert(key).inserted {
            reader.report("The key “\(key)” is in \(name) twice", code: .localeRows, at: value.span)
          }
          return key
        }
      }
    }
  }
}

extension JSONForm<[(mark: String, pairs: [(base: String, text: String)])]> {

  /// Marks with the texts before the cursor and their replacements, in the order of the file.
  static var diacritics: Self {
    let pairs = JSONForm<[String: String]>.map(of: .key)
    return JSONForm(["type": "object", "additionalProperties": pairs.schema]) {
      reader, value, name in
      (reader.object(value, named: name)?.members ?? []).compactMap { mark in
        reader.object(mark.value, named: "A diacritic").map { object in
          let pairs = object.members.compactMap { pair -> (base: String, text: String)? in
            guard !pair.key.isEmpty else { return nil }
            return JSONForm<String>.key.read(&reader, pair.value, name).map { (pair.key, $0) }
          }
          return (mark.key, pairs)
        }
      }
    }
  }
}

extension JSONForm<[String: [String]]> {

  static var callouts: Self {
    let keys = JSONForm<[String]>.keys()
    return JSONForm(["type": "object", "additionalProperties": keys.schema]) {
      reader, value, name in
      guard let object = reader.object(value, named: name) else { return nil }
      var table: [String: [String]] = [:]
      for member in object.members {
        let name = "The callouts of “\(member.key.shortened)”"
        table[member.key] = keys.read(&reader, member.value, name)
      }
      return table
    }
  }
}

extension JSONForm<LocaleFile.Behaviors> {

  static var behaviors: Self {
    JSONForm(.object(LocaleFile.behaviorKeys.schema())) { reader, value, name in
      var behaviors = LocaleFile.Behaviors()
      _ = LocaleFile.behaviorKeys.read(value, named: name, into: &behaviors, by: &reader)
      return behaviors
    }
  }
}

extension JSONForm<[LocaleProfile.Labels.Name: String]> {

  private static let keys = LocaleProfile.Labels.Name.allCases.map { name in
    JSONKey<Value>(name.rawValue, .text(most: 200), "") { $0[name] = $1 }
  }

  static var labels: Self {
    JSONForm(.object(keys.schema())) { reader, value, name in
      var labels: Value = [:]
      _ = keys.read(value, named: name, into: &labels, by: &reader)
      return labels
    }
  }
}

/// Confidence that the values of a locale file match iOS.
enum LocaleConfidence: String, CaseIterable {

  case high, medium, low
}

extension JSONForm<Void> {

  private static let keys = ["rows", "callouts", "labels"].map { name in
    JSONKey<Void>(
      name, schema: ["enum": .array(LocaleConfidence.allCases.map { .string($0.rawValue) })], ""
    ) { reader, value, _ in
      _ = reader.choice(value, named: "confidence", of: LocaleConfidence.self)
    }
  }

  static var confidence: Self {
    JSONForm(.object(keys.schema())) { reader, value, name in
      var nothing: Void = ()
      _ = keys.read(value, named: name, into: &nothing, by: &reader)
      return nothing
    }
  }
}

extension JSONText {

  fileprivate static func array(of element: JSONText, _ count: ClosedRange<Int>) -> JSONText {
    [
      "type": "array", "items": element, "minItems": .integer(count.lowerBound),
      "maxItems": .integer(count.upperBound),
    ]
  }
}

extension JSONReader {

  fileprivate mutating func elements(
    _ value: JSONValue, named name: String, count: ClosedRange<Int>, unit: String,
    code: DiagnosticCode
  ) -> [JSONValue]? {
    guard let elements = array(value, named: name) else { return nil }
    if count.contains(elements.count) { return elements }
    let (least, most) = (count.lowerBound, count.upperBound)
    report(
      "\(name) must have \(least == most ? "\(most)" : "from \(least) to \(most)") \(unit)",
      code: code, at: value.span)
    return nil
  }
}
