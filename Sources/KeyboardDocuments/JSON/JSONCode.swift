/// The permanent codes of the diagnostics of JSON itself.
package enum JSONCode: String, CaseIterable, Sendable {
  case syntax = "json-syntax"
  case encoding = "json-encoding"
  case number = "json-number"
  case limit = "json-limit"
  case duplicate = "duplicate-key"
}

extension JSONCode {

  /// The meaning of the code, as a sentence.
  package var summary: String {
    switch self {
    case .syntax: "A text that is not JSON."
    case .encoding: "A character that is not encoded as UTF-8 or as JSON escapes it."
    case .number: "A number that is not written as in JSON, or that is too large."
    case .limit: "A size, depth or number of values above a limit."
    case .duplicate: "A key that an object has twice."
    }
  }
}
