extension LocaleProfile {
  /// The texts of system keys.
  public struct Labels: Hashable, Sendable {
    /// The names of the texts, as locale files spell them.
    public enum Name: String, Hashable, Sendable, Codable, CaseIterable {
      /// The space key.
      case space
      /// The return key when it inserts a line break.
      case `return`
      /// The return key when it ends the input.
      case done
      /// The return key when it opens something.
      case go
      /// The return key when it starts a search.
      case search
      /// The return key when it sends a message.
      case send
      /// The return key when it joins a network.
      case join
      /// The return key when it leads to the next field.
      case next
      /// The return key when it goes on.
      case `continue`
      /// The return key when it finds a way.
      case route
      /// The return key when it makes an emergency call.
      case emergencyCall
      /// The return key when it confirms.
      case ok
      /// The caps lock key of larger devices.
      case capsLock
      /// The field in which emojis are searched.
      case searchEmoji
      /// The key that leads to the letters.
      case alphabetic
      /// The key that leads to the digits.
      case numeric
      /// The key that leads to the symbols.
      case symbolic
    }

    private var texts: [Name: String]

    /// Creates labels; a name without a text gets the English one.
    public init(_ texts: [Name: String] = [:]) {
      self.texts = texts
    }

    /// The text of a key.
    public subscript(name: Name) -> String {
      get { texts[name] ?? name.englishText }
      set { texts[name] = newValue }
    }

    /// The text of the space key.
    public var space: String { self[.space] }
    /// The text of a return key that inserts a line break.
    public var `return`: String { self[.return] }
    /// The text of a return key that ends the input.
    public var done: String { self[.done] }
    /// The text of a return key that opens something.
    public var go: String { self[.go] }
    /// The text of a return key that starts a search.
    public var search: String { self[.search] }
    /// The text of a return key that sends a message.
    public var send: String { self[.send] }
    /// The text of a return key that joins a network.
    public var join: String { self[.join] }
    /// The text of a return key that leads to the next field.
    public var next: String { self[.next] }
    /// The text of a return key that goes on.
    public var `continue`: String { self[.continue] }
    /// The text of a return key that finds a way.
    public var route: String { self[.route] }
    /// The text of a return key that makes an emergency call.
    public var emergencyCall: String { self[.emergencyCall] }
    /// The text of a return key that confirms.
    public var ok: String { self[.ok] }
    /// The text of the caps lock key.
    public var capsLock: String { self[.capsLock] }
    /// The text of an empty emoji search field.
    public var searchEmoji: String { self[.searchEmoji] }
    /// The text of the key that leads to the letters.
    public var alphabetic: String { self[.alphabetic] }
    /// The text of the key that leads to the digits.
    public var numeric: String { self[.numeric] }
    /// The text of the key that leads to the symbols.
    public var symbolic: String { self[.symbolic] }
  }
}

extension LocaleProfile.Labels.Name {
  /// The English text of a key (source: KeyboardKit 9.5.3 Localizable.strings).
  var englishText: String {
    switch self {
    case .ok: "OK"
    case .capsLock: "caps lock"
    case .searchEmoji: "Search Emoji"
    case .emergencyCall: "emergency call"
    case .alphabetic: "ABC"
    case .numeric: "123"
    case .symbolic: "#+="
    default: rawValue
    }
  }
}
