import KeyboardCore
import KeyboardStyling
import SourceText

/// Differences of two themes, grouped by the situations that have them.
struct DifferenceCollection {

  private struct Spot: Hashable {
    let name: String
    let type: KeyboardTheme.ButtonType?
    let device: String
    let scheme: String
    let state: String
    let layer: String
    let others: [String]

    var layout: [String] { [device, layer] + others }
  }

  private var changes: [(difference: ThemeComparison.Difference, spots: Set<Spot>)] = []
  private var indices: [[String?]: Int] = [:]
  private var compared: [String: Set<Spot>] = [:]

  mutating func compare(
    _ before: ComparedTheme.Properties, _ after: ComparedTheme.Properties,
    of part: ComparedTheme.Part,
    in situation: LookSituation
  ) {
    let spot = Spot(
      name: part.name, type: part.type,
      device: situation.device.hasPrefix("ipad") ? "iPad" : "iPhone",
      scheme: situation.traits.hasDarkColorScheme ? "dark" : "light",
      state: part.isPressed ? "pressed" : "at rest", layer: situation.layer,
      others: situation.others)
    compared[part.kind, default: []].insert(spot)
    let (old, new) = (Self.texts(before), Self.texts(after))
    guard old != new else { return }
    let names = before.map(\.name) + after.map(\.name).filter { old[$0] == nil }
    for name in names where old[name] != new[name] {
      let change = [part.kind, name, old[name], new[name]]
      let index = indices[change] ?? changes.count
      if index == changes.count {
        let difference = ThemeComparison.Difference(
          kind: part.kind, property: name, before: old[name], after: new[name])
        changes.append((difference, []))
      }
      indices[change] = index
      changes[index].spots.insert(spot)
    }
  }

  private static func texts(_ properties: ComparedTheme.Properties) -> [String: String] {
    Dictionary(properties.map { ($0.name, $0.text) }) { $1 }
  }

  var differences: [ThemeComparison.Difference] {
    changes.flatMap { difference, spots in
      // Differences beyond the common situations are told only if they are not those of all.
      let common = spots.filter { $0.others.isEmpty }
      let all = compared[difference.kind] ?? []
      let told = common.isEmpty ? spots : common
      return Self.divided(told, among: all, difference.kind).map { names, spots in
        var difference = difference
        difference.names = names
        difference.situations = Self.situations(of: spots, among: all)
        difference.keys = Set(spots.map(\.name))
        return difference
      }
    }
  }

  private static func divided(
    _ spots: Set<Spot>, among all: Set<Spot>, _ kind: String
  ) -> [(names: [String], spots: Set<Spot>)] {
    let devices = Dictionary(grouping: spots, by: \.device).mapValues(Set.init)
      .sorted { $0.key < $1.key }.map { (names: names(of: $0.value, among: all, kind), $0.value) }
    guard let first = devices.first, devices.contains(where: { $0.names != first.names }) else {
      return devices.first.map { [($0.names, spots)] } ?? []
    }
    return devices
  }

  private static let maximumExceptions = 6

  private static func text(
    _ title: String, of group: Set<String>, among found: Set<String>
  ) -> String? {
    let missing = group.subtracting(found)
    guard missing.count <= maximumExceptions, 3 * missing.count < group.count else { return nil }
    return missing.isEmpty ? title : "\(title) but \(missing.sorted().joined(last: "and"))"
  }

  private static func names(of spots: Set<Spot>, among all: Set<Spot>, _ kind: String) -> [String] {
    let found = Set(spots.map(\.name))
    if found == [""] { return [kind] }
    let noun = nouns[kind] ?? kind
    let layouts = Set(spots.map(\.layout))
    let possible = all.filter { layouts.contains($0.layout) }
    if let text = text("all \(noun)", of: Set(possible.map(\.name)), among: found) { return [text] }
    var rest = found
    var names: [String] = []
    for type in KeyboardTheme.ButtonType.allCases {
      let ofType = Set(possible.filter { $0.type == type }.map(\.name))
      guard ofType.count > 1 || type == .primary && !ofType.isEmpty,
        let text = text("all \(type.rawValue) \(noun)", of: ofType, among: rest)
      else { continue }
      names.append(text)
      rest.subtract(ofType)
    }
    if rest.isEmpty || kind == "key" { return names + rest.sorted() }
    return names + ["\(noun) of \(rest.sorted().joined(last: "and"))"]
  }

  private static let nouns = [
    "key": "keys", "hint": "hints", "callout.input": "input callouts",
    "callout.action": "action callouts", "toolbar.item": "suggestions",
  ]

  private static func situations(of spots: Set<Spot>, among all: Set<Spot>) -> [String] {
    func values(_ value: (Spot) -> String, all count: Int) -> [String] {
      let found = Set(spots.map(value))
      return found.count == count ? [] : found.sorted()
    }
    let names = Set(spots.map(\.name))
    let others = Set(spots.map(\.others))
    let possible = all.filter { names.contains($0.name) && others.contains($0.others) }
    let hasStates = Set(possible.map(\.state)).count > 1
    return values(\.device, all: 2) + values(\.scheme, all: 2)
      + values(\.state, all: hasStates ? 2 : 1)
      + values(\.layer, all: Set(possible.map(\.layer)).count)
      + Set(spots.flatMap(\.others)).sorted()
  }
}
