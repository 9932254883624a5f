import Foundation
package import KeyboardCore
import KeyboardInput
package import KeyboardStyling
package import KeyboardViews
import SourceText

/// Request with all its files loaded.
package struct RenderMaterial: Sendable {

  package var request: RenderRequest

  package var theme: LoadedTheme
  var localeProfile: LocaleProfile?
  var localeFile: SourceFile?
  private var givenItems: Keyboard.ToolbarItems?
  package var backdrop: Keyboard.Background?

  var gestures: GestureScript?

  /// The source of suggestions for typed text; nil for the lexicon.
  var suggester: TextSuggester?

  /// The conversation on the screen; nil for a placeholder.
  package var messages: MessageThread?

  package init(_ request: RenderRequest, theme: LoadedTheme) {
    self.request = request
    self.theme = theme
  }

  package init(_ request: RenderRequest, files: FileReader, isTraced: Bool = false) throws {
    try self.init(
      request, theme: try LoadedTheme(request.theme, files: files, isTraced: isTraced),
      files: files)
  }

  init(_ request: RenderRequest, theme: LoadedTheme, files: FileReader) throws {
    self.init(request, theme: theme)
    backdrop = try request.backdrop.map { try RequestBackdrop.layers(of: $0, files: files) }
    givenItems = try request.toolbarItems.map { try $0.items(files: files) }
    gestures = try request.gestures.map { try GestureScript(files.file($0, .gestures)) }
    suggester = try request.remoteService.map { try files.suggester($0, request.allowedVariables) }
    switch request.localeFile {
    case .file(let path): localeFile = try files.file(path, .locale)
    case .document(let file): localeFile = file
    case nil: break
    }
    if let localeFile {
      let profile = try LocaleProfile(decoding: localeFile)
      localeProfile = profile
      self.request.locale = profile.identifier
    }
    messages = try request.messages.map { choice -> MessageThread in
      switch choice {
      case .file(let path): try MessageThread(files.file(path, .messages))
      case .standard: try .standard(for: localeProfile ?? .profile(forIdentifier: request.locale))
      }
    }
  }

  /// A picture with the pixels of the device's screen shows a status bar already.
  var hidesStatusBar: Bool {
    if request.hidesStatusBar { return true }
    let screen = request.device.screenSize(in: request.heldOrientation)
    return backdrop.map {
      RequestBackdrop.isScreenshot($0, ofScreen: screen, scale: request.device.scale)
    } ?? false
  }

  /// In any built-in locale, built-in themes have the intended fonts.
  var canLackFonts: Bool {
    theme.file != nil || localeFile != nil || !request.fontFolders.isEmpty || request.hasBoldText
  }

  func configure(_ traits: inout KeyboardTraits) {
    request.configure(&traits)
    if let localeProfile { traits.localeProfile = localeProfile }
  }

  var layoutService: (any KeyboardLayoutService)? {
    let service = localeProfile.map { KeyboardLayout.ProService(profile: $0) }
    let keys = RenderRequest.ExtraKey.allCases.filter(request.keyboard.extraKeys.contains)
    let actions = keys.compactMap(\.actionBesideSpace)
    guard !actions.isEmpty else { return service }
    return KeysBesideSpace(actions, in: service ?? KeyboardLayout.StandardService.allLocales())
  }

  var givenSuggestions: [Autocomplete.Suggestion]? {
    let locale = Locale(identifier: request.locale)
    return request.suggestions?.map { $0.quotedIfUnknown(for: locale) }
  }

  var title: String {
    let profile = localeProfile ?? LocaleProfile.profile(forIdentifier: request.locale)
    return "\(theme.theme.name) keyboard, \(profile.englishName)"
  }

  var description: String {
    let type = request.keyboardType.id
    return "\(type.prefix(1).uppercased())\(type.dropFirst()) keyboard on \(request.device.name), "
      + "\(request.orientation.rawValue), \(request.colorScheme.rawValue)"
  }

  func configured(_ view: KeyboardView) -> KeyboardView {
    changing(request.configured(view)) { $0.toolbarItems = givenItems ?? theme.theme.toolbarItems }
  }

  package var keyboardView: KeyboardView { keyboardView(standardLayouts: nil) }

  func keyboardView(standardLayouts: (any KeyboardLayoutService)?) -> KeyboardView {
    var traits = KeyboardTraits(locale: Locale(identifier: request.locale))
    configure(&traits)
    let context = KeyboardContext(traits: traits)
    var view = KeyboardView(
      keyboardContext: context, layoutService: layoutService ?? standardLayouts,
      appearance: KeyboardThemeAppearance(theme: theme.theme, keyboardContext: context),
      suggestions: givenSuggestions ?? RenderRequest.sampleSuggestions(for: traits.localeProfile))
    view.emojiKeyboard = request.emojiKeyboard
    return configured(view)
  }
}

extension RenderRequest.ToolbarItemChoice {

  func items(files: FileReader) throws -> Keyboard.ToolbarItems {
    switch self {
    case .file(let path):
      let file = try files.file(path, .theme)
      return try LoadedTheme(file, files: files).theme.toolbarItems ?? .init()
    case .list(let list):
      do throws(Diagnostics) {
        let file = list.file(named: "--toolbar-items")
        return try LoadedTheme(file, files: files).theme.toolbarItems ?? .init()
      } catch {
        // The option's text isn't the one that was read.
        throw Diagnostics(
          error.list.map { problem in
            var copy = problem
            (copy.place, copy.related, copy.fixes) = (nil, [], [])
            return copy
          })
      }
    }
  }
}

/// Pictures in several themes share the standard layouts.
final class LayoutCache: KeyboardLayoutService {

  private let service = KeyboardLayout.StandardService.allLocales()
  private var layouts: [KeyboardTraits: KeyboardLayout] = [:]

  /// More than the locales, on several devices.
  private static let maximumLayouts = 256

  func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
    let traits = context.traits
    if let layout = layouts[traits] { return layout }
    if layouts.count >= Self.maximumLayouts { layouts = [:] }
    let layout = service.keyboardLayout(for: context)
    layouts[traits] = layout
    return layout
  }
}
