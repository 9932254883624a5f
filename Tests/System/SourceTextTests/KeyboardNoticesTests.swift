import SourceText
import Synchronization
import Testing

@Suite struct KeyboardNoticesTests {

  @Test func eachNoticeIsReportedOnce() {
    let notices = Mutex<[Diagnostic]>([])
    let before = KeyboardNotices.handler
    KeyboardNotices.handler = { notice in notices.withLock { $0.append(notice) } }
    defer { KeyboardNotices.handler = before }
    for name in ["one", "two", "one"] {
      KeyboardNotices.report(.unwritableFile, "A setting \(name)", hints: ["Store it."])
    }
    let reported = notices.withLock { $0 }.filter { $0.message.hasPrefix("A setting") }
    #expect(reported.map(\.message) == ["A setting one", "A setting two"])
    #expect(reported.allSatisfy { $0.severity == .warning && $0.hints == ["Store it."] })
  }
}
