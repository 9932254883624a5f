// swift-tools-version: 6.1
import PackageDescription

// A package as users of kbrender have it: it sees the products only, and compares pictures of its
// keyboards with golden ones, in Swift Testing and in XCTest.
let kbrender: [Target.Dependency] = [
  .product(name: "KeyboardKit", package: "kbrender"),
  .product(name: "KeyboardGolden", package: "kbrender"),
]

let package = Package(
  name: "GoldenTests",
  dependencies: [.package(name: "kbrender", path: "../../..", traits: [])],
  targets: [
    .testTarget(name: "LookTests", dependencies: kbrender, exclude: ["__Snapshots__"]),
    .testTarget(name: "OlderLookTests", dependencies: kbrender, exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)
