import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing

extension LayeredStyle {

  /// Return the style on the way to another one: this style at 0, the other one at 1.
  ///
  /// Colors are mixed in OKLab, as by `mix()`; numbers, lengths, points, insets, corners, shadows and gradients
  /// of as many colors change evenly, and continue beyond 0 and 1 within their bounds. A color, shadow
  /// or gradient that only one of the styles has appears or disappears. Everything else, such as
  /// fonts, pictures and names, changes at the middle.
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
      style.mix(field, self, end, progress)
    }
    return style
  }

  private mutating func mix(
    _ field: StyleField<Self>, _ start: Self, _ end: Self, _ progress: Double
  ) {
    switch field.slot {
    case .color(let path):
      self[keyPath: path] = Mixing.color(start[keyPath: path], end[keyPath: path], progress)
    case .length(let path, let range):
      let standard = field.standardNumber ?? 0
      let (first, second) = (start[keyPath: path], end[keyPath: path])
      self[keyPath: path] = range.clamped(
        Mixing.number(first ?? standard, second ?? standard, progress))
    case .number(let path, let range):
      guard let first = start[keyPath: path] ?? field.standardNumber,
        let second = end[keyPath: path] ?? field.standardNumber
      else { break }
      self[keyPath: path] = range.clamped(Mixing.number(first, second, progress))
    case .point(let path):
      self[keyPath: path] = Mixing.point(
        start[keyPath: path] ?? .zero, end[keyPath: path] ?? .zero, progress)
    case .insets(let path):
      guard let first = start[keyPath: path], let second = end[keyPath: path] else { break }
      self[keyPath: path] = Mixing.insets(first, second, progress)
    case .widths(let path, _):
      guard let first = start[keyPath: path], let second = end[keyPath: path] else { break }
      self[keyPath: path] = Mixing.insets(first, second, min(max(progress, 0), 1))
    case .corners(let radius, let radii, let range):
      mixCorners(radius, radii, range, start, end, progress)
    case .shadows(let path):
      guard
        let mixed = Mixing.shadows(
          start[keyPath: path] ?? [], end[keyPath: path] ?? [], progress)
      else { break }
      self[keyPath: path] = mixed
    case .gradient(let path):
      // One that is in place of a color would disappear with nothing behind it.
      guard let first = start[keyPath: path], let second = end[keyPath: path],
        let mixed = Mixing.gradient(first, second, progress)
      else { break }
      self[keyPath: path] = mixed
    case .background(let path):
      guard
        let mixed = Mixing.background(
          start[keyPath: path] ?? .init(), end[keyPath: path] ?? .init(), progress)
      else { break }
      self[keyPath: path] = mixed
    case .toolbarItem(let path):
      self[keyPath: path] = start[keyPath: path].interpolated(to: end[keyPath: path], at: progress)
    case .toolbarSeparator(let path):
      self[keyPath: path] = start[keyPath: path].interpolated(to: end[keyPath: path], at: progress)
    case .size, .font, .families, .weight, .choice, .label, .signal, .icon, .stickers,
      .transition, .animation:
      break
    }
  }

  private mutating func mixCorners(
    _ radius: WritableKeyPath<Self, CGFloat?>,
    _ radii: WritableKeyPath<Self, Keyboard.CornerRadii?>, _ range: ClosedRange<Double>,
    _ start: Self, _ end: Self, _ progress: Double
  ) {
    let (first, second) = (start[keyPath: radii], end[keyPath: radii])
    if first != nil || second != nil {
      guard let first, let second, let mixed = Mixing.radii(first, second, progress) else { return }
      self[keyPath: radii] = mixed
    }
    guard start[keyPath: radius] != nil || end[keyPath: radius] != nil else { return }
    self[keyPath: radius] = range.clamped(
      Mixing.number(start[keyPath: radius] ?? 0, end[keyPath: radius] ?? 0, progress))
  }
}

extension StyleField {

  fileprivate var standardNumber: Double? {
    switch standard {
    case .number(let number)?: number
    case .integer(let number)?: Double(number)
    default: nil
    }
  }
}
