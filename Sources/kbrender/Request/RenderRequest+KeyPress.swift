extension RenderRequest {

  /// A key that is touched in the picture.
  enum KeyPress: Equatable, Sendable {

    /// A key by name, pressed just now.
    case press(String)

    /// A key by name, held so long that its secondary actions are offered.
    case longPress(String, selectedIndex: Int)

    /// The key's name.
    var key: String {
      switch self {
      case .press(let key), .longPress(let key, _): key
      }
    }
  }
}
