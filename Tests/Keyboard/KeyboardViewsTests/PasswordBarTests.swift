import Foundation
import KeyboardKit
import Testing

/// The bar above the keys of a text field for a name or a password.
@Suite struct PasswordBarTests {

  private func view(_ change: (KeyboardContext) -> Void) -> KeyboardView {
    let context = KeyboardContext(device: .standard)
    context.textFieldContentType = .password
    change(context)
    return KeyboardView(keyboardContext: context, suggestions: .preview)
  }

  private func color(of scene: Scene) -> String? {
    let key = scene.elements.first { $0.name == "passwords" }
    guard case .color(let color)? = key?.style.first?.value else { return nil }
    return color.hexText
  }

  /// The places of the lines were measured on a phone of 390 points.
  @Test(arguments: [false, true])
  func aKeyStandsBetweenTwoLines(hasLiquidGlass: Bool) throws {
    let scene = view { $0.setIsLiquidGlassEnabled(hasLiquidGlass) }.scene(measuring: .fixedAdvance)
    let lines = scene.elements.filter { $0.role == .toolbarSeparator }.map(\.box.minX)
    #expect(lines.count == 2)
    for (line, measured) in zip(lines, [34.7, 355]) { #expect(abs(line - measured) < 0.5) }
    let items = scene.elements.filter { $0.role == .toolbarItem }
    #expect(items.map(\.name) == ["passwords"])
    #expect(items.first?.box.midX == 195)
    #expect(!scene.nodes.runs.contains { $0.text == "One" })
  }

  @Test(arguments: [(ColorScheme.light, "#3c3c43"), (.dark, "#ebebf5")])
  func theKeyIsGray(scheme: ColorScheme, color: String) {
    let view = view {
      $0.setIsLiquidGlassEnabled(true)
      $0.colorScheme = scheme
    }
    #expect(self.color(of: view.scene(measuring: .fixedAdvance)) == color)
  }

  @Test func theKeyHasTheColorOfATheme() throws {
    let tron = view { $0.setIsLiquidGlassEnabled(true) }.keyboardTheme(.tron)
    #expect(color(of: tron.scene(measuring: .fixedAdvance)) == "#00c8ff")
  }

  @Test func noSuggestionCanBeTouched() {
    let keys = view { _ in }.touchableKeys(measuring: .fixedAdvance)
    #expect(!keys.isEmpty && keys.allSatisfy { $0.suggestion == nil })
  }

  @Test func fieldsAskForTheBar() {
    let context = KeyboardContext(device: .standard)
    let field = InMemoryTextDocument()
    context.originalTextDocumentProxy = field
    #expect(!context.offersPasswords)
    field.textContentType = .username
    #expect(context.offersPasswords)
    context.syncTextField()
    #expect(context.textFieldContentType == .username)
  }
}
