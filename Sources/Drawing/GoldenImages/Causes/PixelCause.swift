/// Search for a cause in pixels alone, such as a new color or shifted content.
struct PixelCause {

  let expected: PixelGrid
  let actual: PixelGrid

  /// The maximum shift of contents to search for, in pixels.
  let reach: Int

  /// The pixels left to compare for shifts: periodic content nearly matches many of them.
  private(set) var budget = 1 << 27

  mutating func cause(of element: ImageElement, box: PixelRect, share: ElementMap.Share)
    -> DifferenceCause
  {
    guard let changed = share.box else {
      return DifferenceCause(kind: .surroundings, text: "edge or shadow looks different")
    }
    let area = box.intersection(actual.bounds).intersection(expected.bounds)
    if !area.isEmpty {
      let runs = (area.y..<area.maxY).map { PixelRun(y: $0, columns: area.x..<area.maxX) }
      if let cause = colorCause(in: runs) { return cause }
    }
    if let (x, y) = shift(of: changed, within: area) {
      let directions = ElementPair.directions(x: Double(x), y: Double(y))
      let content = ["text", "image"].first { element.value(of: $0) != nil } ?? "content"
      return DifferenceCause(
        kind: .contentMoved, before: "0,0", after: "\(x),\(y)",
        text: "\(content) moved \(directions)")
    }
    return DifferenceCause(kind: .content, text: "looks different")
  }

  func colorCause(in runs: [PixelRun]) -> DifferenceCause? {
    func majority(_ grid: PixelGrid) -> Pixel? {
      Pixel.majority { vote in
        for run in runs { for x in run.columns { vote(grid[x, run.row]) } }
      }
    }
    guard let before = majority(expected), let after = majority(actual),
      !before.looksLike(after)
    else { return nil }
    let (old, new) = (before.hexText, after.hexText)
    return DifferenceCause(
      kind: .color, before: old, after: new, text: "color \(old.shownValue) → \(new.shownValue)")
  }

  private mutating func shift(of changed: PixelRect, within area: PixelRect) -> (x: Int, y: Int)? {
    for distance in 1...max(reach, 1) {
      for shift in Self.ring(distance) {
        guard budget > 0 else { return nil }
        if isMoved(changed, by: shift, within: area) { return shift }
      }
    }
    return nil
  }

  private static func ring(_ distance: Int) -> [(x: Int, y: Int)] {
    let straight = [(0, distance), (0, -distance), (distance, 0), (-distance, 0)]
    let corners = (1...distance).flatMap { [($0, distance), (distance, $0)] }
    let oblique = corners.flatMap { x, y in [(x, y), (-x, y), (x, -y), (-x, -y)] }
    return straight + oblique
  }

  private mutating func isMoved(
    _ changed: PixelRect, by shift: (x: Int, y: Int), within area: PixelRect
  ) -> Bool {
    for y in changed.y..<changed.maxY {
      budget -= changed.width
      guard budget > 0 else { return false }
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
