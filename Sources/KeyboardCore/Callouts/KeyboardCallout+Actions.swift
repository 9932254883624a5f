private import Foundation

extension KeyboardCallout {

  /// The secondary actions of keys.
  public struct Actions: Codable, Equatable, Sendable {

    /// The secondary actions by key; a list usually starts with the key itself.
    public var actionsDictionary: [KeyboardAction: [KeyboardAction]]

    /// Whether a key without secondary actions takes those of its base letter without diacritics.
    public var isDiacriticInsensitive = false

    /// Secondary actions by key, as they are.
    public init(actions: [KeyboardAction: [KeyboardAction]]) {
      actionsDictionary = actions
    }

    /// Secondary actions by character, one for each character of a string, in both letter cases.
    public init(characters: [String: String]) {
      actionsDictionary = [:]
      for (key, text) in characters.sorted(by: { $0.key < $1.key }) {
        let items = text.map { InputSet.Item(String($0)) }
        let item = InputSet.Item(key)
        actionsDictionary[.character(item.lowercased)] = items.map { .character($0.lowercased) }
        actionsDictionary[.character(item.uppercased)] = items.map { .character($0.uppercased) }
      }
    }

    /// Return the secondary actions of a key, or nil if it has no entry.
    public func actions(for action: KeyboardAction) -> [KeyboardAction]? {
      if let actions = actionsDictionary[action] { return actions }
      guard isDiacriticInsensitive, case .character(let text) = action else { return nil }
      let letter = text.withoutDiacritics
      let keys = actionsDictionary.keys.compactMap { key -> String? in
        guard case .character(let text) = key else { return nil }
        return text.withoutDiacritics == letter ? text : nil
      }
      // The smallest of several keys, so that the result doesn't depend on dictionary order.
      return keys.min().flatMap { actionsDictionary[.character($0)] }
    }
  }
}

extension String {

  /// The text without diacritics.
  fileprivate var withoutDiacritics: String {
    let scalars = decomposedStringWithCanonicalMapping.unicodeScalars
    return String(
      String.UnicodeScalarView(scalars.filter { $0.properties.generalCategory != .nonspacingMark }))
  }
}
