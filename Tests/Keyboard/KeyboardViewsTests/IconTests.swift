import KeyboardKit
import Testing

@testable import KeyboardViews

@Suite struct IconTests {

  @Test(arguments: names)
  func everyNameHasADrawing(name: String) throws {
    let icon = try #require(Icon.named(name))
    #expect(!icon.layers.isEmpty)
    #expect(Icon.allNames.contains(name))
  }

  @Test func noNameIsGivenTwice() {
    #expect(Set(Icon.allNames).count == Icon.allNames.count)
    #expect(Set(Icon.allNames) == Set(Self.names))
  }

  @Test(arguments: ["keyboardUnknown", "", "=", "line", "#"])
  func anUnknownNameHasNoDrawing(name: String) {
    #expect(Icon.named(name) == nil)
  }

  @Test(arguments: symbols)
  func aSystemSymbolIsTheIconThatStandsInForIt(symbol: String, name: String) throws {
    let icon = try #require(Icon.named(symbol))
    #expect(icon.name == name)
  }

  @Test(arguments: boxes)
  func inkIsAsLargeAsMeasured(box: MeasuredBox) throws {
    let ink = try #require(Icon.named(box.name)).inkBox(weight: box.weight)
    #expect(abs(ink.width - box.width) <= 0.4, "\(ink.width) wide, measured \(box.width)")
    #expect(abs(ink.height - box.height) <= 0.4, "\(ink.height) high, measured \(box.height)")
  }

  @Test(arguments: Icon.allNames, [Font.Weight.light, .regular, .bold])
  func inkIsCentered(name: String, weight: Font.Weight) throws {
    let ink = try #require(Icon.named(name)).inkBox(weight: weight)
    #expect(abs(ink.midX - 12) <= 0.35, "centered on x \(ink.midX)")
    #expect(abs(ink.midY - 12) <= 0.35, "centered on y \(ink.midY)")
  }

  @Test(arguments: Icon.allNames)
  func everyPointIsFiniteAndNearTheCanvas(name: String) throws {
    let canvas = CGRect(x: -2, y: -2, width: 28, height: 28)
    for point in try #require(Icon.named(name)).points {
      #expect(canvas.contains(point), "\(point)")
    }
  }

  @Test(arguments: mirrors)
  func pairsAreMirrored(one: String, other: String) throws {
    let one = try #require(Icon.named(one))
    let other = try #require(Icon.named(other))
    #expect(one.layers.map(\.mirrored) == other.layers)
  }

  @Test(arguments: symmetricNames)
  func symmetricInkLooksTheSameInAMirror(name: String) throws {
    let ink = try #require(Icon.named(name)).inkBox()
    #expect(abs(ink.midX - 12) < 1e-9)
  }
}

extension IconTests {

  /// The names of Image in KeyboardKit 7.9, 9.5.3 and 10.7, and `keyboardShiftCapslockActive` of 9.9.
  static let names =
    [
      "keyboard", "keyboardArrowDown", "keyboardArrowLeft", "keyboardArrowRight", "keyboardArrowUp",
      "keyboardAudioFeedbackDisabled", "keyboardAudioFeedbackEnabled", "keyboardBackspace",
      "keyboardBackspaceRtl", "keyboardBrightnessDown", "keyboardBrightnessUp", "keyboardCommand",
      "keyboardControl", "keyboardDictation", "keyboardDismiss", "keyboardDockEdgeLeading",
      "keyboardDockEdgeNone", "keyboardDockEdgeTrailing", "keyboardEmail", "keyboardEmoji",
      "keyboardEmojiFilled", "keyboardEmojiSymbol", "keyboardDone", "keyboardPaste",
      "keyboardGlobe", "keyboardHapticFeedbackDisabled",
      "keyboardHapticFeedbackEnabled", "keyboardImages", "keyboardInputCursor",
      "keyboardInputToolbarAutomatic", "keyboardInputToolbarCharacters", "keyboardInputToolbarNone",
      "keyboardInputToolbarNumbers", "keyboardInputToolbarRecentEmojis", "keyboardKit",
      "keyboardLeft", "keyboardNewline", "keyboardNewlineRtl", "keyboardNone", "keyboardOption",
      "keyboardRedo", "keyboardRight", "keyboardSearch", "keyboardSettings",
      "keyboardShiftCapslockActive", "keyboardShiftCapslockInactive", "keyboardShiftCapslocked",
      "keyboardShiftLowercased", "keyboardShiftUppercased", "keyboardSpeaker",
      "keyboardSpeakerDown", "keyboardSpeakerUp", "keyboardTab", "keyboardTabRtl", "keyboardTheme",
      "keyboardUndo", "keyboardUrl", "keyboardZeroWidthSpace",
      "keyboardArrowBackward", "keyboardArrowForward", "keyboardClipboard", "keyboardEscape",
      "keyboardFunction", "keyboardSpace", "keyboardSystemSettings", "keyboardUrlDomain",
    ] + categoryNames + signNames

