import Foundation
import KeyboardCore
import Testing

struct DeviceConfigurationTests {

  typealias Configuration = KeyboardLayout.DeviceConfiguration

  @Test(
    arguments: [
      (.phone, 390, 844, .portrait, .standardPhone),
      (.phone, 844, 390, .landscapeLeft, .standardPhoneLandscape),
      (.phone, 430, 932, .portrait, .standardPhoneProMax),
      (.phone, 926, 428, .portrait, .standardPhone), (.phone, 414, 896, .portrait, .standardPhone),
      (.other, 390, 844, .unknown, .standardPhoneLandscape),
      (.pad, 834, 1194, .portrait, .standardPad),
      (.pad, 1366, 1024, .landscape, .standardPadProLargeLandscape),
      (.pad, 1032, 1376, .portraitUpsideDown, .standardPadProLarge),
      (.pad, 1024, 1316, .portrait, .standardPad),
    ] as [(DeviceType, Double, Double, InterfaceOrientation, Configuration)])
  func selection(
    device: DeviceType, width: Double, height: Double, orientation: InterfaceOrientation,
    expected: Configuration
  ) {
    let size = CGSize(width: width, height: height)
    let configuration = Configuration.standard(
      forDevice: device, screenSize: size, orientation: orientation)
    #expect(configuration == expected)
  }

  @Test func numbers() {
    #expect(Configuration.standardPhoneProMax.rowHeight == 56)
    #expect(
      Configuration.standardPhoneProMax.buttonInsets == EdgeInsets(horizontal: 3, vertical: 5.5))
    #expect(abs(Configuration.standardPadLandscape.inputToolbarHeight - 68.8) < 1e-9)
    #expect(Configuration.standardPhoneLandscape.inputToolbarHeight == 40)
  }

  // Source: pictures of iOS 26 and, on other screens, their nearest one.
  @Test(
    arguments: [
      (.phone, 390, 844, .portrait, 54, 43), (.phone, 402, 874, .portrait, 54, 43),
      (.phone, 414, 896, .portrait, 56, 45), (.phone, 430, 932, .portrait, 56, 45),
      (.phone, 852, 393, .landscape, 35.56, 27.66), (.pad, 820, 1180, .portrait, 63.8, 54.75),
      (.pad, 1180, 820, .landscape, 84.33, 71.99), (.pad, 1032, 1376, .portrait, 68.125, 61.125),
    ] as [(DeviceType, Double, Double, InterfaceOrientation, Double, Double)])
  func rowsOfLiquidGlass(
    device: DeviceType, width: Double, height: Double, orientation: InterfaceOrientation,
    row: Double, face: Double
  ) {
    let configuration = Configuration.standard(
      forDevice: device, screenSize: CGSize(width: width, height: height),
      orientation: orientation, liquidGlass: true)
    let insets = configuration.buttonInsets
    #expect(configuration.rowHeight == row)
    #expect(configuration.buttonCornerRadius == (device != .pad ? 8 : width == 820 ? 9.9 : 12))
    #expect(abs(row - insets.top - insets.bottom - face) < 1e-9)
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

  static let cases: [(Keyboard.TextFieldType, Keyboard.KeyboardType, KeyboardAction)] = [
    (.default, .numberPad, .keyboardType(.alphabetic)), (.numberPad, .alphabetic, .none),
    (.asciiCapableNumberPad, .numberPad, .none), (.decimalPad, .alphabetic, .character(",")),
    (.phonePad, .alphabetic, .keyboardType(.custom(named: "+*#"))),
    (.phonePad, .custom(named: "+*#"), .keyboardType(.custom(named: "123"))),
  ]

  @Test(arguments: cases)
  func firstKeyOfTheLastRow(
    field: Keyboard.TextFieldType, type: Keyboard.KeyboardType, expected: KeyboardAction
  ) throws {
    let context = KeyboardContext(device: .standard, locale: .german)
    context.textFieldType = field
    context.keyboardType = type
    let layout = try #require(KeyboardLayout.numberPad(for: context.traits))
    #expect(layout.bottomRow?.first?.action == expected)
    let widths = Set(layout.placedItems(width: 390).map { ($0.frame.width * 1000).rounded() })
    #expect(widths == [130_000])
    #expect(layout.totalHeight == 216)
  }

  @Test func lettersGetNone() {
    #expect(KeyboardLayout.numberPad(for: KeyboardTraits()) == nil)
  }

  @Test func lettersBelowDigits() {
    #expect(Keyboard.NumberPadKind.letters(below: "7") == "PQRS")
    #expect(Keyboard.NumberPadKind.letters(below: "1") == nil)
  }
}
