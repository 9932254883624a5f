import Foundation
package import KeyboardDrawing

extension Color.Resolved {

  /// The relative luminance of WCAG, from 0 to 1, regardless of opacity.
  package var luminance: Double {
    0.2126 * red.linear + 0.7152 * green.linear + 0.0722 * blue.linear
  }

  /// Return the contrast ratio of WCAG to another color, from 1 to 21.
  package func contrast(to other: Self) -> Double {
    let (high, low) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (high + 0.05) / (low + 0.05)
  }

  /// Return this color composited over an opaque one.
  package func over(_ backdrop: Self) -> Self {
    var result = backdrop.blended(with: self, share: opacity)
    result.opacity = 1
    return result
  }

  /// Blend this color with a share of another from 0 to 1, with the opacity of this color.
  package func blended(with other: Self, share: Double) -> Self {
    Self(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share, opacity: opacity)
  }
}

extension Double {

  /// The linear-light value of an encoded sRGB component.
  package var linear: Double {
    self <= 0.040_45 ? self / 12.92 : pow((self + 0.055) / 1.055, 2.4)
  }
}
