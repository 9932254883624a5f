import Foundation
package import KeyboardDrawing

extension Color.Resolved {

  /// The relative luminance of WCAG, from 0 to 1, without regard to opacity.
  package var luminance: Double {
    0.2126 * red.linear + 0.7152 * green.linear + 0.0722 * blue.linear
  }

  /// The contrast ratio of WCAG to another color, from 1 to 21.
  package func contrast(to other: Self) -> Double {
    let (high, low) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (high + 0.05) / (low + 0.05)
  }

  /// This color painted over an opaque one.
  package func over(_ backdrop: Self) -> Self {
    var result = backdrop.blended(with: self, share: opacity)
    result.opacity = 1
    return result
  }

  /// The color between this one and another by a share of the other from 0 to 1, as opaque as this.
  package func blended(with other: Self, share: Double) -> Self {
    Self(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share, opacity: opacity)
  }
}

extension Double {

  /// The light of an encoded sRGB component.
  var linear: Double {
    self <= 0.040_45 ? self / 12.92 : pow((self + 0.055) / 1.055, 2.4)
  }
}
