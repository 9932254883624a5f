import Foundation
import KeyboardCore
import KeyboardInput
import Testing

@Suite struct FileSettingsStoreTests {

  /// A file in a folder of its own, which is removed at the end.
  private func withFile(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("settings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.appendingPathComponent("settings.json"))
  }

  @Test func keepsEveryKindOfValue() async throws {
    try await withFile { url in
      let values: [String: KeyboardSettingsValue] = [
        "b": .bool(true), "i": .int(-3), "d": .double(2.5), "s": .string("å/\"\n"),
        "l": .strings(["a", "👍"]),
      ]
      let store = FileSettingsStore(url: url)
      for (key, value) in values { store.set(value, forKey: key) }
      let other = FileSettingsStore(url: url)
      for (key, value) in values { #expect(other.value(forKey: key) == value) }
      store.set(nil, forKey: "b")
      #expect(other.value(forKey: "b") == nil)
      #expect(store.lastError == nil)
    }
  }

  /// Opening a pipe for reading would wait for its writer.
  @Test func pipesAreUnreadableAtOnce() async throws {
    try await withFile { url in
      try #require(mkfifo(url.path, 0o600) == 0)
      let store = FileSettingsStore(url: url)
      store.set(.bool(true), forKey: "a")
      #expect(store.lastError == .unreadable)
    }
  }

  @Test func losesNothingWithManyWriters() async throws {
    try await withFile { url in
      await withTaskGroup(of: Void.self) { group in
        for writer in 0..<20 {
          group.addTask {
            // Each has a store of its own, so that only the lock on the file keeps them apart.
            let store = FileSettingsStore(url: url)
            for number in 0..<20 { store.set(.int(number), forKey: "\(writer).\(number)") }
          }
        }
      }
      let store = FileSettingsStore(url: url)
      for writer in 0..<20 {
        for number in 0..<20 {
          #expect(store.value(forKey: "\(writer).\(number)") == .int(number))
        }
      }
    }
  }

  @Test(arguments: [
    "", "{", "[1]", "{\"a\": {}}", "\u{0}", "{\"a\": null}", "{\"a\": 1,}", "{\"a\": 1} x",
    "{\"a\": 0x10}", "{\"a\": nan}", "{\"a\": 1e999}", "{\"a\": [1]}", "{\"a\": \"x", "{\"a\"",
    "{\"a\": \"\\ud800\"}", "{\"a\": \"\\ud800\\u0041\"}", "{\"a\": \"\\x\"}", "{\"a\": \"\n\"}",
    "{a: 1}", "{\"a\": \"\\u12", "{\"a\": - }",
    "{\"a\": 1, \"a\": 2}",
  ])
  func survivesADamagedFile(text: String) async throws {
    try await withFile { url in
      try Data(text.utf8).write(to: url)
      let store = FileSettingsStore(url: url)
      #expect(store.value(forKey: "a") == nil)
      store.set(.int(1), forKey: "a")
      #expect(FileSettingsStore(url: url).value(forKey: "a") == .int(1))
      if !text.isEmpty {
        let damaged = try Data(contentsOf: URL(fileURLWithPath: url.path + ".damaged"))
        #expect(damaged == Data(text.utf8))
      }
    }
  }

  @Test func readsWhatOthersHaveWritten() async throws {
    try await withFile { url in
      let text =
        #"{"z":-1,"b" : true,"a":"\u00e5\ud83d\udc4d\"\\\/\b\f\n\r\t","d":1.5e3,"l":["x",""],"#
        + #""i":9007199254740993}"#
      try Data(text.utf8).write(to: url)
      let store = FileSettingsStore(url: url)
      store.set(.strings([]), forKey: "\u{1}\"")
      let other = FileSettingsStore(url: url)
      #expect(other.value(forKey: "a") == .string("å👍\"\\/\u{8}\u{C}\n\r\t"))
      #expect(other.value(forKey: "b") == .bool(true) && other.value(forKey: "z") == .int(-1))
      #expect(other.value(forKey: "i") == .int(9_007_199_254_740_993))
      // JSON doesn't tell a number without a fraction from an integer.
      #expect(other.value(forKey: "d") == .int(1500))
      #expect(other.value(forKey: "l") == .strings(["x", ""]))
      #expect(other.value(forKey: "\u{1}\"") == .strings([]))
      let object = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
      #expect((object as? [String: Any])?.count == 7)
    }
  }

  @Test func refusesWhatIsTooLargeToBeReadAgain() async throws {
    try await withFile { url in
      let store = FileSettingsStore(url: url)
      store.set(.int(1), forKey: "a")
      store.set(.string(String(repeating: "x", count: 2_000_000)), forKey: "b")
      #expect(store.lastError == .tooLarge)
      store.set(.int(2), forKey: "c")
      #expect(store.lastError == nil)
      let other = FileSettingsStore(url: url)
      #expect(other.value(forKey: "a") == .int(1) && other.value(forKey: "c") == .int(2))
      #expect(other.value(forKey: "b") == nil)
    }
  }

  @Test func keepsAChangeInMemoryThatCannotBeWritten() {
    let store = FileSettingsStore(url: URL(fileURLWithPath: "/nowhere/at/all.json"))
    store.set(.int(1), forKey: "a")
    #expect(store.lastError == .unlockable)
    #expect(store.value(forKey: "a") == .int(1))
  }
}
