import KeyboardDocuments
import KeyboardGolden
import KeyboardRender

/// What a comparison of pictures comes to, in words.
struct ComparisonText {

  private let comparison: PictureComparison

  init(_ comparison: PictureComparison) {
    self.comparison = comparison
  }

  /// The verdict for people.
  var text: String {
    let (expected, actual) = (comparison.expected, comparison.actual)
    switch comparison.verdict {
    case .same: return "no difference"
    case .differentSizes:
      return "\(actual.width)x\(actual.height) pixels instead of "
        + "\(expected.width)x\(expected.height)"
    case .differentPixels(let count, let box):
      return "\(count) pixels differ, from \(box.x),\(box.y) on in \(box.width)x\(box.height)"
    }
  }

  /// The verdict for programs.
  var json: JSONText {
    switch comparison.verdict {
    case .same: return .object([("verdict", .string("same"))])
    case .differentSizes:
      return .object([
        ("verdict", .string("differentSizes")),
        (
          "expected",
          .array([comparison.expected.width, comparison.expected.height].map { .integer($0) })
        ),
        (
          "actual",
          .array([comparison.actual.width, comparison.actual.height].map { .integer($0) })
        ),
      ])
    case .differentPixels(let count, let box):
      return .object([
        ("verdict", .string("differentPixels")), ("pixels", .integer(count)),
        ("box", .array([box.x, box.y, box.width, box.height].map { .integer($0) })),
      ])
    }
  }

  /// Writes expected, difference and actual side by side; pictures too large for that are left out.
  func writePicture(to path: String) throws(CommandFailure) {
    guard let picture = comparison.sideBySide else { return }
    let bytes: [UInt8]
    do {
      bytes = try picture.encoded()
    } catch {
      throw CommandFailure(error)
    }
    try OutputFile.write(bytes, to: path)
  }
}
