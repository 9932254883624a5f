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
      ("App/Keyboard/Vault.swift", "import Foundation\nimport CryptoKit\n" + Self.leftOut),
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
    #expect(run.errors.contains("Keyboard/Vault.swift:2: imports CryptoKit"))
    #expect(run.errors.contains("1 previews"))
    let manifest = text(folder, "Package.swift")
    for line in [
      #".package(name: "kbrender", path: "../../kbrender", traits: [])"#,
      #".target(name: "OSLog", dependencies: ["os", "#, #".target(name: "os""#,
      #"plugins: ["AppSources"]"#, #""Keyboard/Keys.swift",  // copied by Plugins/AppSources"#,
      #""Keyboard/Info.plist","#, #""Keyboard/Assets.xcassets","#,
      #""Keyboard/Vault.swift",  // imports CryptoKit"#, #"defaultLocalization: "en","#,
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
