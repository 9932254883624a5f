/// Describes the first difference of two texts.
enum FirstDifference {

  /// Return the first line of the actual text that differs from the expected one.
  static func text(_ expected: [UInt8], _ actual: [UInt8]) -> String {
    let before = String(decoding: expected, as: UTF8.self).split(separator: "\n")
    let after = String(decoding: actual, as: UTF8.self).split(separator: "\n")
    for (index, (old, new)) in zip(before, after).enumerated() where old != new {
      return "line \(index + 1) is “\(new.trimmed)” instead of “\(old.trimmed)”"
    }
    return "\(after.count) lines instead of \(before.count)"
  }
}

extension Substring {

  /// The line without indentation, shortened to 120 characters.
  fileprivate var trimmed: String { String(drop { $0 == " " }.prefix(120)) }
}
