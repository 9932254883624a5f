enum ContrastGrade: String, Hashable, Sendable {

  /// Below 3 to 1.
  case low

  /// At least 3 to 1: sufficient for large texts.
  case large

  /// At least 4.5 to 1.
  case aa

  /// At least 7 to 1.
  case aaa

  init(ratio: Double) {
    switch ratio {
    case 7...: self = .aaa
    case 4.5...: self = .aa
    case 3...: self = .large
    default: self = .low
    }
  }

  var name: String {
    switch self {
    case .low: "Low"
    case .large: "AA large"
    case .aa: "AA"
    case .aaa: "AAA"
    }
  }
}
