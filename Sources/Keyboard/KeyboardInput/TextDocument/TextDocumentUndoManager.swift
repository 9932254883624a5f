public import KeyboardCore

/// Undoes changes that a keyboard has made to a text, in chunks.
///
/// A chunk is a word with the delimiters after it, a run of deletions, a correction or a suggestion.
/// Where the cursor was moved since, it goes back to the place of the change first; where the text was
/// changed by others, nothing is undone.
///
/// ```swift
/// let document = InMemoryTextDocument("I ")
/// let manager = TextDocumentUndoManager()
/// manager.record(in: document) { document.insertText("am") }
/// manager.undo(in: document)
/// document.text  // → "I "
/// ```
public final class TextDocumentUndoManager {

  /// A replacement of text before the cursor.
  struct Change: Equatable {

    var deleted: String
    var inserted: String

    /// The cursor after the change, in UTF-16 units from the start of the known text.
    var end: Int
  }

  private var undoable: [Change] = []
  private var redoable: [Change] = []

  /// The text before the cursor after the last change; elsewhere, a new chunk begins.
  private var lastText: String?

  /// More would be a memory of what users wrote.
  private static let maximumChangeCount = 200
  private static let longestText = 10_000

  /// Creates a manager that knows no changes.
  public init() {}

  /// Whether there is a change to undo.
  public var canUndo: Bool { !undoable.isEmpty }

  /// Whether there is an undone change to make again.
  public var canRedo: Bool { !redoable.isEmpty }

  /// Forgets all changes.
  public func removeAllChanges() { (undoable, redoable, lastText) = ([], [], nil) }

  /// Performs a change of a text, and records what it does before the cursor.
  public func record(in proxy: (any TextDocumentProxy)?, _ change: () -> Void) {
    guard let proxy, !proxy.isReadingFullDocumentContext else { return change() }
    let selected = proxy.selectedText ?? ""
    let old = (proxy.documentContextBeforeInput ?? "") + selected
    let rest = proxy.documentContextAfterInput
    change()
    let new = proxy.documentContextBeforeInput ?? ""
    guard old.utf8.count != new.utf8.count || old != new else { return }
    let newRest = proxy.documentContextAfterInput
    if rest == newRest { return add(Change(from: old, to: new), from: old, to: new) }
    // A cursor that only moves takes text from one side to the other; a mark may join a letter.
    let texts = (old + (rest ?? ""), new + (newRest ?? ""))
    if texts.0 != texts.1 { add(Change(from: texts.0, to: texts.1), from: old, to: new) }
  }

  private func add(_ change: Change, from old: String, to new: String) {
    redoable = []
    guard change.deleted.utf8.count <= Self.longestText,
      change.inserted.utf8.count <= Self.longestText
    else { return removeAllChanges() }
    if lastText == old, let last = undoable.last, let joined = last.joined(with: change) {
      undoable[undoable.count - 1] = joined
    } else {
      undoable.append(change)
    }
    if undoable.count > Self.maximumChangeCount { undoable.removeFirst() }
    lastText = new
  }

  /// Undo the last chunk, and return whether there was one in this text.
  @discardableResult
  public func undo(in proxy: any TextDocumentProxy) -> Bool {
    move(\.undoable, to: \.redoable, in: proxy)
  }

  /// Makes the chunk again that was undone last, and returns whether there was one in this text.
  @discardableResult
  public func redo(in proxy: any TextDocumentProxy) -> Bool {
    move(\.redoable, to: \.undoable, in: proxy)
  }

  private func move(
    _ source: ReferenceWritableKeyPath<TextDocumentUndoManager, [Change]>,
    to target: ReferenceWritableKeyPath<TextDocumentUndoManager, [Change]>,
    in proxy: any TextDocumentProxy
  ) -> Bool {
    guard let change = self[keyPath: source].popLast() else { return false }
    guard change.apply(to: proxy) else {
      removeAllChanges()
      return false
    }
    self[keyPath: target].append(change.inverted)
    lastText = nil
    return true
  }
}

extension TextDocumentUndoManager.Change {

  fileprivate init(from old: String, to new: String) {
    end = new.utf16.count
    // Nearly all changes are at the end, where comparing bytes is fast.
    if new.hasPrefix(old) {
      (deleted, inserted) = ("", String(Substring(new.utf8.dropFirst(old.utf8.count))))
    } else if old.hasPrefix(new) {
      (deleted, inserted) = (String(Substring(old.utf8.dropFirst(new.utf8.count))), "")
    } else {
      let start = zip(old, new).prefix { $0 == $1 }.count
      let (oldRest, newRest) = (old.dropFirst(start), new.dropFirst(start))
      let same = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
      deleted = String(oldRest.dropLast(same))
      inserted = String(newRest.dropLast(same))
      end -= String(newRest.suffix(same)).utf16.count
    }
  }

  /// Change that undoes this one.
  fileprivate var inverted: Self {
    let start = end - inserted.utf16.count
    return Self(deleted: inserted, inserted: deleted, end: start + deleted.utf16.count)
  }

  /// Returns one change in place of two that follow each other, if they are one chunk.
  fileprivate func joined(with next: Self) -> Self? {
    if deleted.isEmpty, next.deleted.isEmpty {
      // A word begins after the delimiters of the last one.
      let startsWord =
        String(inserted.suffix(1)).isWordDelimiter
        && !String(next.inserted.prefix(1)).isWordDelimiter
      guard !startsWord, !inserted.hasSuffix("\n") else { return nil }
      return Self(deleted: "", inserted: inserted + next.inserted, end: next.end)
    }
    if inserted.isEmpty, next.inserted.isEmpty, next.end + next.deleted.utf16.count == end {
      return Self(deleted: next.deleted + deleted, inserted: "", end: next.end)
    }
    return nil
  }

  /// Takes back what was inserted, and inserts what was deleted; return whether the text is as it was left.
  fileprivate func apply(to proxy: any TextDocumentProxy) -> Bool {
    func text() -> String { proxy.documentContextBeforeInput ?? "" }
    let offset = end - text().utf16.count
    if offset != 0 { proxy.adjustTextPosition(byCharacterOffset: offset) }
    guard text().utf16.count == end, text().hasSuffix(inserted) else {
      if offset != 0 { proxy.adjustTextPosition(byCharacterOffset: -offset) }
      return false
    }
    proxy.deleteBackward(times: inserted.count)
    if !deleted.isEmpty { proxy.insertText(deleted) }
    return true
  }
}
