/// A namespace for callout types.
///
/// ```swift
/// let service = KeyboardCallout.StandardCalloutService.allLocales(keyboardContext: context)
/// var view = KeyboardView(keyboardContext: context)
/// view.calloutService = service
/// view.callout = .actions(of: .character("e"), selectedIndex: 1)
/// let scene = view.scene(measuring: .fixedAdvance)
/// scene.elements.filter { $0.role == .calloutItem }.map(\.name).prefix(2)  // → ["e", "è"]
/// ```
///
/// Source: KeyboardKit 9.5.3 KeyboardCallout.
public struct KeyboardCallout {
  private init() {}

  /// A service with the secondary actions of English keys.
  nonisolated open class BaseCalloutService: KeyboardCalloutService {

    /// A service for English.
    public init() {}

    /// Returns the secondary actions of a key: variants of characters, skin tones of emojis.
    open func calloutActions(for action: KeyboardAction) -> [KeyboardAction] {
      switch action {
      case .character(let text): calloutActions(for: text)
      case .emoji(let emoji): emoji.skinToneVariants.map { .emoji($0) }
      default: []
      }
    }

    /// Returns the secondary actions of a character, in the case of the character.
    open func calloutActions(for char: String) -> [KeyboardAction] {
      let item = InputSet.Item(char)
      let isUppercased = char == item.uppercased && char != item.lowercased
      return calloutActionString(for: item.lowercased).map {
        let item = InputSet.Item(String($0))
        return .character(isUppercased ? item.uppercased : item.neutral)
      }
    }

    /// Returns the secondary actions of a lowercase character, as one string.
    open func calloutActionString(for char: String) -> String {
      Actions.englishAlphabeticCharacters[char] ?? Actions.baseNumericAndSymbolicChars[char] ?? ""
    }

    /// Do nothing.
    open func triggerFeedbackForSelectionChange() {}
  }

  /// A service without secondary actions.
  nonisolated open class DisabledCalloutService: BaseCalloutService {

    /// Returns no secondary actions.
    open override func calloutActions(for action: KeyboardAction) -> [KeyboardAction] { [] }
  }

  /// The error of a failed registration of a localized service, shared with layout services.
  public typealias TryRegisterLocalizedLayoutServiceError =
    KeyboardLayout.TryRegisterLocalizedLayoutServiceError
}

/// A provider of secondary actions of keys.
public protocol KeyboardCalloutService: AnyObject, SendableMetatype {

  /// Returns the secondary actions of a key, starting with the key itself, or an empty list.
  func calloutActions(for action: KeyboardAction) -> [KeyboardAction]

  /// Triggers the feedback for a changed selection of secondary actions.
  func triggerFeedbackForSelectionChange()
}

extension KeyboardCalloutService {

  /// The key itself moves to the front if present, since the first action is selected initially.
  package func calloutActions(startingWith action: KeyboardAction) -> [KeyboardAction] {
    calloutActions(for: action).startingWith(action)
  }

  /// Registers a localized service, or throw if either service doesn't support registration.
  public func tryRegisterLocalizedService(_ service: any KeyboardCalloutService) throws {
    try KeyboardCallout.StandardCalloutService.register(service, with: self)
  }
}

extension [KeyboardAction] {

  package func startingWith(_ action: KeyboardAction) -> [KeyboardAction] {
    guard first != action, contains(action) else { return self }
    return insertingFirst(action)
  }
}

extension KeyboardCalloutService where Self == KeyboardCallout.StandardCalloutService {

  /// Returns a service that forwards to the service of the context's locale.
  public static func standard(
    keyboardContext: KeyboardContext,
    baseService: (any KeyboardCalloutService)? = nil,
    localizedServices: [any KeyboardCallout.StandardCalloutService.LocalizedCalloutService] = []
  ) -> Self {
    Self(
      keyboardContext: keyboardContext, baseService: baseService,
      localizedServices: localizedServices)
  }
}

extension KeyboardCalloutService where Self == KeyboardCallout.BaseCalloutService {

  /// A service for previews.
  public static var preview: Self { Self() }
}

extension KeyboardCalloutService where Self == KeyboardCallout.DisabledCalloutService {

  /// A service without secondary actions.
  public static var disabled: Self { Self() }
}

extension KeyboardCalloutService where Self == KeyboardCallout.ProCalloutService {

  /// Returns the service of a locale, such as `.localized(try .Swedish())`.
  public static func localized(
    _ service: @autoclosure () throws -> KeyboardCallout.ProCalloutService
  ) throws -> KeyboardCallout.ProCalloutService {
    try service()
  }
}

extension KeyboardCallout.StandardCalloutService {

  /// Returns a service with all supported locales, each loaded on first use.
  public static func allLocales(
    keyboardContext: KeyboardContext
  ) -> KeyboardCallout.StandardCalloutService {
    let service = KeyboardCallout.StandardCalloutService(keyboardContext: keyboardContext)
    service.join(keyboardContext: keyboardContext)
    return service
  }
}
