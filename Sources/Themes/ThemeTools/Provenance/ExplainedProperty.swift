package import KeyboardDocuments
package import KeyboardDrawing
import KeyboardStyling

package struct ExplainedProperty: Sendable {

  package var name: String
  package var value: String
  package var color: Color.Resolved?
  package var decision: Decision

  /// The places that set another value, or the same one in vain, the strongest first.
  package var overridden: [Overridden]

  package enum Decision: Sendable {

    case setting(Setting)
    case standard
    case derived(String)
    case accessibility
  }

  package struct Setting: Sendable {

    /// The path in the file, such as `buttons.all` or `rules[2]`.
    package var path: String

    package var match: String?
    package var place: Diagnostic.Place?
    package var isBuiltIn: Bool
    package var text: String?
    package var value: String
    package var variables: [VariableStep]
  }

  package struct VariableStep: Sendable {

    package var path: String
    package var place: Diagnostic.Place
    package var text: String
    package var color: Color.Resolved?
    package var variables: [VariableStep]
  }

  package struct Overridden: Sendable {

    package var setting: Setting
    package var reason: OverridingReason
  }
}

/// The reason that another place sets a value in vain.
package struct OverridingReason: Hashable, Sendable {

  package let code: String
  package let text: String

  private init(_ code: String, _ text: String) {
    (self.code, self.text) = (code, text)
  }

  /// Both are equally specific, and the winner comes later in the file.
  static let order = Self("order", "earlier in the file")

  /// The place is in a theme the winner's file extends.
  static let base = Self("base", "in a base theme")

  static let accessibility = Self("accessibility", "overridden by the accessibility settings")

  /// The winner is a rule that is more specific.
  static func specificity(
    _ own: KeyboardTheme.ButtonMatch.Specificity, _ other: KeyboardTheme.ButtonMatch.Specificity
  ) -> Self {
    Self("specificity", "less specific: \(own.text) < \(other.text)")
  }

  static func choice(_ name: String) -> Self {
    Self("choice", "overridden by the choice \(name.quoted)")
  }

  /// Rules win over parts, and parts over those that are their base.
  static func general(_ winner: String) -> Self { Self("general", "overridden by \(winner)") }
}
