import Foundation
import KeyboardCore
import Testing

/// Which numbers a device gets.
struct DeviceConfigurationTests {

  typealias Configuration = KeyboardLayout.DeviceConfiguration

  struct Case: Sendable, CustomTestStringConvertible {
    var device: DeviceType
    var width: Double
    var height: Double
    var orientation: InterfaceOrientation
    var expected: Configuration
    var testDescription: String { "\(device) \(width)×\(height) \(orientation)" }
  }

  static let cases = [
    Case(device: .phone, width: 390, height: 844, orientation: .portrait, expected: .standardPhone),
    Case(
      device: .phone, width: 844, height: 390, orientation: .landscapeLeft,
      expected: .standardPhoneLandscape),
    Case(
      device: .phone, width: 430, height: 932, orientation: .portrait,
      expected: .standardPhoneProMax),
    Case(
      device: .phone, width: 926, height: 428, orientation: .portrait, expected: .standardPhone),
    Case(device: .phone, width: 414, height: 896, orientation: .portrait, expected: .standardPhone),
    Case(
      device: .other, width: 390, height: 844, orientation: .unknown,
      expected: .standardPhoneLandscape),
    Case(device: .pad, width: 834, height: 1194, orientation: .portrait, expected: .standardPad),
    Case(
      device: .pad, width: 1366, height: 1024, orientation: .landscape,
      expected: .standardPadProLargeLandscape),
    Case(
      device: .pad, width: 1032, height: 1376, orientation: .portraitUpsideDown,
      expected: .standardPadProLarge),
    Case(device: .pad, width: 1024, height: 1316, orientation: .portrait, expected: .standardPad),
  ]

  @Test(arguments: cases)
  func selection(_ testCase: Case) {
    let configuration = Configuration.standard(
      forDevice: testCase.device,
      screenSize: CGSize(width: testCase.width, height: testCase.height),
      orientation: testCase.orientation)
    #expect(configuration == testCase.expected)
  }

  @Test func numbers() {
    #expect(Configuration.standardPhoneProMax.rowHeight == 56)
    #expect(
      Configuration.standardPhoneProMax.buttonInsets == EdgeInsets(horizontal: 3, vertical: 5.5))
    #expect(abs(Configuration.standardPadLandscape.inputToolbarHeight - 68.8) < 1e-9)
    #expect(Configuration.standardPhoneLandscape.inputToolbarHeight == 40)
  }

  @Test func standardsCanBeReplaced() async {
    // In a process of its own, since the standards belong to all tests.
    await #expect(processExitsWith: .success) {
      KeyboardLayout.DeviceConfiguration.standardPhone.rowHeight = 60
      let layout = KeyboardLayout.DeviceBasedService().keyboardLayout(for: KeyboardContext())
      precondition(layout.totalHeight == 240, "The layout must use the replaced height.")
      precondition(KeyboardLayout.DeviceConfiguration.standardPad.rowHeight == 64)
    }
  }

  @Test(arguments: [("iphone", -2.0), ("iphone-pro-max", 0), ("ipad", 4)])
  func spaceBelowTheRows(device: String, expected: Double) throws {
    let context = KeyboardContext(device: try #require(Device.named(device)))
    #expect(EdgeInsets.standardKeyboardEdgeInsets(for: context) == EdgeInsets(bottom: expected))
  }

  @Test func inputToolbarOfLargePads() throws {
    let context = KeyboardContext(device: try #require(Device.named("ipad-pro-13")))
    #expect(context.inputToolbarDisplayMode.resolved(for: context.traits) == .numbers)
    context.isKeyboardFloating = true
    #expect(context.inputToolbarDisplayMode.resolved(for: context.traits) == .none)
  }
}
