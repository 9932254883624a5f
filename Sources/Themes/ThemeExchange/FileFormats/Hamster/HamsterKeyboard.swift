import KeyboardDrawing
import SourceText

/// A keyboard of a skin in one color scheme: keys, layouts and styles by their names.
struct HamsterKeyboard {

  let root: JSONValue
  private let members: [String: JSONValue]
  private let keys: [HamsterStyle]

  init(_ file: SourceFile) throws(Diagnostics) {
    root = try YAMLDocument.root(of: file, within: .skin)
    var members: [String: JSONValue] = [:]
    for member in root.members { members[member.key] = member.value }
    self.members = members
    let cells = Self.cells(in: members["keyboardLayout"])
    // An alias repeats cells, and only the first key of a kind counts.
    let names = cells.isEmpty ? root.members.map(\.key) : cells.uniqued(by: \.self)
    keys = names.compactMap { name in
      guard let value = members[name], value["action"] != nil else { return nil }
      return HamsterStyle(name: name, value: value)
    }
  }

  subscript(name: String) -> JSONValue? { members[name] }

  private static func cells(in value: JSONValue?) -> [String] {
    switch value?.content {
    case .array(let elements): elements.flatMap { cells(in: $0) }
    case .object(let object):
      object.members.flatMap { member in
        if member.key == "Cell", let name = member.value.string { return [name] }
        return cells(in: member.value)
      }
    default: []
    }
  }

  /// Returns the styles named by a value or contained in it, back to front.
  ///
  /// Of styles for types of the return key, only those of the default type are meant.
  func styles(_ reference: JSONValue?, at place: String = "style") -> [HamsterStyle] {
    let elements = (reference?.array ?? (reference.map { [$0] } ?? []))
      .prefix(InputBudget.skin.values)
    let usual = elements.filter { element in
      guard let values = element["conditionValue"] else { return true }
      return (values.array ?? [values]).prefix(InputBudget.skin.values).contains {
        $0.string == "0"
      }
    }
    return (usual.isEmpty ? Array(elements.prefix(1)) : usual).compactMap { element in
      if let name = element.string ?? element["styleName"]?.string {
        return members[name].map { HamsterStyle(name: name, value: $0) }
      }
      return element.isObject ? HamsterStyle(name: place, value: element) : nil
    }
  }

  func key(_ kind: HamsterKey) -> HamsterStyle? {
    let found = keys.filter { kind.isOf($0.value["action"]) }
    guard kind == .system else { return found.first }
    return found.first { styles($0.value["foregroundStyle"]).first?["text"] != nil } ?? found.first
  }

  func key(for action: String) -> HamsterStyle? {
    keys.first { $0.value["action"]?.string == action }
  }

  /// Places of values computed by scripts.
  var scripts: [String] {
    members.flatMap { name, value in
      value.members.filter { $0.value.string?.hasPrefix("//") ?? false }.map { "\(name).\($0.key)" }
    }
  }

  func has(_ name: String) -> Bool {
    members[name] != nil || members.values.contains { $0[name] != nil }
  }
}

/// A member of a keyboard with its name.
struct HamsterStyle {

  let name: String
  let value: JSONValue

  subscript(key: String) -> String? { value[key]?.string }

  /// Reads a number, which the app also takes as a text such as `1.25em`.
  func number(_ key: String) -> (value: Double, isRelative: Bool)? {
    guard let text = self[key], text.utf8.count <= 20 else { return nil }
    let isRelative = text.hasSuffix("em")
    guard let number = Double(isRelative ? String(text.dropLast(2)) : text), number.isFinite
    else { return nil }
    return (number, isRelative)
  }

  /// Reads `RRGGBB` or `RRGGBBAA`, also after a `#`; `0` is transparent.
  static func color(_ text: String) -> Color.Resolved? {
    if text == "0" { return Color.Resolved(hex: 0, opacity: 0) }
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    return [6, 8].contains(digits.utf8.count) ? ImportedPalette.color("#\(digits)")?.light : nil
  }
}

/// Kinds of keys with looks that a theme can have.
enum HamsterKey {
  case letter, system, primary, space

  func isOf(_ action: JSONValue?) -> Bool {
    let name = action?.string
    switch self {
    case .letter:
      guard let text = (action?["character"] ?? action?["symbol"])?.string,
        text.unicodeScalars.count == 1
      else { return false }
      return text.unicodeScalars.allSatisfy(\.properties.isAlphabetic)
    case .system:
      return name == "backspace" || name == "shift" || action?["keyboardType"] != nil
    case .primary: return name == "enter"
    case .space: return name == "space"
    }
  }
}

/// Keyboards of a skin that become a theme: the letters of phones, held upright.
struct HamsterSkin {

  let light: HamsterKeyboard
  let dark: HamsterKeyboard
  var name: String?
  var author: String?
  var report = ConversionReport()

  init(_ source: ImportSource) throws(Diagnostics) {
    let root = try YAMLDocument.root(of: source.file, within: .skin)
    report.beginTheme()
    if root["keyboardLayout"] != nil {
      light = try HamsterKeyboard(source.file)
      dark = light
      report.adapt("keyboard", "it is the same in both color schemes")
      return
    }
    guard let keyboard = Self.keyboard(in: root) else {
      throw source.file.problem(
        .missingKey, "The skin names no upright keyboard of phones",
        hints: ["Its “config.yaml” has it as “pinyin”, “iPhone”, “portrait”."])
    }
    let files = ["light", "dark"].map { scheme in
      try? source.companion("\(scheme)/\(keyboard.file).yaml")
    }
    guard let first = files[0] ?? files[1] else {
      throw source.file.problem(
        .unreadableFile, "The skin has no file \("light/\(keyboard.file).yaml".quoted)",
        hints: ["If it has “jsonnet” instead, import what the app makes of it."])
    }
    light = try HamsterKeyboard(first)
    dark = try files[1].map { (file) throws(Diagnostics) in try HamsterKeyboard(file) } ?? light
    if files.contains(where: { $0 == nil }) {
      report.adapt(keyboard.file, "it is the same in both color schemes")
    }
    name = root["name"]?.string
    author = root["author"]?.string
    omitKeyboards(of: root, except: keyboard.name)
  }

  private static func keyboard(in root: JSONValue) -> (name: String, file: String)? {
    let named = root.members.compactMap { member -> (name: String, file: String)? in
      guard let file = member.value["iPhone"]?["portrait"]?.string, !file.isEmpty,
        file.utf8.count <= 100, !file.contains("/")
      else { return nil }
      return (member.key, file)
    }
    let usual = ["pinyin", "alphabetic"].compactMap { name in named.first { $0.name == name } }
    return usual.first { $0.file.contains("26") } ?? usual.first ?? named.first
  }

  private mutating func omitKeyboards(of root: JSONValue, except name: String) {
    for place in ["name", "author", "\(name).iPhone.portrait"] { report.account(place) }
    omit(
      root.members.filter { $0.key != name && $0.value["iPhone"] != nil },
      "all keyboards look as \(name) does")
    let devices = root[name]
    if devices?["iPhone"]?["landscape"] != nil || devices?["iPad"] != nil {
      report.omit("landscape, iPad", "the keyboard of upright phones is for all")
      for place in ["iPhone.landscape", "iPad"] { report.account("\(name).\(place)") }
    }
    report.omitRest(of: root)
  }

  mutating func omit(_ members: [JSONObject.Member], _ reason: String) {
    guard !members.isEmpty else { return }
    report.omit(members.prefix(20).map(\.key.shortened).joined(separator: ", "), reason)
    for member in members { report.account(member.key) }
  }
}
