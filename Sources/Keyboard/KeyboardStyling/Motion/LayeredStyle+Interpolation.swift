import Foundation
import KeyboardCore
import KeyboardDrawing
import SourceText

extension LayeredStyle {

  /// Returns the style on the way to another one: this style at 0, the other one at 1.
  ///
  /// Colors mix in OKLab as by `mix()`. Numbers, lengths, points, insets, corners, shadows and
  /// gradients of as many colors change evenly, and beyond 0 and 1 within bounds. Colors, shadows and
  /// gradients of one style only appear or disappear. Everything else changes at the middle.
  ///
  /// ```swift
  /// let red = Keyboard.ButtonStyle(backgroundColor: .red, cornerRadius: 4)
  /// let blue = Keyboard.ButtonStyle(backgroundColor: .blue, cornerRadius: 8)
  /// red.interpolated(to: blue, at: 0.25).cornerRadius  // → 5
  /// red.interpolated(to: blue, at: 1) == blue  // → true
  /// ```
  public func interpolated(to end: Self, at progress: Double) -> Self {
    if progress == 0 || progress.isNaN { return self }
    if progress == 1 { return end }
    var style = progress < 0.5 ? self : end
    for field in Self.fields where field.isSet(in: self) || field.isSet(in: end) {
      if let value = field.value(between: self, and: end, progress) { field.set(value, in: &style) }
    }
    return style
  }
}

extension StyleField where Style: LayeredStyle {

  fileprivate func value(
    between start: Style, and end: Style, _ progress: Double
  ) -> (any Sendable)? {
    let (first, second) = (value(in: start), value(in: end))
    func mix<Value>(or open: Value?, _ mix: (Value, Value, Double) -> Value?) -> Value? {
      guard let first = first as? Value ?? open, let second = second as? Value ?? open else {
        return nil
      }
      return mix(first, second, progress)
    }
    let range = bounds.range ?? -Double.infinity...Double.infinity
    return switch first ?? second {
    case is Color: Mixing.color(first as? Color, second as? Color, progress)
    case is CGFloat:
      mix(or: CGFloat(standardNumber ?? 0)) { (first: CGFloat, second, progress) in
        CGFloat(range.clamped(Mixing.number(first, second, progress)))
      }
    case is Double: mix(or: standardNumber) { range.clamped(Mixing.number($0, $1, $2)) }
    case is CGPoint: mix(or: .zero, Mixing.point)
    case is EdgeInsets:
      mix(or: nil) { Mixing.insets($0, $1, bounds.range == nil ? $2 : min(max($2, 0), 1)) }
    case is Keyboard.Corners:
      mix(or: Keyboard.Corners()) { Mixing.corners($0, $1, $2, in: range) }
    case is [Keyboard.KeyShadow]: mix(or: [], Mixing.shadows)
    // A gradient in place of a color would disappear with nothing behind it.
    case is KeyboardGradient: mix(or: nil) { Mixing.gradient($0, $1, $2) }
    case is Keyboard.Background: mix(or: .init(), Mixing.background)
    case is Autocomplete.ToolbarItemStyle:
      mix(or: Autocomplete.ToolbarItemStyle()) { $0.interpolated(to: $1, at: $2) }
    case is Autocomplete.ToolbarSeparatorStyle:
      mix(or: Autocomplete.ToolbarSeparatorStyle()) { $0.interpolated(to: $1, at: $2) }
    default: nil
    }
  }

  private var standardNumber: Double? {
    switch standard {
    case .number(let number)?: number
    case .integer(let number)?: Double(number)
    default: nil
    }
  }
}
