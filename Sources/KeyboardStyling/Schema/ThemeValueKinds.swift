import KeyboardDocuments

/// The kinds of values in the reference of theme files, by their schemas.
enum ThemeValueKinds {

  /// The names of definitions, which have sections of their own unless they are plain.
  private static let names = [
    "color": "[color](#color)", "background": "[background](#background)",
    "gradient": "[gradient](#gradient)", "stops": "list of [stops](#stop)",
    "imageFile": "path or data URL", "size": "[size](#size)", "point": "[point](#point)",
    "share": "point of fractions", "place": "point of fractions", "insets": "[insets](#insets)",
    "slices": "[insets](#insets)", "percentage": "percentage", "font": "[font](#font)",
    "families": "name or list", "weight": "a name or 100 to 900", "action": "[action](#action)",
    "button": "[style](#key)", "pressed": "[style](#key)", "callouts": "[style](#callouts)",
    "callout.input": "[style](#callouts)", "callout.action": "[style](#callouts)",
    "toolbar": "[style](#toolbar)", "toolbarItem": "[style](#suggestion)",
    "toolbarSeparator": "[style](#separator)", "variables": "object",
    "variation": "[variation](#variation)", "rule": "[rule](README.md#rules)",
  ]

  /// The names of objects that stand within others, by a key that only they have.
  private static let objects: [(key: String, name: String)] = [
    ("file", "[image](#image)"), ("about", "[author](#author)"), ("spread", "[shadow](#shadow)"),
    ("topLeading", "[corners](#corners)"), ("vertical", "[insets](#insets)"),
    ("primary", "[styles](#buttons)"),
  ]

  /// Return the kind of values of a schema.
  static func kind(of schema: JSONText) -> String {
    kinds(of: schema).joined(separator: " or ")
  }

  private static func kinds(of schema: JSONText) -> [String] {
    if let reference = schema["$ref"]?.content { return kinds(ofReference: reference) }
    if let constant = schema["const"] { return ["`\(constant.text)`"] }
    if let choices = schema["enum"]?.elements { return [kind(ofNames: choices)] }
    if let choices = schema["anyOf"]?.elements, schema["type"] == nil {
      return kinds(ofChoices: choices)
    }
    switch schema["type"]?.content {
    case "number", "integer":
      let bounds = [schema["minimum"], schema["maximum"]].compactMap { $0?.text }
      let excluded = schema["not"].map { _ in ", not 0" } ?? ""
      return [bounds.joined(separator: " to ") + excluded]
    case "boolean": return ["true or false"]
    case "string": return ["text"]
    case "array":
      let least = schema["minItems"]?.text
      let isPair = least == "2" && schema["maxItems"]?.text == "2"
      let items = kind(of: schema["items"] ?? .null)
      return [isPair ? "pair of \(items)" : "list of \(items)"]
    case "object":
      let keys = Set(schema["properties"]?.members.map(\.key) ?? [])
      if let known = objects.first(where: { keys.contains($0.key) }) { return [known.name] }
      guard let values = schema["additionalProperties"], values != .boolean(false) else {
        return ["object"]
      }
      return ["object of \(kind(of: values))"]
    default: return ["text"]
    }
  }

  private static func kinds(ofReference reference: String) -> [String] {
    let name = String(reference.dropFirst("#/$defs/".count))
    if name == "variable" { return [] }
    if name.hasSuffix(".partRule") { return ["[rule](README.md#rules)"] }
    if name.hasSuffix(".exceptions") { return ["object of conditions"] }
    // The meaning of a field or condition that several elements have is elsewhere, not its kind.
    let path = name.split(separator: "/").map(String.init)
    if path.count == 1, let known = names[name] { return [known] }
    let target = path.reduce(ThemeSchema.document["$defs"]) { $0?[$1] }
    return target.map { kinds(of: $0) } ?? [name]
  }

  private static func kinds(ofChoices choices: [JSONText]) -> [String] {
    var found: [String] = []
    for kind in choices.flatMap({ kinds(of: $0) }) where !found.contains(kind) {
      found.append(kind)
    }
    guard found.count == 2, found[1] == "list of \(found[0])" else { return found }
    return [found[0] + (found[0].contains(", ") ? ", or a list" : " or a list")]
  }

  /// The largest number of names that a cell lists.
  private static let listedNames = 30

  private static func kind(ofNames names: [JSONText]) -> String {
    guard names.count <= listedNames else { return "name" }
    return names.map { "`\($0.content ?? $0.text)`" }.joined(separator: ", ")
  }
}
