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
}

extension KeyboardCallout {

  /// A service with the secondary actions of English keys.
  nonisolated open class BaseCalloutService: KeyboardCalloutService {

    /// A service for English.
    public init() {}

    /// Return the secondary actions of a key: variants of characters, skin tones of emojis.
    open func calloutActions(for action: KeyboardAction) -> [KeyboardAction] {
      switch action {
      case .character(let text): calloutActions(for: text)
      case .emoji(let emoji): emoji.skinToneVariants.map { .emoji($0) }
      default: []
      }
    }

    /// Return the secondary actions of a character, in the case of the character.
    open func calloutActions(for char: String) -> [KeyboardAction] {
      let item = InputSet.Item(char)
      let isUppercased = char == item.uppercased && char != item.lowercased
      return calloutActionString(for: item.lowercased).map {
        let item = InputSet.Item(String($0))
        return .character(isUppercased ? item.uppercased : item.neutral)
      }
    }

    /// Return the secondary actions of a lowercase character, as one string.
    open func calloutActionString(for char: String) -> String {
      Actions.englishAlphabeticCharacters[char] ?? Actions.baseNumericAndSymbolicChars[char] ?? ""
    }

    /// Do nothing.
    open func triggerFeedbackForSelectionChange() {}
  }

  /// A service without secondary actions.
  nonisolated open class DisabledCalloutService: BaseCalloutService {

    /// Return no secondary actions.
    open override func calloutActions(for action: KeyboardAction) -> [KeyboardAction] { [] }
  }
}
