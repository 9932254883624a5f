public import KeyboardCore

/// An engine that composes Vietnamese letters from typed keys.
///
/// The engine receives each key before it is inserted, with the text before the cursor. It keeps
/// the keys of the current syllable as long as that text is the one it has left.
public final class VietnameseInputEngine {

  /// The position of the tone of a final `oa`, `oe` or `uy`.
  public var toneStyle: Vietnamese.ToneStyle

  private var memory = Memory()

  /// Creates an engine.
  public init(toneStyle: Vietnamese.ToneStyle = .old) { self.toneStyle = toneStyle }

  func copy() -> VietnameseInputEngine {
    let engine = VietnameseInputEngine(toneStyle: toneStyle)
    engine.memory = memory
    return engine
  }

  /// A replacement before the cursor.
  public struct Edit: KeyboardModel {

    /// The replaced text, which ends at the cursor.
    public let deletedText: String

    /// The replacement.
    public let insertedText: String
  }

  /// State of the current word, which tells its keys' previous effects.
  struct Memory {

    var text = ""

    /// In UTF-8.
    var length = -1

    var keys = ""
    var undoneKeys: Set<Character> = []

    /// Whether all keys are literal until the word ends.
    var isLiteral = false

    var vowelKey: Character?
  }

  /// The length of the longest composed syllable; no word has more than a few letters.
  package static let maximumLength = 16

  /// Returns the edit of a key after a text, or `nil` to insert the key itself.
  public func edit(
    for key: Character, after text: String, method: Vietnamese.InputMethod
  ) -> Edit? {
    if method == .viqr, let edit = literalEdit(for: key, after: text) { return edit }
    recall(text)
    if key.isLetter && !key.isASCII {
      // A letter that was chosen as such starts a new syllable.
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

  private func recall(_ text: String) {
    let syllable = text.suffix { $0.isLetter }
    guard memory.length != text.utf8.count || memory.text != syllable else { return }
    memory = Memory(text: String(syllable), keys: String(syllable))
  }

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

  private func literalEdit(for key: Character, after text: String) -> Edit? {
    guard text.last == "\\", text.dropLast().last?.isLetter == true,
      Vietnamese.InputMethod.viqr.effect(of: key) != nil
    else { return nil }
    return Edit(deletedText: "\\", insertedText: String(key))
  }
}

extension VietnameseInputEngine.Edit {

  /// Returns nil if typing the key has the same result.
  fileprivate init?(from old: String, to new: String, typing key: Character) {
    let kept = zip(old, new).prefix { $0 == $1 }.count
    deletedText = String(old.dropFirst(kept))
    insertedText = String(new.dropFirst(kept))
    if deletedText.isEmpty && insertedText == String(key) { return nil }
  }
}
