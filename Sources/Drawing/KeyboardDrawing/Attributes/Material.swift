/// A translucent material such as glass: it blurs, saturates, tints and lights what lies behind it.
///
/// Steps don't clip, so a tint restores oversaturated colors. All but the blur are an affine `matrix`.
public struct Material: Hashable, Sendable {

  /// The standard deviation of the Gaussian blur in points; 0 for none.
  public var blur: Double

  /// The factor on the distance of each component from the luma; 1 changes nothing.
  public var saturation: Double

  /// The color laid over, with its opacity.
  public var tint: Color.Resolved

  /// The color whose components, times its opacity, are added.
  public var light: Color.Resolved

  /// The opaque color assumed where nothing lies behind.
  public var base: Color.Resolved

  package var lens: Lens?

  /// Creates a material, which changes nothing by default.
  public init(
    blur: Double = 0, saturation: Double = 1, tint: Color.Resolved = .init(hex: 0, opacity: 0),
    light: Color.Resolved = .init(hex: 0, opacity: 0), base: Color.Resolved = .init(hex: 0xFFFFFF)
  ) {
    self.blur = blur
    self.saturation = saturation
    self.tint = tint
    self.light = light
    self.base = Color.Resolved(red: base.red, green: base.green, blue: base.blue)
  }

  /// Whether the material changes nothing.
  public var isInvisible: Bool {
    let added = max(light.red, light.green, light.blue) * light.opacity
    return blur == 0 && saturation == 1 && tint.isInvisible && added < 0.5 / 255
  }

  /// The color of the material over the base.
  public var plainColor: Color.Resolved { color(over: base) }

  /// Returns the opaque color of the material over a single color.
  public func color(over backdrop: Color.Resolved) -> Color.Resolved {
    let opacity = backdrop.opacity
    let behind = [
      backdrop.red * opacity + base.red * (1 - opacity),
      backdrop.green * opacity + base.green * (1 - opacity),
      backdrop.blue * opacity + base.blue * (1 - opacity),
    ]
    let parts = matrix.times(behind + [1])
    return Color.Resolved(red: parts[0], green: parts[1], blue: parts[2])
  }

  /// For red, green and blue after the blur: factors of the components behind, and a constant.
  package var matrix: [[Double]] {
    let kept = 1 - tint.opacity
    let constants = [
      tint.red * tint.opacity + light.red * light.opacity,
      tint.green * tint.opacity + light.green * light.opacity,
      tint.blue * tint.opacity + light.blue * light.opacity,
    ]
    // As in the saturation filters of SVG and Core Image.
    let luma = Color.Resolved.lumaWeights
    let weights = [luma.red, luma.green, luma.blue]
    return constants.indices.map { row in
      weights.indices.map { column in
        kept * ((1 - saturation) * weights[column] + (row == column ? saturation : 0))
      } + [constants[row]]
    }
  }

  /// The rounded edge of a pane of glass: what is seen through it lies farther inside, and sharper.
  package struct Lens: Hashable, Sendable {

    /// Width of the bent edge, in points.
    package var width: Double

    /// The displacement at the very edge, inwards, in points.
    package var reach: Double

    /// The standard deviation of the blur at the very edge, in points.
    package var blur: Double

    /// Distances from the edge, in points, at which the blur begins to grow and is the material's.
    package var blurDepths: ClosedRange<Double>

    package init(width: Double, reach: Double, blur: Double, blurDepths: ClosedRange<Double>) {
      self.width = width
      self.reach = reach
      self.blur = blur
      self.blurDepths = blurDepths
    }

    /// Returns the displacement at a depth, for an edge that is a quarter of a circle.
    package func shift(at depth: Double) -> Double {
      let distance = 1 - max(depth, 0) / width
      return distance > 0 ? reach * (1 - (1 - distance * distance).squareRoot()) : 0
    }

    /// Change all lengths by a monotonic function.
    func map(_ change: (Double) -> Double) -> Self {
      Self(
        width: change(width), reach: change(reach), blur: change(blur),
        blurDepths: change(blurDepths.lowerBound)...change(blurDepths.upperBound))
    }
  }
}
