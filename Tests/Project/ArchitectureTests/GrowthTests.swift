import KeyboardCore
import KeyboardRender
import KeyboardStyling
import SourceText
import Testing
import ThemeTools

@testable import LanguageServer

/// The number of files that a new field, lint rule, format or answer takes, as ARCHITECTURE.md has it: those
/// that name one that is there.
@Suite struct GrowthTests {

  // MARK: Fields of a key's style

  /// The files that name some fields for what they mean, and why a new field needs none of them.
  static let meaning = [
    "Keyboard/KeyboardStyling/Accessibility/AccessibilityRules+Keys": "the settings of the system",
    "Keyboard/KeyboardStyling/Documents/Format/ThemeFormat+Styles": "an example",
    "Themes/ThemeTools/Lint/Measured": "the sizes of texts, which lint measures",
    "Themes/ThemeExchange/Apps/OpenThemes/OpenTheme": "the changes of fonts",
    "Themes/ThemeExchange/FileFormats/Futo/FutoExport": "the options of FUTO Keyboard",
    "Themes/ThemeExchange/FileFormats/Futo/FutoImport": "the options of FUTO Keyboard",
    "Themes/ThemeExchange/FileFormats/Snygg/SnyggExport": "the properties of FlorisBoard",
    "Themes/ThemeExchange/FileFormats/Snygg/SnyggValues": "the properties of FlorisBoard",
    "Products/KeyboardThemeFile/KeyboardThemeFile+Styles": "the changes of fonts",
    "Products/KeyboardThemeFile/KeyboardThemeFile+Fields": "the properties of KeyboardKit",
    "Drawing/GoldenImages/Causes/ChangedNeighborhood": "the reach of shadows",
    "Drawing/GoldenImages/Causes/ElementPair": "the width of edges",
    "Drawing/GoldenImages/Causes/ExplainedPixels": "the causes of differences",
  ]

  /// The fields that tools choose for a theme, and themes for several keys at once.
  static let chosen: Set = ["pressedOverlayColor", "shadowSize"]

  /// The fields that no other type has a property for, so that a name tells where they are used.
  static let fields = Keyboard.ButtonStyle.fields.map(\.name).filter { name in
    !chosen.contains(name)
      && !Project.sources.contains { source in
        source.declarations.contains { $0.name == name && $0.owner != "Keyboard.ButtonStyle" }
      }
  }

  @Test(arguments: fields)
  func aFieldIsADeclarationARowAndItsDrawing(field: String) {
    // A lint rule names what it checks.
    let files = files(naming: [field]).filter {
      Self.meaning[$0] == nil && !$0.hasPrefix("Themes/ThemeTools/Lint/Rules/")
    }
    let style = files.filter {
      $0.hasPrefix("Keyboard/KeyboardStyling/Styles/Keyboard+ButtonStyle")
    }
    let drawing = files.filter { $0.hasPrefix("Keyboard/KeyboardViews/") }
    #expect(Set(files) == Set(style + drawing))
    #expect(2...3 ~= style.count, "\(style)")
    #expect(drawing.count <= 2, "\(drawing)")
  }

