import KeyboardRender
import SourceText

/// Elements that differ between two images, with the causes of each.
struct ChangedElements {

  let changes: [ElementChange]

  private static let maximumPixels = 1 << 25

  init(_ expected: PNGPicture, _ actual: PNGPicture, differences: PixelDifferences) {
    let before = ImageElements(expected)?.list
    let after = ImageElements(actual)?.list
    // If only one picture stores its elements, the other's are assumed at the same places.
    guard let old = before ?? after, let new = after ?? before else {
      changes = []
      return
    }
    let scales = [actual.scale, expected.scale].compactMap { $0 }
    let scale = scales.first(where: KeyboardRenderer.scales.contains) ?? 1
    let pairs = ElementPair.pairs(old, new)
    if expected.pixelSize == actual.pixelSize, actual.bytes.count <= 4 * Self.maximumPixels,
      ElementMap.isBounded(pairs, size: actual.pixelSize, scale: scale)
    {
      changes = Self.changes(pairs, expected, actual, differences: differences, scale: scale)
    } else {
      // No pixels show which styles changed, and which only the lists tell.
      changes = pairs.compactMap { pair in
        let causes = pair.causes(scale: 1).filter { $0.kind != .style }
        return Self.change(pair, causes: causes, pixels: 0, scale: scale)
      }
    }
  }

  private static func changes(
    _ pairs: [ElementPair], _ expected: PNGPicture, _ actual: PNGPicture,
    differences: PixelDifferences, scale: Double
  ) -> [ElementChange] {
    let map = ElementMap(pairs, size: actual.pixelSize, scale: scale)
    let shares = map.shares(of: differences)
    return PNGPicture.withPixels(of: expected, actual) { before, after in
      var finder = PixelCause(expected: before, actual: after, reach: Int((2 * scale).rounded(.up)))
      var stored = CauseEvidence(pairs, map, shares, before, after).shown(
        among: pairs.map { $0.causes(scale: scale) })
      // A plain background stores no color, which its pixels tell.
      if let index = pairs.firstIndex(where: { $0.element?.isBackground == true }),
        stored[index].isEmpty, let cause = finder.colorCause(in: shares[index].inCore)
      {
        stored[index] = [cause]
      }
      let neighborhood = ChangedNeighborhood(
        pairs, causes: stored, areChanged: shares.map { $0.count > 0 }, scale: scale)
      var counts = shares.map(\.count)
      for index in pairs.indices where counts[index] > 0 && stored[index].isEmpty {
        let isCoreChanged = !shares[index].inCore.isEmpty
        guard
          let owner = neighborhood.owner(of: index, isCoreChanged: isCoreChanged, scale: scale)
        else { continue }
        counts[owner] += shares[index].count
        counts[index] = 0
      }
      var changes: [ElementChange] = []
      for index in pairs.indices {
        let (pair, share) = (pairs[index], shares[index])
        guard let element = pair.element else { continue }
        if counts[index] == 0, map.isCovered(index, by: shares, without: stored),
          let found = change(pair, causes: stored[index], pixels: 0, scale: scale)
        {
          changes.append(found)
        }
        guard counts[index] > 0 else { continue }
        var causes = stored[index]
        if causes.isEmpty {
          let box = element.box.pixels(scale: scale)
          causes = [finder.cause(of: element, box: box, share: share)]
        }
        var found = change(pair, causes: causes, pixels: counts[index], scale: scale)
        let core = map.cores[index]
        if !share.inCore.isEmpty, !causes.contains(where: \.isVague),
          !neighborhood.reaches(index, core: core.area)
        {
          let count = ExplainedPixels(causes, of: element).countUnexplained(
            in: share.inCore, of: core, before, after)
          if count > 0 { found?.unexplained = count }
        }
        if let found { changes.append(found) }
      }
      return changes
    } ?? []
  }

  private static func change(
    _ pair: ElementPair, causes: [DifferenceCause], pixels: Int, scale: Double
  ) -> ElementChange? {
    guard let element = pair.element, !causes.isEmpty else { return nil }
    return ElementChange(
      role: element.role, name: element.name, box: element.box.pixels(scale: scale),
      pixels: pixels, causes: causes)
  }
}

/// Property of an element with its values in the expected and actual image.
struct ChangedValue {

  let name: String
  let before: String?
  let after: String?
  let family: Substring

  init(_ name: String, before: String?, after: String?) {
    self.name = name
    self.before = before
    self.after = after
    family = name.firstWord
  }

  static func list(
    _ expected: [ImageElement.Property], _ actual: [ImageElement.Property]
  ) -> [ChangedValue] {
    // Nearly always both styles have the same properties.
    if expected.elementsEqual(actual, by: { $0.name == $1.name }) {
      return zip(expected, actual).filter { $0.value != $1.value }.map { old, new in
        ChangedValue(old.name, before: old.value, after: new.value)
      }
    }
    let now = Dictionary(actual.map { ($0.name, $0.value) }) { first, _ in first }
    let former = Set(expected.map(\.name))
    return expected.filter { now[$0.name] != $0.value }.map {
      ChangedValue($0.name, before: $0.value, after: now[$0.name])
    }
      + actual.filter { !former.contains($0.name) }.map {
        ChangedValue($0.name, before: nil, after: $0.value)
      }
  }

  var cause: DifferenceCause {
    let shown = [before, after].map { $0.map(\.shownValue) ?? "none" }
    return DifferenceCause(
      kind: .style, property: name, before: before, after: after,
      text: "\(words) \(changedParts ?? "\(shown[0]) → \(shown[1])")")
  }

  // More parts are another value.
  private static let maximumParts = 3

  /// Parts in which two lists or objects differ, as `stop 2 #FFB59E → #FFB59F`.
  private var changedParts: String? {
    guard let before, let after, [before, after].allSatisfy({ "{[".contains($0.first ?? " ") })
    else { return nil }
    let files = [before, after].map { SourceFile(name: name, text: $0) }
    let options = JSONOptions(budget: .elements)
    let roots = files.compactMap { try? JSONDocument(parsing: $0, options: options).root }
    guard roots.count == 2 else { return nil }
    let differences = JSONDifference.all(from: roots[0], to: roots[1])
    guard 1...Self.maximumParts ~= differences.count else { return nil }
    func shown(_ value: JSONValue?, in file: SourceFile) -> String? {
      value.map { $0.plainText ?? String(decoding: file.bytes[$0.span], as: UTF8.self) }?.shownValue
    }
    return differences.map { difference in
      difference.text(
        before: shown(difference.before, in: files[0]),
        after: shown(difference.after, in: files[1]))
    }.joined(separator: ", ")
  }

  private var words: String {
    switch name {
    case "backgroundColor": "background"
    case "foregroundColor": "foreground"
    default: name.separateWords
    }
  }
}

extension String {

  var firstWord: Substring {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return self[..<(utf8.firstIndex(where: capitals.contains) ?? endIndex)]
  }
}
