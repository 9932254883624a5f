import Foundation

/// A JSON object of the DevTools protocol, with defaults for missing members.
struct DevToolsMessage {

  let members: [String: Any]

  init(_ members: [String: Any]) {
    self.members = members
  }

  /// Parse a message; nil for anything but a JSON object.
  init?(bytes: Data) {
    guard let members = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any] else {
      return nil
    }
    self.members = members
  }

  /// Return a member that is an object; an empty one for any other.
  func object(_ name: String) -> DevToolsMessage {
    DevToolsMessage(members[name] as? [String: Any] ?? [:])
  }

  func objects(_ name: String) -> [DevToolsMessage] {
    (members[name] as? [[String: Any]] ?? []).map(DevToolsMessage.init)
  }

  func text(_ name: String) -> String? { members[name] as? String }

  func integer(_ name: String) -> Int? { (members[name] as? NSNumber)?.intValue }
}
