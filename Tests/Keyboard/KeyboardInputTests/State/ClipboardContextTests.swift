import KeyboardCore
import KeyboardInput
import Testing

@Suite struct ClipboardContextTests {

  private let controller = KeyboardInputController(
    state: Keyboard.State(settingsStorage: InMemorySettingsStore()))
  private var clipboard: ClipboardContext { controller.state.clipboardContext }
  private var traits: KeyboardTraits { controller.state.keyboardContext.traits }
  private var text: String? { controller.textDocumentProxy.documentContextBeforeInput }

  private func tap(_ action: KeyboardAction) {
    controller.services.actionHandler.handle(.press, on: action)
    controller.services.actionHandler.handle(.release, on: action)
  }

  @Test func theNewestClipIsFirstAfterPinnedOnes() {
    for text in ["one", "two", "three", "two"] { #expect(clipboard.add(text)) }
    #expect(clipboard.clips.map(\.text) == ["two", "three", "one"])
    clipboard.togglePin(ofClip: clipboard.clips[2].id)
    clipboard.add("four")
    #expect(clipboard.clips.map(\.text) == ["one", "four", "two", "three"])
    #expect(traits.clips == clipboard.clips)
    clipboard.deleteUnpinnedClips()
    #expect(clipboard.clips.map(\.text) == ["one"] && clipboard.clips[0].isPinned)
    clipboard.togglePin(ofClip: clipboard.clips[0].id)
    clipboard.deleteClip(withId: clipboard.clips[0].id)
    #expect(clipboard.clips.isEmpty && traits.clips.isEmpty)
  }

  @Test(arguments: [
    ("", false), (" \n", false), (String(repeating: "a", count: 10_000), true),
    (String(repeating: "a", count: 10_001), false), (String(repeating: "é", count: 5_001), false),
  ])
  func textsAreBounded(text: String, isClip: Bool) {
    #expect(clipboard.add(text) == isClip)
    #expect(clipboard.clips.count == (isClip ? 1 : 0))
  }

  @Test func theOldestClipThatIsNotPinnedMakesRoom() {
    for index in 0..<ClipboardContext.maximumCount { clipboard.add("\(index)") }
    clipboard.togglePin(ofClip: clipboard.clips.last?.id ?? 0)
    clipboard.add("new")
    #expect(clipboard.clips.count == ClipboardContext.maximumCount)
    #expect(clipboard.clips.prefix(2).map(\.text) == ["0", "new"])
    #expect(!clipboard.clips.contains { $0.text == "1" })
    for clip in clipboard.clips where !clip.isPinned { clipboard.togglePin(ofClip: clip.id) }
    #expect(!clipboard.add("newer"))
  }

  @Test func keysPasteAndPinAndDelete() {
    for text in ["a", "b", "c", "d"] { clipboard.add(text) }
    let ids = clipboard.clips.map(\.id)
    controller.state.fontContext.font = .bold
    tap(.pasteClip(ids[1]))
    #expect(text == "c")
    tap(.pasteClip(99))
    tap(.togglePin(ofClip: ids[3]))
    #expect(clipboard.clips.map(\.text) == ["a", "d", "c", "b"])
    tap(.deleteClip(ids[0]))
    #expect(clipboard.clips.map(\.text) == ["a", "c", "b"] && text == "c")
    controller.undoLastRecordedDocumentChange()
    #expect(text == "")
  }

  /// A clipboard is read when its keyboard is shown, and a text that was deleted doesn't come back.
  @Test func theClipboardThatIsHandedInIsRead() {
    let copied = InMemoryClipboard("copied")
    clipboard.clipboard = copied
    #expect(clipboard.clips.isEmpty)
    tap(.keyboardType(.clipboard))
    #expect(traits.keyboardType == .clipboard && clipboard.clips.map(\.text) == ["copied"])
    clipboard.deleteClip(withId: clipboard.clips[0].id)
    tap(.keyboardType(.clipboard))
    #expect(clipboard.clips.isEmpty)
    copied.text = "again"
    clipboard.readClipboard()
    #expect(clipboard.clips.map(\.text) == ["again"])
    clipboard.clipboard = nil
    clipboard.readClipboard()
    #expect(clipboard.clips.count == 1)
  }

  @Test func clipsAreKept() {
    let store = InMemorySettingsStore()
    let state = Keyboard.State(settingsStorage: store)
    state.clipboardContext.add("kept")
    #expect(
      Keyboard.State(settingsStorage: store).keyboardContext.traits.clips.map(\.text) == ["kept"])
    ClipboardSettings(storage: store).clips = []
    state.syncSettings()
    #expect(state.clipboardContext.clips.isEmpty && state.keyboardContext.traits.clips.isEmpty)
    #expect(ClipboardSettings.settingsPrefix == "com.keyboardkit.settings.clipboard.")
  }

  /// As many clips are shown as there are rows of letters; a key leads to the next ones.
  @Test func layoutsShowThreeClips() {
    let context = controller.state.keyboardContext
    context.keyboardType = .clipboard
    let service = KeyboardLayout.StandardService.allLocales()
    func shown() -> [String] {
      service.completeLayout(for: context).itemRows.joined().compactMap {
        $0.action.standardButtonText(for: context)
      }.filter { $0.hasPrefix("clip") }
    }
    #expect(shown().isEmpty)
    for index in (1...4).reversed() { clipboard.add("clip\n\(index)") }
    #expect(shown() == ["clip 1", "clip 2", "clip 3"])
    tap(.nextClips)
    #expect(shown() == ["clip 4"])
    tap(.nextClips)
    #expect(shown() == ["clip 1", "clip 2", "clip 3"])
    tap(.deleteClip(clipboard.clips[0].id))
    #expect(shown() == ["clip 2", "clip 3", "clip 4"])
    let actions = service.completeLayout(for: context).itemRows.joined().map(\.action)
    #expect(!actions.contains(.nextClips) && actions.contains(.keyboardType(.alphabetic)))
  }
}
