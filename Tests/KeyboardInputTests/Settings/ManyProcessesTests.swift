import Foundation
import KeyboardCore
import KeyboardInput
import Testing

/// Many processes write into the same file at the same time.
@Suite struct ManyProcessesTests {

  @Test func loseNothing() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("processes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("settings.json").path
    await withTaskGroup(of: Void.self) { group in
      for process in 0..<50 {
        group.addTask {
          await #expect(processExitsWith: .success) {
            [process = process as Int, path = path as String] in
            let store = FileSettingsStore(url: URL(fileURLWithPath: path))
            for number in 0..<8 { store.set(.int(number), forKey: "\(process).\(number)") }
            exit(store.lastError == nil ? 0 : 1)
          }
        }
      }
    }
    let store = FileSettingsStore(url: URL(fileURLWithPath: path))
    var lost: [String] = []
    for process in 0..<50 {
      for number in 0..<8 where store.value(forKey: "\(process).\(number)") != .int(number) {
        lost.append("\(process).\(number)")
      }
    }
    #expect(lost.isEmpty)
  }

  @Test func leaveAReadableFileWhenTheyAreKilled() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("killed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("settings.json").path
    for microseconds in [5_000, 50_000] {
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [microseconds = microseconds as Int, path = path as String] in
        Thread.detachNewThread {
          usleep(UInt32(microseconds))
          kill(getpid(), SIGKILL)
        }
        let store = FileSettingsStore(url: URL(fileURLWithPath: path))
        for number in 0..<1_000_000 { store.set(.int(number), forKey: "key\(number % 50)") }
      }
      let file = FileManager.default.contents(atPath: path)
      guard let file else { continue }
      #expect((try? JSONSerialization.jsonObject(with: file)) is [String: Int])
    }
    let store = FileSettingsStore(url: URL(fileURLWithPath: path))
    store.set(.bool(true), forKey: "after")
    #expect(store.lastError == nil)
  }
}
