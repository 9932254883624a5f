public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput
public import KeyboardStyling

extension Autocomplete {

  /// A row of suggestions with equal widths; a tap applies one.
  ///
  /// Its items and separators can be replaced by custom views:
  ///
  /// ```swift
  /// let toolbar = Autocomplete.Toolbar(
  ///   suggestions: .preview,
  ///   itemView: { $0.view.autocompleteToolbarItemStyle(.init(titleColor: .blue)) },
  ///   separatorView: { $0.view },
  ///   suggestionAction: { controller.services.actionHandler.handle($0) })
  /// toolbar.suggestions.map(\.text)  // → ["One", "Two", "Three"]
  /// ```
  public struct Toolbar: PrimitiveView {

    /// The suggestions from left to right.
    public var suggestions: [Suggestion]

    /// The touched suggestion, which is highlighted like an autocorrection.
    public var pressedSuggestion: Suggestion?

    /// Style, or `nil` for the environment's.
    var style: SharedValue<ToolbarStyle>?

    var hasEqualParts = false
    var isRightToLeft = false
    var itemBar: ItemBar?
    var passwords: PasswordBar?

    private var makeItem: ((ItemParams) -> any View)?
    private var makeSeparator: ((SeparatorParams) -> any View)?
    private var suggestionAction: ((Suggestion) -> Void)?

    /// Creates a toolbar with suggestions; by default, the handler of gestures applies a tapped one.
    public init(suggestions: [Suggestion], suggestionAction: ((Suggestion) -> Void)? = nil) {
      self.suggestions = suggestions
      self.suggestionAction = suggestionAction
    }

    /// Creates a toolbar with custom views of suggestions and of the separators after them.
    public init<ItemView: View, SeparatorView: View>(
      suggestions: [Suggestion], @ViewBuilder itemView: @escaping (ItemParams) -> ItemView,
      @ViewBuilder separatorView: @escaping (SeparatorParams) -> SeparatorView,
      suggestionAction: ((Suggestion) -> Void)? = nil
    ) {
      self.init(suggestions: suggestions, suggestionAction: suggestionAction)
      makeItem = itemView
      makeSeparator = separatorView
    }

    /// The parameters of a custom view for a suggestion.
    public struct ItemParams {

      /// The suggestion.
      public let suggestion: Suggestion

      /// The style of the suggestion.
      public let style: ToolbarItemStyle

      /// The standard view.
      public let view: ToolbarItem
    }

    /// The parameters of a custom view for a separator.
    public struct SeparatorParams {

      /// The suggestion before the separator.
      public let suggestion: Suggestion

      /// The style of the separator.
      public let style: ToolbarSeparatorStyle

      /// The standard view.
      public let view: ToolbarSeparator
    }

    /// Returns the width of all suggestions at their natural size, and the height of the style.
    public func size(in context: ViewContext) -> CGSize {
      let style = style(in: context)
      let content = content(in: context)
      let widths = content.words.map {
        Double(itemView(for: $0, in: style).size(in: context).width)
      }
      let gaps = Double(style.spacing) * Double(max(content.slotCount - 1, 0))
      let width = widths.reduce(gaps + content.emojisWidth, +)
      return CGSize(width: width + 2 * Double(style.padding), height: style.height)
    }

    /// Returns the proposed size.
    public func size(for proposal: ProposedViewSize, in context: ViewContext) -> CGSize {
      let size = size(in: context)
      return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    /// Draws the suggestions, and separators between plain ones.
    public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      let style = style(in: context)
      drawBackground(of: style, in: frame, isDark: context.environment.isDark, into: &builder)
      let separator = context.toolbarSeparatorStyle(over: style.separator)
      var area = frame.insetBy(dx: style.padding, dy: 0)
      if let itemBar {
        let layout = itemLayout(of: itemBar, in: area, style: style, context: context)
        itemBar.draw(
          layout.places, style: style, separator: separator, context: context, into: &builder)
        if !itemBar.items.center.isEmpty { return }
        area = layout.room
      }
      if let passwords {
        return passwords.draw(
          in: area, item: style.item(for: .regular),
          separator: separator, context: context, into: &builder)
      }
      let items = layout(in: area, style: style, separator: separator, context: context).items
      let isScrolled = context.environment.autocompleteToolbarScrollMode != .fixed
      builder.group(clip: isScrolled ? Path(area) : nil) { builder in
        for item in items {
          itemView(for: item.suggestion, in: style)
            .draw(in: item.frame, context: context, into: &builder)
          guard let line = item.separator else { continue }
          separatorView(after: item.suggestion, style: separator)
            .draw(in: line, context: context, into: &builder)
        }
      }
    }

