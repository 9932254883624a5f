public import KeyboardCore
public import KeyboardInput
public import KeyboardStyling

extension KeyboardView {

  /// The input of a custom content of a key.
  public struct ButtonContentParams {

    /// The key in the layout.
    public let item: KeyboardLayout.Item

    /// The standard icon or text.
    public let view: Keyboard.ButtonContent
  }

  /// The input of a custom key.
  public struct ButtonViewParams {

    /// The key in the layout.
    public let item: KeyboardLayout.Item

    /// The key with its content.
    public let view: KeyboardViewItem
  }

  /// The input of a custom bar in place of a collapsed keyboard.
  public struct CollapsedViewParams {

    /// Whether the keyboard is collapsed.
    public let binding: Binding<Bool>

    /// The standard bar.
    public let view: Keyboard.CollapsedView<Autocomplete.Toolbar>
  }

  /// The input of a custom emoji keyboard.
  public struct EmojiKeyboardParams {

    /// The style of the emoji keyboard.
    public let style: Emoji.KeyboardStyle

    /// The standard emoji keyboard.
    public let view: StandardEmojiKeyboard
  }

  /// The input of a custom toolbar.
  public struct ToolbarParams {

    /// Apply a suggestion.
    public let autocompleteAction: (Autocomplete.Suggestion) -> Void

    /// The style of the toolbar.
    public let style: Autocomplete.ToolbarStyle

    /// The standard toolbar, with suggestions.
    public let view: Autocomplete.Toolbar
  }

  /// Create a keyboard with custom views for some of its parts.
  ///
  /// ```swift
  /// let keyboard = KeyboardView(
  ///   state: controller.state, services: controller.services,
  ///   buttonContent: { params in
  ///     if params.item.action == .space { Text("Hold to talk") } else { params.view }
  ///   },
  ///   toolbar: { params in
  ///     HStack {
  ///       params.view
  ///       Image(systemName: "globe").padding(.trailing)
  ///     }
  ///   })
  /// keyboard.scene(measuring: .fixedAdvance).size.width  // → 390
  /// ```
  ///
  /// A custom content has the font and color of its key. A custom key is proposed the area of the
  /// key, and is touchable where it contains the standard one. The toolbar is as high as its view,
  /// but not lower than its style says, unless the style of the bar sets a height; without a view
  /// there is none. Toolbar and emoji keyboard have the color of the keyboard.
  ///
  /// - Parameters:
  ///   - layout: The keys, or `nil` for those of the layout service.
  ///   - state: The contexts of the keyboard.
  ///   - services: The services of the keyboard.
  ///   - renderBackground: Whether the background of the keyboard is drawn; by default, it is.
  ///   - buttonContent: Return the content of a key.
  ///   - buttonView: Return the view of a key.
  ///   - collapsedView: Return the bar in place of a collapsed keyboard.
  ///   - emojiKeyboard: Return the view for the keyboard type `emojis`.
  ///   - toolbar: Return the view above the keys.
  public init<
    ButtonContent: View, ButtonView: View, CollapsedView: View, EmojiView: View, Toolbar: View
  >(
    layout: KeyboardLayout? = nil, state: Keyboard.State, services: Keyboard.Services,
    renderBackground: Bool? = nil,
    @ViewBuilder buttonContent: @escaping (ButtonContentParams) -> ButtonContent = { $0.view },
    @ViewBuilder buttonView: @escaping (ButtonViewParams) -> ButtonView = { $0.view },
    @ViewBuilder collapsedView: @escaping (CollapsedViewParams) -> CollapsedView = { $0.view },
    @ViewBuilder emojiKeyboard: @escaping (EmojiKeyboardParams) -> EmojiView = { $0.view },
    @ViewBuilder toolbar: @escaping (ToolbarParams) -> Toolbar = { $0.view }
  ) {
    self.init(state: state, services: services)
    self.layout = layout
    let actionHandler = services.actionHandler
    let builders = Builders(
      rendersBackground: renderBackground ?? true,
      buttonContent: buttonContent, buttonView: buttonView, collapsedView: collapsedView,
      emojiKeyboard: emojiKeyboard, toolbar: toolbar, apply: { actionHandler.handle($0) })
    sharedBuilders = PropertyStorage(builders)
  }

  struct Builders {

    let rendersBackground: Bool
    let buttonContent: (ButtonContentParams) -> any View
    let buttonView: (ButtonViewParams) -> any View
    let collapsedView: (CollapsedViewParams) -> any View
    let emojiKeyboard: (EmojiKeyboardParams) -> any View
    let toolbar: (ToolbarParams) -> any View
    let apply: (Autocomplete.Suggestion) -> Void

    func collapsed(
      _ view: Keyboard.CollapsedView<Autocomplete.Toolbar>, in context: KeyboardContext
    ) -> any View {
      let binding = Binding(
        get: { context.isKeyboardCollapsed }, set: { context.isKeyboardCollapsed = $0 })
      return collapsedView(CollapsedViewParams(binding: binding, view: view))
    }

    func toolbar(
      _ view: Autocomplete.Toolbar, style: Autocomplete.ToolbarStyle
    ) -> any View {
      toolbar(ToolbarParams(autocompleteAction: apply, style: style, view: view))
    }
  }
}
