/// An element in the expected and in the actual picture.
struct ElementPair {

  /// The expected element; nil if it was added.
  var expected: PictureElement?

  /// The actual element; nil if it was removed.
  var actual: PictureElement?

  /// The actual element, or else the expected one.
  var element: PictureElement? { actual ?? expected }

  /// Pair the elements of two pictures by role and name, in drawing order, removed ones last.
  ///
  /// Elements of equal role and name are paired in order. The remaining elements are paired by role
  /// and place: a key may type another letter.
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
