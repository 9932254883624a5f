// From layout.md, "Input Sets", "Pro Layout Services" and "How to customize a Pro service".
//
// Edits: the classes are private; the closure that shall return a keyboard view returns one.
import KeyboardKit
import Testing

private class CustomService: KeyboardLayout.ProService.Swedish {

  override func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
    let service = keyboardLayoutService(for: context)
    var layout = service.keyboardLayout(for: context)
    guard
      let item = layout.tryCreateBottomRowItem(for: .character("🇸🇪"))
    else { return layout }
    layout.itemRows.insert(item, after: .space, atRow: layout.bottomRowIndex)
    return layout
  }
}

private class KeyboardController: KeyboardInputViewController {

  override func viewWillSetupKeyboard() {
    super.viewWillSetupKeyboard()

    setupPro(withLicenseKey: "...") { license in
      setupCustomService()
    } view: { controller in
      KeyboardView(state: controller.state, services: controller.services)
    }
  }

  func setupCustomService() {
    do {
      let service = try CustomService()
      let standard = services.layoutService as? KeyboardLayout.StandardService
      standard?.registerLocalizedService(service)
    } catch {
      print(error)
    }
  }
}

@Suite struct LayoutProExample {

  @Test(arguments: [DeviceType.phone, .pad])
  func flagStandsAfterSpaceInSwedish(device: DeviceType) throws {
    let controller = KeyboardController().onPhone(locale: .swedish)
    controller.keyboardContext.deviceType = device
    controller.keyboardContext.deviceTypeForKeyboard = device
    let names = controller.scene.keyNames
    let space = try #require(names.firstIndex(of: "space"))
    #expect(names[names.index(after: space)] == "🇸🇪")
    controller.keyboardContext.locale = .german
    #expect(!controller.scene.keyNames.contains("🇸🇪"))
  }

  @Test func services() throws {
    let swedish = try KeyboardLayout.ProService.Swedish()
    let layout = swedish.keyboardLayout(for: KeyboardContext())
    #expect(layout.itemRows.first?.last?.action == .character("å"))
  }

  @Test(arguments: [
    (InputSet.qwerty, "qwertyuiop"), (.qwertz, "qwertzuiop"), (.azerty, "azertyuiop"),
    (.numeric(currency: "$"), "1234567890"),
    (.symbolic(currencies: ["€", "£", "¥"]), "[]{}#%^*+="),
  ])
  func inputSets(_ set: InputSet, firstRow: String) {
    #expect(set.characters(for: .lowercased, device: .phone).first?.joined() == firstRow)
  }

  @Test func moreLayoutFunctionality() {
    let controller = KeyboardInputViewController().onPhone()
    let layout = controller.services.layoutService.keyboardLayout(for: controller.keyboardContext)
    var copy = layout.copy()
    copy.itemRows.insert(
      copy.createIdealItem(for: .character("§"), width: .input), before: .character("q"), inRow: 0)
    #expect(copy.itemRows[0].count == layout.itemRows[0].count + 1)
    let withNumbers = layout.adjusted(
      for: .numbers, layoutConfiguration: .standard(for: controller.keyboardContext))
    #expect(withNumbers.itemRows.count == layout.itemRows.count + 1)
  }
}
