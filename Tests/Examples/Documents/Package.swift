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
    // Programs of the forms that a keyboard can run in, without a setup for an app.
    .target(
      name: "Greetings", dependencies: [.product(name: "KeyboardKit", package: "kbrender")],
      path: "Programs/Greetings"),
    .executableTarget(
      name: "MainActorProgram", dependencies: ["Greetings"], path: "Programs/MainActorProgram"),
    .executableTarget(
      name: "RunLoopProgram", dependencies: ["Greetings"], path: "Programs/RunLoopProgram"),
    .executableTarget(
      name: "GlobalActorProgram", dependencies: ["Greetings"], path: "Programs/GlobalActorProgram"),
    .testTarget(
      name: "ProgramTests",
      dependencies: ["GlobalActorProgram", "MainActorProgram", "RunLoopProgram"]),
  ],
  swiftLanguageModes: [.v6]
)
