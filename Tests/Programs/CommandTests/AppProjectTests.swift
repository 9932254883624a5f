import Foundation
import TestSupport
import Testing

@Suite struct AppProjectTests {

  private static let controller = """
    import KeyboardKit
    @preconcurrency import os
    class MyController: KeyboardInputViewController {}
    """

  /// What a file with an unknown import has isn't part of the test.
  private static let leftOut = """
    class VaultController: KeyboardInputViewController {}
    #Preview { Text("b") }
    """

  private func app() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for (path, text) in [
      ("App/Keyboard/MyController.swift", Self.controller),
      ("App/Keyboard/Views/Bar.swift", "import SwiftUI\n#Preview { Text(\"a\") }\n"),
      ("App/Keyboard/Vault.swift", "import Foundation\nimport Vision\n" + Self.leftOut),
      ("App/Keyboard/Keys.swift", "import OSLog\nclass Keys { @objc func press() {} }\n"),
      ("App/Keyboard/Info.plist", "<plist/>"),
      ("App/Keyboard/Assets.xcassets/Contents.json", "{}"),
      ("App/Shared/Model.swift", "struct Model {}\n"),
    ] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      try folder.write(text, to: path)
    }
    return folder
  }

  private func text(_ folder: ScratchFolder, _ path: String) -> String {
    String(decoding: folder.read("App/Goldens/\(path)") ?? Data(), as: UTF8.self)
  }

  @Test func aPackageCompilesTheFilesWhereTheyAre() throws {
    let folder = try app()
    let run = try Program.built.run(
      ShellWords.split(
        "init Goldens --kind app Keyboard Shared/Model.swift --package ../../kbrender --ci none"),
      in: folder.url.appending(path: "App"))
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("Keyboard/Vault.swift:2: imports Vision"))
    #expect(run.errors.contains("1 previews"))
    let manifest = text(folder, "Package.swift")
    for line in [
      #".package(name: "kbrender", path: "../../kbrender", traits: [])"#,
      #".target(name: "OSLog", dependencies: ["os", "#, #".target(name: "os""#,
      #"plugins: ["AppSources"]"#, #""Keyboard/Keys.swift",  // copied by Plugins/AppSources"#,
      #""Keyboard/Info.plist","#, #""Keyboard/Assets.xcassets","#,
      #""Keyboard/Vault.swift",  // imports Vision"#, #"defaultLocalization: "en","#,
      "swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)",
    ] {
      #expect(manifest.contains(line), "\(manifest)")
    }
    #expect(text(folder, "Tests/KeyboardTests/KeyboardTests.swift").contains("MyController()"))
    #expect(text(folder, "Sources/Keyboard/Keyboard/MyController.swift") == Self.controller)
    #expect(text(folder, "Sources/Keyboard/Model.swift") == "struct Model {}\n")
    let plugin = text(folder, "Plugins/AppSources/AppSources.swift")
    #expect(plugin.contains(#"    "Keyboard/Keys.swift","#))
    #expect(text(folder, "Stubs/os/os.swift").contains("struct Logger"))
    #expect(!folder.files.contains { $0.contains("Combine.swift") || $0.contains(".yml") })
  }

  /// A package of the app is built where it is; a folder that is imported is compiled with the keyboard.
  @Test func modulesOfTheAppAreBuilt() throws {
    let folder = try app()
    let manifest = """
      let package = Package(name: "Words", products: [.library(name: "WordList", targets: ["WordList"])])
      """
    for (path, text) in [
      ("App/Packages/Words/Package.swift", manifest),
      ("App/Keyboard/Lists.swift", "import Shared\nimport WordList\n"),
      ("App/Keyboard/Keychain.swift", "import CryptoKit\n"),
      ("App/Keyboard/Layout.swift", "let layout = super.keyboardLayout(for: context)\n"),
    ] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      try folder.write(text, to: path)
    }
    let run = try Program.built.run(
      ShellWords.split("init Goldens --kind app Keyboard Shared Packages/Words --ci none"),
      in: folder.url.appending(path: "App"))
    #expect(run.exitCode == 0 && !run.errors.contains("Lists.swift"), "\(run.errors)")
    let written = text(folder, "Package.swift")
    for line in [
      #".package(path: "../Packages/Words"),"#, #".product(name: "WordList", package: "Words"),"#,
      #".target(name: "CryptoKit", dependencies: ["Security", .product(name: "Crypto", package: "#,
      #".package(url: "https://github.com/apple/swift-crypto", "#, #".target(name: "Shared", "#,
      #""Keyboard/Layout.swift",  // copied by Plugins/AppSources"#,
    ] {
      #expect(written.contains(line), "\(written)")
    }
    #expect(text(folder, "Stubs/Shared/Shared.swift").hasPrefix("//"))
    #expect(text(folder, "Stubs/Security/Security.swift").contains("SecItemAdd"))
    #expect(text(folder, "Sources/Keyboard/Shared/Model.swift") == "struct Model {}\n")
  }

  @Test(arguments: [
    ("  @objc func press() {}", "  func press() {}"),
    ("@MainActor class A {}", "@preconcurrency @MainActor class A {}"),
    ("b.add(self, #selector(press(_:)))", "b.add(self, Selector(\"press(_:)\"))"),
    ("class A: AutocompleteService {", "nonisolated class A: AutocompleteService {"),
    ("let layout = super.keyboardLayout(for: c)", "var layout = super.keyboardLayout(for: c)"),
    (
      "extension KeyboardLayout {\n  func add() {}\n  func size() -> Int { 1 }\n}\nfunc one() {}",
      "extension KeyboardLayout {\n  mutating func add() {}\n  func size() -> Int { 1 }\n}\nfunc one() {}"
    ),
    ("case let .alphabetic(letters):", "case .alphabetic: let letters = context.keyboardCase"),
    ("case .alphabetic(let letters):", "case .alphabetic: let letters = context.keyboardCase"),
    ("type = .alphabetic(.auto)", "type = .alphabetic"),
    (
      "import UIKit\nimport SwiftUI\nURLSession.shared",
      "import FoundationNetworking; import FoundationXML; import UIKit\nimport SwiftUI\nURLSession.shared"
    ),
  ])
  func filesAreChangedForLinux(text: String, changed: String) throws {
    let folder = try app()
    try folder.write(text, to: "App/Keyboard/Changed.swift")
    let run = try Program.built.run(
      ShellWords.split("init Goldens --kind app Keyboard"), in: folder.url.appending(path: "App"))
    #expect(run.exitCode == 0, "\(run.errors)")
    let plugin = self.text(folder, "Plugins/AppSources/AppSources.swift")
    #expect(plugin.contains("\"Keyboard/Changed.swift\""))
    let changes = plugin.matches(of: /^ {4}#"(.+)"#,$/.anchorsMatchLineEndings())
    let sed = Process()
    sed.executableURL = URL(filePath: "/usr/bin/env")
    sed.arguments =
      ["sed", "-E"] + changes.flatMap { ["-e", String($0.output.1)] }
      + [folder.url.appending(path: "App/Keyboard/Changed.swift").path]
    let output = Pipe()
    sed.standardOutput = output
    try sed.run()
    let bytes = try output.fileHandleForReading.readToEnd()
    #expect(String(decoding: bytes ?? Data(), as: UTF8.self) == changed)
  }

  @Test(arguments: [
    ("--kind app Missing", "Missing: error: There is no such file or folder"),
    ("--kind app Keyboard/Assets.xcassets", "The app has no Swift file"),
    ("--kind app", "--kind app writes a package"),
    ("--kind app Keyboard --container image", "--kind app writes a package"),
    ("Keyboard --kind screens", "“Keyboard” has no --kind app before it"),
  ])
  func wrongAppsWriteNothing(options: String, message: String) throws {
    let folder = try app()
    let files = folder.files
    let run = try Program.built.run(
      ShellWords.split("init Goldens \(options)"), in: folder.url.appending(path: "App"))
    #expect(run.exitCode == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(folder.files == files)
  }

  /// A folder without fonts would be an error of each image.
  @Test(arguments: [("Fonts/Letters.OTF", true), ("Notes.txt", false)])
  func imagesHaveTheFontsOfTheApp(file: String, hasFonts: Bool) throws {
    let folder = try app()
    try folder.write("", to: "App/Keyboard/\(file)")
    let run = try Program.built.run(
      ShellWords.split("init Goldens --kind app Keyboard"), in: folder.url.appending(path: "App"))
    #expect(run.exitCode == 0, "\(run.errors)")
    let test = text(folder, "Tests/KeyboardTests/KeyboardTests.swift")
    #expect(test.components(separatedBy: "fonts: [Self.sources])").count == (hasFonts ? 3 : 1))
  }

  @Test func workflowsLieAtTheRootOfARepository() throws {
    let folder = try app()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "App/.git"), withIntermediateDirectories: true)
    let run = try Program.built.run(
      ShellWords.split("init Goldens --kind app Keyboard"), in: folder.url.appending(path: "App"))
    #expect(run.exitCode == 0, "\(run.errors)")
    let files = folder.files.filter { $0.hasSuffix(".yml") }
    #expect(files == ["App/.github/workflows/keyboard.yml"])
    let checks = String(decoding: folder.read(files.first ?? "") ?? Data(), as: UTF8.self)
    #expect(checks.contains("hashFiles('Goldens/Package.*')"))
    #expect(checks.contains("path: Goldens/Tests/KeyboardTests/__Snapshots__"))
  }

  @Test func previewsAloneAreTested() throws {
    let folder = try app()
    let run = try Program.built.run(
      ShellWords.split("init Goldens --kind app Keyboard/Views --repository somebody/kbrender"),
      in: folder.url.appending(path: "App"))
    #expect(run.exitCode == 0 && run.errors.contains("only previews are tested"), "\(run.errors)")
    #expect(!text(folder, "Tests/KeyboardTests/KeyboardTests.swift").contains("func keyboard"))
    let checks = text(folder, ".github/workflows/keyboard.yml")
    #expect(checks.contains("somebody/kbrender/.github/actions/setup@"))
    #expect(checks.contains("working-directory: Goldens"))
  }
}
