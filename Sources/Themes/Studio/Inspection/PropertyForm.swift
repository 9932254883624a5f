import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling
import KeyboardViews

/// The control that a field of a style is set by.
struct PropertyForm: Sendable {

  let name: String
  let summary: String

  /// The control for several kinds of fields, or the own kind, which the page shows as JSON.
  let kind: String

  private(set) var range: ClosedRange<Double>?
  private(set) var unit: String?
  private(set) var choices: [String] = []
  let example: JSONText?

  static let key = forms(of: Keyboard.ButtonStyle.self)
  static let board = forms(of: KeyboardViewStyle.self)
  static let toolbar = forms(of: Autocomplete.ToolbarStyle.self)
  static let suggestion = forms(of: Autocomplete.ToolbarItemStyle.self)
  static let separator = forms(of: Autocomplete.ToolbarSeparatorStyle.self)
  static let callout = forms(of: KeyboardCallout.CalloutStyle.self)

  private static func forms<Style: LayeredStyle>(of type: Style.Type) -> [PropertyForm] {
    Style.fields.compactMap { field in
      // The fields of parts are those of forms of their own.
      field.type is any LayeredStyle.Type ? nil : PropertyForm(field)
    }
  }

  private init<Style>(_ field: StyleField<Style>) {
    (name, summary, example) = (field.name, field.summary, field.meaning.example)
    range = field.bounds.range
    choices = field.bounds.names ?? []
    switch field.type {
    case is CGFloat.Type, is Keyboard.Corners.Type: (kind, unit) = ("number", "pt")
    case is Double.Type: kind = "number"
    case is EdgeInsets.Type: (kind, range, unit) = ("insets", range ?? -200...200, "pt")
    case is KeyboardFont.Type: kind = "font"
    case is [FontFamily].Type: kind = "text"
    case is KeyboardFont.FontWeight.Type:
      (kind, choices) = ("choice", KeyboardFont.FontWeight.allCases.map(\.rawValue))
    case is String.Type: kind = "choice"
    case is KeyboardGradient.Type: kind = "gradient"
    case is [Keyboard.KeyShadow].Type: kind = "shadows"
    // Such as "color" and "background".
    case let type: kind = "\(type)".prefix(1).lowercased() + "\(type)".dropFirst()
    }
  }

  private var step: Double? {
    range.map { $0.upperBound - $0.lowerBound <= 5 ? 0.01 : 0.5 }
  }

  var members: [(String, JSONText?)] {
    [
      ("name", .string(name)), ("title", .string(StepName.words(name))),
      ("summary", .string(summary)), ("kind", .string(kind)),
      ("unit", unit.map { .string($0) }), ("min", range.map { .number($0.lowerBound) }),
      ("max", range.map { .number($0.upperBound) }), ("step", step.map { .number($0) }),
      ("choices", choices.isEmpty ? nil : .array(choices.map { .string($0) })),
    ]
  }

  /// Return the JSON of a value as explanations print it, if that is enough to set it.
  func json(ofPrinted value: String) -> String? {
    switch kind {
    case "color", "background": value.hasPrefix("#") ? JSONText.string(value).text : nil
    case "number": Double(value).map { $0.plainText }
    case "choice": choices.contains(value) ? JSONText.string(value).text : nil
    default: nil
    }
  }
}
