// swift-tools-version: 6.1
import PackageDescription

// A package as users of kbrender have it: it sees the products only.
let package = Package(
  name: "Documents",
  dependencies: [.package(name: "kbrender", path: "../../..")],
  targets: [
    .testTarget(
      name: "DocumentTests",
      dependencies: [
        .product(name: "KeyboardGolden", package: "kbrender"),
        .product(name: "KeyboardKit", package: "kbrender"),
        .product(name: "KeyboardRender", package: "kbrender"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
