import Foundation
package import KeyboardCore
package import KeyboardDrawing
import KeyboardRender
import KeyboardStyling
package import KeyboardViews

extension RenderRequest {

  /// The display scale, in pixels per point.
  package var pixelsPerPoint: Double { scale ?? keyboard.device.scale }

  package var heldOrientation: InterfaceOrientation {
    keyboard.orientation == .portrait ? .portrait : .landscape
  }

  package func viewContext(measuring text: TextMeasure) -> ViewContext {
    var environment = EnvironmentValues()
    environment.displayScale = pixelsPerPoint
    environment.colorScheme = colorScheme
    if hasFrame || hasScreen {
      environment.safeAreaInsets = keyboard.device.safeAreaInsets(in: heldOrientation)
    }
    if let toolbarHeight {
      environment.autocompleteToolbarStyle = Autocomplete.ToolbarStyle(
        height: toolbarHeight, item: Autocomplete.ToolbarItemStyle(),
        autocorrectItem: Autocomplete.ToolbarItemStyle(),
        separator: Autocomplete.ToolbarSeparatorStyle())
    }
    var text = text
    let folders = fontFolders
    text.drawsEmoji = { KeyboardRenderer.drawsEmoji($0, fontDirectories: folders) }
    return ViewContext(environment: environment, text: text)
  }

  func configured(_ view: KeyboardView) -> KeyboardView {
    var view = view
    view.showsToolbar = toolbar != .none
    view.preferredSize = size.map { CGSize(width: $0.width, height: $0.height) }
    return view
  }

  func configure(_ traits: inout KeyboardTraits) {
    traits.locale = Locale(identifier: keyboard.locale)
    traits.locales = [traits.locale]
    traits.use(keyboard.device, orientation: heldOrientation)
    // Screenshots reach into the corners of the screen.
    if hasScreen, !hidesScreenCorners { traits.displayCornerRadius = 0 }
    traits.colorScheme = colorScheme
    traits.isHighContrastEnabled = contrast == .high
    traits.isBoldTextEnabled = hasBoldText
    traits.isReduceTransparencyEnabled = reducesTransparency
    traits.isReduceMotionEnabled = reducesMotion
    traits.isDifferentiateWithoutColorEnabled = differentiatesWithoutColor
    traits.isLiquidGlassEnabled = hasLiquidGlass
    traits.isLowerBarHidden = hidesLowerBar
    traits.textSizeFactor = textSize
    traits.keyboardType = keyboard.keyboardType
    traits.clips = pinnedClips
    traits.textFieldType = keyboard.textFieldType
    traits.textFieldContentType = textContentType
    traits.keyboardLayoutType = keyboard.layoutType
    traits.keyboardCase = keyboard.keyboardCase
    traits.returnKeyType = keyboard.returnKey
    // The dictation key stands beside the globe; without it, the system shows dictation below.
    var extraKeys = keyboard.extraKeys
    // Devices that fold have both in the last row, and nothing below it.
    if keyboard.device.pose != nil { extraKeys.insert(.dictation) }
    traits.needsInputModeSwitchKey =
      extraKeys.contains(.globe) || extraKeys.contains(.dictation) || !furtherLocales.isEmpty
    traits.hasDictationKey = extraKeys.contains(.dictation)
    if extraKeys.contains(.dictation) { traits.keyboardDictationReplacement = .dictation }
    if extraKeys.contains(.numberRow) { traits.inputToolbarDisplayMode = .numbers }
    for identifier in furtherLocales {
      let locale = Locale(identifier: identifier)
      if !traits.locales.contains(locale) { traits.locales.append(locale) }
    }
    if traits.hasMultipleLocales { traits.spaceContextMenuTrailing = .locale }
    switch dock {
    case .leading: traits.keyboardDockEdge = .leading
    case .trailing: traits.keyboardDockEdge = .trailing
    case .floating:
      traits.isKeyboardFloating = true
      // A floating keyboard looks like a phone's in portrait, in any orientation of the pad.
      traits.interfaceOrientation = .portrait
    case .split: traits.keyboardPlacement = .split
    case nil: break
    }
  }

  package static let keyboardTypes:
    [(name: String, value: (keyboard: Keyboard.KeyboardType, textField: Keyboard.TextFieldType))] =
      [Keyboard.KeyboardType.alphabetic, .numeric, .symbolic, .emojis, .emojiSearch, .clipboard]
      .map { ($0.id, ($0, .default)) } + [
        ("numberPad", (.numberPad, .numberPad)), ("decimalPad", (.numberPad, .decimalPad)),
        ("phonePad", (.numberPad, .phonePad)), ("email", (.alphabetic, .emailAddress)),
        ("url", (.alphabetic, .url)), ("webSearch", (.alphabetic, .webSearch)),
      ]

  package var pinnedClips: [Clipboard.Clip] {
    let all = clips.enumerated().map { index, text in
      let isPinned = text.hasPrefix("*")
      return Clipboard.Clip(
        id: index + 1, text: isPinned ? String(text.dropFirst()) : text, isPinned: isPinned)
    }
    return all.filter(\.isPinned) + all.filter { !$0.isPinned }
  }

  /// Returns the request for the preview of a theme: an English iPhone, without metadata.
  package static func preview(
    of theme: ThemeChoice, in scheme: ColorScheme, scale: Double = 2
  ) -> RenderRequest {
    var request = RenderRequest()
    request.theme = theme
    request.colorScheme = scheme
    request.scale = scale
    request.hasMetadata = false
    return request
  }

  package enum Backdrop: Equatable, Sendable {

    case color(Color)
    case file(String)

    /// Colors with dots, such as `rgb(0 0 0 / 0.5)`, have parentheses.
    package static func isFile(_ text: String) -> Bool {
      !text.contains("(") && text.contains { $0 == "/" || $0 == "." }
    }
  }
}

/// The frames of a film and the rhythm of its typing.
package struct AnimationPace: Hashable, Sendable {

  /// Nil for frames whenever something changes, and a thirtieth of a second where it moves.
  package var fixedFramesPerSecond: Int?

  /// 0 repeats forever.
  package var loopCount = 0

  /// Equal seeds give equal times.
  package var seed: UInt64 = 1

  package init(fixedFramesPerSecond: Int? = nil, loopCount: Int = 0, seed: UInt64 = 1) {
    self.fixedFramesPerSecond = fixedFramesPerSecond
    self.loopCount = loopCount
    self.seed = seed
  }

  package var framesPerSecond: Int { fixedFramesPerSecond ?? 30 }

  var step: Duration { .nanoseconds(1_000_000_000 / framesPerSecond) }

  package func placed(_ time: Duration) -> Duration {
    guard let fixedFramesPerSecond else { return time }
    let (seconds, attoseconds) = time.components
    let frame = (Double(seconds) + Double(attoseconds) / 1e18) * Double(fixedFramesPerSecond)
    return .nanoseconds(Int64(frame.rounded()) * 1_000_000_000 / Int64(fixedFramesPerSecond))
  }
}
