import Foundation
import KeyboardCore
package import KeyboardDocuments
import KeyboardDrawing
package import KeyboardPipeline
import KeyboardRender
import KeyboardStyling

extension StoreSet {

  private static let mostScreens = 10
  private static let keys = ["languages", "devices", "format", "strings", "keyboard", "screens"]

  /// Options that the set decides on.
  private static let ownOptions: Set = [
    "device", "orientation", "scale", "size", "format", "emit", "frame", "screen", "messages",
    "color-scheme", "compression", "no-metadata", "svg-text", "backdrop", "fonts", "system-fonts",
    "vision",
  ]

  /// Read a set with the texts of all languages; paths are relative to its file.
  package init(_ file: SourceFile, files: FileReader) throws {
    let document = try JSONDocument(
      parsing: file, options: JSONOptions(allowsComments: true, budget: .storeSet))
    var reader = JSONReader(document)
    let root = reader.object(document.root, named: "A set of screens", keys: Self.keys)
    for key in ["languages", "screens"] where root != nil && root?[key] == nil {
      reader.report(
        "A set of screens must have \(key)", code: .missingKey, at: document.root.span)
    }
    let languages =
      root?["languages"].map {
        reader.items(
          $0, named: "languages", each: "language", among: StoreLanguage.codes, longest: 20,
          StoreLanguage.init)
      } ?? []
    let devices =
      root?["devices"].map {
        reader.items(
          $0, named: "devices", each: "device", among: StoreDevice.all.map(\.id), StoreDevice.named)
      } ?? StoreDevice.standard
    let format = root?["format"].flatMap { reader.format($0) } ?? .png
    let folder = root?["strings"].flatMap { reader.string($0, named: "strings") } ?? "strings"
    let common = root?["keyboard"].map { reader.options($0, excluding: Self.ownOptions) } ?? [:]
    let list = root?["screens"].flatMap { reader.array($0, named: "screens") } ?? []
    if let value = root?["screens"], list.isEmpty || list.count > Self.mostScreens {
      reader.report(
        "A set has 1 to \(Self.mostScreens) screens, as many as a store shows, not \(list.count)",
        code: .valueCount, at: value.span)
    }
    var screens: [StoreScreen] = []
    for value in list.prefix(Self.mostScreens) {
      guard
        let screen = reader.screen(
          value, common: common, excluding: Self.ownOptions, files: files, of: file)
      else { continue }
      if screens.contains(where: { $0.id == screen.id }) {
        reader.report(
          "Two screens have the id \(screen.id.quoted)", code: .invalidValue, at: value.span)
      }
      screens.append(screen)
    }
    try reader.finish()
    var problems: [Diagnostic] = []
    let ids = screens.map(\.id)
    let strings = languages.compactMap { language -> StoreStrings? in
      do {
        let path = FilePath(folder).appending("\(language.code).json")
        return try StoreStrings(
          files.file(file.path(besides: path), .storeSet), language: language, ids: ids)
      } catch {
        problems += Diagnostic.list(of: error)
        return nil
      }
    }
    problems += StoreStrings.differences(among: strings, ids: ids)
    guard problems.isEmpty else { throw Diagnostics(problems) }
    self.init(devices: devices, languages: strings, screens: screens, format: format)
    _ = try pictures()
  }
}

extension Diagnostic {

  static func list(of error: any Error) -> [Diagnostic] {
    (error as? Diagnostics)?.list ?? [Diagnostic(code: .file, message: "\(error)")]
  }
}

extension SourceFile {

  func path(besides path: String) -> String {
    FilePath(path).isAbsolute || folder.isEmpty ? path : folder + path
  }
}

extension JSONReader {

  /// Read a list of names, each of which is there once.
  fileprivate mutating func items<Item: Equatable>(
    _ value: JSONValue, named key: String, each noun: String, among names: [String],
    longest: Int = 1000, _ item: (String) -> Item?
  ) -> [Item] {
    guard let values = array(value, named: key) else { return [] }
    if values.isEmpty {
      report("A set has at least one \(noun)", code: .invalidValue, at: value.span)
    }
    var items: [Item] = []
    for value in values.prefix(100) {
      guard let name = string(value, named: "A \(noun)", maximumLength: longest) else { continue }
      guard let item = item(name) else {
        let _: String? = invalid(name, at: value, named: "A \(noun)", among: names)
        continue
      }
      if items.contains(item) {
        report("The \(noun) \(name.quoted) is there twice", code: .invalidValue, at: value.span)
      }
      items.append(item)
    }
    return items
  }

  fileprivate mutating func format(_ value: JSONValue) -> PictureFormat? {
    let formats = PictureFormat.all.filter { ["png", "jpg"].contains($0.id) }
    guard let id = string(value, named: "format") else { return nil }
    return formats.first { $0.id == id }
      ?? invalid(id, at: value, named: "format", among: formats.map(\.id))
  }

  /// Read the texts of render options; numbers and flags may be written as such.
  mutating func options(
    _ value: JSONValue, excluding own: Set<String>
  ) -> [String: String] {
    let all = RenderOption.all.filter { !own.contains($0.name) }
    guard let object = object(value, named: "keyboard", keys: all.map(\.name)) else { return [:] }
    var texts: [String: String] = [:]
    for member in object.members {
      let name = member.key
      if all.contains(where: { $0.name == name && $0.isFlag }) {
        if bool(member.value, named: name) == true { texts[name] = "" }
      } else if let number = member.value.number {
        texts[name] = number.plainText
      } else {
        texts[name] = string(member.value, named: name, maximumLength: 2000)
      }
      let refusal = all.first { $0.name == name }?.refusal(inFile: texts[name] ?? "")
      if let refusal {
        report(refusal.message, code: refusal.code, at: member.value.span, hints: refusal.hints)
      }
    }
    return texts
  }
}
