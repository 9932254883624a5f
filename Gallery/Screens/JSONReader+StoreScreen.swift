import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardPipeline
import KeyboardStyling

extension JSONReader {

  private static let screenKeys = [
    "id", "template", "colorScheme", "background", "bezel", "keyboard",
  ]

  /// Read a screen, whose options take precedence over those of all.
  mutating func screen(
    _ value: JSONValue, common: [String: String], excluding own: Set<String>, files: FileReader,
    of file: SourceFile
  ) -> StoreScreen? {
    guard let object = object(value, named: "A screen", keys: Self.screenKeys) else { return nil }
    guard let name = object["id"], let kind = object["template"] else {
      report("A screen must have an id and a template", code: .missingKey, at: value.span)
      return nil
    }
    let id = string(name, named: "id", maximumLength: 60)
    let template = choice(kind, named: "template", of: StoreTemplate.self)
    let scheme = object["colorScheme"].flatMap { choice($0, named: "colorScheme", of: Scheme.self) }
    let background = object["background"].map { self.background($0, files: files, of: file) }
    let bezel = object["bezel"].flatMap { bool($0, named: "bezel") } ?? true
    let options = object["keyboard"].map { self.options($0, excluding: own) } ?? [:]
    guard let id, let template, background != .some(nil) else { return nil }
    let place = place(of: value.span, file: value.file)
    let merged = common.merging(options) { $1 }
    return StoreScreen(
      id: id, template: template, scheme: scheme == .dark ? .dark : .light,
      background: background.flatMap { $0 } ?? .theme, hasBezel: bezel,
      options: merged.besides(file), place: place)
  }

  private enum Scheme: String, CaseIterable { case light, dark }

  private mutating func background(
    _ value: JSONValue, files: FileReader, of file: SourceFile
  ) -> StoreScreen.Background? {
    guard value.isObject else {
      guard let text = string(value, named: "background") else { return nil }
      switch text {
      case "theme": return .theme
      case "accent": return .accent
      default: return color(text, at: value).map { .gradient([$0], degrees: 180) }
      }
    }
    guard
      let object = object(value, named: "background", keys: ["gradient", "degrees", "picture"])
    else { return nil }
    if let picture = object["picture"] {
      guard let path = string(picture, named: "picture") else { return nil }
      return attempt(at: picture) {
        StoreScreen.Background.picture(
          try RequestBackdrop.layers(of: .file(file.path(besides: path)), files: files))
      }
    }
    guard let list = object["gradient"], let items = array(list, named: "gradient") else {
      report("background must have a gradient or a picture", code: .missingKey, at: value.span)
      return nil
    }
    let degrees = object["degrees"].flatMap { number($0, named: "degrees", in: -360...360) } ?? 180
    guard (2...8).contains(items.count) else {
      report("gradient must have 2 to 8 colors", code: .invalidValue, at: list.span)
      return nil
    }
    let colors = items.compactMap { item in
      string(item, named: "A color").flatMap { color($0, at: item) }
    }
    return colors.count == items.count ? .gradient(colors, degrees: degrees) : nil
  }

  private mutating func color(_ text: String, at value: JSONValue) -> Color? {
    attempt(at: value) { try Color(parsing: text) }
  }

  private mutating func attempt<Output>(
    at value: JSONValue, _ body: () throws -> Output
  ) -> Output? {
    do {
      return try body()
    } catch {
      for problem in Diagnostic.list(of: error) {
        report(problem.message, code: problem.code, at: value.span, hints: problem.hints)
      }
      return nil
    }
  }
}

extension [String: String] {

  /// The options with paths relative to the folder of a file.
  fileprivate func besides(_ file: SourceFile) -> Self {
    var options = self
    for option in RenderOption.all {
      guard let text = options[option.name], option.notation.path(text) != nil else { continue }
      options[option.name] = file.path(besides: text)
    }
    return options
  }
}
