/// Where lists of emojis are remembered, such as the settings of an app.
///
/// Keys are those of ``EmojiCategory/Persisted``; a value of `nil` means that nothing is stored.
public protocol EmojiStore: AnyObject {

  /// The emojis that are stored for a key, as texts.
  func emojis(forKey key: String) -> [String]?

  /// Stores emojis for a key, or forgets them.
  func setEmojis(_ emojis: [String]?, forKey key: String)

  /// The number that is stored for a key.
  func count(forKey key: String) -> Int?

  /// Stores a number for a key, or forgets it.
  func setCount(_ count: Int?, forKey key: String)
}

/// Remembers emojis as long as it lives.
public final class EmojiMemoryStore: EmojiStore {

  private var emojis: [String: [String]] = [:]
  private var counts: [String: Int] = [:]

  /// A store that has nothing stored.
  public init() {}

  /// The emojis that are stored for a key, as texts.
  public func emojis(forKey key: String) -> [String]? { emojis[key] }

  /// Stores emojis for a key, or forgets them.
  public func setEmojis(_ emojis: [String]?, forKey key: String) { self.emojis[key] = emojis }

  /// The number that is stored for a key.
  public func count(forKey key: String) -> Int? { counts[key] }

  /// Stores a number for a key, or forgets it.
  public func setCount(_ count: Int?, forKey key: String) { counts[key] = count }
}