  /// The symbols of the emoji categories, but for the face that another key has too.
  static let categoryNames = [
    "teddybear", "fork.knife", "soccerball", "car", "lightbulb", "heart", "flag", "clock",
  ]

  static let signNames = [
    "checkmark.circle.fill", "exclamationmark.triangle.fill", "key", "line.3.horizontal",
    "xmark", "xmark.circle.fill", "chevron.left", "chevron.right", "chevron.up", "chevron.down",
    "ellipsis", "arrow.uturn.backward", "arrow.up.forward.app", "square.and.pencil",
    "doc.text.magnifyingglass", "apps.iphone", "flask", "checkmark.seal.fill", "lock.shield",
    "mic.fill", "microphone.fill", "stop.fill", "eye.slash", "heart.fill", "text.bubble",
    "pin", "pin.fill", "trash",
  ]

  static let symbols = [
    ("1.square", "keyboardInputToolbarNumbers"), ("arrow.down", "keyboardArrowDown"),
    ("arrow.left", "keyboardLeft"), ("arrow.left.to.line", "keyboardTabRtl"),
    ("arrow.right", "keyboardRight"), ("arrow.right.to.line", "keyboardTab"),
    ("arrow.turn.down.left", "keyboardNewline"), ("arrow.turn.down.right", "keyboardNewlineRtl"),
    ("arrow.backward", "keyboardArrowBackward"), ("arrow.forward", "keyboardArrowForward"),
    ("clipboard", "keyboardClipboard"), ("escape", "keyboardEscape"), ("fn", "keyboardFunction"),
    ("space", "keyboardSpace"), ("gear", "keyboardSystemSettings"),
    ("arrow.up", "keyboardArrowUp"), ("arrow.uturn.left", "keyboardUndo"),
    ("arrow.uturn.right", "keyboardRedo"), ("capslock", "keyboardShiftCapslockInactive"),
    ("capslock.fill", "keyboardShiftCapslocked"),
    ("checkmark", "keyboardDone"),
    ("document.on.clipboard", "keyboardPaste"),
    ("face.smiling.inverse", "keyboardEmojiFilled"),
    ("character.cursor.ibeam", "keyboardInputCursor"),
    ("character.square", "keyboardInputToolbarCharacters"),
    ("circle.dotted", "keyboardZeroWidthSpace"), ("circle.slash", "keyboardNone"),
    ("command", "keyboardCommand"), ("control", "keyboardControl"),
    ("delete.left", "keyboardBackspace"), ("delete.right", "keyboardBackspaceRtl"),
    ("envelope", "keyboardEmail"), ("face.smiling", "keyboardEmojiSymbol"),
    ("gearshape", "keyboardSettings"), ("globe", "keyboardGlobe"),
    ("hand.tap", "keyboardHapticFeedbackDisabled"),
    ("hand.tap.fill", "keyboardHapticFeedbackEnabled"),
    ("heart.square", "keyboardInputToolbarRecentEmojis"), ("keyboard", "keyboard"),
    ("keyboard.chevron.compact.down", "keyboardDismiss"),
    ("keyboard.onehanded.left", "keyboardDockEdgeLeading"),
    ("keyboard.onehanded.right", "keyboardDockEdgeTrailing"),
    ("magnifyingglass", "keyboardSearch"), ("mic", "keyboardDictation"),
    ("option", "keyboardOption"), ("paintpalette", "keyboardTheme"), ("photo", "keyboardImages"),
    ("safari", "keyboardUrl"), ("shift", "keyboardShiftLowercased"),
    ("shift.fill", "keyboardShiftUppercased"), ("speaker", "keyboardSpeaker"),
    ("speaker.wave.1", "keyboardSpeakerUp"), ("speaker.wave.3", "keyboardSpeakerDown"),
    ("speaker.wave.3.fill", "keyboardAudioFeedbackEnabled"),
    ("square", "keyboardInputToolbarAutomatic"), ("square.slash", "keyboardInputToolbarNone"),
    ("sun.max", "keyboardBrightnessUp"), ("sun.min", "keyboardBrightnessDown"),
  ]

