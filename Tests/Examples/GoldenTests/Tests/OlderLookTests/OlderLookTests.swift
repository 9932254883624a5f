import Foundation
import KeyboardGolden
import KeyboardKit
import XCTest

/// How the keyboards of an app look, with XCTest.
final class OlderLookTests: XCTestCase {

  func testNeonNights() {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "en"))
    expectGolden(
      of: KeyboardView(keyboardContext: context).keyboardTheme(.neonNights), named: "neonNights")
  }
}
