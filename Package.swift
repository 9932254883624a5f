// swift-tools-version: 6.2
import Foundation
import PackageDescription

let swift: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// C, and the targets that compute pictures and suggestions, are optimized in debug builds too: tests draw and type
// thousands, which would take several times as long. SwiftPM refuses such flags in packages that it has checked out for others.
let isCheckedOut = Context.packageDirectory.contains("/checkouts/")
let c: [CSetting] =
  isCheckedOut ? [] : [.unsafeFlags(["-O2"], .when(configuration: .debug))]
let fast: [SwiftSetting] =
  swift + (isCheckedOut ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))])

// The umbrella and the targets that it exports. Importers of the umbrella list all of them, because a
// change of a module that is only re-exported doesn't rebuild its importers.
let keyboardKit: [Target.Dependency] = [
  "KeyboardCompatibility", "KeyboardCore", "SourceText", "KeyboardDrawing",
  "KeyboardInput", "KeyboardKit", "KeyboardLexicon", "KeyboardStyling", "KeyboardViews",
]

// The compiler flags of Pango's pkg-config file include -pthread, which SwiftPM refuses with a notice on
// every build. Those of Cairo and HarfBuzz suffice where Linux distributions install Pango's headers,
// which the link Sources/C/CPangoCairo/include/pango leads to.
let hasPangoHeaders = FileManager.default.fileExists(
  atPath: "/usr/include/pango-1.0/pango/pangocairo.h")

// The documentation plugin is a dependency of `make docs` only; builds and importers don't fetch it.
let documentation: [Package.Dependency] =
  Context.environment["KBRENDER_DOCS"] == nil
  ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0")]

// The program of `make fuzz`, which is linked with libFuzzer.
let fuzzing: [Target] =
  Context.environment["KBRENDER_FUZZ"] == nil
  ? []
  : [
    .systemLibrary(name: "CFuzzer", path: "Tests/Support/CFuzzer"),
    .executableTarget(
      name: "kbrender-fuzz", dependencies: ["CFuzzer", "FuzzSupport"],
      path: "Tests/Support/kbrender-fuzz", swiftSettings: swift),
  ]

// What only the programs need, such as YAML and templates. The programs are built by default, and a
// package that uses the libraries alone depends on this one with `traits: []`, so that it fetches no
// other package.
let programs = TargetDependencyCondition.when(traits: ["Programs"])
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser", condition: programs)
let mustache = Target.Dependency.product(
  name: "Mustache", package: "swift-mustache", condition: programs)
let yams = Target.Dependency.product(name: "Yams", package: "Yams", condition: programs)

// The server of the studio takes longer to fetch than all else. With a trait of its own, all sources would be
// compiled anew whenever it is asked for, since traits are conditions of compilation.
let hasStudio = Context.environment["KBRENDER_STUDIO"] != nil
let server: [(product: String, package: String, url: String, version: Version)] = [
  ("HTTPTypes", "swift-http-types", "https://github.com/apple/swift-http-types", "1.8.0"),
  (
    "HummingbirdCore", "hummingbird", "https://github.com/hummingbird-project/hummingbird", "2.28.1"
  ),
  ("Logging", "swift-log", "https://github.com/apple/swift-log", "1.14.0"),
  ("NIOCore", "swift-nio", "https://github.com/apple/swift-nio", "2.101.0"),
  ("NIOHTTPTypes", "swift-nio-extras", "https://github.com/apple/swift-nio-extras", "1.34.1"),
]

// The client of remote services brings a library of TLS, which takes as long to compile as all tests.
let hasRemote = Context.environment["KBRENDER_REMOTE"] != nil
let client = "https://github.com/swift-server/async-http-client"
// The tests of the client have a server that it mustn't trust.
let encryption = "https://github.com/apple/swift-nio-ssl"
let networkPackages: [Package.Dependency] =
  (hasStudio || hasRemote
    ? server.map {
      .package(
        url: $0.url, from: $0.version, traits: $0.package == "hummingbird" ? [] : [.defaults])
    } : [])
  + (hasRemote
    ? [.package(url: client, from: "1.37.0"), .package(url: encryption, from: "2.36.0")] : [])

