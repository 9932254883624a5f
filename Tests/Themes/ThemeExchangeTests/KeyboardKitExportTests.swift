import KeyboardKit
import KeyboardPipeline
import TestSupport
import Testing

@testable import KeyboardStyling
@testable import ThemeExchange

/// Themes as folders for apps, whose modifiers in `ExportedThemes` are compiled with these tests.
@Suite struct KeyboardKitExportTests {

  static func export(_ look: String) throws -> Conversion {
    Conversion.keyboardKit(of: try ThemeExport(ExportedLook.load(look), named: look))
  }

  private static func text(of file: CarriedFile) -> String {
    String(decoding: file.bytes, as: UTF8.self)
  }

  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()

  /// The modifier with the module and the files of these tests in place of those of an app.
  private static func source(_ export: Conversion, of look: String) -> String {
    "// swift-format-ignore-file\n"
      + text(of: export.files[0]).replacing("import SwiftUI\n", with: "import KeyboardThemeFile\n")
      .replacing("Bundle(for: BundleToken.self)", with: #"ExportedFiles.of("\#(look)")"#)
  }

  @Test(arguments: ExportedLook.all)
  func compiledSourceIsTheExport(look: ExportedLook) throws {
    let export = try Self.export(look.name)
    let file = Self.tests.appending(path: "ExportedThemes/\(export.files[0].name)")
    let source = Self.source(export, of: look.name)
    if ProcessInfo.processInfo.environment["KBRENDER_RECORD"] == "exports" {
      try Data(source.utf8).write(to: file)
    }
    let isSame = try Data(contentsOf: file) == Data(source.utf8)
    #expect(isSame, "KBRENDER_RECORD=exports swift test --filter KeyboardKitExportTests writes it")
  }

  /// A reduced theme is what the report says of it: what it doesn't name is the same in both.
  @Test(arguments: ExportedLook.all)
  func modifiersDrawTheReducedTheme(look: ExportedLook) throws {
    let theme = try ExportedLook.load(look.name).theme
    for situation in ExportSituation.all {
      let differs = situation.differs(OpenTheme(theme).theme, from: look.styled)
      #expect(!differs, "\(look.name), \(situation.name)")
    }
  }

  @Test func theSourcesAreThoseOfTheProduct() throws {
    let folder = Self.tests.appending(path: "../../../Sources/Products/KeyboardThemeFile")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let files = try Self.export("tron").files.filter { names.contains($0.name) }
    #expect(files.count == names.count && !names.isEmpty)
    for file in files {
      #expect(try Data(contentsOf: folder.appending(path: file.name)) == Data(file.bytes))
    }
  }

  @Test func nothingOfABrandIsLost() throws {
    let export = try Self.export("brand")
    #expect(export.report.missing.isEmpty, "\(export.report.missing)")
    for rule in 0..<8 {
      let names = (export.report.exact.map(\.name) + export.report.near.map(\.name))
      #expect(names.contains { $0.hasPrefix("rules[\(rule)]") }, "rules[\(rule)]")
    }
    let others = export.files.map(\.name).filter { !$0.hasSuffix(".swift") }
    #expect(others == ["brand.kbtheme.json", "Round.ttf"])
    #expect(export.text.contains("<string>Round.ttf</string>"))
  }

  @Test func notesNameTheFiles() throws {
    let export = try Self.export("tron")
    let names = ExportNotes.files(namedIn: export.text)
    #expect(names == export.files.map(\.name) + [ExportNotes.name])
    #expect(ExportNotes.files(namedIn: "# Mine\n").isEmpty)
  }

  @Test(arguments: [
    ("tron:sark", "tronSarkTheme"), ("Night-Garden", "nightGardenTheme"),
    ("2cool", "custom2coolTheme"),
    ("é", "customTheme"), ("", "customTheme"), ("default", "defaultTheme"),
  ])
  func propertyNamesAreIdentifiers(identifier: String, name: String) {
    #expect(AppTheme.propertyName(of: identifier) == name)
  }

  /// The sources type-check against what KeyboardKit 9.5.3 declares, in our words, without names that others lack.
  @Test func exportsUseDeclaredNamesOnly() throws {
    let folder = try ScratchFolder()
    let sources = try Self.export("brand").files.filter { $0.name.hasSuffix(".swift") }
    for file in sources {
      // The declarations of SwiftUI stand for Apple's.
      let text = String(decoding: file.bytes, as: UTF8.self).replacing(" && !os(Linux)", with: "")
      try folder.write(text, to: file.name)
    }
    let declarations = Self.tests.appending(path: "KeyboardKitDeclarations").path
    for (module, arguments) in [
      ("SwiftUI", ["-emit-module", "\(declarations)/SwiftUI.swift"]),
      ("KeyboardKit", ["-emit-module", "\(declarations)/KeyboardKit.swift"]),
      ("Exports", ["-typecheck"] + sources.map(\.name)),
    ] {
      let result = try Program(file: URL(filePath: "/usr/bin/env")).run(
        ["swiftc", "-swift-version", "6", "-parse-as-library", "-module-name", module, "-I", "."]
          + arguments, in: folder.url,
        variables: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"])
      #expect(result.exitCode == 0, "\(module): \(result.errors)")
    }
  }
}
