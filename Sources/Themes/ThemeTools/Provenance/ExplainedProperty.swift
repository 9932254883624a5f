package import KeyboardDocuments
package import KeyboardDrawing
package import KeyboardStyling

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

package enum OverridingReason: Hashable, Sendable {

  /// The winner is a rule that is more specific: numbers of the loser, then of the winner.
  case specificity(KeyboardTheme.ButtonMatch.Specificity, KeyboardTheme.ButtonMatch.Specificity)

  /// Both are equally specific, and the winner comes later in the file.
  case order

  /// The place is in a theme the winner's file extends.
  case base

  case choice(String)

  /// Rules win over parts, and parts over those that are their base.
  case general(String)

  case accessibility

  package var text: String {
    switch self {
    case .specificity(let own, let other):
      "less specific: \(own.text) < \(other.text)"
    case .order: "earlier in the file"
    case .base: "in a base theme"
    case .choice(let name): "overridden by the choice \(name.quoted)"
    case .general(let winner): "overridden by \(winner)"
    case .accessibility: "overridden by the accessibility settings"
    }
  }

  package var code: String {
    switch self {
    case .specificity: "specificity"
    case .order: "order"
    case .base: "base"
    case .choice: "choice"
    case .general: "general"
    case .accessibility: "accessibility"
    }
  }
}
