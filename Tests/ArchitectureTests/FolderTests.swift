import Testing

/// The order of folders inside targets, as ARCHITECTURE.md has it.
@Suite struct FolderTests {

  /// The targets that have folders.
  static let targets = Project.targets.filter { target in
    Project.sources.contains { $0.target == target && $0.folder != nil }
  }

  @Test(arguments: targets)
  func everyFolderHasItsPlace(target: String) {
    let folders = Set(Project.sources.filter { $0.target == target }.compactMap(\.folder))
    let unlisted = folders.subtracting(Plan.folders[target] ?? [])
    #expect(unlisted.isEmpty, "\(target) has folders without a place: \(unlisted.sorted())")
  }

  @Test(arguments: targets)
  func foldersUseOnlyFoldersBefore(target: String) {
    let order = Plan.folders[target] ?? []
    let sources = Project.sources.filter { $0.target == target }
    // A name that is declared in several folders says nothing about where a use of it leads; nor
    // does one that a type inside another has too, which is written without the other there.
    var homes: [String: Set<Int>] = [:]
    var inner: Set<String> = []
    for source in sources {
      for type in source.declaredTypes {
        let rank = Self.rank(of: source, in: order)
        homes[type, default: []].insert(rank)
        if let last = type.split(separator: ".").dropFirst().last { inner.insert(String(last)) }
      }
    }
    for name in inner { homes[name] = nil }
    for source in sources {
      let rank = Self.rank(of: source, in: order)
      let later = homes.filter { $0.value.count == 1 && $0.value.allSatisfy { $0 > rank } }.keys
      let used = later.filter(source.uses).sorted()
      #expect(used.isEmpty, "\(source.path) uses what comes later: \(used)")
    }
  }

  private static func rank(of source: SourceText, in order: [String]) -> Int {
    guard let folder = source.folder else { return order.count }
    return order.firstIndex(of: folder) ?? order.count
  }

  static let badNames: Set<String> = [
    "Utils", "Utilities", "Helpers", "Helper", "Common", "Managers", "Manager", "Misc", "Base",
    "Extensions", "Shared",
  ]

  @Test func noFolderIsForLeftovers() {
    for source in Project.sources + Project.tests {
      let parts = source.path.dropLast(".swift".count).split(separator: "/").map(String.init)
      #expect(Self.badNames.isDisjoint(with: parts), "\(source.path)")
    }
  }
}
