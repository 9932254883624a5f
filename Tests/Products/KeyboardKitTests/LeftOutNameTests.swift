import KeyboardKit
import Testing

/// Names of other versions that have no type here, with their reasons.
@Suite struct LeftOutNameTests {

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let rows: [(name: String, reason: String)] = {
    let url = root.appending(path: "Sources/Products/KeyboardKit/OtherNames/other-names.list")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return fields.count == 4 ? (fields[1], fields[3]) : nil
    }
  }()

  /// Views of apps, and what needs a device.
  @Test func onlyScreensAndDevicesAreLeftOut() {
    let reasons = [
      "a screen of settings in SwiftUI", "a list section in SwiftUI", "a toggle in SwiftUI",
      "experiments of an app, with their screen", "dictation by the microphone of a device",
    ]
    #expect(!Self.rows.isEmpty)
    for (name, reason) in Self.rows { #expect(reasons.contains(reason), "\(name)") }
    for (name, _) in Self.rows where name.contains("SettingsScreen") {
      #expect(Self.rows.contains { $0.name == name && $0.reason == reasons[0] }, "\(name)")
    }
  }

  /// The list has no name that is declared since.
  @Test func noneOfThemIsDeclared() throws {
    let sources = Self.root.appending(path: "Sources")
    let names = Set(Self.rows.compactMap { $0.name.split(separator: ".").last.map(String.init) })
    let declaration = /(?:struct|class|enum|protocol|typealias|func) +([A-Za-z.]+)/
    var declared: Set<String> = []
    for folder in ["Keyboard", "Products"] {
      let files = FileManager.default.enumerator(
        at: sources.appending(path: folder), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: declaration) {
          let name = match.1.split(separator: ".").last.map(String.init) ?? ""
          if names.contains(name) { declared.insert(name) }
        }
      }
    }
    #expect(declared.isEmpty)
  }
}
