import Foundation

extension KeyboardLayout {

  /// The room for both halves of a split keyboard at the ends of its width, in points.
  package struct Halves: Hashable, Sendable {

    package var left: Double
    package var right: Double

    // Of the keyboard's width, and in points: thumbs reach the middle of the letters. Not measured.
    private static let share = 0.42
    private static let maximumWidth = 400.0

    /// The halves of a keyboard without a fold.
    init(width: Double) {
      left = min(width * Self.share, Self.maximumWidth)
      right = left
    }

    /// The halves beside a fold; all values are distances from the left edge of the keys.
    init?(besides fold: ClosedRange<Double>, width: Double) {
      (left, right) = (fold.lowerBound, width - fold.upperBound)
      guard left > 0, right > 0 else { return nil }
    }
  }

  /// Returns the keys placed in the halves of a width, in points.
  ///
  /// The letters of a row are divided in the middle, and space is on both halves. Keys have the
  /// same scale on both: the largest at which neither half is too wide.
  package func placedItems(width: Double, halves: Halves) -> [PlacedItem] {
    var keysWidth = halves.left + halves.right
    var division = Division(placedItems(width: keysWidth), width: keysWidth)
    // A second time, since widths in points don't scale.
    for _ in 0..<2 {
      guard division.leftEnd > 0, division.rightStart < keysWidth else { break }
      keysWidth *= min(
        halves.left / division.leftEnd, halves.right / (keysWidth - division.rightStart))
      division = Division(placedItems(width: keysWidth), width: keysWidth)
    }
    return division.items(shiftedBy: width - keysWidth)
  }
}

/// The keys of a keyboard in its halves, before these are moved apart.
private struct Division {

  typealias Item = KeyboardLayout.PlacedItem

  private var items: [Item] = []

  private(set) var leftEnd = 0.0
  private(set) var rightStart: Double

  /// Each part of space is at least this share of the width.
  private static let spaceShare = 0.08

  init(_ whole: [Item], width: Double) {
    rightStart = width
    let places = whole.keyPlaces
    var start = 0
    while start < whole.count {
      let end = whole[start...].firstIndex { $0.row != whole[start].row } ?? whole.count
      add(whole[start..<end], places: places, width: width)
      start = end
    }
  }

  private mutating func add(
    _ row: ArraySlice<Item>, places: [KeyboardLayout.KeyPosition?], width: Double
  ) {
    let space = row.firstIndex { $0.item.action == .space }
    let cut = space ?? Self.cut(of: row, places: places, width: width)
    for index in row.indices {
      var item = row[index]
      item.half = index < cut || index == space ? .left : .right
      items.append(item)
      if index == space {
        leftEnd = max(leftEnd, item.frame.minX + Self.spaceShare * width)
        rightStart = min(rightStart, item.frame.maxX - Self.spaceShare * width)
        item.half = .right
        items.append(item)
      } else if !item.item.action.isSpacer {
        if item.half == .left { leftEnd = max(leftEnd, item.frame.maxX) }
        if item.half == .right { rightStart = min(rightStart, item.frame.minX) }
      }
    }
  }

  /// Returns the first key of the right half; of ten letters, both halves have five.
  private static func cut(
    of row: ArraySlice<Item>, places: [KeyboardLayout.KeyPosition?], width: Double
  ) -> Int {
    let letters = row.indices.filter { places[$0]?.letterColumn != nil }
    let characters =
      letters.count > 1 ? letters : row.indices.filter { row[$0].item.action.isInputAction }
    guard characters.count > 1 else {
      return row.firstIndex { $0.frame.midX >= width / 2 } ?? row.endIndex
    }
    let left = characters.count > 10 ? characters.count / 2 : (characters.count + 1) / 2
    return characters[left]
  }

  func items(shiftedBy gap: Double) -> [Item] {
    var columns: [Int: Int] = [:]
    return items.map { item in
      var item = item
      item.column = columns[item.row, default: 0]
      columns[item.row] = item.column + 1
      if item.item.action == .space {
        let (start, end) =
          item.half == .left ? (item.frame.minX, leftEnd) : (rightStart, item.frame.maxX)
        item.frame = CGRect(
          x: start, y: item.frame.minY, width: end - start, height: item.frame.height)
        item.keyFrame = item.frame.inset(by: item.item.edgeInsets)
      }
      guard item.half == .right else { return item }
      item.frame = item.frame.offsetBy(dx: gap, dy: 0)
      item.keyFrame = item.keyFrame.offsetBy(dx: gap, dy: 0)
      return item
    }
  }
}

extension KeyboardTraits {

  /// Returns the halves of the keys of a split keyboard, which start at a distance from the left
  /// edge of the screen, or nil if the keyboard isn't split.
  package func halves(from start: Double, width: Double) -> KeyboardLayout.Halves? {
    guard keyboardPlacement == .split, width > 0 else { return nil }
    guard let fold else { return KeyboardLayout.Halves(width: width) }
    return KeyboardLayout.Halves(
      besides: fold.lowerBound - start...fold.upperBound - start, width: width)
  }
}
