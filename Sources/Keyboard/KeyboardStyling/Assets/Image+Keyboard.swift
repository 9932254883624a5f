extension Image {

  /// A keyboard.
  public static let keyboard = Image(.keyboard)

  /// A keyboard as wide as the screen.
  public static let keyboardDockEdgeNone = Image(.dockEdgeNone)

  /// A keyboard at the leading edge.
  public static let keyboardDockEdgeLeading = Image(.dockEdgeLeading)

  /// A keyboard at the trailing edge.
  public static let keyboardDockEdgeTrailing = Image(.dockEdgeTrailing)

  /// A keyboard and an arrow down.
  public static let keyboardDismiss = Image(.dismiss)

  /// A cross in a pentagon that points left.
  public static let keyboardBackspace = Image(.backspace)

  /// A cross in a pentagon that points right.
  public static let keyboardBackspaceRtl = Image(.backspaceRtl)

  /// A hollow arrow up.
  public static let keyboardShiftLowercased = Image(.shiftLowercased)

  /// A filled arrow up.
  public static let keyboardShiftUppercased = Image(.shiftUppercased)

  /// A filled arrow up over a bar.
  public static let keyboardShiftCapslocked = Image(.shiftCapslocked)

  /// A hollow arrow up over a bar.
  public static let keyboardShiftCapslockInactive = Image(.shiftCapslockInactive)

  /// A laughing face.
  public static let keyboardEmoji = Image(.emoji)

  /// A laughing face, filled in the Liquid Glass look.
  public static let keyboardEmojiFilled = Image(.emojiFilled)

  /// A smiling face.
  public static let keyboardEmojiSymbol = Image(.emojiSymbol)

  /// A globe with its meridians.
  public static let keyboardGlobe = Image(.globe)

  /// A looped square.
  public static let keyboardCommand = Image(.command)

  /// An arrowhead up.
  public static let keyboardControl = Image(.control)

  /// A switch.
  public static let keyboardOption = Image(.option)

  /// A microphone.
  public static let keyboardDictation = Image(.dictation)

  /// An envelope.
  public static let keyboardEmail = Image(.email)

  /// A landscape in a frame.
  public static let keyboardImages = Image(.images)

  /// An arrow left.
  public static let keyboardArrowLeft = Image(.arrowLeft)

  /// An arrow right.
  public static let keyboardArrowRight = Image(.arrowRight)

  /// An arrow up.
  public static let keyboardArrowUp = Image(.arrowUp)

  /// An arrow down.
  public static let keyboardArrowDown = Image(.arrowDown)

  /// An arrow down and left.
  public static let keyboardNewline = Image(.newline)

  /// An arrow down and right.
  public static let keyboardNewlineRtl = Image(.newlineRtl)

  /// An arrow that turns back left.
  public static let keyboardUndo = Image(.undo)

  /// An arrow that turns back right.
  public static let keyboardRedo = Image(.redo)

  /// A sheet before a clipboard.
  public static let keyboardPaste = Image(.paste)

  /// A check mark.
  public static let keyboardDone = Image(.done)

  /// An arrow right to a bar.
  public static let keyboardTab = Image(.tab)

  /// An arrow left to a bar.
  public static let keyboardTabRtl = Image(.tabRtl)

  /// A magnifying glass.
  public static let keyboardSearch = Image(.search)

  /// A gear.
  public static let keyboardSettings = Image(.settings)

  /// A small sun.
  public static let keyboardBrightnessDown = Image(.brightnessDown)

  /// A shining sun.
  public static let keyboardBrightnessUp = Image(.brightnessUp)

  /// A silent loudspeaker.
  public static let keyboardSpeaker = Image(.speaker)

  /// A quiet loudspeaker.
  public static let keyboardSpeakerUp = Image(.speakerUp)

  /// A loud loudspeaker.
  public static let keyboardSpeakerDown = Image(.speakerDown)

  /// A silent loudspeaker.
  public static let keyboardAudioFeedbackDisabled = Image(.audioFeedbackDisabled)

  /// A filled loud loudspeaker.
  public static let keyboardAudioFeedbackEnabled = Image(.audioFeedbackEnabled)

  /// A tapping hand.
  public static let keyboardHapticFeedbackDisabled = Image(.hapticFeedbackDisabled)

  /// A filled tapping hand.
  public static let keyboardHapticFeedbackEnabled = Image(.hapticFeedbackEnabled)

  /// A dotted circle.
  public static let keyboardZeroWidthSpace = Image(.zeroWidthSpace)

  /// A white key with a letter.
  public static let keyboardKit = Image(.keyboardKit)

  /// A crossed-out circle.
  public static let keyboardNone = Image(.none)

  /// A letter and a text cursor.
  public static let keyboardInputCursor = Image(.inputCursor)

  /// A palette of paints.
  public static let keyboardTheme = Image(.theme)

  /// A compass.
  public static let keyboardUrl = Image(.url)

  /// A square.
  public static let keyboardInputToolbarAutomatic = Image(.inputToolbarAutomatic)

  /// A crossed-out square.
  public static let keyboardInputToolbarNone = Image(.inputToolbarNone)

  /// A letter in a square.
  public static let keyboardInputToolbarCharacters = Image(.inputToolbarCharacters)

  /// A digit in a square.
  public static let keyboardInputToolbarNumbers = Image(.inputToolbarNumbers)

  /// A heart in a square.
  public static let keyboardInputToolbarRecentEmojis = Image(.inputToolbarRecentEmojis)

  /// An arrow against the writing direction, left.
  public static let keyboardArrowBackward = Image(.arrowBackward)

  /// An arrow in the writing direction, right.
  public static let keyboardArrowForward = Image(.arrowForward)

  /// A clipboard.
  public static let keyboardClipboard = Image(.clipboard)

  /// An arrow out of a circle.
  public static let keyboardEscape = Image(.escape)

  /// The letters fn.
  public static let keyboardFunction = Image(.function)

  /// A bracket that lies on its back.
  public static let keyboardSpace = Image(.space)

  /// A gear with spokes.
  public static let keyboardSystemSettings = Image(.systemSettings)

  /// The letters of .com.
  public static let keyboardUrlDomain = Image(.urlDomain)
}
