import Foundation
import Testing
import XCTest

struct TestPlace: Sendable {

  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  var text: String { "\(fileID):\(line)" }

  func fail(_ message: String) {
    if Self.isSwiftTesting {
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    } else {
      XCTFail(message, file: filePath, line: line)
    }
  }

  /// Swift Testing saves attachments under `--attachments-path`.
  func attach(_ bytes: [UInt8], named name: String) {
    guard Self.isSwiftTesting else { return }
    Attachment.record(bytes, named: name, sourceLocation: location)
  }

  private var location: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  /// A detached task has no current test, but the process was started for Swift Testing.
  private static var isSwiftTesting: Bool {
    if Test.current != nil { return true }
    let arguments = ProcessInfo.processInfo.arguments
    return arguments.firstIndex(of: "--testing-library").map {
      arguments.dropFirst($0 + 1).first == "swift-testing"
    } ?? false
  }
}
