import SourceText

/// Keys selected by a rule of FUTO Keyboard: words such as `normal pressed` or `row -1`.
///
/// All of them hold at once; of a list of rules, the first one that matches a key applies.
///
/// Source: github.com/futo-org/android-keyboard at 8a099cf2, `uix/theme/decodeUtils.kt`,
/// `KeyedBitmaps.kt`, `v2keyboard/BaseKey.kt`, `latin/common/Constants.java` and `KeyboardIconsSet.kt`.
struct FutoSelector {

  typealias Qualifier = [String]

  let text: String
  let qualifiers: Set<Qualifier>

  private static let words = [
    "normal": 0, "nobackground": 0, "functional": 0, "stickyoff": 0, "stickyon": 0, "action": 0,
    "spacebar": 0, "morekey": 0, "code": 1, "label": 1, "icon": 1, "outputtext": 1, "layout": 1,
    "pressed": 0, "morekeysbox": 0, "popup": 0, "row": 1, "col": 1, "rowmod": 2, "colmod": 2,
    "ratio": 1, "layer": 1,
  ]

  /// Returns nil for a text with an unknown word; FUTO Keyboard ignores such a text.
  init?(_ text: String) {
    guard text.utf8.count <= 1_000 else { return nil }
    var rest = text.split(separator: " ", omittingEmptySubsequences: false)[...]
    var qualifiers: Set<Qualifier> = []
    while let word = rest.popFirst()?.lowercased() {
      guard let count = Self.words[word], rest.count >= count else { return nil }
      qualifiers.insert([word] + rest.prefix(count).map { String($0) })
      rest = rest.dropFirst(count)
    }
    (self.text, self.qualifiers) = (text, qualifiers)
  }

  func covers(_ other: FutoSelector) -> Bool {
    qualifiers.isSubset(of: other.qualifiers) && element == other.element
  }

  var element: String {
    let words = Set(qualifiers.map { $0[0] })
    return words.contains("popup")
      ? "callout.input" : words.contains("morekeysbox") ? "callout.action" : "key"
  }

  /// The conditions of a theme's rule.
  var match: JSONMembers {
    get throws(CarriedFiles.Reason) {
      var match = Conditions()
      for qualifier in qualifiers.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
        match.add(qualifier[0], qualifier.dropFirst().map { $0 })
      }
      if let reason = match.reason { throw CarriedFiles.Reason(text: reason) }
      return (element == "key" ? [] : [("element", .string(element))]) + match.members
    }
  }

  private struct Conditions {

    private(set) var members: JSONMembers = []
    private(set) var reason: String?

    mutating func add(_ word: String, _ arguments: [String]) {
      let number = arguments.first.flatMap { Int($0) }
      switch word {
      case "popup", "morekeysbox": break
      case "pressed": set("state", "pressed")
      case "normal":
        set("type", "input")
        exclude("action", "space")
      case "functional":
        set("type", "system")
        exclude("shift", "capsLocked")
      case "action": set("type", "primary")
      case "spacebar": set("action", "space")
      case "stickyon": set("shift", "capsLocked")
      case "stickyoff":
        set("action", "shift")
        exclude("shift", "capsLocked")
      case "code": action(number.flatMap(FutoKeys.actions(code:)))
      case "icon": action(FutoKeys.actions("icon", arguments[0]))
      case "label": action(FutoKeys.actions(label: arguments[0]))
      case "outputtext": set("text", .string(arguments[0]))
      case "layout" where FutoKeys.layouts.contains(arguments[0]):
        set("layoutType", .string(arguments[0]))
      case "row": place("row", number)
      case "col": place("column", number)
      case "rowmod": places("row", arguments, count: 6)
      case "colmod": places("column", arguments, count: 14)
      case "layer" where number == 0: break
      case "layer": reason = "a key has one image, and none over it"
      case "nobackground": reason = "keyboards of iOS have no such keys"
      case "morekey": reason = "single characters of a callout have no image"
      case "ratio": reason = "rules can't ask for the shape of a key"
      default:
        reason =
          "keyboards of iOS have no \(word) \(arguments.joined(separator: " ").shortened.quoted)"
      }
    }

    private mutating func set(_ key: String, _ value: JSONText) {
      if members.contains(where: { $0.0 == key && $0.1 != value }) {
        reason = "no key is all of this at once"
      } else if !members.contains(where: { $0.0 == key }) {
        members.append((key, value))
      }
    }

    private mutating func action(_ actions: [JSONText]?) {
      guard let actions, !actions.isEmpty else {
        return reason = "keyboards of iOS have no such key"
      }
      set("action", actions.count == 1 ? actions[0] : .array(actions))
    }

    private mutating func exclude(_ key: String, _ value: JSONText) { set("not", [key: value]) }

    /// Rows and columns begin at 0, and those from the end at -1.
    private mutating func place(_ key: String, _ number: Int?) {
      guard let number, -100..<100 ~= number else { return reason = "there is no such \(key)" }
      set(key, .integer(number < 0 ? number : number + 1))
    }

    private mutating func places(_ key: String, _ arguments: [String], count: Int) {
      guard let offset = Int(arguments[0]), let step = Int(arguments[1]), step != 0,
        -1_000...1_000 ~= offset
      else { return reason = "it has no step" }
      let places = (0..<count).filter { ($0 + offset) % step == 0 }
      guard !places.isEmpty else { return reason = "there is no such \(key)" }
      set(key, .array(places.map { .integer($0 + 1) }))
    }
  }
}

/// The keys of FUTO Keyboard with the names that actions have in themes.
enum FutoKeys {

  private static let lists = WordFile("futo").lists

  static let layouts = Set(lists["layouts"] ?? [])

  /// Returns the actions of a code, an icon or a label.
  static func actions(_ kind: String, _ name: String) -> [JSONText]? {
    lists["\(kind) \(name)"]?.map { action in
      let words = action.split(separator: " ").map { String($0) }
      return words.count == 1 ? .string(action) : .object([(words[0], .string(words[1]))])
    }
  }

  static func actions(code: Int) -> [JSONText]? {
    actions("code", "\(code)")
      ?? UInt32(exactly: code).flatMap { Unicode.Scalar($0) }.flatMap { actions(character: $0) }
  }

  static func actions(label: String) -> [JSONText]? {
    actions("label", label)
      ?? (label.unicodeScalars.count == 1
        ? label.unicodeScalars.first.flatMap { actions(character: $0) } : nil)
  }

  private static func actions(character: Unicode.Scalar) -> [JSONText]? {
    guard character.value > 32, !character.properties.isWhitespace, !character.isControl else {
      return nil
    }
    return [["exactCharacter": .string(String(character))]]
  }
}
