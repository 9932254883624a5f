import Foundation
import KeyboardDocuments
import KeyboardKit

/// A request with the files that it names: the result of the second stage.
struct RenderMaterial: Sendable {

  var request: RenderRequest

  var theme: KeyboardTheme

  /// The file of the theme where it isn't a built-in one.
  var themeFile: SourceFile?

  /// The other files that the theme is made of, by their paths as the theme has them.
  var themeCompanions: [String: [UInt8]] = [:]

  /// The locale that the request's file describes; nil for a built-in one.
  var localeProfile: LocaleProfile?

  /// The file of the locale where it isn't a built-in one.
  var localeFile: SourceFile?

  /// What is worth telling of the files.
  var warnings: [Diagnostic] = []
}

extension RenderMaterial {

  /// Makes a context the surroundings of the keyboard.
  func configure(_ context: KeyboardContext) {
    request.configure(context)
    if let localeProfile { context.localeProfile = localeProfile }
  }

  /// What makes the layout; nil for the service of the context's locale.
  var layoutService: (any KeyboardLayoutService)? {
    localeProfile.map { KeyboardLayout.ProService(profile: $0) }
  }

  /// The suggestions with the quotation marks of the locale.
  var suggestions: [Autocomplete.Suggestion] {
    let locale = Locale(identifier: request.locale)
    return request.suggestions.map { $0.quotedIfUnknown(for: locale) }
  }
}
