extension LocaleProfile {
  /// The labels of system keys.
  public struct Labels: Hashable, Sendable {
    /// The name of a label, as spelled in locale files.
    public enum Name: String, Hashable, Sendable, Codable, CaseIterable {
      /// The space key.
      case space
      /// The return key that inserts a line break.
      case `return`
      /// The return key that ends the input.
      case done
      /// The return key that opens something.
      case go
      /// The return key that starts a search.
      case search
      /// The return key that sends a message.
      case send
      /// The return key that joins a network.
      case join
      /// The return key that advances to the next field.
      case next
      /// The return key that continues.
      case `continue`
      /// The return key that finds a route.
      case route
      /// The return key that makes an emergency call.
      case emergencyCall
      /// The return key that confirms.
      case ok
      /// The caps lock key of larger devices.
      case capsLock
      /// The emoji search field.
      case searchEmoji
      /// The key that switches to the letters.
      case alphabetic
      /// The key that switches to the digits.
      case numeric
      /// The key that switches to the symbols.
      case symbolic
    }

    private var texts: [Name: String]

    /// Labels by name, in English by default.
    public init(_ texts: [Name: String] = [:]) {
      self.texts = texts
    }

    /// The label of a key.
    public subscript(name: Name) -> String {
      get { texts[name] ?? name.englishText }
      set { texts[name] = newValue }
    }
  }
}

extension LocaleProfile.Labels.Name {
  /// The English label (source: KeyboardKit 9.5.3 Localizable.strings).
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
