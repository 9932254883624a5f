import KeyboardKit

/// A generator of theme documents, of which at most one value is wrong.
///
/// It follows the JSON Schema, which is that of the model: its fields, kinds of values and bounds.
/// The arguments of functions of colors, references and the contents of files are beyond JSON Schema.
/// Values of these kinds are right, or wrong by the schema as well.
struct ThemeDocumentGenerator {

  private let schema: JSONValue
  private var numbers: SeededNumbers

  private var countdown = 0

  /// The variables of the document, referenced wherever a value may be one.
  private var variables: [(String, JSONText)] = []

  /// The nesting of values, which become simpler the deeper they are.
  private var depth = 0

  init(schema: JSONValue, seed: UInt64) {
    self.schema = schema
    numbers = SeededNumbers(seed: seed)
  }

  mutating func document() -> String {
    countdown = chance(3) ? .max : Int.random(in: 1..<24, using: &numbers)
    (variables, depth) = ([], 0)
    var list =
      chance(20) ? wrongMembers(of: schema) : members(of: schema, keeping: ["formatVersion"])
    if !variables.isEmpty {
      if let own = list.firstIndex(where: { $0.0 == "variables" }) {
        variables.append(("own", list.remove(at: own).1))
      }
      list.append(("variables", .object(variables)))
    }
    return JSONText.object(list).text
  }

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &numbers) == 0
  }

  private mutating func element<Element>(of list: [Element]) -> Element {
    list[Int.random(in: 0..<list.count, using: &numbers)]
  }

  // MARK: Values

  private func definition(_ schema: JSONValue) -> JSONValue {
    guard let name = name(of: schema), let definitions = self.schema["$defs"] else {
      return schema
    }
    return name.split(separator: "/").reduce(definitions) { $0[String($1)] ?? $0 }
  }

  private func name(of schema: JSONValue) -> String? {
    schema["$ref"]?.string.map { String($0.trimmingPrefix("#/$defs/")) }
  }

  /// Return a value of a schema, or the wrong one, which may be instead of an image.
  private mutating func value(
    _ schema: JSONValue, key: String = "", mayBeImage: Bool = false
  ) -> JSONText {
    // The fields of rules refer to those of styles.
    let schema = name(of: schema)?.contains("/") == true ? definition(schema) : schema
    depth += 1
    defer { depth -= 1 }
    countdown -= 1
    if countdown == 0 {
      return wrong(schema, key: key, mayBeImage: mayBeImage || isImage(schema))
    }
    return right(schema, key: key, mayBeImage: mayBeImage)
  }

  private mutating func right(
    _ schema: JSONValue, key: String, mayBeImage: Bool = false
  ) -> JSONText {
    switch (name(of: schema), key) {
    case ("color", _): return color()
    case ("calculation", _): return .string(element(of: Self.calculations))
    case ("customSignal", _): return .string("custom:pop")
    case ("percentage", _): return .string(element(of: Self.percentages))
    case ("imageFile", _): return .string(element(of: Self.images))
    case ("iconFile", _): return .string(element(of: Self.drawings))
    case ("pathData", _): return .string(element(of: Self.paths))
    case ("viewBox", _): return element(of: Self.viewBoxes)
    case ("region", _): return [0, 0, 1, 1]
    case ("fontFile", _): return .string(element(of: Self.fonts))
    case ("characterRange", _): return .string(element(of: Self.characters))
    case ("slices", _): return element(of: Self.slices)
    case (_, "extends"):
      let base = JSONText.string(element(of: Self.bases))
      return chance(3) ? .array([base, .string(element(of: Self.bases))]) : base
    case (nil, _): break
    default: return right(definition(schema), key: key, mayBeImage: mayBeImage)
    }
    if let constant = schema["const"] { return literal(constant) }
    if let choices = schema["enum"]?.array { return literal(element(of: choices)) }
    if let choices = schema["anyOf"]?.array, schema["type"] == nil {
      return right(ofAny: choices, key: key, mayBeImage: mayBeImage)
    }
    switch schema["type"]?.string {
    case "object": return .object(members(of: schema))
    case "array": return array(schema, key: key)
    case "null": return .null
    case "boolean": return .boolean(chance(2))
    case "integer": return .integer(element(of: [1, 2, -1, 50, 100, -100]))
    case "number": return number(schema)
    case "string": return .string(element(of: Self.texts))
    default: return any()
    }
  }

  private mutating func right(
    ofAny choices: [JSONValue], key: String, mayBeImage: Bool
  ) -> JSONText {
    let others = choices.filter { name(of: $0) != "variable" }
    if others.count == choices.count || !chance(6) {
      return value(
        element(of: others), key: key, mayBeImage: mayBeImage || others.contains(where: isImage))
    }
    // What a variable contains is wrong where it is used, of which the schema knows nothing.
    let held = countdown
    countdown = .max
    // In place of a value, null unsets what is inherited; a variable has none to unset.
    let content = right(element(of: others.filter { $0["type"]?.string != "null" }), key: key)
    countdown = held
    let variable = "v\(variables.count)"
    // Without a type, an object is a group rather than a value.
    let isObject = if case .object = content { true } else { false }
    variables.append((variable, isObject || chance(3) ? .object([("$value", content)]) : content))
    return .string("{\(variable)}")
  }

  private func literal(_ value: JSONValue) -> JSONText {
    value.string.map { .string($0) } ?? value.number.map { .number($0) }
      ?? value.bool.map { .boolean($0) } ?? .null
  }

  private mutating func number(_ schema: JSONValue) -> JSONText {
    let (low, high) = (schema["minimum"]?.number ?? 0, schema["maximum"]?.number ?? 1)
    return .number(element(of: [low, high, (low + high) / 2, low * 0.25 + high * 0.75]))
  }

  private mutating func color() -> JSONText {
    chance(8)
      ? .object([("light", .string(element(of: Self.colors))), ("dark", .string("navy"))])
      : .string(element(of: Self.colors))
  }

  private mutating func array(_ schema: JSONValue, key: String) -> JSONText {
    guard let items = schema["items"] else { return .array([]) }
    let least = schema["minItems"]?.integer ?? 0
    let most = schema["maxItems"]?.integer ?? 3
    // The same element throughout: a list at its limit would use up the values of the document.
    if chance(20) {
      let item = right(items, key: "stop")
      if item.text.utf8.count < 60 { return .array(Array(repeating: item, count: most)) }
    }
    let count = Int.random(in: least...min(most, least + 2), using: &numbers)
    return .array((0..<count).map { _ in value(items, key: key) })
  }

  private mutating func any() -> JSONText {
    element(of: [.null, .boolean(true), .number(3), .array([]), Self.none])
  }

  // MARK: Objects
  private mutating func members(
    of schema: JSONValue, keeping kept: [String] = []
  ) -> [(String, JSONText)] {
    if schema["propertyNames"] != nil, schema["allOf"] != nil { return group(schema) }
    let properties = schema["properties"]?.object?.members ?? []
    var keys = Set(kept + (schema["required"]?.array?.compactMap(\.string) ?? []))
    if let choices = schema["anyOf"]?.array {
      keys.formUnion(element(of: choices)["required"]?.array?.compactMap(\.string) ?? [])
    }
    let excluded = excludedKeys(of: schema, choosingIn: &keys)
    let most = schema["maxProperties"]?.integer ?? max(1, 4 - depth / 3)
    for _ in 0..<most where !properties.isEmpty { keys.insert(element(of: properties).key) }
    for key in keys {
      keys.formUnion(schema["dependentRequired"]?[key]?.array?.compactMap(\.string) ?? [])
    }
    keys.subtract(excluded)
    let together = schema["not"]?["required"]?.array?.compactMap(\.string) ?? []
    if let last = together.last, keys.isSuperset(of: together) { keys.remove(last) }
    var members = properties.filter { keys.contains($0.key) }
      .map { ($0.key, value($0.value, key: $0.key)) }
    if let other = schema["additionalProperties"], other.object != nil {
      members.append((element(of: Self.names), value(other)))
    }
    if schema["maxProperties"] == nil, chance(8) {
      members.append((element(of: Self.comments), any()))
    }
    return members
  }

  /// Choose one of the keys that exclude each other, and return the others with what needs them.
  private mutating func excludedKeys(
    of schema: JSONValue, choosingIn keys: inout Set<String>
  ) -> Set<String> {
    let choices = schema["oneOf"]?.array?.compactMap { $0["required"]?.array?.first?.string } ?? []
    guard !choices.isEmpty else { return [] }
    let chosen = element(of: choices)
    keys.insert(chosen)
    let others = Set(choices).subtracting([chosen])
    let dependents = schema["dependentRequired"]?.object?.members ?? []
    return others.union(
      dependents.filter { member in
        member.value.array?.contains { others.contains($0.string ?? "") } ?? false
      }.map(\.key))
  }

  /// Return the members of a group of variables with a declared type.
  private mutating func group(_ schema: JSONValue, isNested: Bool = false) -> [(String, JSONText)] {
    let types = schema["properties"]?["$type"]?["enum"]?.array?.compactMap(\.string) ?? []
    let type = element(of: types)
    let content = self.schema["$defs"]?["\(type)Values"]?["additionalProperties"]
    guard let plain = content?["else"]?["else"] else { return [] }
    var members = [("$type", JSONText.string(type)), (element(of: Self.names), value(plain))]
    if chance(3) { members.append(("token", .object([("$value", value(plain))]))) }
    if chance(3) { members.append(("inner", .object([("x", value(plain))]))) }
    if chance(4) { members.append(("other", .object(group(schema, isNested: true)))) }
    if chance(6) { members.append(("free", .object([("$type", .string("colr"))]))) }
    // Not within a group with a type, which would then be that of the values.
    if !isNested, chance(6) { members[0].0 = "x-type" }
    if chance(8) { members.append((element(of: Self.wrongNames), any())) }
    return members
  }

  // MARK: Errors

  private mutating func wrong(_ schema: JSONValue, key: String, mayBeImage: Bool) -> JSONText {
    let own = definition(schema)
    if key == "extends" { return .string(element(of: Self.wrongFiles)) }
    if ["imageFile", "iconFile", "fontFile"].contains(name(of: schema)) {
      return .string(element(of: Self.wrongFiles + ["tron"]))
    }
    if name(of: schema) == "characterRange" {
      return .string(element(of: ["U+", "U+1234567", "41", "U+4?1", "U+41-", "u+41 "]))
    }
    if name(of: schema) == "slices" { return element(of: Self.wrongSlices) }
    if own["type"]?.string == "object", chance(2) { return .object(wrongMembers(of: own)) }
    if own["type"]?.string == "array", chance(2) { return wrongArray(own) }
    if ["number", "integer"].contains(own["type"]?.string) || chance(4) { return wrongNumber(own) }
    if chance(2), case .string(let text) = right(schema, key: key), !isImage(schema),
      !text.hasPrefix("{")
    {
      return .string(misspelled(text))
    }
    let isText = !mayBeImage && chance(2)
    return isText ? .string(element(of: Self.wrongTexts)) : element(of: Self.wrongValues)
  }

  /// Whether a text may be a picture, of whose contents the schema knows nothing.
  private func isImage(_ schema: JSONValue) -> Bool {
    ["imageFile", "iconFile", "fontFile", "characterRange"].contains(name(of: schema))
      || definition(schema)["anyOf"]?.array?.contains { isImage($0) } == true
  }

  private mutating func misspelled(_ text: String) -> String {
    element(of: [
      text + "\n", " " + text, text.uppercased(), text + "\u{301}", String(text.dropLast()),
      text.replacing("K", with: "\u{212A}"), "{a}{b}", "{}", "{a", text + "\u{2028}",
    ])
  }

  private mutating func wrongNumber(_ schema: JSONValue) -> JSONText {
    let bounds = [schema["minimum"]?.number, schema["maximum"]?.number].compactMap { $0 }
    let near = bounds.flatMap { [$0.nextDown, $0.nextUp, -$0, $0 + 1] }
    return .number(element(of: near + [-1e300, 1e300, 0, 99, 450, 100.5]))
  }

  private mutating func wrongArray(_ schema: JSONValue) -> JSONText {
    guard let items = schema["items"] else { return .array([]) }
    let item = right(items, key: "")
    let most = item.text.utf8.count < 60 ? schema["maxItems"]?.integer ?? 3 : 2
    return .array(Array(repeating: item, count: element(of: [0, 1, most + 1])))
  }

  private mutating func wrongMembers(of schema: JSONValue) -> [(String, JSONText)] {
    var list = members(of: schema)
    if list.isEmpty || chance(3) {
      list.append((element(of: Self.wrongKeys), any()))
    } else if chance(2) {
      list.remove(at: Int.random(in: list.indices, using: &numbers))
    } else {
      let index = Int.random(in: list.indices, using: &numbers)
      list[index].0 = misspelled(list[index].0)
    }
    var seen: Set<String> = []
    return list.filter { seen.insert($0.0).inserted }
  }
}
