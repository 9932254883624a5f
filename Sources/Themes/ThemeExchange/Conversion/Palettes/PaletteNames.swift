import Embedded
import KeyboardCore
import KeyboardDrawing
import SourceText

extension ImportSource {

  var root: JSONValue {
    get throws(Diagnostics) {
      let options = JSONOptions(allowsComments: true, budget: .palette)
      let document = try JSONDocument(importing: file, options: options)
      var reader = JSONReader(document)
      _ = reader.object(document.root, named: "The file")
      try reader.finish()
      return document.root
    }
  }

  package static let roleNames = PaletteMap.roleNames.joinedAsAlternatives
}

extension JSONDocument {

  /// Reads a file of another program, which has one error if it is JSON5.
  init(importing file: SourceFile, number: Int = 0, options: JSONOptions) throws(Diagnostics) {
    do {
      self = try JSONDocument(parsing: file, number: number, options: options)
    } catch {
      let quotes = error.list.filter { $0.fixes.first?.title.hasSuffix("double quotes") == true }
      guard quotes.count > 1 else { throw error }
      throw file.problem(
        .jsonSyntax, "The file is JSON5; only JSON with comments is read",
        at: quotes[0].place?.span, hints: ["Write keys and strings in double quotes."])
    }
  }
}

extension JSONValue {

  var members: [JSONObject.Member] { object?.members ?? [] }

  /// Number of values without objects in them.
  var leafCount: Int {
    let parts = object?.members.map(\.value) ?? array ?? []
    let isLeaf = object == nil && !parts.contains { $0.isObject }
    return isLeaf ? 1 : parts.reduce(0) { $0 + $1.leafCount }
  }
}

extension Color.Resolved {

  /// A color of Android: a number of 32 bits with the opacity first, with or without a sign.
  init?(argb value: JSONValue) {
    guard let number = value.integer, Int(Int32.min)...Int(UInt32.max) ~= number else { return nil }
    let bits = UInt32(truncatingIfNeeded: number)
    self.init(hex: bits & 0xFFFFFF, opacity: Double(bits >> 24) / 255)
  }
}

extension Substring {

  var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...end]
  }
}

/// Colors named by people for roles, as `accent=color.indigo.600`, or for keys of a theme.
struct PaletteMap {

  private(set) var roles: [PaletteRole: String] = [:]
  private(set) var keys: [(key: String, name: String)] = []

  static let roleNames = PaletteRole.guessed.map(\.rawValue)

  init(
    _ map: [(target: String, name: String)], names: [String], keys known: [String] = []
  ) throws(Diagnostics) {
    var problems: [Diagnostic] = []
    let all = Set(names)
    for (target, name) in map {
      guard all.contains(name) else {
        problems.append(.unknownName(name, kind: "color", among: Array(names.prefix(1000))))
        continue
      }
      if let role = PaletteRole(rawValue: target) {
        roles[role] = name
      } else if known.contains(target) {
        keys.append((target, name))
      } else {
        problems.append(.unknownName(target, kind: "role", among: Self.roleNames))
      }
    }
    if !problems.isEmpty { throw Diagnostics(problems) }
  }
}

/// An embedded file of lines such as `board: background, bg`.
struct WordFile {

  private(set) var lists: [String: [String]] = [:]

  /// The keys in the order of the file.
  private(set) var keys: [String] = []

  init(_ name: String) {
    let file = embedded_templates().file("words/\(name).txt")
    for line in String(decoding: file?.bytes ?? [], as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: ": ")
      guard parts.count == 2, !line.hasPrefix("#") else { continue }
      keys.append(String(parts[0]))
      lists[String(parts[0])] = parts[1].split(separator: ",").map { String($0.trimmed) }
    }
  }

  /// The only name in each list.
  var names: [String: String] { lists.compactMapValues(\.first) }

  /// The values that the names in a group stand for, in the order of the file.
  func members<Value>(of group: String, in values: [String: Value]) -> [(String, Value)] {
    keys.filter { $0.hasPrefix("\(group).") }.map { key in
      guard let value = lists[key]?.first.flatMap({ values[$0] }) else {
        preconditionFailure("Nothing has the name of \(key) in a file of words.")
      }
      return (String(key.dropFirst(group.count + 1)), value)
    }
  }

  /// The colors of a name, each of six hexadecimal digits.
  func colors(_ name: String) -> [UInt32]? { lists[name]?.compactMap { UInt32($0, radix: 16) } }
}

/// Words in the names of colors in other programs' files: `bgColor.default`, `--on-surface`.
enum NameWords {

  static let lists = WordFile("names").lists

  /// Returns our names for the names in a group, such as the colors of a format.
  static func names(of group: String) -> [String: String] {
    let own = lists.filter { $0.key.hasPrefix("\(group).") }
    return Dictionary(
      uniqueKeysWithValues: own.map { (String($0.key.dropFirst(group.count + 1)), $0.value[0]) })
  }

  /// Words that say nothing about what a color is for.
  static let structural = Set(lists["structural"] ?? [])

  /// Parts of other programs, and states, whose colors say nothing about a keyboard.
  static let foreign = Set((lists["foreign"] ?? []) + (lists["hues"] ?? []))

  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    var wasNumber = false
    for letter in name.unicodeScalars.prefix(400) {
      let properties = letter.properties
      let isNumber = properties.numericType != nil
      guard properties.isAlphabetic || isNumber else {
        if !word.isEmpty { words.append(word) }
        (word, wasLower, wasNumber) = ("", false, false)
        continue
      }
      let begins = properties.isUppercase && wasLower || isNumber != wasNumber
      if begins, !word.isEmpty {
        words.append(word)
        word = ""
      }
      word += properties.lowercaseMapping
      (wasLower, wasNumber) = (properties.isLowercase, isNumber)
    }
    return word.isEmpty ? words : words + [word]
  }

  /// The rank of a name for the corner radius of keys, the best first; nil for radii of other parts.
  static func radiusRank(of path: [String]) -> Int? {
    let words = path.flatMap { Self.words(of: $0) }
    let others = foreign.subtracting(["border", "button"])
    guard let place = words.lastIndex(where: ["radius", "radii", "rounded"].contains),
      others.isDisjoint(with: words[..<place])
    else { return nil }
    guard let size = words[(place + 1)...].first(where: { !structural.contains($0) })
    else { return 0 }
    if others.union(["none", "full", "pill", "circle", "round"]).contains(size) { return nil }
    return 1 + (["medium", "m", "sm", "small", "s", "lg", "large"].firstIndex(of: size) ?? 9)
  }

  /// Returns the rank of a name for the family of texts, the best first; nil for unrelated texts.
  static func familyRank(of path: [String]) -> Int? {
    let words = Set(path.flatMap { Self.words(of: $0) })
    let others: Set = ["mono", "monospace", "code", "heading", "headline", "display", "title"]
    if !others.isDisjoint(with: words) || words.contains("serif") && !words.contains("sans") {
      return nil
    }
    return ["sans", "body", "plain", "ui", "text", "base", "family"].firstIndex(
      where: words.contains) ?? 9
  }

  /// Returns font families up to the system's family, which has all letters.
  static func families(_ names: [String]) -> [String] {
    let system: Set = [
      "system-ui", "-apple-system", "blinkmacsystemfont", "ui-sans-serif", "system",
    ]
    return names.prefix { !system.contains($0.lowercased()) }.prefix(7) + ["system"]
  }

  static func meaningfulWords(of path: [String]) -> [String] {
    path.flatMap { words(of: $0) }.filter { !structural.contains($0) }
  }
}
