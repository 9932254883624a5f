import KeyboardDocuments

/// The keyboards of a skin that become a theme: those of the letters of phones, held upright.
struct HamsterSkin {

  let light: HamsterKeyboard
  let dark: HamsterKeyboard
  var name: String?
  var author: String?
  var report = ConversionReport()

  /// Read a skin by its file `config.yaml`, or a single keyboard of one.
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
        .file, "The skin has no file \("light/\(keyboard.file).yaml".quoted)",
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

  /// The keyboard of all letters, before others.
  private static func keyboard(in root: JSONValue) -> (name: String, file: String)? {
    let named = (root.object?.members ?? []).compactMap { member -> (name: String, file: String)? in
      guard let file = member.value["iPhone"]?["portrait"]?.string, !file.isEmpty,
        file.utf8.count <= 100, !file.contains("/")
      else { return nil }
      return (member.key, file)
    }
    let usual = ["pinyin", "alphabetic"].compactMap { name in named.first { $0.name == name } }
    return usual.first { $0.file.contains("26") } ?? usual.first ?? named.first
  }

  private mutating func omitKeyboards(of root: JSONValue, except name: String) {
    let others = (root.object?.members ?? []).filter {
      $0.key != name && $0.value["iPhone"] != nil
    }
    if !others.isEmpty {
      let names = others.prefix(20).map { $0.key.shortened }.joined(separator: ", ")
      report.omit(names, "all keyboards look as \(name) does")
    }
    let devices = root[name]
    if devices?["iPhone"]?["landscape"] != nil || devices?["iPad"] != nil {
      report.omit("landscape, iPad", "the keyboard of upright phones is for all")
    }
  }
}
