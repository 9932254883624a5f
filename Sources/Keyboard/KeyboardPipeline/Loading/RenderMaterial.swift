import Foundation
package import KeyboardCore
import KeyboardDocuments
import KeyboardInput
package import KeyboardStyling
package import KeyboardViews

/// A request with its files: the result of loading.
package struct RenderMaterial: Sendable {

  /// The size limit of a locale file, in bytes.
  private static let largestLocaleFile = 16 << 20

  package var request: RenderRequest

  package var theme: LoadedTheme

  /// The profile in the request's locale file; nil for a built-in locale.
  var localeProfile: LocaleProfile?

  /// The locale file; nil for a built-in locale.
  var localeFile: SourceFile?

  /// The layers behind the keyboard, or on the screen of its device; nil for none.
  package var backdrop: Keyboard.Background?

  /// Create the material of a request in a theme, for a built-in locale.
  package init(_ request: RenderRequest, theme: LoadedTheme) {
    self.request = request
    self.theme = theme
  }

  /// Read the files of a request, with the sources of the theme’s styles if it is traced.
  ///
  /// - Throws: The diagnostics of a file, or the error of the file reader.
  package init(_ request: RenderRequest, files: FileReader, isTraced: Bool = false) throws {
    try self.init(
      request, theme: try LoadedTheme(request.theme, files: files, isTraced: isTraced),
      files: files)
  }

  /// Read the files of a request, its theme aside.
  init(_ request: RenderRequest, theme: LoadedTheme, files: FileReader) throws {
    self.init(request, theme: theme)
    backdrop = try request.backdrop.map { try RequestBackdrop.layers(of: $0, files: files) }
    switch request.localeFile {
    case .file(let path): localeFile = try files.file(path, Self.largestLocaleFile)
    case .document(let file): localeFile = file
    case nil: return
    }
    if let localeFile {
      let profile = try LocaleProfile(decoding: localeFile)
      localeProfile = profile
      self.request.locale = profile.identifier
    }
  }
}

extension RenderMaterial {

  /// Whether texts may be drawn in other fonts than intended, which built-in themes aren't in any
  /// built-in locale.
  var canLackFonts: Bool {
    theme.file != nil || localeFile != nil || request.fonts != nil || request.hasBoldText
  }

  /// Apply the request and its locale file to traits.
  func configure(_ traits: inout KeyboardTraits) {
    request.configure(&traits)
    if let localeProfile { traits.localeProfile = localeProfile }
  }

  /// The layout service; nil for that of the context's locale.
  var layoutService: (any KeyboardLayoutService)? {
    let service = localeProfile.map { KeyboardLayout.ProService(profile: $0) }
    let actions = request.actionsBesideSpace
    guard !actions.isEmpty else { return service }
    return KeysBesideSpace(actions, in: service ?? KeyboardLayout.StandardService.allLocales())
  }

  /// The given suggestions with the quotation marks of the locale; nil if none are given.
  var givenSuggestions: [Autocomplete.Suggestion]? {
    let locale = Locale(identifier: request.locale)
    return request.suggestions?.map { $0.quotedIfUnknown(for: locale) }
  }

  /// The title of a picture: the names of the theme and of the language.
  var title: String {
    let profile = localeProfile ?? LocaleProfile.profile(forIdentifier: request.locale)
    return "\(theme.theme.name) keyboard, \(profile.englishName)"
  }

  /// The description of a picture: what is shown, and where.
  var description: String {
    let type = request.keyboardType.id
    return "\(type.prefix(1).uppercased())\(type.dropFirst()) keyboard on \(request.device.name), "
      + "\(request.orientation.rawValue), \(request.colorScheme.rawValue)"
  }

  /// The keyboard before any typing.
  package var keyboardView: KeyboardView { keyboardView(standardLayouts: nil) }

  /// Return the keyboard before any typing, with a service in place of the standard one.
  func keyboardView(standardLayouts: (any KeyboardLayoutService)?) -> KeyboardView {
    var traits = KeyboardTraits(locale: Locale(identifier: request.locale))
    configure(&traits)
    let context = KeyboardContext(traits: traits)
    var view = KeyboardView(
      keyboardContext: context, layoutService: layoutService ?? standardLayouts,
      appearance: KeyboardThemeAppearance(theme: theme.theme, keyboardContext: context),
      suggestions: givenSuggestions ?? RenderRequest.sampleSuggestions)
    view.emojiKeyboard = request.emojiKeyboard
    return request.dressed(view)
  }
}
