import KeyboardDocuments

/// Results of cases whose arguments differ in one word, which hint at the cause where only a digest
/// is known.
struct MatrixNeighbors {

  private(set) var explained: [GoldenReport.Case]

  /// The limit of neighbors that a message names for each result.
  private static let most = 6

  private typealias Neighbor = (option: String, word: String, isFine: Bool)

  init<Request>(_ results: [GoldenReport.Case], of cases: [SnapshotCase<Request>]) {
    explained = results
    let lists = Dictionary(
      cases.lazy.filter(\.isHashed).map { ($0.name, $0.golden.path) }, uniquingKeysWith: { $1 })
    guard results.contains(where: { $0.status == .failed && lists[$0.name] != nil }) else { return }
    let words = results.map { (try? ArgumentLine.split($0.arguments)) ?? [] }
    var groups: [[String]: [Int]] = [:]
    for index in results.indices {
      guard let list = lists[results[index].name] else { continue }
      for place in words[index].indices {
        groups[Self.key(words[index], without: place, in: list), default: []].append(index)
      }
    }
    for index in results.indices where results[index].status == .failed {
      guard let list = lists[results[index].name] else { continue }
      let neighbors = words[index].indices.flatMap { place in
        (groups[Self.key(words[index], without: place, in: list)] ?? []).filter { $0 != index }
          .map { other -> Neighbor in
            let option = place > 0 ? words[other][place - 1] : ""
            return (option, words[other][place], results[other].status.isFine)
          }
      }
      explained[index].message += "; \(Self.text(neighbors))"
    }
  }

  private static func key(_ words: [String], without place: Int, in list: String) -> [String] {
    var key = words + ["\(place)", list]
    key[place] = ""
    return key
  }

  private static func text(_ neighbors: [Neighbor]) -> String {
    guard !neighbors.isEmpty else { return "it has no neighbors in its matrix" }
    let texts = [(false, "differ"), (true, "match")].compactMap { isFine, verb in
      let found = neighbors.filter { $0.isFine == isFine }
      return found.isEmpty ? nil : "\(found.count) \(verb) (\(names(found)))"
    }
    return "of its neighbors in the matrix, \(texts.joined(separator: " and "))"
  }

  private static func names(_ neighbors: [Neighbor]) -> String {
    let texts = neighbors.prefix(most).map { neighbor in
      ArgumentLine.join(
        neighbor.option.hasPrefix("-") ? [neighbor.option, neighbor.word] : [neighbor.word])
    }
    return texts.joined(separator: ", ") + (neighbors.count > most ? ", …" : "")
  }
}
