/// Finds out from pixels alone why an element looks different, where its style says nothing.
struct PixelCause {

  let expected: PixelGrid
  let actual: PixelGrid

  /// How far contents are looked for, in pixels.
  let reach: Int

  /// Why an element with a box looks different in a share of its pixels.
  func cause(of element: PictureElement, box: PixelRect, share: ElementMap.Share) -> DifferenceCause
  {
    guard let changed = share.box else {
      return DifferenceCause(.surroundings, text: "edge or shadow looks different")
    }
    let area = box.intersection(actual.bounds).intersection(expected.bounds)
    if let cause = colorCause(in: area) { return cause }
    let content = element.content
    if let (x, y) = shift(of: changed, within: area) {
      let directions = ElementPair.directions(x: Double(x), y: Double(y))
      return DifferenceCause(
        .contentMoved, before: "0,0", after: "\(x),\(y)", text: "\(content) moved \(directions)")
    }
    return DifferenceCause(.content, text: "looks different")
  }

  /// That the color of most pixels is another one.
  private func colorCause(in area: PixelRect) -> DifferenceCause? {
    guard let before = expected.majority(in: area), let after = actual.majority(in: area),
      !before.looksLike(after)
    else { return nil }
    let (old, new) = (before.hexText, after.hexText)
    return DifferenceCause(
      .color, before: old, after: new, text: "color \(old.shownValue) → \(new.shownValue)")
  }

  /// How far the content was moved, if that explains every pixel that differs.
  private func shift(of changed: PixelRect, within area: PixelRect) -> (x: Int, y: Int)? {
    let shifts = (1...max(reach, 1)).flatMap { distance in
      Self.ring(distance)
    }
    return shifts.first { isMoved(changed, by: $0, within: area) }
  }

  /// The shifts of a distance, straight ones first.
  private static func ring(_ distance: Int) -> [(x: Int, y: Int)] {
    let straight = [(0, distance), (0, -distance), (distance, 0), (-distance, 0)]
    let oblique = (1...distance).flatMap { other in
      [(other, distance), (distance, other)].flatMap { x, y in
        [(x, y), (-x, y), (x, -y), (-x, -y)]
      }
    }
    return straight + oblique
  }

  private func isMoved(
    _ changed: PixelRect, by shift: (x: Int, y: Int), within area: PixelRect
  ) -> Bool {
    for y in changed.y..<changed.maxY {
      for x in changed.x..<changed.maxX {
        let (oldX, oldY, newX, newY) = (x - shift.x, y - shift.y, x + shift.x, y + shift.y)
        guard area.contains(x: oldX, y: oldY), area.contains(x: newX, y: newY),
          actual[x, y].looksLike(expected[oldX, oldY]), expected[x, y].looksLike(actual[newX, newY])
        else { return false }
      }
    }
    return true
  }
}

extension PixelGrid {

  /// The pixel that more than half of an area looks like; nil if there is none.
  fileprivate func majority(in area: PixelRect) -> Pixel? {
    guard !area.isEmpty else { return nil }
    // Boyer and Moore's vote: whatever isn't outvoted is the only pixel that can be in the majority.
    var (candidate, votes) = (self[area.x, area.y], 0)
    each(in: area) { pixel in
      if votes == 0 { candidate = pixel }
      votes += pixel == candidate ? 1 : -1
    }
    var count = 0
    each(in: area) { if $0 == candidate { count += 1 } }
    return count * 2 > area.width * area.height ? candidate : nil
  }

  private func each(in area: PixelRect, _ body: (Pixel) -> Void) {
    for y in area.y..<area.maxY {
      let row = row(y)
      for x in area.x..<area.maxX { body(row[x]) }
    }
  }
}

extension PictureElement {

  /// What the element contains, in a word.
  fileprivate var content: String {
    if value(of: "text") != nil { return "text" }
    return value(of: "image") == nil ? "content" : "image"
  }
}
