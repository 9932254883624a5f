public import Foundation

extension LocaleProfile {

  /// Return the label of a return key, or nil if it shows a symbol.
  public func text(for type: Keyboard.ReturnKeyType) -> String? {
    switch type {
    case .custom(let title): title
    case .newLine: nil
    case .return: labels.return
    case .continue: labels.continue
    case .done: labels.done
    case .emergencyCall: labels.emergencyCall
    case .go: labels.go
    case .join: labels.join
    case .next: labels.next
    case .ok: labels.ok
    case .route: labels.route
    case .search: labels.search
    case .send: labels.send
    }
  }

  /// Return the label of a key that switches to a keyboard type, or nil if it shows a symbol.
  public func text(for type: Keyboard.KeyboardType) -> String? {
    switch type {
    case .alphabetic: labels.alphabetic
    case .numeric: labels.numeric
    case .symbolic: labels.symbolic
    case .custom(let name): Keyboard.NumberPadKind.pageNames.contains(name) ? name : nil
    default: nil
    }
  }
}

extension Keyboard.ReturnKeyType {

  /// Return the label of a return key of this type in a locale, or nil if it shows a symbol.
  public func standardButtonText(for locale: Locale) -> String? {
    LocaleProfile.profile(for: locale).text(for: self)
  }
}
