import Foundation
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

  /// Creates a keyboard with custom views for some of its parts.
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

    func toolbar(_ view: Autocomplete.Toolbar, style: Autocomplete.ToolbarStyle) -> any View {
      toolbar(ToolbarParams(autocompleteAction: apply, style: style, view: view))
    }
  }

  /// In points, below the last faces on phones with a lower bar (measured in KeyboardKit 9.5.3).
  private static let lowerBarSpace = 59.0

  /// If the board reaches the edges of the screen, its space includes the safe area.
  func edgeInsets(
    of style: KeyboardViewStyle, around layout: KeyboardLayout, in context: ViewContext
  ) -> EdgeInsets {
    let traits = keyboardContext.traits
    let safeArea = context.environment.safeAreaInsets
    var insets = style.edgeInsets ?? appearance.keyboardEdgeInsets
    guard traits.design.layout.reachesScreenEdges else {
      insets.bottom += safeArea.bottom
      if showsLowerBar(in: context), traits.interfaceOrientation.isPortrait {
        let faceInset = layout.bottomRow?.map(\.edgeInsets.bottom).max() ?? 0
        insets.bottom = max(insets.bottom, Self.lowerBarSpace - faceInset)
      }
      return insets
    }
    let least = EdgeInsets.standardKeyboardEdgeInsets(for: traits)
    insets.bottom = max(insets.bottom, least.bottom, safeArea.bottom)
    insets.leading = max(insets.leading, least.leading, safeArea.leading) - safeArea.leading
    insets.trailing = max(insets.trailing, least.trailing, safeArea.trailing) - safeArea.trailing
    return insets
  }

  /// In some designs, the toolbar ends at a distance from the first faces.
  func top(of layout: KeyboardLayout, below toolbarHeight: Double, insets: EdgeInsets) -> Double {
    guard let distance = keyboardContext.traits.design.layout.toolbarDistance else {
      return toolbarHeight + insets.top
    }
    let faceInset = layout.itemRows.first?.map(\.edgeInsets.top).max() ?? 0
    return max(insets.top, toolbarHeight + distance - faceInset)
  }

  /// On wide boards of phones the toolbar is as wide as the keys; on pads, editing keys limit it.
  func toolbarInsets(_ insets: EdgeInsets) -> EdgeInsets {
    let traits = keyboardContext.traits
    if traits.hasEditingBar {
      let inset = KeyboardLayout.EditingBar.suggestionInset
      return EdgeInsets(leading: inset, trailing: inset)
    }
    guard traits.design.layout.reachesScreenEdges, traits.interfaceOrientation.isLandscape,
      traits.hasLowerBar
    else { return .zero }
    return EdgeInsets(leading: insets.leading, trailing: insets.trailing)
  }

  func systemKeys(
    of layout: KeyboardLayout, beside keys: [KeyboardLayout.PlacedItem], in size: CGSize,
    bottomSpace: Double, context: ViewContext
  ) -> [KeyboardLayout.PlacedItem] {
    let traits = keyboardContext.traits
    if traits.hasEditingBar, showsToolbar {
      return KeyboardLayout.EditingBar.placedItems(above: keys, for: traits)
    }
    let undock = undockEdge(in: context).flatMap {
      KeyboardLayout.LowerBar.undockItem(beside: keys, dockedTo: $0, in: size.width)
    }
    let others = [undock].compactMap { $0 }
    guard showsLowerBar(in: context), !traits.isLowerBarHidden else { return others }
    return (layout.lowerBar ?? KeyboardLayout.LowerBar(for: traits)).placedItems(
      beside: keys, in: size, isBelow: traits.interfaceOrientation.isPortrait,
      bottomSpace: bottomSpace) + others
  }

  private func undockEdge(in context: ViewContext) -> Keyboard.DockEdge? {
    let edge = context.environment.keyboardDockEdge ?? keyboardContext.traits.keyboardDockEdge
    return edge == Keyboard.DockEdge.none ? nil : edge
  }

  /// The board reaches the bottom of the screen, or the view has a safe area for the bar.
  private func showsLowerBar(in context: ViewContext) -> Bool {
    let traits = keyboardContext.traits
    return traits.hasLowerBar
      && (traits.design.layout.reachesScreenEdges || context.environment.safeAreaInsets.bottom > 0)
  }
}
