import KeyboardDocuments
import KeyboardStyling

struct KeyOrder {

  private let ranks: [String: Int]
  private let isOpen: Bool

  init(of form: ValueForm?) {
    let keys = form?.keys ?? []
    ranks = Dictionary(uniqueKeysWithValues: zip(keys, keys.indices))
    isOpen = form?.isOpen ?? false
  }

  /// Names that the author chose keep their order, behind the keys of the format; keys that are
  /// unknown or reserved for comments stay behind the key that they follow.
  func arranged(_ keys: [String]) -> [Int] {
    var groups: [(rank: Int, indices: [Int])] = [(-1, [])]
    for (index, key) in keys.enumerated() {
      if let rank = rank(of: key) {
        groups.append((rank, [index]))
      } else {
        groups[groups.count - 1].indices.append(index)
      }
    }
    let sorted = groups.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }.map(\.element.indices)
    return keepingFileOrder(sorted, of: keys).flatMap(\.self)
  }

  private func rank(of key: String) -> Int? {
    if let rank = ranks[key] { return rank }
    return isOpen && !ThemeFormat.isReserved(key) ? ranks.count : nil
  }

  private func keepingFileOrder(_ groups: [[Int]], of keys: [String]) -> [[Int]] {
    let places = groups.indices.filter { place in
      groups[place].first.map { ThemeFormat.keysInFileOrder.contains(keys[$0]) } ?? false
    }
    let inFileOrder = places.map { groups[$0] }.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
    var groups = groups
    for (place, group) in zip(places, inFileOrder) where !isOpen { groups[place] = group }
    return groups
  }
}
