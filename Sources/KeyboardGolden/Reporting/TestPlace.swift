import Foundation
import Testing
import XCTest

/// A place in the sources of a test, where a failure is shown.
struct TestPlace: Sendable {

  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// The place as failures name it.
  var text: String { "\(fileID):\(line)" }

  /// Reports a failure to the framework that runs the test.
  func fail(_ message: String) {
    if Self.isSwiftTesting {
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    } else {
      XCTFail(message, file: filePath, line: line)
    }
  }

  /// Gives a picture to the framework that runs the test, where it takes any: Swift Testing keeps them
  /// under `--attachments-path`.
  func attach(_ bytes: [UInt8], named name: String) {
    guard Self.isSwiftTesting else { return }
    Attachment.record(bytes, named: name, sourceLocation: location)
  }

  private var location: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  /// Whether Swift Testing runs the test.
  ///
  /// A task that a test detached has no current test, but the process was started for Swift Testing.
  private static var isSwiftTesting: Bool {
    if Test.current != nil { return true }
    let arguments = ProcessInfo.processInfo.arguments
    return arguments.firstIndex(of: "--testing-library").map {
      arguments.dropFirst($0 + 1).first == "swift-testing"
    } ?? false
  }
}
