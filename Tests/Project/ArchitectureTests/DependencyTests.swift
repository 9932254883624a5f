import Foundation
import TestSupport
import Testing

/// The dependencies that clients of this package fetch.
@Suite struct DependencyTests {

  /// The libraries need no other package: only the programs do, which a trait includes.
  @Test func clientsOfTheLibrariesFetchNoOtherPackage() throws {
    let folder = try ScratchFolder()
    try folder.write(
      """
      // swift-tools-version: 6.1
      import PackageDescription

      let libraries = ["KeyboardGolden", "KeyboardKit", "KeyboardRender"]
      let package = Package(
        name: "Client",
        dependencies: [.package(name: "kbrender", path: "\(Project.root.path)", traits: [])],
        targets: [
          .target(
            name: "Client",
            dependencies: libraries.map { .product(name: $0, package: "kbrender") })
        ])
      """, to: "Package.swift")
    try folder.write("import KeyboardKit\n", to: "Sources/Client/Client.swift")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    let run = try Program(file: URL(filePath: "/usr/bin/env")).run(
      ["swift", "package", "show-dependencies", "--format", "json"], in: folder.url,
      variables: ["PATH": path, "HOME": folder.url.path])
    #expect(run.exitCode == 0, "\(run.errors)")
    let packages = try #require(run.object?["dependencies"] as? [[String: Any]])
    #expect(packages.map { $0["name"] as? String } == ["kbrender"])
    #expect((packages.first?["dependencies"] as? [Any])?.isEmpty == true)
  }
}
