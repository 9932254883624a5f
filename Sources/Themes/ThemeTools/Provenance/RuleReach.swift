import Foundation
import KeyboardCore
import KeyboardPipeline
package import KeyboardStyling
package import SourceText

/// Keys that a rule matches in each locale.
package struct RuleReach {

  package let rule: ThemeSources.Origin

  /// The names of the keys with the locales with exactly those, in alphabetical order.
  package let keys: [(locales: [String], names: [String])]

  package init(_ rule: ThemeSources.Origin, survey: KeyCatalog) {
    self.rule = rule
    let match = rule.match ?? KeyboardTheme.ButtonMatch()
    var locales: [[String]: [String]] = [:]
    for locale in LocaleProfile.supportedIdentifiers {
      let names = survey.names(matchedBy: match, for: rule.element, in: locale)
      if !names.isEmpty { locales[names, default: []].append(locale) }
    }
    keys = locales.map { ($0.value, $0.key) }.sorted {
      ($1.locales.count, $0.locales[0]) < ($0.locales.count, $1.locales[0])
    }
  }

  package init(
    of number: String, in rules: [ThemeSources.Origin], survey: KeyCatalog
  ) throws(Diagnostics) {
    guard !rules.isEmpty else {
      throw Diagnostics(code: .outOfRange, "The theme's own file has no rules")
    }
    guard let index = Int(number), rules.indices.contains(index) else {
      throw Diagnostics(
        code: .outOfRange,
        "--part rule:N takes numbers from 0 to \(rules.count - 1), not \(number.quoted)")
    }
    self.init(rules[index], survey: survey)
  }

  package var text: String {
    let lines = keys.map { group in
      "\(Self.list(of: group.locales)): \(group.names.joined(separator: " "))\n"
    }
    let specificity = rule.specificity.map { " (\($0.text))" } ?? ""
    return rule.path + specificity
      + (lines.isEmpty ? " matches no key of any locale\n" : "\n" + lines.joined())
  }

  private static func list(of locales: [String]) -> String {
    let all = LocaleProfile.supportedIdentifiers.count
    return locales.count == all ? "all \(all) locales" : locales.joined(separator: ", ")
  }

  package var json: JSONText {
    [
      "path": .string(rule.path), "specificity": .string(rule.specificity?.text ?? ""),
      "keys": .array(
        keys.map { group in
          [
            "locales": .array(group.locales.map { .string($0) }),
            "keys": .array(group.names.map { .string($0) }),
          ]
        }),
    ]
  }
}

/// A rule that names a part, but has other conditions that don't hold.
package struct UnmatchedRule: Sendable {

  package var path: String
  package var match: String
  package var place: Diagnostic.Place
  package var conditions: [String]
}

extension KeyboardExplainer {

  private static let maximumRules = 8
  private static let naming: Set = ["action", "type", "kind", "selected"]

  func unmatchedRules(for subject: KeyboardTheme.Subject) -> [UnmatchedRule] {
    let sources = explainer.sources
    let rules = zip(theme.rules, sources.rules).lazy.compactMap { rule, origin -> UnmatchedRule? in
      guard rule.element.includes(subject.element), let match = origin.rule?["match"] else {
        return nil
      }
      let failing = rule.match.failingConditions(for: subject)
      guard !failing.isEmpty, Self.naming.isDisjoint(with: failing) else { return nil }
      return UnmatchedRule(
        path: origin.path, match: sources.text(of: match).joinedLines,
        place: sources.place(of: match), conditions: failing)
    }
    return Array(rules.prefix(Self.maximumRules))
  }
}

/// The conditions of the rule tell the keyboards and traits; a condition that the rule doesn't have
/// is tested with the values that change the keys.
struct RuleSituations {

  let match: KeyboardTheme.ButtonMatch
  var isWide = false

  static let maximumAlternatives = 8

