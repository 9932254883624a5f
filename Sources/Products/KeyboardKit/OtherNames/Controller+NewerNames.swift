public import Foundation
public import KeyboardCore
public import KeyboardInput
import KeyboardLexicon
public import KeyboardViews

extension KeyboardInputViewController {

  /// The result of a setup in KeyboardKit 10: a license, which is never checked, or an error.
  public typealias LicenseRegistrationResult = Result<License, any Error>

  /// Sets up the keyboard for an app, with its locales and settings; always succeeds (KeyboardKit 10).
  ///
  /// The result is known at once, so that the first image has what the completion changes.
  public func setupKeyboardKit(
    for app: KeyboardApp, isolation: isolated (any Actor)? = #isolation,
    completion: (LicenseRegistrationResult) -> Void = { _ in }
  ) {
    setup(for: app)
    completion(.success(License(licenseKey: app.licenseKey ?? "", locales: app.locales)))
  }

  /// Sets up the keyboard for an app, under the name of KeyboardKit 9.
  public func setupPro(
    for app: KeyboardApp, completion: (LicenseRegistrationResult) -> Void = { _ in }
  ) {
    setupKeyboardKit(for: app, completion: completion)
  }

  /// Sets up a view instead of the standard keyboard, under the name of KeyboardKit 8.
  public func setup(
    @ViewBuilder with view: @escaping (_ controller: KeyboardInputViewController) -> any View
  ) {
    setupKeyboardView(view)
  }

  /// Does nothing: changes of the text field's type are always followed (KeyboardKit 9.9).
  public func enableExperimentalKeyboardTypeChangeTracking() {}

  /// Applies the preferred letter case of the text field (KeyboardKit 11).
  public func setPreferredKeyboardCase() { setKeyboardCase(keyboardContext.preferredKeyboardCase) }

  /// Returns the preferred letter case of the text field in the keyboard of a locale (KeyboardKit 10).
  public func preferredKeyboardCase(for locale: Locale) -> Keyboard.KeyboardCase {
    keyboardContext.with { $0.locale = locale }.preferredKeyboardCase
  }
}

extension KeyboardView {

  /// Creates a keyboard for services, with custom views for some of its parts (KeyboardKit 10).
  ///
  /// The parameters are those of `KeyboardView.init(layout:state:services:)`, which it calls.
  public init<
    ButtonContent: View, ButtonView: View, CollapsedView: View, EmojiView: View, Toolbar: View
  >(
    layout: KeyboardLayout? = nil, services: Keyboard.Services, renderBackground: Bool? = nil,
    @ViewBuilder buttonContent: @escaping (ButtonContentParams) -> ButtonContent = { $0.view },
    @ViewBuilder buttonView: @escaping (ButtonViewParams) -> ButtonView = { $0.view },
    @ViewBuilder collapsedView: @escaping (CollapsedViewParams) -> CollapsedView = { $0.view },
    @ViewBuilder emojiKeyboard: @escaping (EmojiKeyboardParams) -> EmojiView = { $0.view },
    @ViewBuilder toolbar: @escaping (ToolbarParams) -> Toolbar = { $0.view }
  ) {
    self.init(
      layout: layout, state: services.state, services: services,
      renderBackground: renderBackground, buttonContent: buttonContent, buttonView: buttonView,
      collapsedView: collapsedView, emojiKeyboard: emojiKeyboard, toolbar: toolbar)
  }
}

extension KeyboardHostApplication: CaseIterable {

  /// Whether the app has a URL that opens it.
  public var canBeOpened: Bool { url != nil }

  /// Opens the app with an action handler.
  public func open(with handler: any KeyboardActionHandler) { openWithActionHandler(handler) }
}

extension Keyboard.KeyboardType {

  /// The letters of a search on the web; the keyboard of such a text field is `alphabetic` here.
  public static let webSearch = custom(named: "webSearch")

  /// Whether this is the keyboard of letters.
  public var isAlphabetic: Bool { self == .alphabetic }
}

extension KeyboardContext {

  /// Sets the locale (KeyboardKit 8).
  public func setLocale(_ locale: Locale) { self.locale = locale }

  /// Letter case for names of locales (KeyboardKit 11): the case of their first letter.
  public var localePresentationCase: Keyboard.KeyboardCase {
    self.locale.localizedName(in: self.localePresentationLocale)?.first?.isUppercase == true
      ? .uppercased : .lowercased
  }
}

extension String {

  /// Whether the text has no lowercase letters.
  public var isUppercased: Bool { self == uppercased() }
}

extension EmojiCategory {

  /// Returns the name of the category in a locale.
  public func labelText(for locale: Locale) -> String { localizedName(in: locale) }
}
