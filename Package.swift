// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

let swift = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
  .map { SwiftSetting.enableUpcomingFeature($0) }

// Tests draw and type thousands, so C and what they run is optimized in our debug builds. Clients don't enable the trait.
let optimized = BuildSettingCondition.when(configuration: .debug, traits: ["Optimized"])
let released = BuildSettingCondition.when(configuration: .release, traits: ["Optimized"])
let fast: [SwiftSetting] = swift + [.unsafeFlags(["-O"], optimized)]
// Code that a command runs once isn't optimized: releases build in a quarter less time, for 1 % more instructions.
let onceInReleases: [SwiftSetting] = [.unsafeFlags(["-Onone"], released)]
let runOnce: [SwiftSetting] = swift + onceInReleases
let c: [CSetting] = [.unsafeFlags(["-O2"], optimized)]

func target(
  _ name: String, in group: String, _ dependencies: [Target.Dependency] = [],
  exclude: [String] = [], settings: [SwiftSetting] = swift
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "\(group)/\(name)", exclude: exclude,
    swiftSettings: settings)
}

func program(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [])
  -> Target
{
  .executableTarget(
    name: name, dependencies: dependencies, path: "Sources/Programs/\(name)", exclude: exclude,
    swiftSettings: runOnce)
}

func tests(
  _ name: String, in group: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies, path: "Tests/\(group)/\(name)Tests",
    exclude: exclude, swiftSettings: swift)
}

/// Return products with their packages, which are fetched only with one of the traits.
func products(_ packages: KeyValuePairs<String, String>, for traits: Set<String>)
  -> [Target.Dependency]
{
  packages.map { .product(name: $0.key, package: $0.value, condition: .when(traits: traits)) }
}

// The targets that the umbrella exports. Its importers list them, since a change of one doesn't rebuild them otherwise.
let exported: [Target.Dependency] = [
  "KeyboardCore", "KeyboardDrawing", "KeyboardInput", "KeyboardLexicon", "KeyboardStyling",
  "KeyboardViews", "SourceText",
]
let keyboardKit: [Target.Dependency] = exported + ["KeyboardKit"]
let base: [Target.Dependency] = ["CLibrary", "Disk"]
let rendered: [Target.Dependency] = keyboardKit + ["KeyboardPipeline", "KeyboardRender"]

let argumentParser = products(["ArgumentParser": "swift-argument-parser"], for: ["Programs"])
let mustache = products(["Mustache": "swift-mustache"], for: ["Programs"])
let yams = products(["Yams": "Yams"], for: ["Programs"])
let network = products(
  ["NIOCore": "swift-nio", "NIOPosix": "swift-nio"], for: ["Remote", "Studio"])
let server = products(
  [
    "HTTPTypes": "swift-http-types", "HummingbirdCore": "hummingbird", "Logging": "swift-log",
    "NIOHTTPTypes": "swift-nio-extras",
  ], for: ["Studio"])
let client = products(
  [
    "AsyncHTTPClient": "async-http-client", "NIOHTTP1": "swift-nio",
    "NIOHTTPCompression": "swift-nio-extras",
  ], for: ["Remote"])