  /// Returns situations to look for matches in; whether a rule matches there is checked later, and
  /// situations of an alternative may ignore contradictions.
  static func all(of match: KeyboardTheme.ButtonMatch, isWide: Bool = false) -> [RuleSituations] {
    match.leaves.map { RuleSituations(match: $0, isWide: isWide) }
  }

  /// The locales the rule may be for; English comes first, which most rules match.
  var locales: [String] {
    let others = LocaleProfile.supportedIdentifiers.filter { $0 != "en" }
    return (["en"] + others).filter { identifier in
      if match.$locale.isEmpty { return true }
      var traits = KeyboardTraits(device: .standard)
      traits.locale = Locale(identifier: identifier)
      return changing(KeyboardTheme.ButtonMatch()) { $0.$locale = match.$locale }
        .matches(.init(traits: traits))
    }
  }

  func requests(of locale: String) -> [RenderRequest] {
    var request = RenderRequest()
    request.locale = locale
    if !match.$half.isEmpty { request.dock = .split }
    let value = match.actions.first { $0.kind == .primary }?.value
    request.returnKey =
      Keyboard.ReturnKeyType.allCases.first { $0.id == value } ?? request.returnKey
    let layouts = Keyboard.LayoutType.allCases.filter { match.$layoutType.contains($0.id) }
    return (layouts.isEmpty ? [nil] : layouts.map(Optional.some)).flatMap { layout in
      request.layoutType = layout
      return requests(like: request)
    }
  }

  private func requests(like request: RenderRequest) -> [RenderRequest] {
    devices.flatMap { device in
      orientations.flatMap { orientation -> [RenderRequest] in
        var request = request
        (request.device, request.orientation) = (device, orientation)
        var extended = request
        extended.extraKeys = Set(RenderRequest.ExtraKey.allCases)
        return layers.map { layer in
          (request.keyboardType, request.textFieldType) = layer.type
          request.keyboardCase = layer.keyboardCase
          return request
        } + (isWide ? [extended] : [])
      }
    }
  }

  private var devices: [Device] {
    if !match.models.isEmpty { return Device.all.filter { match.models.contains($0.id) } }
    let phones = [Device.standard]
    let pads = ["ipad", "ipad-pro-13"].compactMap(Device.named)
    if match.$device.isEmpty { return phones + pads }
    return (match.$device == [.pad] ? [] : phones) + (match.$device.contains(.pad) ? pads : [])
  }

  private typealias Orientation = RenderRequest.Orientation

  private var orientations: [Orientation] {
    let wanted = match.$orientation.map { $0 == .landscape ? Orientation.landscape : .portrait }
    return wanted.isEmpty ? isWide ? [.portrait, .landscape] : [.portrait] : wanted
  }

  private typealias Layer = (
    type: (Keyboard.KeyboardType, Keyboard.TextFieldType), keyboardCase: Keyboard.KeyboardCase
  )

  private var layers: [Layer] {
    let common: [Keyboard.KeyboardType] = [.alphabetic, .numeric, .symbolic]
    let types = RenderRequest.keyboardTypes.map(\.value).filter { type in
      if !match.$keyboardType.isEmpty { return match.$keyboardType.contains(type.keyboard.id) }
      return isWide || type.textField == .default && common.contains(type.keyboard)
    }
    return types.flatMap { type -> [Layer] in
      let cases = type.keyboard == .alphabetic ? self.cases : [cases[0]]
      return cases.map { (type, $0) }
    }
  }

  private var cases: [Keyboard.KeyboardCase] {
    if !match.$keyboardCase.isEmpty { return match.$keyboardCase }
    let states = match.states.union(match.anyStates)
    return states.contains(.locked) || isWide
      ? [.lowercased, .uppercased, .capsLocked] : [.lowercased, .uppercased]
  }

