import Foundation

// Coordinates are rounded only here, to 1/1000 point: sums are the same on every machine.

extension Double {

  /// To 1/1000 point; 0 if the number isn't finite.
  var roundedLength: Double {
    let thousandths = self * 1000
    // A conversion is much faster than the function of the C library.
    guard abs(thousandths) < 0x1p52 else { return isFinite ? thousandths.rounded() / 1000 : 0 }
    let whole = Double(Int(thousandths))
    let rest = thousandths - whole
    return (rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole) / 1000
  }

  var roundedTurn: Double { truncatingRemainder(dividingBy: 360).roundedLength }
}

extension CGFloat {
  var roundedLength: CGFloat { CGFloat(Double(self).roundedLength) }
}

extension CGPoint {
  var rounded: CGPoint { CGPoint(x: x.roundedLength, y: y.roundedLength) }
}

extension CGSize {
  var rounded: CGSize { CGSize(width: width.roundedLength, height: height.roundedLength) }
}

extension CGRect {
  var rounded: CGRect { CGRect(origin: origin.rounded, size: size.rounded) }
}

extension Path {
  consuming func rounded() -> Path { mapPoints { $0.rounded } }
}

extension Paint {

  var rounded: Paint {
    map(points: { $0.rounded }, lengths: { $0.roundedLength }, angles: { $0.roundedLength })
  }
}

extension Material {

  var rounded: Material {
    var rounded = self
    rounded.blur = max(blur.roundedLength, 0)
    rounded.saturation = max(saturation.roundedLength, 0)
    rounded.lens = lens?.map { max($0.roundedLength, 0) }
    return rounded
  }
}

extension String {

  var singleLine: String {
    // Other characters of ASCII are no line breaks.
    guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x80 }), contains(where: \.isNewline) else {
      return self
    }
    return String(map { $0.isNewline ? " " : $0 })
  }
}
