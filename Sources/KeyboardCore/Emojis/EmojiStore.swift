/// A store of emoji lists, such as the settings of an app.
///
/// Keys are those of ``EmojiCategory/Persisted``; `nil` means that nothing is stored.
public protocol EmojiStore: AnyObject {

  /// Return the emojis stored for a key, as strings.
  func emojis(forKey key: String) -> [String]?

  /// Store emojis for a key, or remove them with `nil`.
  func setEmojis(_ emojis: [String]?, forKey key: String)

  /// Return the number stored for a key.
  func count(forKey key: String) -> Int?

  /// Store a number for a key, or remove it with `nil`.
  func setCount(_ count: Int?, forKey key: String)
}

/// An in-memory store of emojis.
public final class EmojiMemoryStore: EmojiStore {

  private var emojis: [String: [String]] = [:]
  private var counts: [String: Int] = [:]

  /// An empty store.
  public init() {}

  /// Return the emojis stored for a key, as strings.
  public func emojis(forKey key: String) -> [String]? { emojis[key] }

  /// Store emojis for a key, or remove them with `nil`.
  public func setEmojis(_ emojis: [String]?, forKey key: String) { self.emojis[key] = emojis }

  /// Return the number stored for a key.
  public func count(forKey key: String) -> Int? { counts[key] }

  /// Store a number for a key, or remove it with `nil`.
  public func setCount(_ count: Int?, forKey key: String) { counts[key] = count }
}
