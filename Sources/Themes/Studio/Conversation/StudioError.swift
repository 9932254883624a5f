import KeyboardDocuments

/// An error in the answer to a message.
struct StudioError: Error, Hashable {

  let code: String
  let message: String

  init(_ code: Code, _ message: String) {
    (self.code, self.message) = (code.rawValue, message)
  }

  enum Code: String {
    case form = "message-form"
    case unknownMessage = "unknown-message"
    case unknownMember = "unknown-member"
    case unknownThing = "unknown-id"
    case limit = "studio-limit"
    case conflict = "version-conflict"
    case file = "studio-file"
    case outside = "outside-change"
    case broken = "broken-text"
  }

  /// The first of several diagnostics.
  init(_ diagnostics: Diagnostics) {
    let first = diagnostics.list.first { $0.severity == .error } ?? diagnostics.list.first
    code = first?.code.name ?? Code.form.rawValue
    message = ([first?.message ?? ""] + (first?.hints ?? [])).joined(separator: ". ")
      .shortened(to: 1000)
  }

  init(_ error: any Error) {
    switch error {
    case let error as StudioError: self = error
    case let error as Diagnostics: self.init(error)
    case let error as CommandFailure: self.init(Diagnostics(error.diagnostics))
    default: self.init(.file, "\(error)".shortened(to: 1000))
    }
  }

  /// Throw if a theme has too many bytes.
  static func checkTheme(_ bytes: [UInt8]) throws(StudioError) {
    let most = InputBudget.theme.bytes
    guard bytes.count <= most else {
      throw StudioError(.limit, "A theme has at most \(most) bytes, not \(bytes.count)")
    }
  }

  var json: JSONText { ["code": .string(code), "message": .string(message)] }
}
