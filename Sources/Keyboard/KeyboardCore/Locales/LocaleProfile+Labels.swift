extension LocaleProfile {
  /// The labels of system keys.
  public struct Labels: Hashable, Sendable {
    /// The name of a label, as spelled in locale files.
    public enum Name: String, Hashable, Sendable, Codable, CaseIterable {
      /// The space key.
      case space
      /// The return key for a line break.
      case `return`
      /// The return key for the end of the input.
      case done
      /// The return key for opening something.
      case go
      /// The return key for a search.
      case search
      /// The return key for sending a message.
      case send
      /// The return key for joining a network.
      case join
      /// The return key for the next field.
      case next
      /// The return key for continuing.
      case `continue`
      /// The return key for a route.
      case route
      /// The return key for an emergency call.
      case emergencyCall
      /// The return key for a confirmation.
      case ok
      /// The caps lock key of larger devices.
      case capsLock
      /// The emoji search field.
      case searchEmoji
      /// The key to the letters.
      case alphabetic
      /// The key to the digits.
      case numeric
      /// The key to the symbols.
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
  /// Source: KeyboardKit 9.5.3 Localizable.strings.
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
