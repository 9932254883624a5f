import KeyboardDocuments

enum ThemeValueKinds {

  private static let names = [
    "color": "[color](#color)", "background": "[background](#background)",
    "gradient": "[gradient](#gradient)", "stops": "list of [stops](#stop)",
    "imageFile": "path or data URL", "size": "[size](#size)", "point": "[point](#point)",
    "share": "point of fractions", "place": "point of fractions", "insets": "[insets](#insets)",
    "slices": "[insets](#insets)", "percentage": "percentage", "font": "[font](#font)",
    "families": "name or list", "customSignal": "`custom:…`",
    "weight": "a name or 100 to 900", "action": "[action](#action)",
    "region": "list of four numbers", "stickers": "list of [stickers](#sticker)",
    "icon": "[icon](#icon)", "iconFile": "path or data URL", "pathData": "path of SVG",
    "viewBox": "list of four numbers",
    "button": "[style](#key)", "pressed": "[style](#key)", "callouts": "[style](#callouts)",
    "callout.input": "[style](#callouts)", "callout.action": "[style](#callouts)",
    "toolbar": "[style](#toolbar)", "toolbarItem": "[style](#suggestion)",
    "toolbarEntries": "list of [items](#toolbar-item)",
    "toolbarSeparator": "[style](#separator)", "variation": "[variation](#variation)",
    "rule": "[rule](README.md#rules)", "fontFile": "path or data URL",
    "keyLabel": "[label](#key-label)", "keyLabels": "[label](#key-label)",
    "characterRange": "characters", "transition": "[transition](#transition)",
    "animation": "[animation](#animation)", "curvePoints": "list of four numbers",
  ]

  private static let objects: [(key: String, name: String)] = [
    ("capsLock", "object of [icons](#icon) by action"), ("file", "[image](#image)"),
    ("about", "[author](#author)"), ("spread", "[shadow](#shadow)"),
    ("topLeading", "[corners](#corners)"), ("vertical", "[insets](#insets)"),
    ("primary", "[styles](#buttons)"), ("unicodeRange", "[font file](#font-file)"),
    ("center", "[toolbar items](#toolbar-items)"),
    ("backspace", "[labels](#key-label)"), ("at", "[key frame](#key-frame)"),
  ]

  static func kind(of shape: ThemeFormat.Shape) -> String {
    kinds(of: shape).joined(separator: " or ")
  }

  private static func kinds(of shape: ThemeFormat.Shape) -> [String] {
    switch shape {
    case .text, .anything, .variable: ["text"]
    case .number(let range):
      [bounds(JSONText.number(range.lowerBound), .number(range.upperBound))]
    case .integer(let range):
      [bounds(.integer(range.lowerBound), .integer(range.upperBound)) + ", not 0"]
    case .boolean: ["true or false"]
    case .null: []
    case .names(let names): [kind(ofNames: names)]
    case .constant(let value): ["`\(value.text)`"]
    case .list(let element, let counts):
      [(counts == 2...2 ? "pair of " : "list of ") + kind(of: element)]
    case .object(let object):
      [objects.first { object.names.contains($0.key) }?.name ?? "object"]
    case .map(let value, _): ["object of \(kind(of: value))"]
    case .either(let shapes): kinds(ofChoices: shapes)
    case .named(let name): kinds(ofDefinition: name)
    case .key: ThemeFormat.target(of: shape).map { kinds(of: $0.shape) } ?? []
    case .variables: ["object"]
    }
  }

  private static func bounds(_ least: JSONText, _ most: JSONText) -> String {
    "\(least.text) to \(most.text)"
  }

  private static func kinds(ofDefinition name: String) -> [String] {
    if name == "variable" || name == "calculation" { return [] }
    if name.hasSuffix(".partRule") { return ["[rule](README.md#rules)"] }
    if name.contains(".conditions.") { return ["object of conditions"] }
    if let known = names[name] { return [known] }
    return ThemeFormat.target(of: .named(name)).map { kinds(of: $0.shape) } ?? [name]
  }

  private static func kinds(ofChoices shapes: [ThemeFormat.Shape]) -> [String] {
    var found: [String] = []
    for kind in shapes.flatMap({ kinds(of: $0) }) where !found.contains(kind) {
      found.append(kind)
    }
    guard found.count == 2, found[1] == "list of \(found[0])" else { return found }
    return [found[0] + (found[0].contains(", ") ? ", or a list" : " or a list")]
  }

  private static let listedNames = 30

  private static func kind(ofNames names: [JSONText]) -> String {
    guard names.count <= listedNames else { return "name" }
    return names.map { "`\($0.content ?? $0.text)`" }.joined(separator: ", ")
  }
}
