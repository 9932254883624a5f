import Foundation

/// A JSON object of the DevTools protocol, read without surprises.
struct DevToolsMessage {

  /// The members of the object.
  let members: [String: Any]

  init(_ members: [String: Any]) {
    self.members = members
  }

  /// The message in some bytes; nil if they are no JSON object.
  init?(bytes: Data) {
    guard let members = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any] else {
      return nil
    }
    self.members = members
  }

  /// A member that is an object; an empty one if it is none.
  func object(_ name: String) -> DevToolsMessage {
    DevToolsMessage(members[name] as? [String: Any] ?? [:])
  }

  /// A member that is an array of objects.
  func objects(_ name: String) -> [DevToolsMessage] {
    (members[name] as? [[String: Any]] ?? []).map(DevToolsMessage.init)
  }

  /// A member that is text.
  func text(_ name: String) -> String? { members[name] as? String }

  /// A member that is a whole number.
  func integer(_ name: String) -> Int? { (members[name] as? NSNumber)?.intValue }
}
