public import Foundation
public import KeyboardCore
public import KeyboardDrawing
import KeyboardStyling

/// The spacing between suggestions, and between a suggestion and a separator, in points.
private let gap = 8.0

extension Autocomplete {

  /// A row of suggestions with equal widths.
  public struct Toolbar: PrimitiveView {

    /// The suggestions from left to right.
    public var suggestions: [Suggestion]

    /// Create a toolbar with suggestions from left to right.
    public init(suggestions: [Suggestion]) {
      self.suggestions = suggestions
    }

    /// Return the width of all suggestions at their natural size, and the height of the style.
    public func size(in context: ViewContext) -> CGSize {
      let style = style(in: context)
      let items = shown(in: context).map {
        ToolbarItem(suggestion: $0, style: itemStyle(for: $0, in: style))
      }
      let widths = items.map { Double($0.size(in: context).width) }
      let gaps = gap * Double(max(suggestions.count - 1, 0))
      return CGSize(width: widths.reduce(gaps, +) + 2 * Double(style.padding), height: style.height)
    }

    /// Draw the suggestions, and separators between plain ones.
    public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      let style = style(in: context)
      let isDark = context.environment.isDark
      if let background = style.background {
        background.draw(in: Path(frame), area: frame, isDark: isDark, into: &builder)
        // The places of suggestions tell height and padding.
        let texts = style.fieldTexts(isDark: isDark, except: Self.otherFields)
        builder.element(
          .toolbar, name: "toolbar", box: frame,
          style: texts.map { Scene.Property($0.name, .text($0.text)) })
      }
      let area = frame.insetBy(dx: style.padding, dy: 0)
      let suggestions = shown(in: context)
      let separators = suggestions.indices.map { Self.hasSeparator(after: $0, of: suggestions) }
      let lines = separators.count { $0 }
      let separator = context.toolbarSeparatorStyle(over: style.separator)
      let separatorWidth = Double(separator.width)
      let taken =
        gap * Double(max(suggestions.count - 1 + lines, 0)) + separatorWidth * Double(lines)
      let width = (Double(area.width) - taken) / Double(max(suggestions.count, 1))
      guard width > 0 else { return }
      var left = Double(area.minX)
      for (suggestion, isFollowedByLine) in zip(suggestions, separators) {
        let slot = CGRect(x: left, y: area.minY, width: width, height: area.height)
        ToolbarItem(suggestion: suggestion, style: itemStyle(for: suggestion, in: style))
          .draw(in: slot, context: context, into: &builder)
        left += width + gap
        guard isFollowedByLine else { continue }
        let line = CGRect(x: left, y: area.minY, width: separatorWidth, height: area.height)
        ToolbarSeparator(style: separator).draw(in: line, context: context, into: &builder)
        left += separatorWidth + gap
      }
    }

    /// The fields that other elements show.
    private static let otherFields: Set = [
      "height", "padding", "item", "autocorrectItem", "separator",
    ]

    /// Return whether a separator follows a suggestion: only between two plain ones.
    private static func hasSeparator(after index: Int, of suggestions: [Suggestion]) -> Bool {
      guard index + 1 < suggestions.count else { return false }
      return !suggestions[index].isAutocorrect && !suggestions[index + 1].isAutocorrect
    }

    /// Return the suggestions, none of them highlighted unless autocorrection is enabled.
    private func shown(in context: ViewContext) -> [Suggestion] {
      guard context.environment.isAutocorrectionDisabled else { return suggestions }
      return suggestions.map { suggestion in
        var suggestion = suggestion
        if suggestion.isAutocorrect { suggestion.type = .regular }
        return suggestion
      }
    }

    private func style(in context: ViewContext) -> ToolbarStyle {
      context.environment.autocompleteToolbarStyle ?? .standard
    }

    private func itemStyle(for suggestion: Suggestion, in style: ToolbarStyle) -> ToolbarItemStyle {
      style.item(for: suggestion.type)
    }
  }
}
