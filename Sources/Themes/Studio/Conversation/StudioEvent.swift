import SourceText

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

  static func checkTheme(_ bytes: [UInt8]) throws(StudioError) {
    let most = InputBudget.theme.bytes
    guard bytes.count <= most else {
      throw StudioError(.limit, "A theme has at most \(most) bytes, not \(bytes.count)")
    }
  }

  var json: JSONText { ["code": .string(code), "message": .string(message)] }
}

/// The members of a message or of an object in it, which are read strictly.
struct MessageMembers {

  private let owner: String
  private let object: JSONObject

  init(_ value: JSONValue?, of owner: String, known: [String]) throws(StudioError) {
    guard let object = value?.object else {
      throw StudioError(.form, "\(owner) must be an object")
    }
    for member in object.members where !known.contains(member.key) {
      let near = NearestNames.hint(for: member.key, among: known).map { ". " + $0 } ?? ""
      throw StudioError(
        .unknownMember, "\(owner) has no member \(member.key.shortened(to: 80).quoted)" + near)
    }
    (self.owner, self.object) = (owner, object)
  }

  subscript(name: String) -> JSONValue? { object[name].flatMap { $0.isNull ? nil : $0 } }

  func has(_ name: String) -> Bool { object[name] != nil }

  // MARK: Values

  /// The length is in bytes of UTF-8.
  func text(_ name: String, upTo limit: Int = 1000) throws(StudioError) -> String {
    try required(name, try optionalText(name, upTo: limit), "a text")
  }

  func optionalText(_ name: String, upTo limit: Int = 1000) throws(StudioError) -> String? {
    guard let value = self[name] else { return nil }
    guard let text = value.string else { throw wrong(name, "a text") }
    guard text.utf8.count <= limit else {
      throw StudioError(.limit, "\(title(name)) must have at most \(limit) bytes")
    }
    return text
  }

  func integer(_ name: String, in range: ClosedRange<Int> = 0...Int(Int32.max)) throws(StudioError)
    -> Int
  {
    try required(name, try optionalInteger(name, in: range), "a whole number")
  }

  func optionalInteger(
    _ name: String, in range: ClosedRange<Int> = 0...Int(Int32.max)
  ) throws(StudioError) -> Int? {
    guard let value = self[name] else { return nil }
    guard let number = value.integer, range.contains(number) else {
      throw wrong(name, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func number(_ name: String, in range: ClosedRange<Double>) throws(StudioError) -> Double {
    guard let number = self[name]?.number, range.contains(number) else {
      let (low, high) = (range.lowerBound.plainText, range.upperBound.plainText)
      throw wrong(name, "a number from \(low) to \(high)")
    }
    return number
  }

  func flag(_ name: String, default standard: Bool) throws(StudioError) -> Bool {
    guard let value = self[name] else { return standard }
    guard let isTrue = value.bool else { throw wrong(name, "true or false") }
    return isTrue
  }

  func list(_ name: String, upTo limit: Int = 1000) throws(StudioError) -> [JSONValue] {
    guard let elements = self[name]?.array else { throw wrong(name, "a list") }
    guard elements.count <= limit else {
      throw StudioError(.limit, "\(title(name)) must have at most \(limit) elements")
    }
    return elements
  }

  func object(_ name: String, known: [String]) throws(StudioError) -> MessageMembers {
    try MessageMembers(self[name], of: title(name), known: known)
  }

  func pairs(_ name: String, upTo limit: Int = 100) throws(StudioError) -> [JSONObject.Member] {
    guard let object = self[name]?.object else { throw wrong(name, "an object") }
    guard object.members.count <= limit else {
      throw StudioError(.limit, "\(title(name)) must have at most \(limit) members")
    }
    return object.members
  }

  // MARK: Errors

  private func title(_ name: String) -> String { "\(name.quoted) of \(owner)" }

  private func wrong(_ name: String, _ wanted: String) -> StudioError {
    StudioError(.form, "\(title(name)) must be \(wanted)")
  }

  private func required<Value>(
    _ name: String, _ value: Value?, _ wanted: String
  ) throws(StudioError) -> Value {
    guard let value else { throw wrong(name, wanted) }
    return value
  }
}