  /// Traits have both color schemes if those are to be distinguished in any case.
  func variants(of traits: KeyboardTraits, hasBothSchemes: Bool = false) -> [KeyboardTraits] {
    let own = traits.deviceTypeForKeyboard
    let devices = match.$device.isEmpty || match.$device.contains(own) ? [own] : match.$device
    let edges =
      match.$dockEdge.isEmpty ? [traits.keyboardDockEdge] : match.$dockEdge.map(Optional.some)
    let placements = match.$placement.isEmpty ? [traits.keyboardPlacement] : match.$placement
    let inner = match.innerMatches
    func values<Value>(
      _ path: KeyPath<KeyboardTheme.ButtonMatch, [Value]>, of all: [Value], isTested: Bool = false
    ) -> [Value] {
      let wanted = match[keyPath: path]
      if !wanted.isEmpty { return wanted }
      return isTested || inner.contains { !$0[keyPath: path].isEmpty } ? all : [all[0]]
    }
    func flags(_ path: KeyPath<KeyboardTheme.ButtonMatch, Bool?>) -> [Bool] {
      if let wanted = match[keyPath: path] { return [wanted] }
      return inner.contains { $0[keyPath: path] != nil } ? [false, true] : [false]
    }
    let sizes =
      match.textSizes.first.map { [$0.factor] }
      ?? (inner.contains { !$0.textSizes.isEmpty }
        ? Keyboard.TextSize.allCases.map(\.factor) : [1])
    return [traits].varied(\.deviceTypeForKeyboard, devices).varied(\.keyboardDockEdge, edges)
      .varied(\.keyboardPlacement, placements)
      .varied(\.colorScheme, values(\.$colorScheme, of: [.light, .dark], isTested: hasBothSchemes))
      .varied(
        \.isHighContrastEnabled, values(\.$contrast, of: [.standard, .high]).map { $0 == .high }
      )
      .varied(\.isReduceTransparencyEnabled, flags(\.reduceTransparency))
      .varied(\.isReduceMotionEnabled, flags(\.reduceMotion))
      .varied(\.isLiquidGlassEnabled, flags(\.liquidGlass))
      .varied(\.isDifferentiateWithoutColorEnabled, flags(\.differentiateWithoutColor))
      .varied(\.textSizeFactor, sizes)
  }
}

extension KeyboardTheme.ButtonMatch {

  fileprivate var leaves: [Self] {
    guard !alternatives.isEmpty else { return [self] }
    return Array(
      alternatives.lazy.flatMap { merged(with: $0).leaves }
        .prefix(RuleSituations.maximumAlternatives))
  }

  private func merged(with inner: Self) -> Self {
    var match = self
    match.alternatives = inner.alternatives
    match.exceptions += inner.exceptions
    match.actions += inner.actions
    match.types += inner.types
    match.states.formUnion(inner.states)
    match.anyStates.formUnion(inner.anyStates)
    match.models += inner.models
    match.textSizes = inner.textSizes + textSizes
    match.liquidGlass = inner.liquidGlass ?? liquidGlass
    match.reduceTransparency = inner.reduceTransparency ?? reduceTransparency
    match.reduceMotion = inner.reduceMotion ?? reduceMotion
    match.differentiateWithoutColor = inner.differentiateWithoutColor ?? differentiateWithoutColor
    func add<Value: Equatable>(_ path: WritableKeyPath<Self, [Value]>) {
      if !inner[keyPath: path].isEmpty { match[keyPath: path] = inner[keyPath: path] }
    }
    add(\.$colorScheme)
    add(\.$device)
    add(\.$orientation)
    add(\.$dockEdge)
    add(\.$placement)
    add(\.$half)
    add(\.$locale)
    add(\.$layoutType)
    add(\.$keyboardType)
    add(\.$keyboardCase)
    add(\.$contrast)
    return match
  }
}

extension [KeyboardTraits] {

  fileprivate func varied<Value>(
    _ member: WritableKeyPath<KeyboardTraits, Value>, _ values: [Value]
  ) -> Self {
    flatMap { traits in
      values.map { value in
        return changing(traits) { $0[keyPath: member] = value }
      }
    }
  }
}
