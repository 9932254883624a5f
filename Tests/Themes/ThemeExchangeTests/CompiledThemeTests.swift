import KeyboardKit
import KeyboardPipeline
import KeyboardThemeFile
import Terminal
import Testing

@testable import KeyboardStyling
@testable import ThemeExchange

/// Compiled themes, read by the product that apps have.
@Suite struct CompiledThemeTests {

  private static func compiled(_ name: String) throws -> CompiledTheme {
    CompiledTheme(try ThemeExport(ExportedLook.load(name), named: name))
  }

  @Test(arguments: try KeyboardTheme.builtInLooks + ["brand"])
  func filesDrawTheReducedTheme(look: String) throws {
    let text = try Self.compiled(look).conversion.text
    #expect(text.utf8.count <= 64 << 10, "\(look): \(text.utf8.count)")
    let file = try KeyboardThemeFile(Data(text.utf8))
    let theme = OpenTheme(try ExportedLook.load(look).theme).theme
    #expect(file.name == theme.name)
    for situation in ExportSituation.all {
      let differs = situation.differs(theme) { view, context in
        view.keyboardThemeFile(file, for: context)
      }
      #expect(!differs, "\(look), \(situation.name)")
    }
  }

  /// The texts and symbols of keys, which no modifier sets.
  @Test func keysShowOtherContents() throws {
    let text = """
      {
        "formatVersion": 1,
        "labels": { "return": "Go", "shift": { "symbol": "capslock" } },
        "rules": [
          { "match": { "action": "space", "colorScheme": "dark" }, "label": "Dark" },
          { "match": { "action": "return", "locale": "de" }, "label": "Los" }
        ]
      }
      """
    let loaded = try LoadedTheme(
      .document(SourceFile(name: "a.json", text: text), companions: [:]), files: .disk)
    let compiled = CompiledTheme(try ThemeExport(loaded, named: "a.json"))
    let file = try KeyboardThemeFile(Data(compiled.conversion.text.utf8))
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "en"))
    func contents(_ action: KeyboardAction) -> [String?] {
      [
        file.buttonText(for: action, context: context),
        file.buttonSymbol(for: action, context: context),
      ]
    }
    #expect(contents(.primary(.return)) == ["Go", nil])
    #expect(contents(.shift(.lowercased)) == [nil, "capslock"])
    #expect(contents(.space) == [nil, nil] && contents(.none) == [nil, nil])
    context.colorScheme = .dark
    context.locale = Locale(identifier: "de")
    #expect(contents(.space) == ["Dark", nil] && contents(.primary(.return)) == ["Los", nil])
  }

  @Test func reportsWhatHasNoPlace() throws {
    let atelier = try Self.compiled("atelier").conversion.report
    #expect(atelier.exact.count > 20)
    #expect(atelier.missing.contains { $0.name.hasPrefix("axes.") })
    #expect(
      try Self.compiled("tron").conversion.report.missing.contains { $0.name == "variations.sark" })
    let plankton = try ThemeExport(ExportedLook.load("plankton"), named: "plankton")
    for report in [
      CompiledTheme(plankton).conversion.report, Conversion.tokens(of: plankton).report,
    ] {
      for name in ["buttons.input.transition", "buttons.primary.animation", "callouts.transition"] {
        #expect(report.missing.contains { $0.name == name }, "\(report.missing.map(\.name))")
      }
    }
  }

  @Test(arguments: [
    ("", "JSON"), ("[]", "wrong type"), ("{}", "kbtheme"), (#"{"kbtheme": 2}"#, "version 2"),
    (#"{"kbtheme": 1, "name": "A"}"#, "declarations"),
    (
      #"{"kbtheme": 1, "name": "A", "declarations": [{"part": "knob", "set": {}}]}"#,
      "declarations[0].part"
    ),
    (
      #"{"kbtheme": 1, "name": "A", "declarations": [{"part": "key", "set": {"x": {"color": "red"}}}]}"#,
      "hex color"
    ),
    (
      #"{"kbtheme": 1, "name": "A", "declarations": [{"part": "key", "set": {"x": {"number": 1e9}}}]}"#,
      "beyond 1000"
    ),
    (
      #"{"kbtheme": 1, "name": "A", "declarations": [{"part": "view", "set": {"background": "#
        + #"{"background": {"image": "a"}}}}]}"#, "no image “a”"
    ),
  ])
  func wrongFilesAreErrorsWithTheirPlace(text: String, message: String) throws {
    let error = #expect(throws: KeyboardThemeFile.Failure.self) {
      try KeyboardThemeFile(Data(text.utf8))
    }
    #expect(error?.errorDescription?.contains(message) == true, "\(error?.errorDescription ?? "")")
  }

  @Test func hostileFilesAreRefused() throws {
    let deep = String(repeating: #"{"any": ["#, count: 200)
    let ends = String(repeating: "]}", count: 200)
    let nested =
      #"{"kbtheme": 1, "name": "A", "declarations": [{"part": "key", "set": {}, "when": "#
      + "\(deep)\(ends)}]}"
    #expect(throws: KeyboardThemeFile.Failure.self) { try KeyboardThemeFile(Data(nested.utf8)) }
    let large = Data(repeating: 0x20, count: KeyboardThemeFile.maximumSize + 1)
    #expect(throws: KeyboardThemeFile.Failure.self) { try KeyboardThemeFile(large) }
    let entry = #"{"part": "key", "set": {}}"#
    let many = [String](repeating: entry, count: 2001).joined(separator: ",")
    let list = #"{"kbtheme": 1, "name": "A", "declarations": [\#(many)]}"#
    #expect(throws: KeyboardThemeFile.Failure.self) { try KeyboardThemeFile(Data(list.utf8)) }
  }

  /// What a later version adds changes nothing for this one.
  @Test func unknownFieldsChangeNothing() throws {
    let text =
      #"{"kbtheme": 1, "name": "A", "declarations": [{"part": "key", "set": {"shine": {"number": 1}}}]}"#
    let file = try KeyboardThemeFile(Data(text.utf8))
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "en"))
    #expect(
      file.buttonStyle(for: .space, isPressed: false, context: context)
        == KeyboardAction.space.standardButtonStyle(for: context, isPressed: false))
  }
}
