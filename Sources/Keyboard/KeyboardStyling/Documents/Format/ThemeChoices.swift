package enum ThemeTextStyle: String, CaseIterable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote
  case caption, caption2

  package var type: KeyboardFont.FontType {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .body: .body
    case .callout: .callout
    case .subheadline: .subheadline
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }
}

enum ThemeGradientType: String, CaseIterable {
  case linear, radial, conic

  /// Keys of this type only.
  var keys: [String] {
    switch self {
    case .linear: ["angle", "from", "to"]
    case .radial: ["center", "radius", "focus"]
    case .conic: ["angle", "center"]
    }
  }
}

package enum ThemeVariableType: String, CaseIterable, Sendable {
  case color, number, font, background, insets, text

  /// The keys of values that are objects; an object with any other key is a group.
  package var objectKeys: [String] {
    switch self {
    case .color: ThemeFormat.colorPair.names
    case .number, .text: []
    case .font: ThemeFormat.font.names
    case .background: ThemeFormat.background.names + ThemeFormat.gradient.names
    case .insets: ThemeFormat.edgeNames
    }
  }
}
