import Testing

/// The rules for source files.
@Suite struct SourceTests {

  @Test func filesAreSmall() {
    for source in Project.sources + Project.tests
    where !source.path.contains("/Generated/") {
      #expect(source.lineCount <= 300, "\(source.path) has \(source.lineCount) lines")
    }
  }

  static let folders = ["/Generated/", "/Lint/Rules/", "/kbrender/Commands/", "/Answers/"]

  @Test func filesAreNotTiny() {
    for source in Project.sources
    where source.path.hasPrefix("Sources/") && source.lineCount < 40
      && !Self.folders.contains(where: source.path.contains)
      && !Plan.smallFiles.contains(source.path)
    {
      Issue.record("\(source.path) has only \(source.lineCount) lines")
    }
  }

  @Test func everySmallFileIsThere() {
    let small = Project.sources.filter { $0.lineCount < 40 }.map(\.path)
    #expect(Plan.smallFiles.subtracting(small).isEmpty)
  }

  /// Ways around the compiler.
  static let forced = ["try!", "as!", "@unchecked Sendable", "nonisolated(unsafe)", "@MainActor"]

  /// The compiler can't know the thread or actor of a keyboard, and views of SwiftUI are on the main actor.
  static let bound: Set = [
    "Sources/Keyboard/KeyboardInput/Time/KeyboardExecutor.swift",
    "Sources/Products/SwiftUI/AppPreviews/AppPreview.swift",
  ]

  @Test(arguments: forced)
  func nothingIsForced(text: String) {
    for source in Project.sources where !Self.bound.contains(source.path) {
      #expect(!source.code.contains(text), "\(source.path) has \(text)")
    }
  }

  /// What reading may cost is decided in one place.
  @Test func budgetsStandInOneFile() {
    let table = "Sources/System/SourceText/Source/InputBudget.swift"
    for source in Project.sources where source.path != table {
      #expect(!source.code.contains("InputBudget("), "\(source.path) has a budget of its own")
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
