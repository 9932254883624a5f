import Testing

/// The order of folders inside targets, as ARCHITECTURE.md has it.
@Suite struct FolderTests {

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

  /// Each folder name says where a concept lives; those of generated files are written by a program.
  @Test func everyFolderNameHasOneTarget() {
    var owners: [String: Set<String>] = [:]
    for source in Project.sources {
      if let folder = source.folder { owners[folder, default: []].insert(source.target) }
    }
    let shared = owners.filter { $0.value.count > 1 && $0.key != "Generated" }
    for (folder, targets) in shared.sorted(by: { $0.key < $1.key }) {
      Issue.record("\(targets.sorted()) all have a folder \(folder)")
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
