/// An element in the expected and the actual picture.
struct ElementPair {

  /// The element as it was expected; nil if it is new.
  var expected: PictureElement?

  /// The element as it is; nil if it is gone.
  var actual: PictureElement?

  /// The one that is there, the actual one if both are.
  var element: PictureElement? { actual ?? expected }

  /// The elements of two pictures, paired by role and name, in the order drawn; those that are gone
  /// come last.
  ///
  /// Where several elements have the same role and name, the first belongs to the first and so on.
  /// Then elements of the same role at the same place are paired, whose names are others: a key may
  /// type another letter.
  static func pairs(_ expected: [PictureElement], _ actual: [PictureElement]) -> [ElementPair] {
    var partners = [Int?](repeating: nil, count: actual.count)
    var isTaken = [Bool](repeating: false, count: expected.count)
    for key in [\PictureElement.nameKey, \PictureElement.placeKey] {
      var places: [[String]: [Int]] = [:]
      for (index, element) in expected.enumerated().reversed() where !isTaken[index] {
        places[element[keyPath: key], default: []].append(index)
      }
      for (index, element) in actual.enumerated() where partners[index] == nil {
        guard let place = places[element[keyPath: key]]?.popLast() else { continue }
        partners[index] = place
        isTaken[place] = true
      }
    }
    let pairs = zip(actual, partners).map { element, partner in
      ElementPair(expected: partner.map { expected[$0] }, actual: element)
    }
    let gone = zip(expected, isTaken).filter { !$0.1 }
    return pairs + gone.map { ElementPair(expected: $0.0, actual: nil) }
  }
}

extension PictureElement {

  fileprivate var nameKey: [String] { [role, name] }

  fileprivate var placeKey: [String] {
    [role] + [box.x, box.y, box.width, box.height].map { "\($0)" }
  }
}
