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
    let languages = reader.languages(root?["languages"])
    let devices = reader.devices(root?["devices"])
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
          files.beside(file, path, budget: .storeSet), language: language, ids: ids)
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

extension FileReader {

  /// Read a file whose path is relative to the folder of another one.
  fileprivate func beside(
    _ file: SourceFile, _ path: String, budget: InputBudget
  ) throws -> SourceFile {
    try self.file(file.path(besides: path), budget)
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

  fileprivate mutating func languages(_ value: JSONValue?) -> [StoreLanguage] {
    guard let value, let items = array(value, named: "languages") else { return [] }
    if items.isEmpty {
      report("A set has at least one language", code: .invalidValue, at: value.span)
    }
    var languages: [StoreLanguage] = []
    for item in items.prefix(100) {
      guard let code = string(item, named: "A language", maximumLength: 20) else { continue }
      guard let language = StoreLanguage(code) else {
        let _: String? = invalid(code, at: item, named: "A language", among: StoreLanguage.codes)
        continue
      }
      if languages.contains(language) {
        report("The language \(code.quoted) is there twice", code: .invalidValue, at: item.span)
      }
      languages.append(language)
    }
    return languages
  }

  fileprivate mutating func devices(_ value: JSONValue?) -> [StoreDevice] {
    let all = StoreDevice.all
    guard let value else { return all.filter { ["iphone-6.9", "ipad-13"].contains($0.id) } }
    let items = array(value, named: "devices") ?? []
    if items.isEmpty {
      report("A set has at least one device", code: .invalidValue, at: value.span)
    }
    var devices: [StoreDevice] = []
    for item in items.prefix(all.count + 1) {
      guard let id = string(item, named: "A device") else { continue }
      guard let device = all.first(where: { $0.id == id }) else {
        let _: String? = invalid(id, at: item, named: "A device", among: all.map(\.id))
        continue
      }
      if devices.contains(device) {
        report("The device \(id.quoted) is there twice", code: .invalidValue, at: item.span)
      } else {
        devices.append(device)
      }
    }
    return devices
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
