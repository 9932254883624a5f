import KeyboardDrawing
import KeyboardStyling

enum NearestColor {

  private static let steps = 250

  /// The colors are those of 8 bits per component, so that the written color is the one that was
  /// measured.
  static func nearest(
    to color: Color.Resolved, where isAccepted: (Color.Resolved) throws -> Bool
  ) rethrows -> Color.Resolved? {
    let lab = OKLab(color)
    for step in 0...steps {
      let change = Double(step) / Double(steps)
      for lightness in [lab.lightness + change, lab.lightness - change]
      where (0...1).contains(lightness) {
        let candidate = OKLab(lightness: lightness, a: lab.a, b: lab.b)
          .color(opacity: color.opacity).inBytes
        if try isAccepted(candidate) { return candidate }
      }
    }
    // Rounding may leave the ends of the range out.
    return try [Color.black, .white].map { $0.resolved(isDark: false).opacity(color.opacity) }
      .first(where: isAccepted)
  }
}

extension Color.Resolved {

  var inBytes: Color.Resolved {
    let byte = { (value: Double) in (value * 255).rounded() / 255 }
    return Color.Resolved(
      red: byte(red), green: byte(green), blue: byte(blue), opacity: opacity)
  }
}
