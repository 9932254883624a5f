import Foundation
import KeyboardCore
import KeyboardDocuments

extension ThemeReader {

  /// Read a radius: a number of points, or a percentage of the height.
  mutating func cornerRadius(
    _ value: JSONValue, named name: String, in range: ClosedRange<Double>
  ) -> Keyboard.CornerRadius? {
    guard let value = resolved(value) else { return nil }
    guard let text = value.string, text.utf8.last == UInt8(ascii: "%") else {
      return number(value, named: name, in: range).map { .points(CGFloat($0)) }
    }
    guard let percent = Self.percentage(text) else {
      return fail(
        .invalidValue, "\(name) must be from 0% to 100%, not \(text.quoted)", at: value,
        hint: "A percentage of the height is written as \"50%\".",
        fix: respelled(text, as: Self.nearestPercentage(text), at: value.span, file: value.file))
    }
    return .percent(percent)
  }

  private static func nearestPercentage(_ text: String) -> String? {
    String(text.dropLast()).numberInUnits.map {
      let rounded = (min(max($0, 0), 100) * 1000).rounded() / 1000
      return rounded.plainText + "%"
    }
  }

  private static func percentage(_ text: String) -> Double? {
    let digits = text.utf8.dropLast()
    if digits.elementsEqual("100".utf8) { return 100 }
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let whole = parts.first, 1...2 ~= whole.count, parts.count <= 2,
      parts.dropFirst().allSatisfy({ 1...3 ~= $0.count }),
      parts.joined().allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Double(String(Substring(digits)))
  }
}
