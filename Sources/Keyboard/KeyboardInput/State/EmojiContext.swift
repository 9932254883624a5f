public import KeyboardCore
public import Observation

/// The observable state of emojis (KeyboardKit 9.9).
@Observable
public final class EmojiContext {

  /// The user's settings.
  public var settings: EmojiSettings

  /// Creates a context with the shared settings.
  public init() { settings = EmojiSettings() }
}

/// The user's settings of emojis, stored at once.
public struct EmojiSettings {

  private let storage: (any KeyboardSettingsStorage)?

  /// Creates settings in a store, by default the shared one.
  public init(storage: (any KeyboardSettingsStorage)? = nil) { self.storage = storage }

  /// The emojis with the chosen skin tones, by those without one.
  public var preferredSkinTones: [Emoji: Emoji] {
    let chosen = EmojiCategory.Persisted.skinTones.getEmojis(in: storage)
    return Dictionary(chosen.map { ($0.neutralSkinToneVariant, $0) }) { first, _ in first }
  }

  /// Returns an emoji in its chosen skin tone.
  public func preferredSkinTone(for emoji: Emoji) -> Emoji {
    preferredSkinTones[emoji.neutralSkinToneVariant] ?? emoji
  }

  /// Keeps the skin tone of an emoji on its key.
  public func registerPreferredSkinTone(for emoji: Emoji) {
    guard emoji.hasSkinToneVariants else { return }
    let others = others(than: emoji)
    let isNeutral = emoji == emoji.neutralSkinToneVariant
    EmojiCategory.Persisted.skinTones.setEmojis((isNeutral ? [] : [emoji]) + others, in: storage)
  }

  /// Restores the skin tone of an emoji to none.
  public func resetPreferredSkinTone(for emoji: Emoji) {
    EmojiCategory.Persisted.skinTones.setEmojis(others(than: emoji), in: storage)
  }

  private func others(than emoji: Emoji) -> [Emoji] {
    EmojiCategory.Persisted.skinTones.getEmojis(in: storage).filter {
      $0.neutralSkinToneVariant != emoji.neutralSkinToneVariant
    }
  }
}

/// Data that a keyboard gets from its controller: the text fields (KeyboardKit 11).
public final class KeyboardControllerContext {

  private let context: KeyboardContext

  /// Creates a view of a keyboard's context.
  init(_ context: KeyboardContext) { self.context = context }

  /// The active text field.
  public var textDocumentProxy: any TextDocumentProxy { context.textDocumentProxy }

  /// A text field inside the keyboard that receives the text instead.
  public var textInputProxy: (any TextDocumentProxy)? {
    get { context.textInputProxy }
    set { context.textInputProxy = newValue }
  }
}
