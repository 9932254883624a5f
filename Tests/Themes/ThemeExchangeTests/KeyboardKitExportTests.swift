import Foundation
import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline
import ProgramSupport
import Testing

@testable import KeyboardStyling
@testable import ThemeExchange

/// Themes as folders of Swift, whose sources in `Generated` are compiled with these tests.
@Suite struct KeyboardKitExportTests {

  private static func looks(_ name: String) throws -> [(variation: String, export: ThemeExport)] {
    try ThemeExport.looks(
      of: ExportedLook.load(name), named: name, loading: ExportedLook.load)
  }

  static func export(
    _ name: String, version: KeyboardKitVersion = KeyboardKitVersion.all[0]
  ) throws -> KeyboardKitExport {
    KeyboardKitExport(try looks(name), named: name, version: version)
  }

  private static var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Generated")
  }

  /// The sources as one file, without SwiftUI, which this platform doesn't have, and with the pictures
  /// of the theme in place of those of an app.
  private static func source(_ export: KeyboardKitExport, named name: String) -> String {
    let texts = export.files.filter { $0.name.hasSuffix(".swift") }
      .map { String(decoding: $0.bytes, as: UTF8.self) }
    return "// swift-format-ignore-file\n"
      + texts.joined(separator: "\n").replacing("import SwiftUI\n", with: "import Foundation\n")
      .replacing("Bundle(for: BundleToken.self)", with: #"ExportedPictures.of("\#(name)")"#)
  }

  @Test(arguments: ExportedLook.themes)
  func compiledSourceIsTheExport(theme: String) throws {
    let file = Self.folder.appending(
      path: "\(theme.prefix(1).uppercased() + theme.dropFirst())Theme.swift")
    let source = Self.source(try Self.export(theme), named: theme)
    if ProcessInfo.processInfo.environment["KBRENDER_RECORD"] == "exports" {
      try Data(source.utf8).write(to: file)
    }
    let isSame = try Data(contentsOf: file) == Data(source.utf8)
    #expect(isSame, "KBRENDER_RECORD=exports swift test --filter KeyboardKitExportTests writes it")
  }

  @Test func everyLookIsExported() throws {
    // The variations of axes but the first are no part of an export.
    let looks = try KeyboardTheme.listedLooks.filter { !$0.hasPrefix("atelier:") }
    #expect(ExportedLook.builtIn.map(\.name) == looks)
  }

  /// A reduced theme is what the report says of it: what it doesn't name is the same in both.
  @Test(arguments: ExportedLook.all)
  func modifiersDrawTheReducedTheme(look: ExportedLook) throws {
    let theme = try ExportedLook.load(look.name).theme
    let open = OpenTheme(theme)
    let isExact = open.report.near.isEmpty && open.report.missing.isEmpty
    let expected = isExact ? theme : open.theme
    for situation in ExportSituation.all {
      #expect(!situation.differs(expected, from: look.styled), "\(look.name), \(situation.name)")
    }
  }

  /// What the modifiers of a service and of the theme itself give is the same.
  @Test func servicesDrawTheSame() throws {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "de"))
    let service = TronStyleService(theme: .sark, keyboardContext: context)
    let view = KeyboardView(keyboardContext: context, appearance: service, suggestions: .preview)
    let styled = KeyboardView(keyboardContext: context, suggestions: .preview)
      .tronTheme(.sark, for: context)
    #expect(
      view.scene(measuring: .fixedAdvance) == styled.scene(measuring: .fixedAdvance))
  }

  @Test func reportsEveryDeclaration() throws {
    let report = try Self.export("atelier").report
    #expect(report.exact.count > 20)
    #expect(report.missing.contains { $0.name.hasPrefix("axes.") })
  }

  @Test func nothingOfABrandIsLost() throws {
    let export = try Self.export("brand")
    #expect(export.report.missing.isEmpty, "\(export.report.missing)")
    for rule in 0..<8 {
      let names = (export.report.exact.map(\.name) + export.report.near.map(\.name))
      #expect(names.contains { $0.hasPrefix("rules[\(rule)]") }, "rules[\(rule)]")
    }
    let assets = export.files.map(\.name).filter { !$0.hasSuffix(".swift") }
    #expect(assets.sorted() == ["README.md", "dots.png", "platePressed.png", "round.ttf"])
  }

  @Test func namesAreThoseOfTheVersion() throws {
    let export = try Self.export("tron", version: KeyboardKitVersion.all[1])
    let source = Self.source(export, named: "tron")
    #expect(
      source.contains("-> KeyboardCalloutStyle {")
        && source.contains("-> AutocompleteToolbarStyle {"))
    #expect(!source.contains("StyleService") && !source.contains("Autocomplete.ToolbarStyle"))
    #expect(!export.files.contains { $0.name == "TronStyleService.swift" })
  }

  @Test func notesNameTheFiles() throws {
    let export = try Self.export("tron")
    let notes = try #require(export.files.last)
    let names = KeyboardKitExport.files(namedIn: String(decoding: notes.bytes, as: UTF8.self))
    #expect(names == export.files.map(\.name))
    #expect(KeyboardKitExport.files(namedIn: "# Mine\n").isEmpty)
  }
}

/// The sources type-check against what KeyboardKit 9.5.3 declares, in our words.
@Suite struct KeyboardKitDeclarationTests {

  @Test func exportsCallDeclaredNamesOnly() throws {
    let folder = try ScratchFolder()
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    var sources: [String] = []
    for theme in ExportedLook.themes {
      let name = "\(theme.prefix(1).uppercased() + theme.dropFirst())Theme.swift"
      let file = tests.appending(path: "Generated/\(name)")
      let text = try String(contentsOf: file, encoding: .utf8)
      let source = text.replacing("import Foundation\n", with: "import SwiftUI\n")
        .replacing("ExportedPictures.of(\"\(theme)\")", with: "Bundle(for: BundleToken.self)")
      try folder.write(source, to: name)
      sources.append(name)
    }
    let declarations = tests.appending(path: "KeyboardKitDeclarations").path
    for (module, arguments) in [
      ("SwiftUI", ["-emit-module", "\(declarations)/SwiftUI.swift"]),
      ("KeyboardKit", ["-emit-module", "\(declarations)/KeyboardKit.swift"]),
      ("Exports", ["-typecheck"] + sources),
    ] {
      let result = try Program(file: URL(filePath: "/usr/bin/env")).run(
        ["swiftc", "-swift-version", "6", "-parse-as-library", "-module-name", module, "-I", "."]
          + arguments, in: folder.url,
        variables: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"])
      #expect(result.exitCode == 0, "\(module): \(result.errors)")
    }
  }
}
