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
    let order = FolderOrder(of: target)
    for breach in order.typeBreaches + order.memberBreaches {
      Issue.record("\(breach.path) uses what comes later: \(breach.name)")
    }
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
