import Foundation
import KeyboardGolden
import TestSupport
import XCTest

final class OlderTests: XCTestCase {

  private var failures: [(message: String, file: String, line: Int)] = []
  private var collects = false

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    guard collects else {
      return super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    failures.append((description, filePath, lineNumber))
  }

  func testFailuresAreReportedToXCTest() throws {
    let folder = try ScratchFolder()
    collects = true
    for _ in 0..<2 {
      expectGolden(of: ColoredKey(), named: "older", in: folder.url, record: .missing)
    }
    let line = #line - 2
    collects = false
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(failures.first?.message.contains("The golden was missing") == true)
    XCTAssertEqual(failures.first?.file, #filePath)
    XCTAssertEqual(failures.first?.line, line)
    XCTAssertEqual(folder.files, ["older.png"])
  }
}
