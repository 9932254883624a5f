package import KeyboardCore
package import KeyboardViews
package import SourceText

extension MessageThread {

  /// More than a screen shows.
  private static let maximumMessages = 200

  package static let keys = ["title", "messages", "draft", "placeholder"]

  package static func standard(for profile: LocaleProfile) throws(Diagnostics) -> MessageThread {
    guard let file = EmbeddedConversations.file(for: profile) else {
      throw Diagnostics(
        code: .missingTranslation,
        "There are no default messages in \(profile.englishName); there are some in "
          + EmbeddedConversations.languages.joined(last: "and"))
    }
    return try MessageThread(file)
  }

  package init(_ file: SourceFile) throws(Diagnostics) {
    let document = try JSONDocument(
      parsing: file, options: JSONOptions(allowsComments: true, budget: .messages))
    var reader = JSONReader(document)
    let thread = MessageThread(document.root, named: "The conversation", reader: &reader)
    try reader.finish()
    guard let thread else { throw Diagnostics(reader.diagnostics) }
    self = thread
  }

  /// Reads a value of a file; with errors, the reader has them, and nil is returned.
  package init?(_ value: JSONValue, named name: String, reader: inout JSONReader) {
    guard let object = reader.object(value, named: name, keys: Self.keys) else { return nil }
    guard let title = object["title"], let list = object["messages"] else {
      reader.report(
        "\(name) must have a title and messages", code: .missingKey, at: value.span,
        file: value.file)
      return nil
    }
    let texts = [("draft", 1000), ("placeholder", 100)].map { key, length in
      object[key].flatMap { reader.string($0, named: key, maximumLength: length) }
    }
    let items = reader.array(list, named: "messages") ?? []
    guard items.count <= Self.maximumMessages else {
      reader.report(
        "A conversation has at most \(Self.maximumMessages) messages, not \(items.count)",
        code: .invalidValue, at: list.span, file: list.file)
      return nil
    }
    let messages = items.compactMap { Message($0, reader: &reader) }
    guard let name = reader.string(title, named: "title", maximumLength: 100),
      messages.count == items.count
    else { return nil }
    self.init(title: name, messages: messages, draft: texts[0] ?? "", placeholder: texts[1])
  }
}

extension MessageThread.Message {

  fileprivate init?(_ value: JSONValue, reader: inout JSONReader) {
    guard
      let object = reader.object(value, named: "A message", keys: ["from", "time", "text"])
    else { return nil }
    guard let written = object["text"] else {
      reader.report(
        "A message must have a text", code: .missingKey, at: value.span, file: value.file)
      return nil
    }
    let sender = object["from"].map { reader.string($0, named: "from", maximumLength: 100) }
    let time = object["time"].map { reader.string($0, named: "time", maximumLength: 100) }
    guard let text = reader.string(written, named: "text"), sender != .some(nil), time != .some(nil)
    else { return nil }
    self.init(text, from: sender ?? nil, at: time ?? nil)
  }
}
