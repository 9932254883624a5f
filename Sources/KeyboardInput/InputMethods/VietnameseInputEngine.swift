public import KeyboardCore

/// Composes Vietnamese letters from typed keys.
///
/// The engine sees each key before it is inserted, and the text before the cursor. It remembers the
/// keys of the current syllable as long as the text is what it has left there.
public final class VietnameseInputEngine {

  /// Where the tone of `oa`, `oe` and `uy` goes.
  public var toneStyle: Vietnamese.ToneStyle

  private var memory = Memory()

  /// An engine that knows no text yet.
  public init(toneStyle: Vietnamese.ToneStyle = .old) {
    self.toneStyle = toneStyle
  }

  /// An engine that knows what this one knows.
  func copy() -> VietnameseInputEngine {
    let engine = VietnameseInputEngine(toneStyle: toneStyle)
    engine.memory = memory
    return engine
  }

  /// What a key changes before the cursor.
  public struct Edit: KeyboardModel {

    /// The end of the text before the cursor that is replaced.
    public let deletedText: String

    /// What it is replaced with.
    public let insertedText: String
  }

  /// What is known of the syllable before the cursor.
  struct Memory {

    /// The syllable as it stands in the text.
    var text = ""

    /// The length of all text before the cursor in UTF-8.
    var length = -1

    /// The keys that were typed for the syllable.
    var keys = ""

    /// The keys that stand for themselves until the word ends, because their effect was undone.
    var undoneKeys: Set<Character> = []

    /// Whether all keys stand for themselves until the word ends.
    var isLiteral = false

    /// The key that stands as a vowel of its own at the end of the syllable.
    var vowelKey: Character?
  }

  /// The longest syllable that is composed; no word is longer than a few letters.
  package static let maximumLength = 16

  /// What a key changes after a text, or `nil` if the key itself is inserted.
  public func edit(
    for key: Character, after text: String, method: Vietnamese.InputMethod
  ) -> Edit? {
    if method == .viqr, let edit = literalEdit(for: key, after: text) { return edit }
    recall(text)
    if key.isLetter && !key.isASCII {
      // Such a letter was chosen as it is; the syllable starts anew with it.
      memory = Memory()
      return nil
    }
    let old = memory.text
    let new = old.count < Self.maximumLength ? result(of: key, method: method) : nil
    memory.keys.append(key)
    memory.text = new ?? old + String(key)
    let edit = new.flatMap { Edit(from: old, to: $0, typing: key) }
    memory.length = text.utf8.count - old.utf8.count + memory.text.utf8.count
    return edit
  }

  /// Forget the syllable unless the text is the one that the engine has left.
  private func recall(_ text: String) {
    let syllable = text.tail { $0.isLetter }
    guard memory.length != text.utf8.count || memory.text != syllable else { return }
    memory = Memory(text: String(syllable), keys: String(syllable))
  }

  /// The syllable after a key, or `nil` if the key is inserted as it is.
  private func result(of key: Character, method: Vietnamese.InputMethod) -> String? {
    guard !memory.isLiteral else { return nil }
    let syllable = Vietnamese.Syllable(memory.text)
    let letter = Vietnamese.letter(key).letter
    if let effect = method.effect(of: key), !memory.undoneKeys.contains(letter.base) {
      if memory.vowelKey == letter.base {
        memory.undoneKeys.insert(letter.base)
        memory.vowelKey = nil
        return memory.text.dropLast() + String(key)
      }
      if let changed = syllable.applying(effect, isUpper: letter.isUpper) {
        memory.vowelKey = changed.letters.count > syllable.letters.count ? letter.base : nil
        return changed.text(style: toneStyle)
      }
      if let undone = syllable.undoing(effect) {
        memory.undoneKeys.insert(letter.base)
        return undone.text(style: toneStyle) + String(key)
      }
    }
    memory.vowelKey = nil
    return key.isLetter ? adding(letter, key, to: syllable) : nil
  }

  /// The syllable with one more letter, which can move the tone, or show that it is no syllable.
  private func adding(
    _ letter: Vietnamese.Letter, _ key: Character, to syllable: Vietnamese.Syllable
  ) -> String? {
    var longer = syllable
    longer.letters.append(letter)
    longer = longer.withBothHorns()
    if longer.hasPossibleRhyme || !memory.undoneKeys.isEmpty {
      return longer.text(style: toneStyle)
    }
    guard memory.keys != memory.text else { return nil }
    memory.isLiteral = true
    return memory.keys + String(key)
  }

  /// What a mark of VIQR changes after a backslash: it takes its place.
  private func literalEdit(for key: Character, after text: String) -> Edit? {
    guard text.last == "\\", text.dropLast().last?.isLetter == true,
      Vietnamese.InputMethod.viqr.effect(of: key) != nil
    else { return nil }
    return Edit(deletedText: "\\", insertedText: String(key))
  }
}

extension VietnameseInputEngine.Edit {

  /// The edit that makes one syllable of another, or `nil` if that is what typing the key does.
  fileprivate init?(from old: String, to new: String, typing key: Character) {
    let kept = zip(old, new).prefix { $0 == $1 }.count
    deletedText = String(old.dropFirst(kept))
    insertedText = String(new.dropFirst(kept))
    if deletedText.isEmpty && insertedText == String(key) { return nil }
  }
}
