import KeyboardCore
import KeyboardPipeline
import KeyboardViews
import SourceText

/// The texts of a set in a language.
struct StoreStrings: Sendable {

  let language: StoreLanguage
  let screens: [String: ScreenTexts]

  /// Reads a file; missing texts are reported later, together with the other languages.
  init(_ file: SourceFile, language: StoreLanguage, ids: [String]) throws(Diagnostics) {
    let document = try JSONDocument(
      parsing: file, options: JSONOptions(allowsComments: true, budget: .storeSet))
    var reader = JSONReader(document)
    var screens: [String: ScreenTexts] = [:]
    let root = reader.object(document.root, named: "The texts of a language", keys: ids)
    for member in root?.members ?? [] {
      screens[member.key] = ScreenTexts(
        member.value, named: member.key, locale: language.locale, reader: &reader)
    }
    if let root {
      for id in ids where root[id] == nil {
        reader.report(
          "The screen \(id.quoted) has no texts in \(language.code)", code: .missingTranslation,
          at: document.root.span)
      }
    }
    try reader.finish()
    self.language = language
    self.screens = screens
  }

  /// Returns what one of several languages lacks that another one has.
  static func differences(among all: [StoreStrings], ids: [String]) -> [Diagnostic] {
    ids.flatMap { id in
      (["subtitle", "messages"] + ScreenTexts.optionKeys).flatMap { missing($0, of: id, in: all) }
    }
  }

  private static func missing(
    _ key: String, of id: String, in all: [StoreStrings]
  ) -> [Diagnostic] {
    guard let other = all.first(where: { $0.screens[id]?.has(key) == true }) else { return [] }
    return all.compactMap { strings in
      guard let texts = strings.screens[id], !texts.has(key) else { return nil }
      return Diagnostic(
        code: .missingTranslation,
        message: "The screen \(id.quoted) has no \(key) in \(strings.language.code), but one in "
          + other.language.code,
        place: texts.place)
    }
  }
}

extension ScreenTexts {

  fileprivate func has(_ key: String) -> Bool {
    switch key {
    case "subtitle": subtitle != nil
    case "messages": messages != nil
    default: options[key] != nil
    }
  }

  init?(_ value: JSONValue, named name: String, locale: String, reader: inout JSONReader) {
    let title = "The texts of \(name.quoted)"
    guard let object = reader.object(value, named: title, keys: Self.keys) else { return nil }
    guard let first = object["title"] else {
      reader.report(
        "\(title) must have a title", code: .missingKey, at: value.span, file: value.file)
      return nil
    }
    let subtitle = object["subtitle"]
    guard let headline = reader.lines(first, named: "title") else { return nil }
    self.init(
      title: headline, titlePlace: reader.place(of: first.span, file: first.file),
      subtitle: subtitle.flatMap { reader.lines($0, named: "subtitle") },
      subtitlePlace: subtitle.map { reader.place(of: $0.span, file: $0.file) },
      place: reader.place(of: value.span, file: value.file))
    for key in Self.optionKeys {
      options[key] = object[key].flatMap { reader.string($0, named: key, maximumLength: 2000) }
    }
    guard let chat = object["messages"] else { return }
    guard chat.string != "default" else {
      do throws(Diagnostics) {
        messages = try .standard(for: .profile(forIdentifier: locale))
      } catch {
        for problem in error.list {
          reader.report(problem.message, code: problem.code, at: chat.span, file: chat.file)
        }
      }
      return
    }
    messages = MessageThread(chat, named: "messages", reader: &reader)
  }
}

extension JSONReader {

  fileprivate mutating func lines(_ value: JSONValue, named name: String) -> String? {
    guard let text = value.string, text.contains("\n") else {
      return string(value, named: name, maximumLength: 200)
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for line in lines {
      guard string(JSONValue(.string(line), span: value.span, file: value.file), named: name) != nil
      else { return nil }
    }
    guard text.unicodeScalars.count > 200 else { return text }
    return string(value, named: name, maximumLength: 200)
  }
}
