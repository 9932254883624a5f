/// Where two texts begin to differ, in words.
enum FirstDifference {

  /// The first line of the actual text that differs from the expected one.
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

  /// The line without its indentation, cut to what can be read at a glance.
  fileprivate var trimmed: String { String(drop { $0 == " " }.prefix(120)) }
}
