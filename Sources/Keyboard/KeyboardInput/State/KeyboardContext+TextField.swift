public import KeyboardCore

extension KeyboardContext {

  /// The color scheme the text field requests.
  public var keyboardAppearance: Keyboard.TextFieldAppearance {
    textField?.keyboardAppearance ?? .default
  }

  /// Switch to the keyboard type that the text field requests, if any.
  public func syncKeyboardType() {
    if let type = textField?.keyboardType.keyboardType { self.keyboardType = type }
  }
}

// Source of the rules: KeyboardKit 9.5.3 KeyboardContext+KeyboardCase.
extension KeyboardContext {

  /// The best letter case after the text before the cursor.
  public var preferredKeyboardCase: Keyboard.KeyboardCase {
    let current = self.keyboardCase
    guard current != .capsLocked, self.isAutocapitalizationEnabled,
      let type = self.autocapitalizationType
    else { return current }
    return isUpperCasePreferred(for: type) ? .uppercased : .lowercased
  }

  private func isUpperCasePreferred(for type: Keyboard.AutocapitalizationType) -> Bool {
    let rules = self.typingRules
    guard rules.direction == .leftToRight, rules.capitalizes else { return false }
    switch type {
    case .allCharacters: return true
    case .none: return false
    case .words:
      guard let text = textField?.documentContextBeforeInput else { return true }
      // A letter after the full stop of "example." goes on with an address.
      return text.last?.isWordDelimiter ?? true && !(text.tokenAtEnd + "a").isAddress
    case .sentences:
      guard let text = textField?.documentContextBeforeInput else { return true }
      // A sentence may begin with an opening mark.
      let start = text.droppingSuffix { "([“„«‘‚‹\"¡¿".contains($0) }
      return String(start).isLastSentenceEndedWithTrailingWhitespace {
        $0.isSentenceDelimiter || rules.sentenceDelimiters.contains($0)
      }
    }
  }
}

extension KeyboardTraits {

  var choosesKeyboardCase: Bool { isAutocapitalizationEnabled && autocapitalizationType != nil }
}
