/// An invalid argument of a test.
enum SuiteProblem: Error, CustomStringConvertible {

  case noReason
  case unknownRecord(String)
  case nameTaken(String, String)
  case brokenComparison([String])

  var description: String {
    switch self {
    case .noReason:
      return "a tolerance needs a reason, for whoever finds it in a year"
    case .unknownRecord(let value):
      let choices = GoldenRecord.allCases.map(\.rawValue).joined(separator: ", ")
      return "\(GoldenRecord.variable) is “\(value)”, but can be \(choices)"
    case .brokenComparison(let problems):
      return "differences wouldn’t be found any more: \(problems.joined(separator: "; "))"
    case .nameTaken(let name, let place):
      return "the name “\(name)” belongs to the golden at \(place) already"
    }
  }
}
