// Names of KeyboardKit for callouts, used from an outside package.
import Foundation
import KeyboardKit
import Testing

@Suite struct CalloutNames {

  @Test func bothFamiliesOfNames() {
    #expect(Callouts.self == KeyboardCallout.self)
    #expect(CalloutContext.self == KeyboardCalloutContext.self)
    #expect(CalloutStyle.self == KeyboardCallout.CalloutStyle.self)
    #expect(KeyboardCallout.BaseService.self == KeyboardCallout.BaseCalloutService.self)
    #expect(KeyboardCallout.StandardService.self == KeyboardCallout.StandardCalloutService.self)
  }

  @Test func contextOffersAndHandlesActions() {
    let context = KeyboardCalloutContext()
    var handled: [KeyboardAction] = []
    context.actionHandler = { handled.append($0) }
    let cell = CGRect(x: 10, y: 50, width: 39, height: 54)
    context.updateInputAction(.backspace, in: cell)
    #expect(context.inputAction == nil)
    context.updateInputAction(.character("a"), in: cell)
    #expect(context.inputAction == .character("a") && context.buttonFrame == cell)
    context.resetInputAction()
    let actions: [KeyboardAction] = [.character("a"), .character("b"), .character("c")]
    context.updateSecondaryActions(actions, for: .character("a"), in: cell, alignment: .trailing)
    #expect(context.secondaryActions == actions.reversed() && context.secondaryActionsIndex == 2)
    #expect(context.secondaryActionsAlignment == .trailing)
    #expect(context.selectedSecondaryAction == .character("a"))
    #expect(context.handleSelectedSecondaryAction() && handled == [.character("a")])
    #expect(!context.handleSelectedSecondaryAction() && context.secondaryActionsIndex == -1)
  }

  @Test func services() throws {
    let keyboardContext = KeyboardContext()
    keyboardContext.locale = .swedish
    let service = KeyboardCallout.StandardCalloutService(keyboardContext: keyboardContext)
    #expect(service.localizedServices.dictionary.keys.count == 0)
    #expect(service.calloutActions(for: .character("å")).isEmpty)
    try service.tryRegisterLocalizedService(try KeyboardCallout.ProCalloutService.Swedish())
    #expect(service.localizedServices.hasValue(for: .swedish))
    #expect(service.calloutActions(for: .character("ä")).count > 1)
    #expect(service.service(for: Locale.swedish) === service.service(for: keyboardContext))
    let base = KeyboardCallout.BaseCalloutService()
    #expect(base.calloutActions(for: "k") == [.character("k"), .character("ķ")])
    #expect(base.calloutActionString(for: "k") == "kķ")
    #expect(throws: KeyboardCallout.TryRegisterLocalizedLayoutServiceError.self) {
      try base.tryRegisterLocalizedService(service)
    }
    #expect(throws: KeyboardCallout.TryRegisterLocalizedLayoutServiceError.self) {
      try service.tryRegisterLocalizedService(base)
    }
  }

  @Test(arguments: Locale.keyboardKitSupported)
  func everyLocaleHasAService(locale: Locale) throws {
    let service = KeyboardCallout.ProCalloutService(locale: locale)
    #expect(service.localeKey == locale.identifier)
    let keyboardContext = KeyboardContext()
    keyboardContext.locale = locale
    #expect(service.actions == KeyboardCallout.Actions.standard(for: keyboardContext))
  }

  @Test func styles() {
    let style = KeyboardCallout.CalloutStyle.standard
    #expect(style.actionItemMaxSize == CGSize(width: 50, height: 50) && style.cornerRadius == 10)
    #expect(style.curveSize == CGSize(width: 8, height: 15) && style.shadowRadius == 5)
    #expect(style.inputItemMinSize == CGSize(width: 0, height: 55) && style.offset == nil)
    #expect(KeyboardCallout.CalloutStyle.standardVerticalOffset(for: .pad) == 20)
    #expect(KeyboardCallout.ActionCalloutStyle.standard.callout == style)
    #expect(KeyboardCallout.InputCalloutStyle.standard.callout == style)
  }

  @Test func calloutsOverAView() {
    let controller = KeyboardInputViewController().onPhone()
    let (callouts, context) = (controller.state.calloutContext, controller.keyboardContext)
    let cell = CGRect(x: 90, y: 10, width: 39, height: 54)
    callouts.updateInputAction(.character("k"), in: cell)
    callouts.updateSecondaryActions(
      [.character("k"), .character("ķ")], for: .character("k"), in: cell)
    let scene = Text("…").keyboardCalloutContainer(
      calloutContext: callouts, keyboardContext: context
    ).scene(measuring: .fixedAdvance)
    #expect(scene.names(of: .inputCallout).count == 1)
    #expect(scene.names(of: .actionCallout).count == 1)
  }

  @Test func viewsOfAContext() {
    let controller = KeyboardInputViewController().onPhone()
    let context = controller.state.calloutContext
    context.updateInputAction(.character("k"), in: CGRect(x: 90, y: 100, width: 39, height: 54))
    let views: [any View] = [
      KeyboardCallout.InputCallout(
        calloutContext: context, keyboardContext: controller.keyboardContext),
      KeyboardCallout.InputCallout.ButtonArea(
        frame: CGRect(x: 0, y: 0, width: 33, height: 42), buttonCornerRadius: 5),
    ]
    for view in views { #expect(!view.scene(measuring: .fixedAdvance).nodes.isEmpty) }
    let actions = KeyboardCallout.ActionCallout(
      calloutContext: context, keyboardContext: controller.keyboardContext)
    #expect(actions.scene(measuring: .fixedAdvance).nodes.isEmpty)
  }
}
