import Foundation
import KeyboardCore
import KeyboardPipeline
import KeyboardStyling

/// The conditions of the rule tell the keyboards and traits; a condition that the rule doesn't have
/// is tested with the values that change the keys.
struct RuleSituations {

  let match: KeyboardTheme.ButtonMatch

  /// Whether rare keyboards are included: number pads, extra keys, landscape.
  var isWide = false

  /// The locales the rule may be for; English comes first, which most rules match.
  var locales: [String] {
    let others = LocaleProfile.supportedIdentifiers.filter { $0 != "en" }
    return (["en"] + others).filter { identifier in
      if match.locale == nil { return true }
      var traits = KeyboardTraits(device: .standard)
      traits.locale = Locale(identifier: identifier)
      var condition = KeyboardTheme.ButtonMatch()
      condition.locale = match.locale
      return condition.matches(.init(traits: traits))
    }
  }

  func requests(of locale: String) -> [RenderRequest] {
    var request = RenderRequest()
    request.locale = locale
    request.layoutType = Keyboard.LayoutType.allCases.first { $0.id == match.layoutType }
    let value = match.actions.first { $0.kind == .primary }?.value
    request.returnKey =
      RenderRequest.returnKeys.first { $0.id == value } ?? request.returnKey
    return devices.flatMap { device in
      orientations.flatMap { orientation in
        layers.map { layer in
          var request = request
          (request.device, request.orientation) = (device, orientation)
          (request.keyboardType, request.textFieldType) = layer.type
          request.keyboardCase = layer.keyboardCase
          return request
        } + (isWide ? [request.with(device, orientation, extraKeys: true)] : [])
      }
    }
  }

  private var devices: [Device] {
    if !match.models.isEmpty { return Device.all.filter { match.models.contains($0.id) } }
    let phones = [Device.standard]
    let pads = ["ipad", "ipad-pro-13"].compactMap(Device.named)
    switch match.device {
    case .phone: return phones
    case .pad: return pads
    case nil: return phones + pads
    default: return phones
    }
  }

  private var orientations: [RenderRequest.Orientation] {
    switch match.orientation {
    case .landscape: [.landscape]
    case .portrait: [.portrait]
    case nil: isWide ? [.portrait, .landscape] : [.portrait]
    }
  }

  private typealias Layer = (
    type: (Keyboard.KeyboardType, Keyboard.TextFieldType), keyboardCase: Keyboard.KeyboardCase
  )

  private var layers: [Layer] {
    let common: [Keyboard.KeyboardType] = [.alphabetic, .numeric, .symbolic]
    let types = RenderRequest.keyboardTypes.map(\.value).filter { type in
      if let wanted = match.keyboardType { return type.keyboard.id == wanted }
      return isWide || type.textField == .default && common.contains(type.keyboard)
    }
    return types.flatMap { type -> [Layer] in
      let cases = type.keyboard == .alphabetic ? self.cases : [cases[0]]
      return cases.map { (type, $0) }
    }
  }

  private var cases: [Keyboard.KeyboardCase] {
    if let keyboardCase = match.keyboardCase { return [keyboardCase] }
    let states = match.states.union(match.anyStates)
    return states.contains(.locked) || isWide
      ? [.lowercased, .uppercased, .capsLocked] : [.lowercased, .uppercased]
  }

  /// Traits have both color schemes if those are to be distinguished in any case.
  func variants(
    of traits: KeyboardTraits, hasBothSchemes: Bool = false
  ) -> [KeyboardTraits] {
    var traits = traits
    if let device = match.device { traits.deviceTypeForKeyboard = device }
    if let edge = match.dockEdge { traits.keyboardDockEdge = edge }
    let excepted = match.exceptions
    let isSchemeTested = hasBothSchemes || excepted.contains { $0.colorScheme != nil }
    let schemes = match.colorScheme.map { [$0] } ?? (isSchemeTested ? [.light, .dark] : [.light])
    let contrasts = Self.flags(
      match.contrast.map { $0 == .high }, isTested: excepted.contains { $0.contrast != nil })
    let opacities = Self.flags(
      match.reduceTransparency, isTested: excepted.contains { $0.reduceTransparency != nil })
    let glass = Self.flags(
      match.liquidGlass, isTested: excepted.contains { $0.liquidGlass != nil })
    let sizes =
      match.textSizes.first.map { [$0.factor] }
      ?? (excepted.contains { !$0.textSizes.isEmpty }
        ? Keyboard.TextSize.allCases.map(\.factor) : [1])
    return [traits].varied(\.colorScheme, schemes).varied(\.isHighContrastEnabled, contrasts)
      .varied(\.isReduceTransparencyEnabled, opacities).varied(\.isLiquidGlassEnabled, glass)
      .varied(\.textSizeFactor, sizes)
  }

  private static func flags(_ flag: Bool?, isTested: Bool) -> [Bool] {
    flag.map { [$0] } ?? (isTested ? [false, true] : [false])
  }
}

extension RenderRequest {

  fileprivate static let returnKeys: [Keyboard.ReturnKeyType] =
    Keyboard.ReturnKeyType.allCases + [.continue, .route, .emergencyCall]

  fileprivate func with(
    _ device: Device, _ orientation: Orientation, extraKeys: Bool
  ) -> RenderRequest {
    var request = self
    (request.device, request.orientation) = (device, orientation)
    request.extraKeys = extraKeys ? Set(ExtraKey.allCases) : []
    return request
  }
}

extension [KeyboardTraits] {

  fileprivate func varied<Value>(
    _ member: WritableKeyPath<KeyboardTraits, Value>, _ values: [Value]
  ) -> Self {
    flatMap { traits in
      values.map { value in
        var variant = traits
        variant[keyPath: member] = value
        return variant
      }
    }
  }
}
