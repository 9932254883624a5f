/// A calendar date in the notation of RFC 3339, such as `2026-01-31`.
package enum CalendarDate {

  /// The pattern of schemas, which accepts February 29 in every year.
  package static let pattern =
    #"^\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|[12]\d))$"#

  /// Returns the reason that a text is no date, or nil.
  package static func problem(of text: String) -> String? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    let isNumeric = text.utf8.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) }
    guard isNumeric, parts.map(\.utf8.count) == [4, 2, 2], let year = Int(parts[0]),
      let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month)
    else { return "it is a day such as 2026-01-31" }
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    return (1...days).contains(day) ? nil : "the month has \(days) days"
  }
}
