import Foundation
import KeyboardGolden
import KeyboardKit
import XCTest

/// The keyboards of an app, compared in XCTest.
final class OlderLookTests: XCTestCase {

  func testNeonNights() {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "en"))
    expectGolden(
      of: KeyboardView(keyboardContext: context).keyboardTheme(.neonNights), named: "neonNights")
  }
}
