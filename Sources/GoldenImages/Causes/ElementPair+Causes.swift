import KeyboardDocuments

extension ElementPair {

  /// Return the causes that the stored elements show: differing boxes and style values.
  ///
  /// Lengths are in pixels; the scale is in pixels per point.
  func causes(scale: Double) -> [DifferenceCause] {
    guard let expected else { return [DifferenceCause(.appeared, text: "wasn’t there")] }
    guard let actual else { return [DifferenceCause(.disappeared, text: "is gone")] }
    guard expected != actual else { return [] }
    let causes =
      Self.boxCauses(expected.box, actual.box, scale: scale)
      + Self.styleCauses(expected, actual)
    guard causes.isEmpty, expected.name != actual.name else { return causes }
    return [
      DifferenceCause(
        .style, property: "name", before: expected.name, after: actual.name,
        text: "was \(expected.name.shownValue)")
    ]
  }

  private static func boxCauses(
    _ expected: PictureElement.Box, _ actual: PictureElement.Box, scale: Double
  ) -> [DifferenceCause] {
    var causes: [DifferenceCause] = []
    let x = ((actual.x - expected.x) * scale).rounded(toDigits: 2)
    let y = ((actual.y - expected.y) * scale).rounded(toDigits: 2)
    if x != 0 || y != 0 {
      causes.append(
        DifferenceCause(
          .moved, before: "0,0", after: "\(x.plainText),\(y.plainText)",
          text: "moved \(directions(x: x, y: y))"))
    }
    if expected.width != actual.width || expected.height != actual.height {
      let (before, after) = (expected.sizeText(scale: scale), actual.sizeText(scale: scale))
      if before != after {
        causes.append(
          DifferenceCause(
            .resized, before: before, after: after, text: "size \(before) → \(after) px"))
      }
    }
    return causes
  }

  /// Return a translation in pixels as text, such as `1 px right, 2 px down`.
  static func directions(x: Double, y: Double) -> String {
    let horizontal = x == 0 ? nil : "\(abs(x).plainText) px \(x > 0 ? "right" : "left")"
    let vertical = y == 0 ? nil : "\(abs(y).plainText) px \(y > 0 ? "down" : "up")"
    return [horizontal, vertical].compactMap { $0 }.joined(separator: ", ")
  }

  private static func styleCauses(
    _ expected: PictureElement, _ actual: PictureElement
  ) -> [DifferenceCause] {
    let changed = ChangedValue.list(expected.style, actual.style)
    var causes: [DifferenceCause] = []
    var told: Set<Substring> = []
    for value in changed where !told.contains(value.family) {
      let family = changed.filter { $0.family == value.family }
      if let cause = familyCause(family, expected, actual) {
        told.insert(value.family)
        causes.append(cause)
      } else {
        causes.append(value.cause)
      }
    }
    return causes
  }

  /// Return one cause for values that belong together and were added or removed together.
  private static func familyCause(
    _ values: [ChangedValue], _ expected: PictureElement, _ actual: PictureElement
  ) -> DifferenceCause? {
    guard let word = values.first?.family, values.count > 1 else { return nil }
    let before = expected.style.filter { $0.name.firstWord == word }.map(\.value)
    let after = actual.style.filter { $0.name.firstWord == word }.map(\.value)
    guard before.isEmpty || after.isEmpty else { return nil }
    let text = (before + after).joined(separator: " ")
    return DifferenceCause(
      .style, property: String(word), before: before.isEmpty ? nil : text,
      after: after.isEmpty ? nil : text, text: "\(word) \(after.isEmpty ? "removed" : "added")")
  }
}

extension String {

  /// The value as shown: colors in upper case, long values shortened.
  var shownValue: String { hasPrefix("#") ? uppercased() : shortened(to: 40) }
}

extension PictureElement.Box {

  fileprivate func sizeText(scale: Double) -> String {
    let sides = [width, height].map { ($0 * scale).rounded(toDigits: 2).plainText }
    return sides.joined(separator: "x")
  }
}
