public import KeyboardCore
public import Observation

/// Last copied text, as the app passes it.
public protocol TextClipboard: AnyObject, SendableMetatype {

  /// The copied text, or `nil` for none.
  var text: String? { get set }
}

/// A clipboard in memory, which no other app sees.
public final class InMemoryClipboard: TextClipboard {

  /// The copied text, or `nil` for none.
  public var text: String?

  /// Creates a clipboard with a text.
  public init(_ text: String? = nil) { self.text = text }
}

/// The observable clips of the clipboard keyboard.
///
/// It knows what an app adds, and the clipboard that is handed in; it never reads that of the machine.
///
/// ```swift
/// let clipboard = controller.state.clipboardContext
/// clipboard.clipboard = InMemoryClipboard("Room 5")
/// controller.setKeyboardType(.clipboard)
/// controller.services.actionHandler.handle(.release, on: .pasteClip(clipboard.clips[0].id))
/// controller.textDocumentProxy.documentContextBeforeInput  // → "Room 5"
/// ```
@Observable
public final class ClipboardContext {

  /// Creates a context without clips.
  public init() {}

  /// The clips, pinned ones first, and of both the newest first.
  public private(set) var clips: [Clipboard.Clip] = []

  /// The clipboard of the app; a new text of it becomes a clip when the keyboard is shown.
  @ObservationIgnored
  public var clipboard: (any TextClipboard)?

  @ObservationIgnored
  var settingsStorage: (any KeyboardSettingsStorage)?

  @ObservationIgnored
  var observer: (([Clipboard.Clip]) -> Void)?

  private var lastRead: String?

  /// The largest number of clips; of more, the oldest one that isn't pinned is dropped.
  public static let maximumCount = 50

  /// The longest text of a clip in UTF-8 code units; a longer one is no clip.
  public static let maximumLength = 10_000

  /// Adds a text as the newest clip, or move the clip of that text there, and returns whether it is one.
  ///
  /// A text that is empty or too long is none, and nothing is added to pinned clips only.
  @discardableResult
  public func add(_ text: String) -> Bool {
    guard text.utf8.count <= Self.maximumLength, !text.allSatisfy(\.isWhitespace) else {
      return false
    }
    var clips = clips
    if let known = clips.firstIndex(where: { $0.text == text }) {
      let clip = clips.remove(at: known)
      clips.insert(clip, at: clip.isPinned ? 0 : clips.firstUnpinned)
    } else {
      if clips.count >= Self.maximumCount {
        guard let oldest = clips.lastIndex(where: { !$0.isPinned }) else { return false }
        clips.remove(at: oldest)
      }
      let id = (clips.map(\.id).max() ?? 0) + 1
      clips.insert(Clipboard.Clip(id: id, text: text), at: clips.firstUnpinned)
    }
    change(to: clips)
    return true
  }

  /// Adds the text of ``clipboard``, unless it was read before.
  public func readClipboard() {
    guard let text = clipboard?.text, text != lastRead else { return }
    lastRead = text
    add(text)
  }

  /// Returns the clip of a number, or `nil` if there is none.
  public func clip(withId id: Clipboard.Clip.ID) -> Clipboard.Clip? { clips.first { $0.id == id } }

  /// Pin or unpin a clip; it becomes the newest of its kind.
  public func togglePin(ofClip id: Clipboard.Clip.ID) {
    guard let index = clips.firstIndex(where: { $0.id == id }) else { return }
    var clips = clips
    var clip = clips.remove(at: index)
    clip.isPinned.toggle()
    clips.insert(clip, at: clip.isPinned ? 0 : clips.firstUnpinned)
    change(to: clips)
  }

  /// Deletes a clip.
  public func deleteClip(withId id: Clipboard.Clip.ID) { change(to: clips.filter { $0.id != id }) }

  /// Deletes all clips that aren't pinned.
  public func deleteUnpinnedClips() { change(to: clips.filter(\.isPinned)) }

  /// Applies the user's settings, which another process may have changed.
  public func sync(with settings: ClipboardSettings) {
    let stored = settings.clips
    guard stored != clips else { return }
    clips = stored
    observer?(stored)
  }

  private func change(to clips: [Clipboard.Clip]) {
    guard clips != self.clips else { return }
    self.clips = clips
    ClipboardSettings(storage: settingsStorage).clips = clips
    observer?(clips)
  }
}

extension [Clipboard.Clip] {

  fileprivate var firstUnpinned: Int { firstIndex { !$0.isPinned } ?? count }
}
