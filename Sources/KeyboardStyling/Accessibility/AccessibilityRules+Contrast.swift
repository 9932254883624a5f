import KeyboardDrawing

extension AccessibilityRules {

  /// A color near to another that can be read on a surface, if there is one.
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

  /// A text that can be read on a surface, and how the surface has to change for that, if it has to.
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

  /// How the colors of a surface are changed.
  struct Change: Hashable, Sendable {

    /// What they are blended with.
    var target: Color.Resolved

    /// How much, from 0 to 1.
    var share: Double

    /// A color after the change, as opaque as before.
    func applied(to color: Color.Resolved) -> Color.Resolved {
      color.blended(with: target, share: share)
    }

    /// A surface after the change.
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
