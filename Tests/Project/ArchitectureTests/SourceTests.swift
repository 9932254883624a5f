import Testing

/// The rules for source files.
@Suite struct SourceTests {

  /// Classes of which users override every step, which Swift only allows in the class itself.
  static let openClasses: Set<String> = [
    "Sources/Keyboard/KeyboardInput/ActionHandling/KeyboardAction+StandardActionHandler.swift"
  ]

  @Test func filesAreSmall() {
    for source in Project.sources + Project.tests
    where !source.path.contains("/Generated/") && !Self.openClasses.contains(source.path) {
      #expect(source.lineCount <= 300, "\(source.path) has \(source.lineCount) lines")
    }
  }

  @Test func filesAreNotTiny() {
    for source in Project.sources
    where source.path.hasPrefix("Sources/") && !source.path.contains("/Generated/")
      && !source.path.contains("/Lint/Rules/") && source.lineCount < 20
      && !Plan.smallFiles.contains(source.path)
    {
      Issue.record("\(source.path) has only \(source.lineCount) lines")
    }
  }

  @Test func everySmallFileIsThere() {
    let small = Project.sources.filter { $0.lineCount < 20 }.map(\.path)
    #expect(Plan.smallFiles.subtracting(small).isEmpty)
  }

  @Test func everyOpenClassIsThere() {
    #expect(Self.openClasses.isSubset(of: Project.sources.map(\.path)))
  }

  /// Names that libraries don't use, since they read what is outside of the program or write to it.
  static let outside = [
    "print", "debugPrint", "NSLog", "FileManager", "FileHandle", "UserDefaults", "ProcessInfo",
    "CommandLine", "Date.now", "Date()", "URLSession", "getenv", "fopen", "Bundle",
  ]

  /// The places of the libraries that read and write files: settings and lexicons of the user.
  static let userFiles: Set<String> = [
    "Sources/Keyboard/KeyboardInput/Settings/SettingsFile.swift",
    "Sources/Keyboard/KeyboardLexicon/LexiconFiles/LexiconFolder.swift",
  ]

  /// The targets that work with what is outside: files on disk, programs, and goldens beside the tests
  /// of users.
  static let tools: Set<String> = [
    "Disk", "generate", "kbrender", "kbrender-bench", "KeyboardGolden", "Terminal",
  ]

  @Test(arguments: outside)
  func librariesStayPure(name: String) {
    let isPure = { (source: SourceText) in
      !Self.tools.contains(source.target) && !Self.userFiles.contains(source.path)
    }
    for source in Project.sources where isPure(source) {
      let isUsed =
        name.contains { $0 == "." || $0 == "(" } ? source.code.contains(name) : source.uses(name)
      #expect(!isUsed, "\(source.path) uses \(name)")
    }
  }

  /// Ways around the compiler.
  static let forced = ["try!", "as!", "@unchecked Sendable", "nonisolated(unsafe)", "@MainActor"]

  @Test(arguments: forced)
  func nothingIsForced(text: String) {
    for source in Project.sources {
      #expect(!source.code.contains(text), "\(source.path) has \(text)")
    }
  }

  @Test func commandsStandInTheirFiles() {
    let commands = Project.sources.filter {
      $0.path.hasPrefix("Sources/Programs/kbrender/Commands/")
    }
    for source in commands {
      let declared = source.declaredTypes.filter { !$0.contains(".") && $0.hasSuffix("Command") }
      #expect(declared.count == 1, "\(source.path) declares \(declared)")
    }
  }
}