    /// Returns the suggestions, as keys without actions.
    public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
      let style = style(in: context)
      let separator = context.toolbarSeparatorStyle(over: style.separator)
      var area = frame.insetBy(dx: style.padding, dy: 0)
      if let itemBar {
        if !itemBar.items.center.isEmpty { return [] }
        area = itemLayout(of: itemBar, in: area, style: style, context: context).room
      }
      return layout(in: area, style: style, separator: separator, context: context).items.map {
        TouchableKey(
          suggestion: $0.suggestion, frame: $0.frame.intersection(area), action: suggestionAction)
      }
    }

    private func drawBackground(
      of style: Autocomplete.ToolbarStyle, in frame: CGRect, isDark: Bool,
      into builder: inout SceneBuilder
    ) {
      guard let background = style.background else { return }
      background.draw(in: Path(frame), area: frame, isDark: isDark, into: &builder)
      // The places of suggestions tell height and padding.
      builder.element(
        .toolbar, name: "toolbar", box: frame,
        style: style.properties(isDark: isDark, except: Self.otherFields))
    }

    private static let otherFields: Set = [
      "height", "padding", "alignment", "spacing", "item", "autocorrectItem", "items",
      "selectedItems", "pressedItems", "separator",
    ]

    private func itemLayout(
      of bar: Autocomplete.ItemBar, in area: CGRect, style: Autocomplete.ToolbarStyle,
      context: ViewContext
    ) -> Autocomplete.ItemBar.Layout {
      bar.layout(
        in: area, style: style, suggestionCount: content(in: context).slotCount, context: context)
    }

    private func layout(
      in area: CGRect, style: Autocomplete.ToolbarStyle,
      separator: Autocomplete.ToolbarSeparatorStyle, context: ViewContext
    ) -> Autocomplete.ToolbarLayout {
      let content = content(in: context)
      let (gap, line) = (Double(style.spacing), Double(separator.width))
      func widths() -> [Double] {
        (content.words + content.emojis).map {
          max(itemView(for: $0, in: style).size(in: context).width, Self.narrowest)
        }
      }
      if case .scrolled(let offset) = context.environment.autocompleteToolbarScrollMode {
        return Autocomplete.ToolbarLayout(
          scrolling: content, widths: widths().map { min($0, area.width) }, by: offset, in: area,
          gap: gap, separatorWidth: line, isRightToLeft: isRightToLeft)
      }
      // The side of suggestions with their own widths, or nil if they fill the bar.
      let place: HorizontalAlignment? =
        switch style.alignment {
        case nil, .fill: nil
        case .leading: isRightToLeft ? .trailing : .leading
        case .center: .center
        case .trailing: isRightToLeft ? .leading : .trailing
        }
      if let place {
        let layout = Autocomplete.ToolbarLayout(
          content, widths: widths(), at: place, in: area, gap: gap, separatorWidth: line)
        if let layout { return layout }
      }
      return hasEqualParts && content.emojis.isEmpty
        ? .init(equalParts: content.words, in: area, gap: gap, separatorWidth: line)
        : .init(content, in: area, gap: gap, separatorWidth: line)
    }

    /// Width of the smallest target recommended by iOS, in points.
    private static let narrowest = 44.0

    private func content(in context: ViewContext) -> Autocomplete.ToolbarContent {
      guard passwords == nil else { return .init([]) }
      let shown = suggestions.filter { $0.type != .emoji || !context.hides(Emoji($0.text)) }
      guard context.environment.isAutocorrectionDisabled else { return .init(shown) }
      return .init(
        shown.map { suggestion in
          var suggestion = suggestion
          if suggestion.isAutocorrect { suggestion.type = .regular }
          return suggestion
        })
    }

    private func style(in context: ViewContext) -> Autocomplete.ToolbarStyle {
      style?.value ?? context.environment.autocompleteToolbarStyle ?? .standard
    }

    private func itemView(
      for suggestion: Autocomplete.Suggestion, in style: Autocomplete.ToolbarStyle
    ) -> any View {
      let isPressed = suggestion == pressedSuggestion
      let style = style.item(for: isPressed ? .autocorrect : suggestion.type)
      let view = Autocomplete.ToolbarItem(suggestion: suggestion, style: style)
      return makeItem?(ItemParams(suggestion: suggestion, style: style, view: view)) ?? view
    }

    private func separatorView(
      after suggestion: Autocomplete.Suggestion, style: Autocomplete.ToolbarSeparatorStyle
    ) -> any View {
      let view = Autocomplete.ToolbarSeparator(style: style)
      return makeSeparator?(SeparatorParams(suggestion: suggestion, style: style, view: view))
        ?? view
    }
  }
}
