// Names of KeyboardKit for layouts, used from an outside package.
import Foundation
import KeyboardKit
import Testing

@Suite struct LayoutNames {

  private let context: KeyboardContext = KeyboardInputViewController().onPhone().keyboardContext

  @Test func bothFamiliesOfNames() {
    let services: [any KeyboardLayoutService] = [
      KeyboardLayout.StandardService(), KeyboardLayout.StandardLayoutService(),
      KeyboardLayout.DeviceBasedService(), KeyboardLayout.DeviceBasedLayoutService(),
      .standard(), .disabled, .preview,
    ]
    #expect(services.allSatisfy { !$0.keyboardLayout(for: context).itemRows.isEmpty })
    #expect(KeyboardLayout.BaseService.self == KeyboardLayout.BaseLayoutService.self)
    #expect(KeyboardLayout.iPhoneService.self == KeyboardLayout.iPhoneLayoutService.self)
    #expect(KeyboardLayout.iPadService.self == KeyboardLayout.iPadLayoutService.self)
    #expect(KeyboardLayout.iPadProService.self == KeyboardLayout.iPadProLayoutService.self)
    #expect(KeyboardLayout.ProService.self == KeyboardLayout.ProLayoutService.self)
    #expect(KeyboardLayout.Configuration.self == KeyboardLayout.DeviceConfiguration.self)
    #expect(KeyboardLocale.german == Locale.german)
  }

  @Test func helpersOfLayouts() throws {
    var layout = KeyboardLayout.StandardService().keyboardLayout(for: context)
    #expect(layout.totalHeight == 216 && layout.inputWidth(for: 390) == 39)
    #expect(layout.firstCharacterItem()?.action == .character("q"))
    #expect(layout.firstItem(with: .space)?.action == .space)
    #expect(layout.bottomRowIndex == 3 && layout.bottomRow == layout.itemRow(at: 3))
    #expect(layout.itemRow(at: -1) == nil && layout.itemRow(at: 4) == nil)
    #expect(layout.bottomRowLayout.itemRows.count == 1)
    #expect(layout.hasKeyboardSwitcher(.numeric) && !layout.hasKeyboardSwitcher(.symbolic))
    #expect(layout.bottomRowSystemItems.first?.action == .keyboardType(.numeric))
    #expect(layout.bottomRowSystemItemWidth == .percentage(0.123))
    layout.tryInsertBottomRowAction(.tab, before: .space)
    layout.tryInsertBottomRowAction(.escape, after: .space)
    layout.tryReplaceBottomRowAction(.keyboardType(.emojis), with: .nextLocale)
    let expected: [KeyboardAction] = [
      .keyboardType(.numeric), .nextLocale, .tab, .space, .escape, .primary(.return),
    ]
    #expect(layout.bottomRow?.map(\.action) == expected)
  }

  @Test func layoutsAreChangedByRow() throws {
    var layout = KeyboardLayout.StandardService().keyboardLayout(for: context)
    let tab = try #require(layout.tryCreateBottomRowItem(for: .tab))
    let escape = try #require(layout.tryCreateBottomRowItem(for: .escape))
    layout.insert(tab, before: .space, inRow: layout.bottomRowIndex)
    layout.insert(escape, after: .space, inRow: layout.bottomRowIndex)
    layout.insert(tab, before: .space, inRow: 17)
    layout.replace(.keyboardType(.emojis), with: escape, inRow: 3)
    layout.remove(.keyboardType(.numeric), fromRow: 3)
    #expect(layout.bottomRow?.map(\.action) == [.escape, .tab, .space, .escape, .primary(.return)])
  }

  @Test func localesHaveInputSets() {
    let sets: [(InputSet, String)] = [
      (.swedish, "qwertyuiopå"), (.english_gb, "qwertyuiop"), (.german, "qwertzuiopü"),
      (.swedishNumeric, "1234567890"), (.arabicNumeric, "١٢٣٤٥٦٧٨٩٠"),
      (.portuguese_brazilSymbolic, "[]{}#%^*+="),
    ]
    for (set, row) in sets {
      #expect(set.characterStrings(for: .lowercased, device: .phone).first == row)
    }
    #expect(InputSet.swedishSymbolic.rows[1] != InputSet.englishSymbolic.rows[1])
  }

  @Test func mutationsWithBothLabels() throws {
    var rows = KeyboardLayout.StandardService().keyboardLayout(for: context).itemRows
    let item = try #require(rows.first?.first)
    let new = item.copy(withAction: .character("§"))
    rows.insert(new, before: .character("q"), atRow: 0)
    rows.insert(new, after: .character("a"), inRow: 1)
    rows.insert(new, after: .character("nowhere"), inRow: 1)
    rows.insert(new, after: .character("a"), atRow: 17)
    rows.replace(.character("z"), with: new)
    #expect(rows[0].first?.action == new.action && rows[1][2].action == new.action)
    rows.remove(new.action)
    #expect(rows.joined().count == 10 + 11 + 10 + 4)
    #expect(rows[1].index(of: .character("s")) == 2)
    #expect(rows.row(at: 9) == nil)
  }

  @Test func stepsOfServicesCanBeOverridden() {
    let sets = (
      InputSet.qwerty, InputSet.numeric(currency: "kr"), InputSet.symbolic(currencies: [])
    )
    let service = Wide(
      alphabeticInputSet: sets.0, numericInputSet: sets.1, symbolicInputSet: sets.2)
    let rows = service.keyboardLayout(for: context).itemRows
    #expect(rows[0].first?.action == .escape && rows[3].first?.size.width == .points(77))
    #expect(rows[1].first?.action == .character("a"))
  }

  @Test func configurations() {
    let phone = KeyboardLayout.DeviceConfiguration.standard(
      forDevice: .phone, screenSize: CGSize(width: 428, height: 926), orientation: .portrait)
    #expect(phone == .standardPhoneProMax && phone.rowHeight == 56)
    #expect(KeyboardLayout.Configuration.standardPadRowHeight == 64)
    #expect(CGSize(width: 1024, height: 1366).isScreenSize(.iPadProLargeScreenPortrait))
    #expect(CGSize.iPadScreenPortrait.flipped() == .iPadScreenLandscape)
  }
}

private class Wide: KeyboardLayout.iPhoneService {

  override func topLeadingActions(
    for actions: KeyboardAction.Rows, context: KeyboardContext
  ) -> KeyboardAction.Row { [.escape] }

  override func shouldAddMiddleMarginActions(
    for actions: KeyboardAction.Rows, context: KeyboardContext
  ) -> Bool { false }

  override func bottomSystemButtonWidth(for context: KeyboardContext) -> KeyboardLayout.ItemWidth {
    .points(77)
  }
}