let packages: [Package.Dependency] = [
  .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
  .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
  .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
  .package(
    url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
  .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
  .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
  .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
  .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
  .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.36.0"),
]

let documentation: [Package.Dependency] =
  Context.environment["KBRENDER_DOCS"] == nil
  ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0")]

// Pango's pkg-config file has -pthread, which SwiftPM refuses with a notice. The flags of HarfBuzz suffice where Linux
// distributions install the headers of Pango and Cairo, to which Sources/C/CPangoCairo/include leads.
let hasPangoHeaders = FileManager.default.fileExists(
  atPath: "/usr/include/pango-1.0/pango/pangocairo.h")

let cLibraries: [Target] = [
  .systemLibrary(
    name: "CHarfBuzz", path: "Sources/C/CHarfBuzz",
    pkgConfig: hasPangoHeaders ? "harfbuzz" : "pangocairo",
    providers: [.apt(["libpango1.0-dev", "libcairo2-dev", "libpng-dev"])]),
  .systemLibrary(
    name: "CMinizip", path: "Sources/C/CMinizip", providers: [.apt(["libminizip-dev"])]),
  .target(
    name: "CPangoCairo", dependencies: ["CHarfBuzz"], path: "Sources/C/CPangoCairo", cSettings: c),
  .target(
    name: "CImages", path: "Sources/C/CImages", cSettings: c,
    linkerSettings: ["png16", "isal", "z", "jpeg", "webp"].map { .linkedLibrary($0) }),
  .target(name: "CPreviews", path: "Sources/C/CPreviews"),
  .target(name: "Embedded", path: "Sources/Data/Embedded"),
]

let system: [Target] = [
  target("CLibrary", in: "Sources/System"),
  target("SourceText", in: "Sources/System", settings: fast),
  target("Disk", in: "Sources/System", ["CLibrary", "SourceText"]),
  target("Parallel", in: "Sources/System", ["CPangoCairo", "SourceText"], settings: fast),
]

let drawing: [Target] = [
  target("KeyboardDrawing", in: "Sources/Drawing", ["SourceText"], settings: fast),
  target(
    "Cairo", in: "Sources/Drawing",
    ["CImages", "CPangoCairo", "KeyboardDrawing", "Parallel", "SourceText"], settings: fast),
  target(
    "KeyboardRender", in: "Sources/Drawing",
    ["CImages", "Cairo", "KeyboardDrawing", "Parallel", "SourceText"], settings: fast),
  target(
    "GoldenImages", in: "Sources/Drawing",
    ["Cairo", "Disk", "Embedded", "KeyboardDrawing", "KeyboardRender", "Parallel", "SourceText"],
    settings: fast),
]

let keyboard: [Target] = [
  target("KeyboardCore", in: "Sources/Keyboard", ["Embedded", "SourceText"], settings: fast),
  target(
    "KeyboardStyling", in: "Sources/Keyboard",
    ["Embedded", "KeyboardCore", "KeyboardDrawing", "SourceText"], settings: fast),
  target(
    "KeyboardInput", in: "Sources/Keyboard",
    ["Disk", "KeyboardCore", "KeyboardStyling", "SourceText"], settings: runOnce),
  target(
    "KeyboardLexicon", in: "Sources/Keyboard",
    ["Disk", "Embedded", "KeyboardCore", "KeyboardInput", "SourceText"], settings: fast),
  target(
    "KeyboardViews", in: "Sources/Keyboard",
    [
      "Embedded", "KeyboardCore", "KeyboardDrawing", "KeyboardInput", "KeyboardStyling",
      "SourceText",
    ],
    settings: fast),
  target(
    "KeyboardPipeline", in: "Sources/Pipeline",
    exported + ["Embedded", "KeyboardRender", "Parallel"], settings: fast),
]

let libraries: [Target] = [
  target("KeyboardKit", in: "Sources/Products", exported, exclude: ["OtherNames/other-names.list"]),
  target("KeyboardThemeFile", in: "Sources/Products", keyboardKit),
  target(
    "KeyboardGolden", in: "Sources/Products",
    ["Disk", "GoldenImages", "KeyboardDrawing", "KeyboardRender", "SourceText"]),
  target(
    "KeyboardRemote", in: "Sources/Products",
    ["CLibrary", "KeyboardCore", "KeyboardInput", "SourceText"] + network + client),
]

// Names of Apple's frameworks, for code of apps. Clients that don't name these products don't build them.
var appleNames: [Target] = []
#if os(Linux)
appleNames = [
  .macro(name: "PreviewMacros", path: "Sources/Products/PreviewMacros", swiftSettings: swift),
  target("_Testing_UIKit", in: "Sources/Products"),
  target("UIKit", in: "Sources/Products", keyboardKit + ["PreviewMacros", "_Testing_UIKit"]),
  target(
    "SwiftUI", in: "Sources/Products",
    keyboardKit + ["CPreviews", "Disk", "PreviewMacros", "UIKit"]),
  tests("SwiftUI", in: "Products", keyboardKit + ["KeyboardRender", "SwiftUI", "UIKit"]),
]
#endif

let themes: [Target] = [
  target(
    "ThemeExchange", in: "Sources/Themes", rendered + ["Cairo", "Embedded"] + yams,
    settings: runOnce),
  target(
    "ThemePacks", in: "Sources/Themes",
    ["CMinizip", "KeyboardCore", "KeyboardPipeline", "KeyboardStyling", "Parallel", "SourceText"],
    settings: runOnce),
  target(
    "ThemeTools", in: "Sources/Themes", rendered + ["Cairo", "Embedded"] + mustache,
    settings: fast + onceInReleases),
  target(
    "LanguageServer", in: "Sources/Themes", rendered + ["ThemeTools"], settings: runOnce),
  target(
    "Studio", in: "Sources/Themes",
    rendered + ["GoldenImages", "LanguageServer", "ThemeExchange", "ThemePacks", "ThemeTools"]),
  target(
    "KeyboardGallery", in: "Gallery",
    rendered + ["Disk", "Embedded", "Parallel", "ThemeExchange", "ThemeTools"] + mustache,
    settings: runOnce),
]

let programs: [Target] = [
  target(
    "Terminal", in: "Sources/Programs",
    rendered + base + ["Parallel", "ThemePacks"] + argumentParser, settings: runOnce),
  program(
    "kbrender",
    rendered + base + [
      "Embedded", "GoldenImages", "KeyboardGallery", "LanguageServer", "Parallel", "Terminal",
      "ThemeExchange", "ThemePacks", "ThemeTools",
    ] + argumentParser),
  program(
    "kbrender-studio",
    base + ["Embedded", "KeyboardCore", "KeyboardPipeline", "SourceText", "Studio", "Terminal"]
      + argumentParser + network + server),
  program(
    "kbrender-remote",
    [
      "Disk", "KeyboardCore", "KeyboardInput", "KeyboardLexicon", "KeyboardRemote", "SourceText",
      "Terminal",
    ] + argumentParser),
  program("generate", ["SourceText"]),
  program(
    "kbrender-dev",
    rendered + ["Disk", "GoldenImages", "KeyboardGallery", "Terminal"] + argumentParser,
    exclude: ["Templates"]),
]

let testTargets: [Target] = [
  target("TestSupport", in: "Tests/Support", ["Disk"]),
  target(
    "FuzzSupport", in: "Tests/Support",
    rendered + ["Cairo", "GoldenImages", "LanguageServer", "ThemeExchange", "ThemePacks"]),
  tests("TestSupport", in: "Support", ["TestSupport"]),
  tests(
    "FuzzSupport", in: "Support",
    [
      "Cairo", "FuzzSupport", "KeyboardDrawing", "KeyboardLexicon", "SourceText", "TestSupport",
      "ThemePacks",
    ]),
  tests("Embedded", in: "Data", ["Embedded", "TestSupport"], exclude: ["Modules"]),
  tests("SourceText", in: "System", ["SourceText", "TestSupport"]),
  tests("Disk", in: "System", ["Disk", "SourceText", "TestSupport"]),
  tests("Parallel", in: "System", ["Parallel"]),
  tests("KeyboardDrawing", in: "Drawing", ["KeyboardDrawing"]),
  tests("Cairo", in: "Drawing", ["Cairo", "KeyboardDrawing", "TestSupport"]),
  tests("KeyboardRender", in: "Drawing", keyboardKit + ["Cairo", "KeyboardRender", "TestSupport"]),
  tests(
    "GoldenImages", in: "Drawing",
    keyboardKit + ["Cairo", "Disk", "GoldenImages", "KeyboardRender", "Parallel", "TestSupport"]),
  tests(
    "KeyboardCore", in: "Keyboard", ["Embedded", "KeyboardCore", "SourceText", "TestSupport"],
    exclude: ["Fixtures"]),
  tests("KeyboardStyling", in: "Keyboard", keyboardKit + ["Embedded", "TestSupport"]),
  tests("KeyboardInput", in: "Keyboard", ["KeyboardCore", "KeyboardInput", "KeyboardLexicon"]),
  tests(
    "KeyboardLexicon", in: "Keyboard",
    ["KeyboardCore", "KeyboardDrawing", "KeyboardInput", "KeyboardLexicon", "TestSupport"],
    exclude: ["TypedTexts/typed-texts.tsv"]),
  tests("KeyboardViews", in: "Keyboard", keyboardKit),
  tests("KeyboardPipeline", in: "Pipeline", rendered + ["Cairo"]),
  tests("KeyboardKit", in: "Products", keyboardKit),
  tests(
    "KeyboardGolden", in: "Products",
    keyboardKit + ["Cairo", "KeyboardGolden", "KeyboardRender", "TestSupport"],
    exclude: ["__Snapshots__"]),
  tests(
    "KeyboardRemote", in: "Products",
    [
      "KeyboardCore", "KeyboardInput", "KeyboardRemote", "SourceText", "TestSupport", "kbrender",
      "kbrender-remote",
    ] + network + server + client + products(["NIOSSL": "swift-nio-ssl"], for: ["Remote"])),
  tests(
    "ThemeExchange", in: "Themes",
    rendered + ["Cairo", "KeyboardThemeFile", "Terminal", "TestSupport", "ThemeExchange"],
    exclude: ["Fixtures", "KeyboardKitDeclarations"]),
  tests(
    "ThemePacks", in: "Themes", ["KeyboardCore", "KeyboardPipeline", "SourceText", "ThemePacks"],
    exclude: ["manifest.json"]),
  tests(
    "ThemeTools", in: "Themes", rendered + ["TestSupport", "ThemeTools"], exclude: ["Fixtures"]),
  tests(
    "LanguageServer", in: "Themes",
    rendered + ["Cairo", "LanguageServer", "TestSupport", "ThemeTools"], exclude: ["Clients"]),
  tests("Studio", in: "Themes", rendered + ["Cairo", "Studio", "TestSupport", "ThemeTools"]),
  tests(
    "KeyboardGallery", in: "Themes",
    rendered + ["Cairo", "Disk", "KeyboardGallery", "Parallel", "TestSupport", "ThemeTools"]),
  tests("Terminal", in: "Programs", ["SourceText", "Terminal"]),
  tests(
    "Command", in: "Programs",
    rendered + [
      "Disk", "GoldenImages", "Terminal", "TestSupport", "ThemePacks", "ThemeTools", "kbrender",
      "kbrender-dev",
    ] + argumentParser),
  tests("Snapshot", in: "Programs", ["TestSupport", "kbrender"]),
  tests("StudioServer", in: "Programs", ["TestSupport", "kbrender", "kbrender-studio"]),
  tests("Site", in: "Programs", ["TestSupport", "kbrender", "kbrender-dev"]),
  tests("Generate", in: "Programs", ["SourceText", "generate"]),
  tests(
    "Architecture", in: "Project",
    keyboardKit + ["KeyboardRender", "LanguageServer", "TestSupport", "ThemeTools"]),
]

// The program of `make fuzz`, which is linked with libFuzzer.
var fuzzing: [Target] = []
if Context.environment["KBRENDER_FUZZ"] != nil {
  let folder = "Tests/Support/"
  fuzzing = [
    .systemLibrary(name: "CFuzzer", path: folder + "CFuzzer"),
    .executableTarget(
      name: "kbrender-fuzz", dependencies: ["CFuzzer", "FuzzSupport"],
      path: folder + "kbrender-fuzz",
      swiftSettings: swift),
  ]
}

let package = Package(
  name: "kbrender",
  platforms: [.macOS(.v15)],
  products: ([
    "KeyboardKit", "KeyboardRender", "KeyboardGolden", "KeyboardThemeFile", "KeyboardRemote",
  ] + (appleNames.isEmpty ? [] : ["SwiftUI", "UIKit"])).map { .library(name: $0, targets: [$0]) }
    + [.executable(name: "kbrender", targets: ["kbrender"])],
  traits: [
    .trait(name: "Programs", description: "The programs, with the packages that only they need."),
    .trait(name: "Studio", description: "The server of the studio."),
    .trait(name: "Remote", description: "Suggestions and packs from other machines, by HTTPS."),
    .trait(name: "Optimized", description: "Optimize only what our own builds run often."),
    .default(enabledTraits: ["Programs"]),
  ],
  dependencies: packages + documentation,
  targets: cLibraries + system + drawing + keyboard + libraries + appleNames + themes + programs
    + testTargets + fuzzing,
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