  struct MeasuredBox: Sendable {
    let name: String
    let width: Double
    let height: Double
    var weight = Font.Weight.regular

    init(_ name: String, _ width: Double, _ height: Double, weight: Font.Weight = .regular) {
      self.name = name
      self.width = width
      self.height = height
      self.weight = weight
    }
  }

  /// The boxes of the ink in published pictures, in points at font size 20.
  static let boxes = [
    MeasuredBox("keyboard", 24.6, 15.5), MeasuredBox("keyboardDismiss", 24.4, 20.7),
    MeasuredBox("keyboardBackspace", 21.2, 17.9), MeasuredBox("keyboardBackspaceRtl", 21.2, 17.9),
    MeasuredBox("keyboardShiftLowercased", 20.9, 17.9, weight: .light),
    MeasuredBox("keyboardShiftUppercased", 20.9, 17.9, weight: .light),
    MeasuredBox("keyboardShiftCapslocked", 20.6, 20.3),
    MeasuredBox("keyboardShiftCapslockInactive", 20.6, 20.3),
    MeasuredBox("keyboardEmoji", 20, 20), MeasuredBox("keyboardEmojiSymbol", 20, 20),
    MeasuredBox("keyboardGlobe", 20, 20), MeasuredBox("keyboardCommand", 18.5, 18.2),
    MeasuredBox("keyboardControl", 17.1, 9.4), MeasuredBox("keyboardOption", 20, 17.9),
    MeasuredBox("keyboardDictation", 13.9, 21.1), MeasuredBox("keyboardEmail", 23.5, 16.8),
    MeasuredBox("keyboardImages", 23, 17.9), MeasuredBox("keyboardLeft", 18, 14.8),
    MeasuredBox("keyboardRight", 18, 14.8), MeasuredBox("keyboardArrowUp", 14.8, 18),
    MeasuredBox("keyboardArrowDown", 14.8, 18), MeasuredBox("keyboardNewline", 18.2, 15.2),
    MeasuredBox("keyboardRedo", 18.4, 18.1), MeasuredBox("keyboardTab", 19.6, 14.9),
    MeasuredBox("keyboardSearch", 19, 19), MeasuredBox("keyboardSettings", 20.8, 20.8),
    MeasuredBox("keyboardBrightnessDown", 19.3, 19.3),
    MeasuredBox("keyboardBrightnessUp", 21.1, 21.1), MeasuredBox("keyboardSpeaker", 11.7, 17),
    MeasuredBox("keyboardSpeakerDown", 26, 18.7),
    MeasuredBox("keyboardAudioFeedbackEnabled", 26, 18.7),
    MeasuredBox("keyboardZeroWidthSpace", 20, 20),
  ]

  static let mirrors = [
    ("keyboardLeft", "keyboardRight"), ("keyboardBackspace", "keyboardBackspaceRtl"),
    ("keyboardNewline", "keyboardNewlineRtl"), ("keyboardTab", "keyboardTabRtl"),
    ("keyboardArrowBackward", "keyboardArrowForward"), ("keyboardRedo", "keyboardUndo"),
    ("keyboardDockEdgeLeading", "keyboardDockEdgeTrailing"),
  ]

  static let symmetricNames = [
    "keyboard", "keyboardDismiss", "keyboardShiftLowercased", "keyboardShiftCapslocked",
    "keyboardShiftCapslockInactive", "keyboardEmoji", "keyboardEmojiSymbol", "keyboardGlobe",
    "keyboardCommand", "keyboardControl", "keyboardDictation", "keyboardEmail",
    "keyboardArrowUp", "keyboardSettings", "keyboardInputToolbarRecentEmojis",
  ]
}