let remoteProducts: [Product] =
  !hasRemote ? [] : [.library(name: "KeyboardRemote", targets: ["KeyboardRemote"])]
let remoteTargets: [Target] =
  !hasRemote
  ? []
  : [
    .target(
      name: "KeyboardRemote",
      dependencies: [
        "KeyboardCore", "SourceText", "KeyboardInput",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      swiftSettings: swift),
    .executableTarget(
      name: "kbrender-remote",
      dependencies: [
        "Disk", "KeyboardCore", "SourceText", "KeyboardInput", "KeyboardLexicon",
        "KeyboardRemote", "Terminal", argumentParser,
      ],
      swiftSettings: swift),
    .testTarget(
      name: "KeyboardRemoteTests",
      dependencies: [
        "KeyboardCore", "SourceText", "KeyboardInput", "KeyboardRemote", "ProgramSupport",
        "kbrender", "kbrender-remote",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ] + server.map { .product(name: $0.product, package: $0.package) },
      swiftSettings: swift),
  ]

let studioTargets: [Target] =
  !hasStudio
  ? []
  : [
    .executableTarget(
      name: "kbrender-studio",
      dependencies: [
        "Disk", "Embedded", "KeyboardCore", "SourceText", "KeyboardPipeline", "Studio",
        "Terminal", argumentParser,
        .product(name: "NIOPosix", package: "swift-nio", condition: programs),
      ]
        + server.map { .product(name: $0.product, package: $0.package, condition: programs) },
      swiftSettings: swift),
    .testTarget(
      name: "StudioServerTests",
      dependencies: ["BrowserSupport", "ProgramSupport", "kbrender", "kbrender-studio"],
      swiftSettings: swift),
  ]

// Constants with types, without which Swift 6.2 can't check the manifest in time.
let products: [Product] = [
  .library(name: "KeyboardKit", targets: ["KeyboardKit"]),
  .library(name: "KeyboardRender", targets: ["KeyboardRender"]),
  .library(name: "KeyboardGolden", targets: ["KeyboardGolden"]),
  .library(name: "KeyboardThemeFile", targets: ["KeyboardThemeFile"]),
  .executable(name: "kbrender", targets: ["kbrender"]),
]

let dependencies: [Package.Dependency] = [
  .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
  .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
  .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
]

let targets: [Target] = [
  // Data
  .target(name: "Embedded"),

  // Keyboards, styles and views, up to the scene
  .target(name: "SourceText", swiftSettings: fast),
  .target(name: "Disk", dependencies: ["SourceText"], swiftSettings: swift),
  .target(
    name: "Archives", dependencies: ["CMinizip", "SourceText"], swiftSettings: swift),
  .target(
    name: "KeyboardCore", dependencies: ["Embedded", "SourceText"],
    swiftSettings: fast),
  .target(
    name: "KeyboardDrawing", dependencies: ["SourceText"], swiftSettings: fast),
  .target(
    name: "KeyboardStyling",
    dependencies: ["Embedded", "SourceText", "KeyboardCore", "KeyboardDrawing"],
    swiftSettings: fast),
  .target(
    name: "KeyboardInput",
    dependencies: ["Disk", "KeyboardCore", "SourceText", "KeyboardStyling"],
    swiftSettings: swift),
  .target(
    name: "KeyboardViews",
    dependencies: [
      "Embedded", "KeyboardCore", "SourceText", "KeyboardDrawing", "KeyboardInput",
      "KeyboardStyling", "RandomNumbers",
    ],
    swiftSettings: fast),
  .target(
    name: "KeyboardLexicon",
    dependencies: [
      "Disk", "Embedded", "KeyboardCore", "SourceText", "KeyboardInput",
    ],
    swiftSettings: fast),
  .target(
    name: "KeyboardCompatibility",
    dependencies: [
      "KeyboardCore", "KeyboardDrawing", "KeyboardInput", "KeyboardLexicon", "KeyboardStyling",
      "KeyboardViews",
    ],
    exclude: ["other-names.list"], swiftSettings: swift),
  .target(
    name: "KeyboardKit",
    dependencies: [
      "KeyboardCompatibility", "KeyboardCore", "SourceText", "KeyboardDrawing",
      "KeyboardInput", "KeyboardLexicon", "KeyboardStyling", "KeyboardViews",
    ],
    swiftSettings: swift),

  .target(name: "KeyboardThemeFile", dependencies: ["KeyboardKit"], swiftSettings: swift),

  // Rendering, from a scene to bytes
  .systemLibrary(
    name: "CCairo", pkgConfig: "cairo",
    providers: [.apt(["libpango1.0-dev", "libcairo2-dev", "libpng-dev"])]),
  .systemLibrary(name: "CHarfBuzz", pkgConfig: hasPangoHeaders ? "harfbuzz" : "pangocairo"),
  .target(name: "CPangoCairo", dependencies: ["CCairo", "CHarfBuzz"], cSettings: c),
  .systemLibrary(name: "CMinizip", providers: [.apt(["libminizip-dev"])]),
  .target(
    name: "CImages", cSettings: c,
    linkerSettings: ["png16", "isal", "z", "jpeg", "webp"].map { .linkedLibrary($0) }),
  .target(name: "CPixels", cSettings: c),
  .target(
    name: "Work", dependencies: ["CPangoCairo", "SourceText"],
    swiftSettings: fast),
  .target(
    name: "Cairo",
    dependencies: [
      "CImages", "CPangoCairo", "SourceText", "KeyboardDrawing", "Work",
    ],
    swiftSettings: fast),
  .target(
    name: "KeyboardRender",
    dependencies: ["CPixels", "Cairo", "SourceText", "KeyboardDrawing", "Work"],
    swiftSettings: fast),
  .target(
    name: "GoldenImages",
    dependencies: [
      "Cairo", "Disk", "Embedded", "SourceText", "KeyboardDrawing",
      "KeyboardRender", "Work",
    ],
    swiftSettings: fast),

  // The stages from a request to the bytes of a file
  .target(
    name: "KeyboardPipeline",
    dependencies: [
      "KeyboardCore", "SourceText", "KeyboardDrawing", "KeyboardInput", "KeyboardLexicon",
      "KeyboardRender", "KeyboardStyling", "KeyboardViews", "Work",
    ],
    swiftSettings: fast),

  // Tools for authors of themes
  .target(
    name: "ThemeExchange",
    dependencies: [
      "Cairo", "Embedded", "KeyboardCore", "SourceText", "KeyboardDrawing",
      "KeyboardPipeline", "KeyboardRender", "KeyboardStyling", yams,
    ],
    swiftSettings: swift),
  .target(
    name: "ThemePacks",
    dependencies: [
      "Archives", "KeyboardCore", "SourceText", "KeyboardPipeline", "KeyboardStyling",
      "Work",
    ],
    swiftSettings: swift),
  .target(
    name: "ThemeTools",
    dependencies: keyboardKit + [
      "Cairo", "Embedded", "KeyboardPipeline", "KeyboardRender", mustache,
    ],
    swiftSettings: fast),
  .target(
    name: "LanguageServer",
    dependencies: keyboardKit + ["KeyboardPipeline", "KeyboardRender", "ThemeTools"],
    swiftSettings: swift),
  .target(
    name: "Studio",
    dependencies: keyboardKit + [
      "GoldenImages", "KeyboardPipeline", "KeyboardRender", "LanguageServer", "ThemeExchange",
      "ThemeTools",
    ],
    swiftSettings: swift),

  // The gallery
  .target(
    name: "KeyboardGallery",
    dependencies: keyboardKit + [
      "Disk", "Embedded", "KeyboardPipeline", "KeyboardRender", "ThemeExchange", "ThemeTools",
      "Work",
      mustache,
    ],
    path: "Gallery",
    exclude: [
      "README.md", "Templates", "themes.png", "liquid-glass.png", "present-look.png",
      "studio.png", "tron-de.png",
    ],
    swiftSettings: swift),

  // Golden images in tests; a separate target, because the program can't link the test frameworks.
  .target(
    name: "KeyboardGolden",
    dependencies: [
      "Disk", "GoldenImages", "SourceText", "KeyboardDrawing", "KeyboardRender",
    ],
    swiftSettings: swift),

  // Tools
  .target(name: "RandomNumbers", swiftSettings: swift),
  .target(
    name: "Terminal",
    dependencies: keyboardKit + [
      "Disk", "KeyboardPipeline", "KeyboardRender", "ThemePacks", "Work",
      argumentParser,
    ],
    swiftSettings: swift),
  .executableTarget(
    name: "kbrender",
    dependencies: keyboardKit + [
      "Archives", "Disk", "GoldenImages", "KeyboardGallery", "KeyboardPipeline",
      "KeyboardRender", "LanguageServer", "Terminal", "ThemeExchange", "ThemePacks", "ThemeTools",
      "Work",
      argumentParser,
    ],
    swiftSettings: swift),

  // The benchmarks for developers, which aren't installed.
  .executableTarget(
    name: "kbrender-dev",
    dependencies: keyboardKit + [
      "GoldenImages", "KeyboardPipeline", "KeyboardRender", "Terminal", argumentParser,
    ],
    swiftSettings: swift),

  // The site of the project.
  .executableTarget(
    name: "site",
    dependencies: ["Disk", "SourceText", "KeyboardDrawing", "KeyboardGallery"],
    exclude: ["Pages"],
    swiftSettings: swift),

  // The generator. It imports none of the targets that it writes sources for, so that it builds even
  // if those sources are missing.
  .executableTarget(
    name: "generate", dependencies: ["SourceText"], swiftSettings: swift),

  // Tests
  .testTarget(
    name: "ArchitectureTests",
    dependencies: keyboardKit + [
      "KeyboardRender", "LanguageServer", "ProgramSupport", "ThemeTools",
    ],
    swiftSettings: swift),
  .testTarget(
    name: "GenerateTests", dependencies: ["generate", "SourceText"], swiftSettings: swift),
  .testTarget(
    name: "SourceTextTests", dependencies: ["CostSupport", "SourceText"],
    swiftSettings: swift),
  .testTarget(
    name: "EmbeddedTests", dependencies: ["Embedded", "ProgramSupport"],
    exclude: ["Modules"], swiftSettings: swift),
  .testTarget(
    name: "KeyboardDrawingTests", dependencies: ["KeyboardDrawing"], swiftSettings: swift),
  .testTarget(
    name: "KeyboardCoreTests",
    dependencies: ["Embedded", "KeyboardCore", "SourceText"],
    swiftSettings: swift),
  .testTarget(
    name: "KeyboardStylingTests",
    dependencies: [
      "CostSupport", "Embedded", "KeyboardCore", "SourceText", "KeyboardDrawing",
      "KeyboardStyling",
      "RandomNumbers",
    ],
    swiftSettings: swift),
  .testTarget(
    name: "KeyboardInputTests",
    dependencies: ["KeyboardCore", "KeyboardInput", "KeyboardLexicon"],
    swiftSettings: swift),
  .testTarget(
    name: "KeyboardLexiconTests",
    dependencies: [
      "CostSupport", "KeyboardCore", "KeyboardInput", "KeyboardLexicon", "ProgramSupport",
      "RandomNumbers",
    ],
    exclude: ["TypedTexts/typed-texts.tsv"], swiftSettings: swift),
  .testTarget(name: "KeyboardViewsTests", dependencies: keyboardKit, swiftSettings: swift),
  .testTarget(
    name: "KeyboardCompatibilityTests", dependencies: keyboardKit, swiftSettings: swift),
  .testTarget(
    name: "CairoTests",
    dependencies: ["Cairo", "CostSupport", "ProgramSupport", "RandomNumbers"],
    swiftSettings: swift),
  .testTarget(
    name: "ArchivesTests", dependencies: ["Archives", "SourceText"], swiftSettings: swift),
  .testTarget(
    name: "DiskTests", dependencies: ["Disk", "SourceText", "ProgramSupport"],
    swiftSettings: swift),
  .testTarget(name: "WorkTests", dependencies: ["Work"], swiftSettings: swift),
  .testTarget(
    name: "KeyboardRenderTests",
    dependencies: keyboardKit + ["Cairo", "CostSupport", "KeyboardRender", "RandomNumbers"],
    swiftSettings: swift),
  .testTarget(
    name: "KeyboardPipelineTests",
    dependencies: keyboardKit + [
      "Cairo", "KeyboardPipeline", "KeyboardRender", "RandomNumbers",
    ],
    swiftSettings: swift),
  .testTarget(
    name: "ThemeExchangeTests",
    dependencies: keyboardKit + [
      "Cairo", "CostSupport", "KeyboardPipeline", "KeyboardThemeFile", "ProgramSupport",
      "Terminal",
      "ThemeExchange",
    ],
    exclude: ["KeyboardKitDeclarations"], swiftSettings: swift),
  .testTarget(
    name: "ThemePacksTests",
    dependencies: [
      "Archives", "KeyboardCore", "SourceText", "KeyboardPipeline", "ThemePacks",
    ],
    exclude: ["manifest.json"],
    swiftSettings: swift),
  .testTarget(
    name: "ThemeToolsTests",
    dependencies: keyboardKit + [
      "CostSupport", "KeyboardPipeline", "KeyboardRender", "ProgramSupport", "RandomNumbers",
      "ThemeTools",
    ],
    swiftSettings: swift),
  .testTarget(
    name: "LanguageServerTests",
    dependencies: keyboardKit + [
      "Cairo", "CostSupport", "KeyboardPipeline", "KeyboardRender", "LanguageServer",
      "ProgramSupport", "RandomNumbers", "ThemeTools",
    ], exclude: ["Clients"],
    swiftSettings: swift),
  .testTarget(
    name: "StudioTests",
    dependencies: keyboardKit + [
      "Cairo", "CostSupport", "KeyboardPipeline", "KeyboardRender", "RandomNumbers", "Studio",
      "ThemeTools",
    ],
    swiftSettings: swift),
  .testTarget(
    name: "GoldenImagesTests",
    dependencies: keyboardKit + [
      "BrowserSupport", "Cairo", "CostSupport", "Disk", "GoldenImages", "KeyboardRender",
      "ProgramSupport", "RandomNumbers", "Work",
    ],
    swiftSettings: swift),
  .testTarget(
    name: "KeyboardGalleryTests",
    dependencies: [
      "BrowserSupport", "Cairo", "Disk", "KeyboardCore", "SourceText",
      "KeyboardDrawing", "KeyboardGallery", "KeyboardPipeline", "KeyboardRender",
      "KeyboardStyling", "ProgramSupport", "ThemeTools", "Work",
    ],
    swiftSettings: swift),
  .testTarget(
    name: "KeyboardGoldenTests",
    dependencies: keyboardKit + ["Cairo", "KeyboardGolden", "KeyboardRender", "ProgramSupport"],
    exclude: ["__Snapshots__"],
    swiftSettings: swift),
  .testTarget(
    name: "TerminalTests", dependencies: ["SourceText", "Terminal"],
    swiftSettings: swift),
  .testTarget(
    name: "CommandTests",
    dependencies: keyboardKit + [
      "Archives", "Disk", "GoldenImages", "KeyboardPipeline", "KeyboardRender", "ProgramSupport",
      "RandomNumbers", "Terminal", "ThemeTools", "kbrender", "kbrender-dev",
      argumentParser,
    ],
    swiftSettings: swift),
  .testTarget(
    name: "SnapshotTests", dependencies: ["ProgramSupport", "kbrender"], swiftSettings: swift),
  .testTarget(
    name: "SiteTests", dependencies: ["BrowserSupport", "ProgramSupport", "kbrender", "site"],
    swiftSettings: swift),
  .testTarget(
    name: "BrowserSupportTests", dependencies: ["BrowserSupport", "ProgramSupport"],
    swiftSettings: swift),
  .target(name: "CostSupport", path: "Tests/Support/TestSupport/Costs", swiftSettings: swift),
  .target(
    name: "FuzzSupport",
    dependencies: [
      "Archives", "Cairo", "GoldenImages", "KeyboardCore", "SourceText", "KeyboardDrawing",
      "KeyboardLexicon", "KeyboardPipeline", "KeyboardRender", "KeyboardStyling",
      "LanguageServer", "ThemeExchange",
    ],
    path: "Tests/Support/FuzzSupport", swiftSettings: swift),
  .testTarget(
    name: "FuzzSupportTests",
    dependencies: [
      "Archives", "Cairo", "CostSupport", "FuzzSupport", "SourceText", "KeyboardLexicon",
      "RandomNumbers",
    ],
    swiftSettings: swift),
  .target(name: "BrowserSupport", path: "Tests/Support/TestSupport/Browser", swiftSettings: swift),
  .target(
    name: "ProgramSupport", dependencies: ["Disk"], path: "Tests/Support/TestSupport/Programs",
    swiftSettings: swift),
]

let package = Package(
  name: "kbrender",
  products: products + remoteProducts,
  traits: [
    .trait(name: "Programs", description: "The programs, with the packages that only they need."),
    .default(enabledTraits: ["Programs"]),
  ],
  dependencies: dependencies + documentation + networkPackages,
  targets: targets + fuzzing + studioTargets + remoteTargets,
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

// The folders of targets; ARCHITECTURE.md describes the groups.
let groups = [
  "C": ["CCairo", "CHarfBuzz", "CImages", "CMinizip", "CPangoCairo", "CPixels"],
  "Data": ["Embedded", "SourceText"],
  "System": ["Archives", "Disk", "RandomNumbers", "Work"],
  "Drawing": ["Cairo", "GoldenImages", "KeyboardDrawing", "KeyboardRender"],
  "Keyboard": [
    "KeyboardCore", "KeyboardInput", "KeyboardLexicon", "KeyboardPipeline", "KeyboardStyling",
    "KeyboardViews",
  ],
  "Products": [
    "KeyboardCompatibility", "KeyboardGolden", "KeyboardKit", "KeyboardRemote", "KeyboardThemeFile",
  ],
  "Themes": ["LanguageServer", "Studio", "ThemeExchange", "ThemePacks", "ThemeTools"],
  "Programs": [
    "Terminal", "generate", "kbrender", "kbrender-dev", "kbrender-remote", "kbrender-studio",
    "site",
  ],
]
let testGroups = [
  "Data": ["EmbeddedTests", "SourceTextTests"],
  "System": ["ArchivesTests", "DiskTests", "WorkTests"],
  "Drawing": ["CairoTests", "GoldenImagesTests", "KeyboardDrawingTests", "KeyboardRenderTests"],
  "Keyboard": [
    "KeyboardCoreTests", "KeyboardInputTests", "KeyboardLexiconTests", "KeyboardPipelineTests",
    "KeyboardStylingTests", "KeyboardViewsTests",
  ],
  "Products": ["KeyboardCompatibilityTests", "KeyboardGoldenTests", "KeyboardRemoteTests"],
  "Themes": [
    "KeyboardGalleryTests", "LanguageServerTests", "StudioTests", "ThemeExchangeTests",
    "ThemePacksTests", "ThemeToolsTests",
  ],
  "Programs": [
    "CommandTests", "GenerateTests", "SiteTests", "SnapshotTests", "StudioServerTests",
    "TerminalTests",
  ],
  "Project": ["ArchitectureTests"],
  "Support": ["BrowserSupportTests", "FuzzSupportTests"],
]
for (root, groups) in [("Sources", groups), ("Tests", testGroups)] {
  for (group, names) in groups {
    for target in package.targets where names.contains(target.name) {
      target.path = "\(root)/\(group)/\(target.name)"
    }
  }
}
