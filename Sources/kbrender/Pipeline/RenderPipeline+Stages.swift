import Foundation
import KeyboardDocuments
import KeyboardKit

extension RenderPipeline {

  /// Reads the files that a request names.
  static func load(_ request: RenderRequest) throws(CommandFailure) -> RenderMaterial {
    do {
      var material = try loadTheme(request)
      switch request.localeFile {
      case .file(let path): material.localeFile = try InputFile.read(path)
      case .document(let file): material.localeFile = file
      case nil: return material
      }
      if let file = material.localeFile {
        let profile = try LocaleProfile(decoding: file)
        material.localeProfile = profile
        material.request.locale = profile.identifier
      }
      return material
    } catch {
      throw CommandFailure(error)
    }
  }

  private static func loadTheme(_ request: RenderRequest) throws -> RenderMaterial {
    switch request.theme {
    case .builtIn(let name):
      return RenderMaterial(request: request, theme: try KeyboardTheme.builtIn(name))
    case .file(let path):
      return try material(request, file: ThemeFile.source(ThemeName(path).theme), named: path)
    case .document(let file, let companions):
      return try material(request, file: file, named: file.name, companions: companions)
    }
  }

  private static func material(
    _ request: RenderRequest, file: SourceFile, named name: String,
    companions: [String: [UInt8]] = [:]
  ) throws(Diagnostics) -> RenderMaterial {
    let content = try ThemeFile(
      file, variation: ThemeName(name).variation, knowing: companions)
    var material = RenderMaterial(request: request, theme: content.theme, themeFile: file)
    material.themeCompanions = content.companions
    material.warnings = content.warnings
    return material
  }

  /// The keyboard that a request describes, which nobody has typed on.
  static func keyboardView(_ material: RenderMaterial) -> KeyboardView {
    let context = KeyboardContext()
    material.configure(context)
    var view = KeyboardView(
      keyboardContext: context, layoutService: material.layoutService,
      appearance: KeyboardThemeAppearance(theme: material.theme, keyboardContext: context),
      suggestions: material.suggestions)
    view.emojiKeyboard = material.request.emojiKeyboard
    return material.request.dressed(view)
  }

  /// Decides which keys there are and where, after typing what is to be typed.
  static func layOut(_ material: RenderMaterial) throws(CommandFailure) -> PlacedKeyboard {
    // Where the keys are doesn't depend on the width of any text.
    let context = viewContext(for: material.request, text: .fixedAdvance)
    guard let text = material.request.typedText else {
      return keyboardView(material).placed(in: context)
    }
    let keyboard = RunningKeyboard(material)
    try keyboard.type(text, steps: material.request.typingStep)
    return keyboard.stillView.placed(in: context)
  }

  /// Decides how everything looks.
  static func style(_ placed: PlacedKeyboard, in context: ViewContext) -> StyledKeyboard {
    placed.styled(in: context)
  }

  /// Makes the list of what to draw: the keyboard, or its device with it.
  static func compose(
    _ keyboard: StyledKeyboard, for request: RenderRequest, in context: ViewContext
  ) -> Scene {
    guard request.hasFrame else { return scene(of: keyboard, in: context) }
    let keyboardContext = keyboard.placed.keyboard.keyboardContext
    let profile = keyboardContext.localeProfile
    let text = keyboardContext.textDocumentProxy?.documentContext ?? profile.nativeName
    var frame = DeviceFrame(
      device: request.device, orientation: request.heldOrientation, text: text
    ) { keyboard }
    frame.isRightToLeft = profile.direction == .rightToLeft
    return scene(of: frame, in: context)
  }

  private static func scene(of view: some View, in context: ViewContext) -> Scene {
    let size = view.size(in: context)
    var builder = SceneBuilder(size: size)
    view.draw(in: CGRect(origin: .zero, size: size), context: context, into: &builder)
    return builder.scene
  }

  /// What surrounds the view: the pixels of the picture, and what the arguments say about styles.
  static func viewContext(for request: RenderRequest, text: TextMeasure) -> ViewContext {
    var environment = EnvironmentValues()
    environment.displayScale = request.pixelsPerPoint
    environment.colorScheme = request.colorScheme
    if request.hasFrame {
      environment.safeAreaInsets = request.device.safeAreaInsets(in: request.heldOrientation)
    }
    if let height = request.toolbarHeight {
      environment.autocompleteToolbarStyle = Autocomplete.ToolbarStyle(
        height: height, item: Autocomplete.ToolbarItemStyle(),
        autocorrectItem: Autocomplete.ToolbarItemStyle(),
        separator: Autocomplete.ToolbarSeparatorStyle())
    }
    return ViewContext(environment: environment, text: text)
  }
}

extension RenderRequest {

  /// Pixels per point of the picture.
  var pixelsPerPoint: Double { scale ?? device.scale }

  /// How the device is held.
  var heldOrientation: InterfaceOrientation { orientation == .portrait ? .portrait : .landscape }

  /// Takes over what the request says of the view.
  func dressed(_ view: KeyboardView) -> KeyboardView {
    var view = view
    view.showsToolbar = toolbar == .autocomplete
    view.preferredSize = size.map { CGSize(width: $0.width, height: $0.height) }
    return view
  }

  /// Makes a context the surroundings of the keyboard that the request describes.
  func configure(_ context: KeyboardContext) {
    context.locale = Locale(identifier: locale)
    context.locales = [context.locale]
    context.use(device, orientation: heldOrientation)
    context.colorScheme = colorScheme
    context.isHighContrastEnabled = contrast == .high
    context.isBoldTextEnabled = hasBoldText
    context.isReduceTransparencyEnabled = reducesTransparency
    context.textSizeFactor = textSize
    context.keyboardType = keyboardType
    context.textFieldType = textFieldType
    context.keyboardLayoutType = layoutType
    context.keyboardCase = keyboardCase
    context.returnKeyType = returnKey
    // The key for dictation stands beside the globe; without that the system shows it below.
    context.needsInputModeSwitchKey =
      extraKeys.contains(.globe) || extraKeys.contains(.dictation) || !furtherLocales.isEmpty
    context.hasDictationKey = extraKeys.contains(.dictation)
    if extraKeys.contains(.dictation) { context.keyboardDictationReplacement = .dictation }
    if extraKeys.contains(.numberRow) { context.inputToolbarDisplayMode = .numbers }
    addLocales(to: context)
    dock(context)
  }

  private func addLocales(to context: KeyboardContext) {
    for identifier in furtherLocales {
      let locale = Locale(identifier: identifier)
      if !context.locales.contains(locale) { context.locales.append(locale) }
    }
    if context.hasMultipleLocales { context.spaceContextMenuTrailing = .locale }
  }

  private func dock(_ context: KeyboardContext) {
    switch dock {
    case .leading: context.keyboardDockEdge = .leading
    case .trailing: context.keyboardDockEdge = .trailing
    case .floating:
      context.isKeyboardFloating = true
      // A floating keyboard is that of an upright phone, however the pad is held.
      context.interfaceOrientation = .portrait
    case nil: break
    }
  }
}
