// swift-tools-version: 6.2
import PackageDescription

// A package as users of kbrender have it: it sees the products only.
let package = Package(
  name: "Documents",
  dependencies: [.package(name: "kbrender", path: "../../..", traits: [])],
  targets: [
    .testTarget(
      name: "DocumentTests",
      dependencies: [
        .product(name: "KeyboardGolden", package: "kbrender"),
        .product(name: "KeyboardKit", package: "kbrender"),
        .product(name: "KeyboardRender", package: "kbrender"),
      ],
      exclude: ["Generated/Goldens", "Generated/__Snapshots__"]),
    // Declarations are on the main actor by default, as in the targets of new apps.
    .testTarget(
      name: "MainActorTests",
      dependencies: [.product(name: "KeyboardKit", package: "kbrender")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
