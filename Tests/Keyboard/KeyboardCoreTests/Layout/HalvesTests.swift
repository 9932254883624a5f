import Foundation
import Testing

@testable import KeyboardCore

struct HalvesTests {

  private let service = KeyboardLayout.StandardService.allLocales()

  private func keys(
    _ device: String, locale: String = "en", orientation: InterfaceOrientation = .portrait,
    change: (inout KeyboardTraits) -> Void = { $0.keyboardPlacement = .split }
  ) throws -> [KeyboardLayout.PlacedItem] {
    let context = KeyboardContext(
      device: try #require(Device.named(device)), orientation: orientation,
      locale: Locale(identifier: locale))
    context.change(change)
    let width = context.screenSize.width
    let halves = try #require(context.traits.halves(from: 0, width: width))
    return service.completeLayout(for: context).placedItems(width: width, halves: halves)
  }

  /// The characters of a row, with a bar between the halves.
  private func row(_ row: Int, of keys: [KeyboardLayout.PlacedItem]) -> String {
    [Keyboard.Half.left, .right].map { half in
      keys.filter { $0.row == row && $0.half == half }.compactMap {
        if case .character(let text) = $0.item.action { text } else { nil }
      }.joined()
    }.joined(separator: "|")
  }

  @Test(arguments: [
    ("en", ["qwert|yuiop", "asdfg|hjkl", "zxcv|bnm,."]),
    ("de", ["qwert|zuiopü", "asdfg|hjklöä", "yxcv|bnm,."]),
    ("ru", ["йцуке|нгшщзх", "фывап|ролджэ", "ячсми|тьбю"]),
    ("ar", ["ضصثقف|غعهخحج", "شسيبل|اتنمكة", "ءظطذد|زروى،."]),
  ])
  func lettersAreDividedInTheMiddle(locale: String, rows: [String]) throws {
    let keys = try keys("ipad", locale: locale) {
      $0.keyboardPlacement = .split
      $0.keyboardCase = .lowercased
    }
    #expect((0..<3).map { row($0, of: keys) } == rows)
  }

  @Test(
    arguments: ["ipad-mini", "ipad-air-11", "ipad-pro-13-m4"],
    [InterfaceOrientation.portrait, .landscape])
  func halvesOfPadsStandAtTheEnds(device: String, orientation: InterfaceOrientation) throws {
    let keys = try keys(device, orientation: orientation).filter { !$0.item.action.isSpacer }
    let width = try #require(Device.named(device)).screenSize(in: orientation).width
    let left = keys.filter { $0.half == .left }.map(\.frame)
    let right = keys.filter { $0.half == .right }.map(\.frame)
    let (end, start) = (left.map(\.maxX).max() ?? 0, right.map(\.minX).min() ?? 0)
    #expect(end <= 400.01 && start >= width - 400.01 && start - end > 100)
    #expect(abs((right.map(\.maxX).max() ?? 0) - width) < 0.01)
    #expect(abs(left.map(\.minX).min() ?? 1) < 0.01)
    #expect(keys.filter { $0.item.action == .space }.map(\.half) == [.left, .right])
    #expect(Set(keys.map { [$0.row, $0.column] }).count == keys.count)
    // The keys outside are those of a pad, without the digits and words of large ones.
    #expect(keys.map(\.row).max() == 3 && keys.contains { $0.item.action == .backspace })
    for (one, other) in zip(keys, keys.dropFirst()) where one.row == other.row {
      #expect(one.frame.maxX <= other.frame.minX + 0.01)
    }
  }

  @Test(arguments: ["en", "ar", "hi"])
  func keysAreBesideTheFold(locale: String) throws {
    let device = try #require(Device.named("iphone-duo-partly-open"))
    let fold = try #require(device.fold(in: .landscape))
    #expect(fold == 455.5...495.5)
    let keys = try keys(device.id, locale: locale, orientation: .landscape) { _ in }
      .filter { !$0.item.action.isSpacer }
    #expect(keys.contains { $0.half == .left } && keys.contains { $0.half == .right })
    #expect(
      keys.allSatisfy {
        $0.half == .left
          ? $0.frame.maxX <= fold.lowerBound + 0.01 : $0.frame.minX >= fold.upperBound - 0.01
      })
  }

  @Test func onlyPartlyOpenDevicesInLandscapeSplitTheirKeyboard() throws {
    let device = try #require(Device.named("iphone-duo-partly-open"))
    let context = KeyboardContext(device: device, orientation: .landscape)
    #expect(context.keyboardPlacement == .split)
    context.change { $0.use(device, orientation: .portrait) }
    #expect(context.keyboardPlacement == .docked)
    #expect(device.fold(in: .portrait) == nil)
    #expect(Device.named("iphone-duo")?.fold(in: .landscape) == nil)
  }
}