  @Test func manyFieldsAreKnownByTheirNames() { #expect(Self.fields.count >= 12) }

  @Test(arguments: meaning.keys.sorted())
  func everyMeaningIsNeeded(file: String) {
    #expect(Self.fields.contains { files(naming: [$0]).contains(file) })
  }

  // MARK: Lint rules

  /// The files outside of the rules that name some, and why a new rule needs none of them.
  static let rules = [
    "Themes/ThemeTools/Lint/Finding": "the rule for findings of color blindness",
    "Themes/ThemeTools/Lint/Look": "the callouts of the selected action",
    "Themes/ThemeTools/Lint/LintSuppressions": "the rules of suppressions",
    "Themes/LanguageServer/Answers/HoverAnswers": "the contrast under the pointer",
    "Themes/LanguageServer/Answers/CodeActionAnswers": "the order of removals",
    "Programs/kbrender/Commands/ThemeCheckCommand": "an example",
    "Programs/kbrender/Recordings/TypingImages": "the actions of gestures",
  ]

  @Test(arguments: LintRule.all.map(\.code.name))
  func aLintRuleIsAFileAndARow(code: String) {
    let words = code.drop { $0 != "/" }.dropFirst().split(separator: "-")
    let name = words[0] + words.dropFirst().map(\.capitalized).joined()
    let files = files(naming: [String(name), code]) { source in
      source.target == "ThemeTools" || Plan.imports[source.target]?.contains("ThemeTools") == true
    }
    let others = files.filter {
      !$0.hasPrefix("Themes/ThemeTools/Lint/Rules/") && Self.rules[$0] == nil
    }
    #expect(others == ["Themes/ThemeTools/Lint/LintPolicy"])
    #expect(files.contains("Themes/ThemeTools/Lint/Rules/LintRule+\(name.capitalized)"))
  }

  // MARK: Picture formats

  /// The files that choose a format, without which it would still be offered.
  static let choices = [
    "jpg": ["Gallery/KeyboardGallery/Screens/StoreSet+Reading"],
    "webP": [
      "Drawing/KeyboardRender/Animation/WebPWriter",
      "Gallery/KeyboardGallery/Matrix/GalleryImage",
    ],
  ]

  /// The names of the rows, the default first.
  static let formats = Project.text(of: "Sources/\(formatTable).swift")
    .matches(of: /static let (\w+) = ImageFormat\(/).map { String($0.output.1) }

  private static let formatTable = "Drawing/KeyboardRender/Formats/ImageFormat"

  @Test func theRowsAreTheFormats() { #expect(Self.formats.count == ImageFormat.all.count) }

  /// The first format is the default, and that of goldens, animations and images in themes.
  @Test(arguments: formats.dropFirst())
  func anOutputFormatIsARowAndItsEncoder(format: String) {
    let files = Project.sources.filter { $0.members.contains(format[...]) }.map(Self.name)
    #expect(Set(files) == Set([Self.formatTable] + (Self.choices[format] ?? [])))
  }

  // MARK: Answers of the language server

  @Test(arguments: TextAnswer.all.map(\.method))
  func anAnswerIsARowAndItsFile(method: String) {
    let name = method.split(separator: "/").dropFirst().joined(separator: "/")
    let files = Project.sources.filter { source in
      source.target == "LanguageServer" && source.folder != "Answers"
        && Self.quoted[source.path]?.contains(name[...]) == true
    }.map(Self.name)
    // The abilities of clients have a member of this name.
    let others = files.filter { $0 != "Themes/LanguageServer/Session/ThemeServer" }
    #expect(others == ["Themes/LanguageServer/Session/TextAnswer"])
  }

  // MARK: Files

  /// Return the names of the sources that name something in code or as a literal, generated ones aside.
  private func files(
    naming names: [String], in isIncluded: (SourceText) -> Bool = { _ in true }
  ) -> [String] {
    Project.sources.filter { source in
      guard !source.path.contains("/Generated/"), isIncluded(source) else { return false }
      return names.contains {
        source.vocabulary.contains($0[...]) || Self.quoted[source.path]?.contains($0[...]) == true
      }
    }.map(Self.name)
  }

  /// The words between quotation marks, by the paths of sources.
  private static let quoted = Dictionary(
    uniqueKeysWithValues: Project.sources.map { source in
      (source.path, Set(Project.text(of: source.path).split(separator: "\"")))
    })

  /// Return the path of a source in its folder of targets.
  private static func name(of source: SourceText) -> String {
    let path = source.path.dropLast(".swift".count)
    return String(path.hasPrefix("Sources/") ? path.dropFirst("Sources/".count) : path)
  }
}

extension StringProtocol {

  /// The word with its first letter in upper case, and the others as they are.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
