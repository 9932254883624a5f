import Foundation
import KeyboardCore
import KeyboardDocuments

extension ThemeReader {

  /// Read the radius of all corners, or an object with one for some.
  mutating func corners(
    _ value: JSONValue, named name: String, in range: ClosedRange<Double>
  ) -> (radius: CGFloat?, radii: Keyboard.CornerRadii?) {
    guard let value = resolved(value) else { return (nil, nil) }
    guard value.object != nil else {
      switch cornerRadius(value, named: name, in: range) {
      case .points(let points): return (points, nil)
      case let percent?: return (nil, Keyboard.CornerRadii(all: percent))
      case nil: return (nil, nil)
      }
    }
    guard let members = members(value, named: name, keys: ThemeFormat.cornerNames) else {
      return (nil, nil)
    }
    var radii = Keyboard.CornerRadii()
    for (key, value) in members {
      let radius = cornerRadius(value, named: "\(name).\(key)", in: range)
      switch key {
      case "topLeading": radii.topLeading = radius
      case "topTrailing": radii.topTrailing = radius
      case "bottomLeading": radii.bottomLeading = radius
      default: radii.bottomTrailing = radius
      }
    }
    return (nil, radii)
  }

  /// Read a radius: a number of points, or a percentage of the height.
  private mutating func cornerRadius(
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
