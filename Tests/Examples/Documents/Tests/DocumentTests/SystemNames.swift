// Names of KeyboardKit for settings, emojis, feedback, status and dictation, used from an outside package.
import Foundation
import KeyboardKit
import Testing

@Suite struct SystemNames {

  @Test func devices() {
    #expect(DeviceType.pad.isPad && DeviceType.vision.isVisionPro && DeviceType.current == .other)
    #expect(InterfaceOrientation.landscapeLeft.isLandscape)
    #expect(InterfaceOrientation.portraitUpsideDown.isPortrait)
    #expect(CGSize.iPhoneProMaxScreenPortrait.flipped() == .iPhoneProMaxScreenLandscape)
    #expect(CGSize.iPadProSmallScreenLandscape.isScreenSize(.iPadProSmallScreenPortrait))
  }

  @Test func settings() {
    let store = InMemorySettingsStore()
    var changes: [Bool] = []
    let settings = KeyboardSettings(
      storage: store, onAutocapitalizationEnabledChanged: { changes.append($0) })
    settings.isAutocapitalizationEnabled = true
    settings.isAutocapitalizationEnabled = false
    #expect(changes == [false])
    settings.addedLocales = [.init(.swedish), .init(.swedish, layoutType: .qwerty)]
    #expect(settings.hasAddedLocales && settings.hasMultipleAddedLocales)
    #expect(settings.firstAddedLocale(for: .swedish)?.layoutType == nil)
    #expect(settings.hasAddedLocale(.swedish, withLayoutType: .qwerty))
    #expect(settings.addedLocales.firstIndex(of: .swedish, layoutType: .qwerty) == 1)
    settings.keyboardLayoutType = .colemak
    #expect(settings.keyboardLayoutTypeIdentifier == "colemak")
    #expect(
      settings.inputToolbarDisplayMode == .automatic && settings.inputToolbarType == .automatic)
    #expect(KeyboardSettings.settingsPrefix == "com.keyboardkit.settings.keyboard.")
    #expect(KeyboardSettings.storeKeyPrefix(for: "x") == "com.keyboardkit.settings.x.")
    #expect(!KeyboardSettings.storeIsAppGroupSynced)
    #expect(FeedbackSettings.settingsPrefix.hasSuffix("feedback."))
    #expect(DictationSettings(storage: store).silenceLimit == 5)
    let feedback = FeedbackSettings(storage: store)
    feedback.toggleIsAudioFeedbackEnabled()
    feedback.toggleIsHapticFeedbackEnabled()
    #expect(!FeedbackSettings(storage: store).isAudioFeedbackEnabled)
    #expect(Keyboard.StorageValue([1]).rawValue == "[1]")
    #expect(Keyboard.StorageValue<[String: Int]>(rawValue: #"{"a":1}"#)?.value == ["a": 1])
    #expect(Keyboard.LayoutType.allCases.count == 23)
    #expect(Keyboard.LayoutType(id: "vietnamese_telex_qwerty")?.displayName == "Telex - QWERTY")
  }

  @Test func apps() {
    let app = KeyboardApp(
      name: "A", licenseKey: "k", appGroupId: nil, locales: [.english],
      deepLinks: .init(app: "a://"))
    #expect(app.licenseKey == "k" && app.deepLinks?.dictationURL?.absoluteString == "a://dictation")
    let old = KeyboardApp(name: "A", bundleId: "a.b")
    #expect(old.keyboardBundleId == "a.b.keyboard" && old.keyboardBundleIdWildcard == "a.b.*")
    let controller = KeyboardInputViewController()
    var isDone = false
    controller.setup(for: app) { isDone = (try? $0.get()) != nil }
    #expect(isDone && controller.keyboardContext.app?.name == "A")
    #expect(controller.keyboardContext.locales == [.english])
  }

  @Test func emojis() {
    let thumb = Emoji("👍")
    #expect(thumb.id == "👍" && thumb.unicodeName == "Thumbs Up Sign")
    #expect(thumb.unicodeIdentifier == #"\N{THUMBS UP SIGN}"# && thumb.matches("thumb"))
    #expect(thumb.hasSkinToneVariants && thumb.skinToneVariants.count == 6)
    #expect(Emoji("👍🏿").neutralSkinToneVariant == thumb && thumb.isAvailableInCurrentRuntime)
    #expect(EmojiCategory.standardCategories.count == 8 && [EmojiCategory].standard.count == 8)
    #expect(EmojiCategory.foodAndDrink.symbolIcon == Image(systemName: "fork.knife"))
    #expect(EmojiCategory.flags.emojiIcon == "🏳️" && EmojiCategory.flags.hasEmojis)
    #expect([EmojiCategory].standard.category(after: .flags) == nil)
    #expect(EmojiVersion.v16_0.earlierVersions.last == .v15_1 && EmojiVersion(iOS: 11.0) == nil)
    #expect("foo🙂bar👍".emojiString == "🙂👍" && "👍".isSingleEmoji && !"a👍".containsOnlyEmojis)
    #expect(Character("☺️").isCombinedEmoji && Character("😀").isSimpleEmoji)
    let names: [any Localizable] = [thumb, EmojiCategory.flags, KKL10n.space]
    #expect(names.map { $0.localizedName(in: .german) } == ["Thumbs Up", "Flaggen", "Leerzeichen"])
    #expect(thumb.localizedText(for: "nothing", in: .german) == "nothing")
    let favorites = EmojiCategory.Persisted.favorites
    for char in ["😀", "😎", "😀", "🚀"] {
      EmojiCategory.addEmoji(Emoji(char), to: favorites, maxCount: 2)
    }
    #expect(EmojiCategory.getEmojis(for: favorites).map(\.char) == ["🚀", "😀"])
    favorites.reset()
    #expect(EmojiCategory.favoriteEmojis.isEmpty)
  }

  @Test func feedbackAndStatus() {
    var events: [String] = []
    let service = KeyboardFeedback.StandardFeedbackService()
    service.audioEngine = Loud { events.append("\($0)") }
    service.hapticEngine.play = { events.append("\($0)") }
    service.triggerAudioFeedback(.delete)
    service.triggerAudioFeedback(.none)
    service.triggerHapticFeedback(.selection)
    service.triggerHapticFeedback(.none)
    #expect(events == ["delete", "delete", "selectionChanged"])
    #expect(KeyboardFeedback.Audio.delete.id == 1155 && KeyboardFeedback.Audio.none.id == 0)
    #expect(KeyboardFeedback.AudioConfiguration.disabled.input == .none)
    #expect(KeyboardFeedback.HapticConfiguration.standard.longPress == .mediumImpact)
    let services: [any KeyboardFeedbackService] = [.standard, .disabled, .preview]
    #expect(services.count == 3)
    let status = KeyboardStatusContext(bundleId: "a.b")
    status.refresh()
    #expect(!status.isKeyboardActive && !status.isKeyboardEnabled && !status.isFullAccessEnabled)
    #expect(SubmitLabel.allCases.map(\.rawValue) == SubmitLabel.allCases.map(\.rawValue).sorted())
    #expect(SubmitLabel.search.returnKeyType == .search && SubmitLabel.allCases.count == 9)
  }

  @Test func dictationAndHosts() {
    #expect(Dictation.AuthorizationStatus.disabledService.rawValue == -1)
    let service: any DictationService = .disabled
    #expect(service.authorizationStatus == .disabledService && service.supportedLocales.isEmpty)
    let context = DictationContext()
    context.setIsDictating(true)
    #expect(context.isDictating && context.lastError == nil && context.dictatedText == "")
    #expect(!ExternalKeyboardContext().isExternalKeyboardConnected)
    let previews = KeyboardPreviews.InputViewController.preview
    #expect(previews.hostApplicationBundleId == nil)
    #expect(KeyboardPreviews.TextDocumentProxy(before: "a").documentContextBeforeInput == "a")
    #expect(URL.systemSettings != nil)
  }
}

private final class Loud: KeyboardFeedback.AudioEngine {
  override func trigger(_ audio: KeyboardFeedback.Audio) {
    super.trigger(audio)
    super.trigger(audio)
  }
}
