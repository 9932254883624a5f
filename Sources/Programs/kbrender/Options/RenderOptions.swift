import ArgumentParser
import KeyboardPipeline
import SourceText
import Terminal

/// ArgumentParser reflects properties and decodes them by name; rows reflect and decode alike.
protocol OptionSection: ParsableArguments, CustomReflectable {

  static var title: String { get }

  static var rows: [RenderOption] { get }

  var given: RenderArguments { get set }
}

extension OptionSection {

  var customMirror: Mirror {
    Mirror(self, children: Self.rows.map { (label: $0.name, value: $0.wrapper) })
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: RowKey.self)
    for row in Self.rows {
      let key = RowKey(stringValue: row.name)
      if !row.isFlag {
        given[row.name] = try values.decodeIfPresent(String.self, forKey: key)
      } else if try values.decode(Bool.self, forKey: key) {
        given[row.name] = ""
      }
    }
  }

  fileprivate static var wrapper: Any { OptionGroup<Self>(title: title) }

  fileprivate static func given(
    in values: KeyedDecodingContainer<RowKey>
  ) throws -> RenderArguments {
    try values.decode(OptionGroup<Self>.self, forKey: RowKey(stringValue: title)).wrappedValue.given
  }
}

/// Coding key named like an option or a section.
private struct RowKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { nil }
}

extension RenderOption {

  fileprivate var wrapper: Any {
    var names = [NameSpecification.Element.customLong(name)]
    if let letter { names.insert(.customShort(letter), at: 0) }
    let help = ArgumentHelp(
      summary, valueName: valueName, visibility: replacement == nil ? .default : .hidden)
    let completion: CompletionKind
    switch notation.completion {
    case .none: completion = .default
    case .samples: completion = .list(notation.samples)
    case .lists: completion = .list(of: notation.samples)
    case .jsonFile: completion = .file(extensions: ["json"])
    case .folder: completion = .directory
    case .themes: completion = .theme
    }
    if isFlag { return Flag(wrappedValue: false, name: NameSpecification(names), help: help) }
    return Option<String?>(
      name: NameSpecification(names), parsing: notation.takesDashes ? .unconditional : .next,
      help: help, completion: completion)
  }
}

/// Options of a command by sections of its help.
protocol SectionedOptions: ParsableArguments, CustomReflectable {

  static var sections: [any OptionSection.Type] { get }

  var given: RenderArguments { get set }
}

extension SectionedOptions {

  static var rows: [RenderOption] { sections.flatMap { $0.rows } }

  var customMirror: Mirror {
    Mirror(self, children: Self.sections.map { (label: $0.title, value: $0.wrapper) })
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: RowKey.self)
    for section in Self.sections {
      let part = try section.given(in: values)
      for row in section.rows { given[row.name] = part[row.name] }
    }
  }
}

/// Options of `kbrender render`.
struct RenderOptions: SectionedOptions {
  static let sections: [any OptionSection.Type] = [
    ThemeSection.self, DeviceSection.self, LayerSection.self, GestureSection.self,
    DisplaySection.self, KeySection.self, ToolbarSection.self, OutputSection.self,
  ]
  var given = RenderArguments()
}

/// Options of `kbrender type`.
struct TypingOptions: SectionedOptions {
  static let sections: [any OptionSection.Type] = RenderOptions.sections.map {
    if $0 == GestureSection.self { return TypingGestureSection.self }
    return $0 == OutputSection.self ? TypingOutputSection.self : $0
  }
  var given = RenderArguments()
}

/// Options of commands that show a theme in a situation, such as `kbrender preview`.
struct SituationOptions: ParsableArguments {

  @Option(
    "Situation: locales, devices, color schemes and other words, comma-separated.",
    as: "ipad,dark,de", completion: .situations)
  var on: [String] = []

  @Option(
    "Further options of kbrender render, in quotes.", as: "line",
    parsing: .unconditionalSingleValue)
  var args: [String] = []

  var words: [String] { on.flatMap { $0.split(separator: ",").map(String.init) } }

  /// Returns the options of words and lines; the lines take precedence.
  func given(without own: [String] = []) throws(Diagnostics) -> RenderArguments {
    let chosen = try RenderOption.arguments(on: words.filter { !own.contains($0) })
    let line = try ArgumentLine.split(args.joined(separator: " "))
    let options = RenderOption.all.filter { $0.name != "theme" }
    return RenderArguments(
      among: try RenderOption.texts(of: line[...], among: options), over: chosen)
  }
}

struct ThemeSection: OptionSection {
  static let title = "Theme"
  static let rows = RenderOption.theme
  var given = RenderArguments()
}

struct DeviceSection: OptionSection {
  static let title = "Locale and device"
  static let rows = RenderOption.device
  var given = RenderArguments()
}

struct LayerSection: OptionSection {
  static let title = "Layer"
  static let rows = RenderOption.layer
  var given = RenderArguments()
}

struct GestureSection: OptionSection {
  static let title = "Gestures"
  static let rows = RenderOption.gestures
  var given = RenderArguments()
}

struct DisplaySection: OptionSection {
  static let title = "Display"
  static let rows = RenderOption.display
  var given = RenderArguments()
}

struct KeySection: OptionSection {
  static let title = "Keys"
  static let rows = RenderOption.keys
  var given = RenderArguments()
}

struct ToolbarSection: OptionSection {
  static let title = "Toolbar"
  static let rows = RenderOption.toolbar
  var given = RenderArguments()
}

struct OutputSection: OptionSection {
  static let title = "Picture"
  static let rows = RenderOption.output
  var given = RenderArguments()
}

/// The gestures without the text, which is an argument of its own.
struct TypingGestureSection: OptionSection {
  static let title = "Gestures"
  static let rows = RenderOption.gestures.filter { $0.name != "type" }
  var given = RenderArguments()
}

struct TypingOutputSection: OptionSection {
  static let title = "Picture"
  static let rows = RenderOption.outputOfTyping(formats: Form.allCases.map(\.rawValue))
  var given = RenderArguments()

  enum Form: String, CaseIterable {
    case text, json, png, apng, webp, gif, mp4, webm

    var isFilm: Bool { ![.text, .json, .png].contains(self) }
  }
}
