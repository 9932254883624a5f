import KeyboardStyling
import TestSupport
import Testing

extension SchemaValidator {

  static let remark: Comment = "python3 with jsonschema is not installed"

  static func errors(in themes: [String]) throws -> [String?] {
    try errors(in: themes, by: KeyboardTheme.schema)
  }
}
