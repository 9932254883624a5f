import KeyboardGolden
import KeyboardKit
import TestSupport
import Testing

/// The test package that `kbrender init` writes; `make examples` builds it.
@Suite struct NewProjectTests {

  /// The goldens are those of the views in the written tests.
  @Test func goldensMatchTheTests() throws {
    let folder = try ScratchFolder()
    let run = try Program.built.run(["init"], in: folder.url)
    #expect(run.exitCode == 0, "\(run.errors)")
    let tests = String(
      decoding: folder.read("Tests/LookTests/LookTests.swift") ?? Data(), as: UTF8.self)
    #expect(tests.contains(#"@Test(arguments: ["en", "de"])"#))
    #expect(tests.contains(#"named: "mint-\(locale)""#))
    #expect(!tests.contains("import SourceText"))
    let data = try #require(folder.read("themes/mint.json"))
    let theme = try KeyboardTheme(decoding: SourceFile(name: "mint.json", bytes: Array(data)))
    for locale in ["en", "de"] {
      let context = KeyboardContext(device: .standard, locale: Locale(identifier: locale))
      expectGolden(
        of: KeyboardView(keyboardContext: context).keyboardTheme(theme), named: "mint-\(locale)",
        in: folder.url.appending(path: "Tests/LookTests/__Snapshots__/LookTests"), record: .never)
    }
  }
}
