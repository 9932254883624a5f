import KeyboardCore
import SourceText

extension Conversion {

  /// Source: github.com/florisboard/florisboard at e4a640ba, `ime/theme/ThemeExtension.kt`,
  /// `ThemeExtensionComponent.kt` and `assets/ime/theme`.
  static func theme(fromFlex source: ImportSource) throws(Diagnostics) -> Conversion {
    guard let manifest = source.files.first(where: { $0.baseName == "extension.json" }) else {
      throw source.file.problem(.missingKey, "The extension has no “extension.json”")
    }
    let root = try ImportSource(manifest).root
    var writer = FlexWriter(source)
    let themes = root["themes"]?.array ?? []
    for theme in themes.prefix(FlexWriter.maximumThemes) { try writer.add(theme) }
    if themes.count > FlexWriter.maximumThemes {
      writer.report.omit("themes", "more than \(FlexWriter.maximumThemes) aren't read")
    }
    for file in source.files where !writer.read.contains(file.name) && file.name != manifest.name {
      writer.report.omit(file.name.shortened, "no theme refers to it")
    }
    guard !writer.variations.isEmpty else {
      throw manifest.problem(.missingKey, "The extension has no theme with a stylesheet")
    }
    let meta = root["meta"]
    for key in ["title", "description"] where meta?[key]?.string?.asFact != nil {
      writer.report.carry("meta.\(key)", as: key == "title" ? "name" : key)
    }
    writer.report.account("themes")
    writer.report.account("$")
    writer.report.omitRest(of: root)
    let facts = ThemeFileText.facts([
      ("name", meta?["title"]?.string?.asFact),
      ("description", meta?["description"]?.string?.asFact),
    ])
    return ThemeFileText(
      comments: ["Imported from an extension of FlorisBoard; each of its themes is a variation."],
      members: facts + writer.files.members(beside: [("variations", .object(writer.variations))])
    ).conversion(writer.report, files: writer.files.files)
  }
}

/// Converter of a FlorisBoard extension, whose themes become variations.
private struct FlexWriter {

  /// A file of the built-in themes has six.
  static let maximumThemes = 50

  private let source: ImportSource
  private(set) var variations: JSONMembers = []
  var report = ConversionReport()
  private(set) var files: CarriedFiles
  private(set) var read: Set<String> = []
  private var budget = InputBudget.stylesheet

  init(_ source: ImportSource) {
    self.source = source
    files = CarriedFiles(source)
    report.beginTheme()
  }

  mutating func add(_ theme: JSONValue) throws(Diagnostics) {
    guard let id = theme["id"]?.string, !id.isEmpty else {
      return report.omit("themes", "a theme without an “id” can't be read")
    }
    let own = theme["stylesheet"]?.string ?? ""
    let path = own.isEmpty ? "stylesheets/\(id).json" : own
    let name = VariablePaths.variableName(id)
    let packed = source.files.first { $0.name == path || $0.name.hasSuffix("/\(path)") }
    guard let file = packed ?? (try? source.companion(path)) else {
      return report.omit(id, "the extension has no file \(path.shortened.quoted)")
    }
    read.insert(file.name)
    guard !variations.contains(where: { $0.0 == name }) else {
      return report.omit(id, "another theme has this name")
    }
    for key in theme.members.map(\.key) where !["id", "label", "stylesheet"].contains(key) {
      report.omit("themes.\(id).\(key)", "variations have nothing of this kind")
    }
    var writer = SnyggThemeWriter(try SnyggSheet(ImportSource(file)), files: files)
    writer.budget = budget
    let label = theme["label"]?.string ?? id
    let title = label.firstControl == nil && !label.isEmpty ? label : id
    variations.append((name, .object([("name", .string(title))] + writer.members())))
    (files, budget) = (writer.files, writer.budget)
    report.join(writer.report)
  }
}

/// The keys of FlorisBoard by their codes, and the states that its selectors name.
///
/// Source: github.com/florisboard/florisboard at e4a640ba, `KeyCode.kt`, `KeyboardMode.kt`,
/// `InputShiftState.kt` and `FlorisImeUi.kt`.
enum SnyggKeys {

  static let functions: [(code: Int, action: KeyboardAction, name: String)] = [
    (32, .space, "space"), (10, .primary(.return), "primary"), (-7, .backspace, "backspace"),
    (-11, .shift(.lowercased), "shift"), (-13, .capsLock, "capsLock"), (9, .tab, "tab"),
    (-201, .keyboardType(.alphabetic), "alphabetic"), (-202, .keyboardType(.numeric), "numeric"),
    (-203, .keyboardType(.symbolic), "symbolic"), (-212, .keyboardType(.emojis), "emojis"),
    (-227, .nextKeyboard, "nextKeyboard"), (-21, .moveCursorBackward, "moveCursorBackward"),
    (-22, .moveCursorForward, "moveCursorForward"), (-233, .dictation, "dictation"),
    (-232, .dismissKeyboard, "dismissKeyboard"),
  ]

  static let parts: [(selector: String, property: String, path: String)] = [
    ("window", "background", "background"), ("window", "foreground", "foregroundColor"),
    ("key-popup-box", "background", "callouts.backgroundColor"),
    ("key-popup-box", "foreground", "callouts.foregroundColor"),
    ("key-popup-box", "shape", "callouts.cornerRadius"),
    ("key-popup-element:focus", "background", "callouts.selectedBackgroundColor"),
    ("key-popup-element:focus", "foreground", "callouts.selectedForegroundColor"),
    ("smartbar-candidate-word", "foreground", "toolbar.item.titleColor"),
    ("smartbar-candidate-spacer", "foreground", "toolbar.separator.color"),
  ]

  /// The codes with names in Snygg v1.
  static let formerCodes = NameWords.names(of: "florisboard.code")

  static let returnCode = 10
  static let shiftCode = -11
  static let capsLock = "[shiftstate=`caps_lock`]"

  static let letters = (0..<26).map { index -> (codes: [Int], action: KeyboardAction) in
    let letter = Unicode.Scalar(UInt8(97 + index))
    return ([97 + index, 65 + index], .character(String(letter)))
  }

  static let cases = NameWords.names(of: "florisboard.case")
  static let keyboardTypes = NameWords.names(of: "florisboard.type")

  static func text(of codes: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for code in codes.sorted() {
      if let last = ranges.last, last.upperBound + 1 == code {
        ranges[ranges.count - 1] = last.lowerBound...code
      } else {
        ranges.append(code...code)
      }
    }
    return ranges.map { range in
      switch range.count {
      case 1: "\(range.lowerBound)"
      case 2: "\(range.lowerBound),\(range.upperBound)"
      default: "\(range.lowerBound)..\(range.upperBound)"
      }
    }.joined(separator: ",")
  }
}
