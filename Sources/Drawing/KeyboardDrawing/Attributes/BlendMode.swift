/// A blend mode of CSS Compositing and Blending Level 1.
public enum BlendMode: String, Hashable, Codable, Sendable, CaseIterable {

  case normal

  /// The product of both colors: a white layer changes nothing.
  case multiply

  /// The product of the complements: a black layer changes nothing.
  case screen

  /// Multiply where it is dark behind, screen where it is light.
  case overlay

  /// The darker of both, by component.
  case darken

  /// The lighter of both, by component.
  case lighten

  /// Lighten what is behind, as light on a photo.
  case colorDodge

  /// Darken what is behind, as too little light on a photo.
  case colorBurn

  /// Multiply where the layer is dark, screen where it is light.
  case hardLight

  /// Darken where the layer is dark, lighten where it is light.
  case softLight

  /// The difference of both, by component.
  case difference

  /// As the difference, with less contrast.
  case exclusion

  case hue

  /// The saturation of the layer, with what is behind otherwise.
  case saturation

  case color

  case luminosity

  /// Returns an opaque color behind a layer; blends by hue or saturation only keep the luminosity.
  package func color(_ layer: Color.Resolved, over behind: Color.Resolved) -> Color.Resolved {
    let mixed =
      switch self {
      case .hue, .saturation, .color: behind
      case .luminosity: layer
      default:
        Color.Resolved(
          red: component(layer.red, over: behind.red),
          green: component(layer.green, over: behind.green),
          blue: component(layer.blue, over: behind.blue))
      }
    return behind.blended(with: mixed, share: layer.opacity)
  }

  private func component(_ layer: Double, over behind: Double) -> Double {
    switch self {
    case .normal, .hue, .saturation, .color, .luminosity: layer
    case .multiply: layer * behind
    case .screen: layer + behind - layer * behind
    case .overlay: BlendMode.hardLight.component(behind, over: layer)
    case .darken: min(layer, behind)
    case .lighten: max(layer, behind)
    case .colorDodge: behind <= 0 ? 0 : layer >= 1 ? 1 : min(1, behind / (1 - layer))
    case .colorBurn: behind >= 1 ? 1 : layer <= 0 ? 0 : 1 - min(1, (1 - behind) / layer)
    case .hardLight:
      layer <= 0.5 ? 2 * layer * behind : BlendMode.screen.component(2 * layer - 1, over: behind)
    case .softLight:
      layer <= 0.5
        ? behind - (1 - 2 * layer) * behind * (1 - behind)
        : behind + (2 * layer - 1) * (Self.softened(behind) - behind)
    case .difference: abs(layer - behind)
    case .exclusion: layer + behind - 2 * layer * behind
    }
  }

  private static func softened(_ behind: Double) -> Double {
    behind <= 0.25 ? ((16 * behind - 12) * behind + 4) * behind : behind.squareRoot()
  }
}
