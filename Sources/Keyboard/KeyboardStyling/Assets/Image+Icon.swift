extension Image {

  /// The icons of this package; the raw value is the name of the static property of `Image`.
  public enum Icon: String, Hashable, Codable, Sendable, CaseIterable {

    /// A keyboard.
    case keyboard

    /// A keyboard as wide as the screen.
    case dockEdgeNone = "keyboardDockEdgeNone"

    /// A keyboard at the leading edge.
    case dockEdgeLeading = "keyboardDockEdgeLeading"

    /// A keyboard at the trailing edge.
    case dockEdgeTrailing = "keyboardDockEdgeTrailing"

    /// A keyboard and an arrow down.
    case dismiss = "keyboardDismiss"

    /// A cross in a pentagon that points left.
    case backspace = "keyboardBackspace"

    /// A cross in a pentagon that points right.
    case backspaceRtl = "keyboardBackspaceRtl"

    /// A hollow arrow up.
    case shiftLowercased = "keyboardShiftLowercased"

    /// A filled arrow up.
    case shiftUppercased = "keyboardShiftUppercased"

    /// A filled arrow up over a bar.
    case shiftCapslocked = "keyboardShiftCapslocked"

    /// A hollow arrow up over a bar.
    case shiftCapslockInactive = "keyboardShiftCapslockInactive"

    /// A laughing face.
    case emoji = "keyboardEmoji"

    /// A laughing face, filled in the Liquid Glass look.
    case emojiFilled = "keyboardEmojiFilled"

    /// A smiling face.
    case emojiSymbol = "keyboardEmojiSymbol"

    /// A globe with its meridians.
    case globe = "keyboardGlobe"

    /// A looped square.
    case command = "keyboardCommand"

    /// An arrowhead up.
    case control = "keyboardControl"

    /// A switch.
    case option = "keyboardOption"

    /// A microphone.
    case dictation = "keyboardDictation"

    /// An envelope.
    case email = "keyboardEmail"

    /// A landscape in a frame.
    case images = "keyboardImages"

    /// An arrow left.
    case arrowLeft = "keyboardArrowLeft"

    /// An arrow right.
    case arrowRight = "keyboardArrowRight"

    /// An arrow up.
    case arrowUp = "keyboardArrowUp"

    /// An arrow down.
    case arrowDown = "keyboardArrowDown"

    /// An arrow down and left.
    case newline = "keyboardNewline"

    /// An arrow down and right.
    case newlineRtl = "keyboardNewlineRtl"

    /// An arrow that turns back left.
    case undo = "keyboardUndo"

    /// An arrow that turns back right.
    case redo = "keyboardRedo"

    /// A sheet before a clipboard.
    case paste = "keyboardPaste"

    /// A check mark.
    case done = "keyboardDone"

    /// An arrow right to a bar.
    case tab = "keyboardTab"

    /// An arrow left to a bar.
    case tabRtl = "keyboardTabRtl"

    /// A magnifying glass.
    case search = "keyboardSearch"

    /// A gear.
    case settings = "keyboardSettings"

    /// A small sun.
    case brightnessDown = "keyboardBrightnessDown"

    /// A shining sun.
    case brightnessUp = "keyboardBrightnessUp"

    /// A silent loudspeaker.
    case speaker = "keyboardSpeaker"

    /// A quiet loudspeaker.
    case speakerUp = "keyboardSpeakerUp"

    /// A loud loudspeaker.
    case speakerDown = "keyboardSpeakerDown"

    /// A silent loudspeaker.
    case audioFeedbackDisabled = "keyboardAudioFeedbackDisabled"

    /// A filled loud loudspeaker.
    case audioFeedbackEnabled = "keyboardAudioFeedbackEnabled"

    /// A tapping hand.
    case hapticFeedbackDisabled = "keyboardHapticFeedbackDisabled"

    /// A filled tapping hand.
    case hapticFeedbackEnabled = "keyboardHapticFeedbackEnabled"

    /// A dotted circle.
    case zeroWidthSpace = "keyboardZeroWidthSpace"

    /// A white key with a letter.
    case keyboardKit

    /// A crossed-out circle.
    case none = "keyboardNone"

    /// A letter and a text cursor.
    case inputCursor = "keyboardInputCursor"

    /// A palette of paints.
    case theme = "keyboardTheme"

    /// A compass.
    case url = "keyboardUrl"

    /// A square.
    case inputToolbarAutomatic = "keyboardInputToolbarAutomatic"

    /// A crossed-out square.
    case inputToolbarNone = "keyboardInputToolbarNone"

    /// A letter in a square.
    case inputToolbarCharacters = "keyboardInputToolbarCharacters"

    /// A digit in a square.
    case inputToolbarNumbers = "keyboardInputToolbarNumbers"

    /// A heart in a square.
    case inputToolbarRecentEmojis = "keyboardInputToolbarRecentEmojis"

    /// An arrow against the writing direction, left.
    case arrowBackward = "keyboardArrowBackward"

    /// An arrow in the writing direction, right.
    case arrowForward = "keyboardArrowForward"

    /// A clipboard.
    case clipboard = "keyboardClipboard"

    /// An arrow out of a circle.
    case escape = "keyboardEscape"

    /// The letters fn.
    case function = "keyboardFunction"

    /// A bracket that lies on its back.
    case space = "keyboardSpace"

    /// A gear with spokes.
    case systemSettings = "keyboardSystemSettings"

    /// The letters of .com.
    case urlDomain = "keyboardUrlDomain"

    /// The equivalent system symbol, if any.
    public var systemName: String? {
      switch self {
      case .keyboard: "keyboard"
      case .dockEdgeNone: "keyboard"
      case .dockEdgeLeading: "keyboard.onehanded.left"
      case .dockEdgeTrailing: "keyboard.onehanded.right"
      case .dismiss: "keyboard.chevron.compact.down"
      case .backspace: "delete.left"
      case .backspaceRtl: "delete.right"
      case .shiftLowercased: "shift"
      case .shiftUppercased: "shift.fill"
      case .shiftCapslocked: "capslock.fill"
      case .shiftCapslockInactive: "capslock"
      case .emoji: nil
      case .emojiFilled: "face.smiling.inverse"
      case .emojiSymbol: "face.smiling"
      case .globe: "globe"
      case .command: "command"
      case .control: "control"
      case .option: "option"
      case .dictation: "mic"
      case .email: "envelope"
      case .images: "photo"
      case .arrowLeft: "arrow.left"
      case .arrowRight: "arrow.right"
      case .arrowUp: "arrow.up"
      case .arrowDown: "arrow.down"
      case .newline: "arrow.turn.down.left"
      case .newlineRtl: "arrow.turn.down.right"
      case .undo: "arrow.uturn.left"
      case .redo: "arrow.uturn.right"
      case .paste: "document.on.clipboard"
      case .done: "checkmark"
      case .tab: "arrow.right.to.line"
      case .tabRtl: "arrow.left.to.line"
      case .search: "magnifyingglass"
      case .settings: "gearshape"
      case .brightnessDown: "sun.min"
      case .brightnessUp: "sun.max"
      case .speaker: "speaker"
      case .speakerUp: "speaker.wave.1"
      case .speakerDown: "speaker.wave.3"
      case .audioFeedbackDisabled: "speaker"
      case .audioFeedbackEnabled: "speaker.wave.3.fill"
      case .hapticFeedbackDisabled: "hand.tap"
      case .hapticFeedbackEnabled: "hand.tap.fill"
      case .zeroWidthSpace: "circle.dotted"
      case .keyboardKit: nil
      case .none: "circle.slash"
      case .inputCursor: "character.cursor.ibeam"
      case .theme: "paintpalette"
      case .url: "safari"
      case .inputToolbarAutomatic: "square"
      case .inputToolbarNone: "square.slash"
      case .inputToolbarCharacters: "character.square"
      case .inputToolbarNumbers: "1.square"
      case .inputToolbarRecentEmojis: "heart.square"
      case .arrowBackward: "arrow.backward"
      case .arrowForward: "arrow.forward"
      case .clipboard: "clipboard"
      case .escape: "escape"
      case .function: "fn"
      case .space: "space"
      case .systemSettings: "gear"
      case .urlDomain: nil
      }
    }
  }
}
