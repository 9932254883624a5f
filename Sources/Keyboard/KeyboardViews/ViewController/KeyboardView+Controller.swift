public import KeyboardCore
import KeyboardInput

extension KeyboardView {

  /// Create a keyboard for a controller, with custom views for some of its parts.
  ///
  /// - Parameters:
  ///   - controller: The controller, whose contexts and services the keyboard has.
  ///   - layout: The keys, or `nil` for those of the layout service.
  ///   - renderBackground: Whether the background of the keyboard is drawn; by default, it is.
  ///   - buttonContent: Return the content of a key.
  ///   - buttonView: Return the view of a key.
  ///   - collapsedView: Return the bar in place of a collapsed keyboard.
  ///   - emojiKeyboard: Return the view for the keyboard type `emojis`.
  ///   - toolbar: Return the view above the keys.
  public init<
    ButtonContent: View, ButtonView: View, CollapsedView: View, EmojiView: View, Toolbar: View
  >(
    controller: KeyboardInputViewController, layout: KeyboardLayout? = nil,
    renderBackground: Bool? = nil,
    @ViewBuilder buttonContent: @escaping (ButtonContentParams) -> ButtonContent = { $0.view },
    @ViewBuilder buttonView: @escaping (ButtonViewParams) -> ButtonView = { $0.view },
    @ViewBuilder collapsedView: @escaping (CollapsedViewParams) -> CollapsedView = { $0.view },
    @ViewBuilder emojiKeyboard: @escaping (EmojiKeyboardParams) -> EmojiView = { $0.view },
    @ViewBuilder toolbar: @escaping (ToolbarParams) -> Toolbar = { $0.view }
  ) {
    self.init(
      layout: layout, state: controller.state, services: controller.services,
      renderBackground: renderBackground, buttonContent: buttonContent, buttonView: buttonView,
      collapsedView: collapsedView, emojiKeyboard: emojiKeyboard, toolbar: toolbar)
    self.emojiKeyboard = controller.emojiKeyboard
  }
}
