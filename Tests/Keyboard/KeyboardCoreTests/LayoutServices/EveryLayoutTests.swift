import Foundation
import KeyboardCore
import Testing

/// Promises that the layouts of all locales keep on all devices.
struct EveryLayoutTests {

  struct Case: CustomTestStringConvertible, Sendable {
    var device: String
    var orientation: InterfaceOrientation
    var isLiquidGlass: Bool
    var testDescription: String {
      "\(device) \(orientation)\(isLiquidGlass ? " in Liquid Glass" : "")"
    }
  }

  static let cases = ["iphone", "iphone-pro-max", "ipad", "ipad-pro-11", "ipad-pro-13"].flatMap {
    device in
    [InterfaceOrientation.portrait, .landscape].flatMap { orientation in
      [false, true].map { Case(device: device, orientation: orientation, isLiquidGlass: $0) }
    }
  }

  static let types: [Keyboard.KeyboardType] = [.alphabetic, .numeric, .symbolic]

  @Test(arguments: cases)
  func rowsFillTheWidthWithoutOverlap(_ testCase: Case) throws {
    let device = try #require(Device.named(testCase.device))
    let service = KeyboardLayout.StandardService.allLocales()
    for identifier in LocaleProfile.supportedIdentifiers {
      let context = KeyboardContext(
        device: device, orientation: testCase.orientation, locale: Locale(identifier: identifier))
      context.setIsLiquidGlassEnabled(testCase.isLiquidGlass)
      for type in Self.types {
        context.keyboardType = type
        let layout = service.keyboardLayout(for: context)
        expectFilledRows(
          layout, width: context.screenSize.width, "\(identifier) \(type.id) \(testCase)")
      }
    }
  }

  @Test(arguments: cases)
  func rowsFillTheWidthForEveryTextField(_ testCase: Case) throws {
    let device = try #require(Device.named(testCase.device))
    let service = KeyboardLayout.StandardService.allLocales()
    for identifier in ["en", "fa", "chr", "ru", "el"] {
      let context = KeyboardContext(
        device: device, orientation: testCase.orientation, locale: Locale(identifier: identifier))
      context.setIsLiquidGlassEnabled(testCase.isLiquidGlass)
      context.needsInputModeSwitchKey = true
      context.keyboardDictationReplacement = .dictation
      for field in Keyboard.TextFieldType.allCases {
        context.textFieldType = field
        expectFilledRows(
          service.completeLayout(for: context), width: context.screenSize.width,
          "\(identifier) \(field) \(testCase)")
      }
    }
  }

  @Test(arguments: cases, Keyboard.LayoutType.allCases)
  func rowsFillTheWidthForEveryLayoutType(
    _ testCase: Case, layoutType: Keyboard.LayoutType
  ) throws {
    let device = try #require(Device.named(testCase.device))
    let context = KeyboardContext(device: device, orientation: testCase.orientation)
    context.setIsLiquidGlassEnabled(testCase.isLiquidGlass)
    context.keyboardLayoutType = layoutType
    let layout = KeyboardLayout.StandardService.allLocales().keyboardLayout(for: context)
    expectFilledRows(layout, width: context.screenSize.width, "\(layoutType.id) \(testCase)")
  }

  private func expectFilledRows(_ layout: KeyboardLayout, width: Double, _ comment: String) {
    let placed = layout.placedItems(width: width)
    var lines: [String] = []
    for row in layout.itemRows.indices {
      let keys = placed.filter { $0.row == row }
      var edge = 0.0
      for key in keys {
        if abs(key.frame.minX - edge) > 0.01 { lines.append("gap at \(edge) in row \(row)") }
        let least = key.item.action.isSpacer ? 0 : 12.0
        if key.keyFrame.width < least {
          lines.append("\(key.item.action) is \(key.keyFrame.width) wide in row \(row)")
        }
        edge = key.frame.maxX
      }
      if abs(edge - width) > 0.01 { lines.append("row \(row) ends at \(edge) instead of \(width)") }
    }
    #expect(lines.isEmpty, "\(comment): \(lines.joined(separator: "; "))")
  }

  private let service = KeyboardLayout.StandardService.allLocales()

  @Test func rowOfDigits() {
    let context = KeyboardContext(device: .standard, locale: .arabic)
    #expect(service.completeLayout(for: context).itemRows.count == 4)
    context.inputToolbarDisplayMode = .numbers
    let layout = service.completeLayout(for: context)
    #expect(layout.itemRows[0].map(\.action) == .init(characters: "١٢٣٤٥٦٧٨٩٠"))
    context.keyboardType = .numeric
    let symbols = service.completeLayout(for: context).itemRows[0].map(\.action)
    #expect(symbols == .init(characters: "[]{}#٪^*+="))
  }

  @Test func givenLayout() {
    let context = KeyboardContext()
    context.textFieldType = .numberPad
    let layout = KeyboardLayout(itemRows: [])
    #expect(service.completeLayout(for: context, layout: layout) == layout)
    #expect(service.completeLayout(for: context).itemRows.map(\.count) == [3, 3, 3, 3])
  }

  @Test(arguments: [
    (Keyboard.DockEdge?.none, 0.0, 400.0), (.leading, 0, 320), (.trailing, 80, 320),
  ])
  func docking(edge: Keyboard.DockEdge?, leading: Double, width: Double) {
    let context = KeyboardContext()
    context.keyboardDockEdge = edge
    #expect(context.traits.keyArea(inWidth: 400) == (leading, width))
  }
}
