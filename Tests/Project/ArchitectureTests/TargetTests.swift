import Testing

/// The imports of targets, as ARCHITECTURE.md lists them.
@Suite struct TargetTests {

  /// Modules that aren't ours, and the targets that may import them; all of them if none is named.
  static let foreign: [String: [String]] = [
    "Foundation": [], "Synchronization": [],
    "Observation": ["KeyboardCore", "KeyboardInput", "KeyboardStyling", "SwiftUI"],
    "ArgumentParser": [
      "Terminal", "kbrender", "kbrender-dev", "kbrender-remote", "kbrender-studio",
    ],
    "AsyncHTTPClient": ["KeyboardRemote"],
    "Mustache": ["KeyboardGallery", "ThemeTools"],
    "Yams": ["ThemeExchange"],
    "Glibc": ["CLibrary"],
    "Dispatch": ["KeyboardInput", "Parallel", "kbrender", "kbrender-studio"],
    "CYaml": ["ThemeExchange"], "HTTPTypes": ["kbrender-studio"],
    "HummingbirdCore": ["kbrender-studio"],
    "SwiftUI": ["KeyboardThemeFile"],
    "Logging": ["kbrender-studio"], "NIOCore": ["KeyboardRemote", "kbrender-studio"],
    "NIOHTTPTypes": ["kbrender-studio"], "NIOPosix": ["KeyboardRemote", "kbrender-studio"],
    "NIOHTTP1": ["KeyboardRemote"], "NIOHTTPCompression": ["KeyboardRemote"],
    "Testing": ["KeyboardGolden"], "XCTest": ["KeyboardGolden"],
  ]

  static let cTargets = [
    "CHarfBuzz", "CImages", "CMinizip", "CPangoCairo", "CPreviews", "Embedded",
  ]

  @Test func everyTargetHasARow() {
    #expect(Set(Plan.imports.keys) == Set(Project.targets + Self.cTargets))
  }

  @Test(arguments: Project.targets)
  func importsOnlyWhatItsRowLists(target: String) {
    for source in Project.sources where source.target == target {
      let unlisted = Set(source.imports).subtracting(Plan.imports[target] ?? [])
        .filter { Self.foreign[$0] == nil }
      #expect(unlisted.isEmpty, "\(source.path) imports \(unlisted.sorted())")
    }
  }

  @Test(arguments: Project.targets)
  func foreignModulesStayWhereTheyMay(target: String) {
    for source in Project.sources where source.target == target {
      for module in source.imports {
        guard let allowed = Self.foreign[module], !allowed.isEmpty else { continue }
        #expect(allowed.contains(target), "\(source.path) imports \(module)")
      }
    }
  }

  @Test(arguments: Plan.imports.keys.sorted())
  func noTargetReachesItself(target: String) {
    #expect(!Plan.imported(by: target).contains(target))
  }

  /// The renderer sees scenes alone, and deciding sees no C.
  @Test(arguments: [
    ("KeyboardRender", "KeyboardCore"), ("KeyboardKit", "Cairo"), ("KeyboardKit", "CPangoCairo"),
    ("GoldenImages", "KeyboardStyling"), ("KeyboardDrawing", "KeyboardCore"),
  ])
  func branchesStayApart(target: String, other: String) {
    #expect(!Plan.imported(by: target).contains(other))
  }

  @Test func everyTargetStandsInItsGroup() {
    let listed = Plan.groups.flatMap { group in group.targets.map { "\(group.name)/\($0)" } }
    #expect(Set(listed).count == Plan.groups.flatMap(\.targets).count)
    #expect(
      Set(listed.compactMap { $0.split(separator: "/").last.map(String.init) }).union([
        "KeyboardGallery"
      ]) == Set(Plan.imports.keys))
    for source in Project.sources where source.path.hasPrefix("Sources/") {
      let place = source.path.split(separator: "/").dropFirst().prefix(2).joined(separator: "/")
      #expect(listed.contains(place), "\(source.path)")
    }
  }

  @Test(arguments: Plan.groups.indices)
  func groupsUseOnlyGroupsBefore(index: Int) {
    let known = Set(Plan.groups[...index].flatMap(\.targets)).union(["KeyboardGallery"])
    for target in Plan.groups[index].targets {
      let later = Set(Plan.imports[target] ?? []).subtracting(known)
      #expect(later.isEmpty, "\(target) uses \(later.sorted())")
    }
  }
}
