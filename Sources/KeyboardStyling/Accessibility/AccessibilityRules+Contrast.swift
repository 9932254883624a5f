import KeyboardDrawing

extension AccessibilityRules {

  /// Return the color nearest to a text color that is legible on a surface, if there is one.
  func legible(_ text: Color.Resolved, on surface: Surface) -> Color.Resolved? {
    let text = text.over(surface.mean)
    let targets = [Color.Resolved.black, .white].sorted {
      surface.contrast(of: $0) > surface.contrast(of: $1)
    }
    for step in 0...Self.steps {
      for target in targets {
        let color = text.blended(with: target, share: Double(step) / Double(Self.steps))
        if surface.contrast(of: color) >= Self.textContrast { return color }
      }
    }
    return nil
  }

  /// Return a legible text color for a surface, with the change of the surface if one is required.
  func legiblePair(
    _ text: Color.Resolved, on surface: Surface
  ) -> (text: Color.Resolved, change: Change?) {
    if let text = legible(text, on: surface) { return (text, nil) }
    // Black and white have the same contrast with a color of this luminance.
    let target: Color.Resolved = surface.mean.luminance > 0.179 ? .white : .black
    for step in 1...Self.steps {
      let change = Change(target: target, share: Double(step) / Double(Self.steps))
      if let text = legible(text, on: change.applied(to: surface)) { return (text, change) }
    }
    preconditionFailure("Every text can be made legible on plain black or white.")
  }

  /// A blend of the colors of a surface with another color.
  struct Change: Hashable, Sendable {

    /// The color to blend with.
    var target: Color.Resolved

    /// The share of the target, from 0 to 1.
    var share: Double

    /// Return a color with the change applied and its opacity preserved.
    func applied(to color: Color.Resolved) -> Color.Resolved {
      color.blended(with: target, share: share)
    }

    /// Return a surface with the change applied.
    func applied(to surface: Surface) -> Surface {
      var surface = surface
      surface.lightest = applied(to: surface.lightest)
      surface.darkest = applied(to: surface.darkest)
      return surface
    }
  }

  private static let steps = 20
}

extension Color.Resolved {

  fileprivate static let black = Self(hex: 0x000000)
  fileprivate static let white = Self(hex: 0xFFFFFF)
}
