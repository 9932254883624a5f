import Foundation
import KeyboardDocuments
import KeyboardGallery
import KeyboardKit
import KeyboardPipeline

extension ChoiceReader {

  mutating func readSelections(
    _ themes: String?, files: [String], predefined: [String]
  ) -> [GalleryChoice.Selection] {
    let all = predefined.map { GalleryChoice.Selection.builtIn($0) }
    let names = themes?.split(separator: ",").map(String.init)
    var selections = names == nil && files.isEmpty ? all : []
    for name in names ?? [] {
      if name == "all" {
        selections += all
      } else if name.hasSuffix(":*"), !ThemeName(name).isFile {
        selections += readFamily(String(name.dropLast(2)), predefined: predefined)
      } else {
        selections += readLook(name)
      }
    }
    selections += files.map { .file($0) }
    if let names, names.isEmpty { report(code: .empty("themes"), "--themes is empty") }
    var seen: Set<GalleryChoice.Selection> = []
    return selections.filter { seen.insert($0).inserted }
  }

  private mutating func readLook(_ name: String) -> [GalleryChoice.Selection] {
    switch readTheme(name) {
    case .file(let path): return [.file(path)]
    case .builtIn(let identifier):
      do throws(Diagnostics) {
        let theme = try KeyboardTheme.builtIn(identifier)
        return [.builtIn(theme.identifier ?? identifier)]
      } catch {
        for problem in error.list { report(problem) }
        return []
      }
    case .document, nil: return []
    }
  }

  private mutating func readFamily(
    _ name: String, predefined: [String]
  ) -> [GalleryChoice.Selection] {
    guard case .builtIn(let identifier) = readTheme(name) else { return [] }
    return predefined.filter { ThemeName($0).theme == identifier }.map { .builtIn($0) }
  }

  mutating func readLocales(_ text: String?) -> [String] {
    let all = LocaleProfile.supportedIdentifiers
    guard let text else { return GalleryChoice.standardLocales }
    if text == "all" { return all }
    return readList(text, option: "locales") { reader, name in
      reader.readFolded(name, among: all, kind: "locale", listing: "kbrender list locales")
    }
  }

  mutating func readDevices(_ text: String?) -> [Device] {
    readList(text ?? GalleryChoice.standardDevices, option: "devices") { reader, name in
      reader.readFolded(
        name, among: Device.all.map(\.id), kind: "device", listing: "kbrender list devices"
      ).flatMap(Device.named)
    }
  }

  mutating func readNumbers(
    _ text: String, option: String, in range: ClosedRange<Double>
  ) -> [Double] {
    readList(text, option: option) { $0.readNumber($1, option: option, in: range) }
  }

  private mutating func readList<Item: Equatable>(
    _ text: String, option: String, _ read: (inout ChoiceReader, String) -> Item?
  ) -> [Item] {
    let names = text.split(separator: ",")
    if names.isEmpty { report(code: .empty(option), "--\(option) names nothing") }
    var items: [Item] = []
    for name in names {
      guard let item = read(&self, String(name)), !items.contains(item) else { continue }
      items.append(item)
    }
    return items
  }

  mutating func readHome(_ text: String?) -> String? {
    guard let text,
      text.wholeMatch(of: /(?:\.\.\/)*[A-Za-z0-9._~%-]+(?:\/[A-Za-z0-9._~%-]+)*/) == nil
    else { return text }
    report(
      code: .homeForm,
      "--home must be a relative path such as ../index.html, not “\(text.shortened)”")
    return nil
  }

  mutating func readTitle(_ text: String?) -> String? {
    if let control = text?.firstControl {
      report(
        code: .invalidValue, "--title contains the control character \(control.notation)")
    }
    return text
  }

  mutating func readAddress(_ text: String?) -> String? {
    guard let text else { return nil }
    let isWeb = ["http://", "https://"].contains { text.lowercased().hasPrefix($0) }
    guard isWeb, URL(string: text)?.host() != nil else {
      report(
        code: .urlForm,
        "--url must be a URL such as https://example.org/themes/, not “\(text.shortened)”")
      return nil
    }
    return text.hasSuffix("/") ? text : text + "/"
  }
}
