public import KeyboardCore
import SourceText

extension Keyboard {

  /// An item that an app has in the toolbar: an icon, a text or both, or what separates others.
  ///
  /// Items are drawn; an app whose items are touched has views of its own in the toolbar.
  ///
  /// ```swift
  /// var templates = Keyboard.ToolbarItem(icon: .init(.standard(.paste)), text: "Templates")
  /// templates.hasMenu = true
  /// let items = Keyboard.ToolbarItems(trailing: [templates, .divider, .init(text: "Aa")])
  /// items.isEmpty  // → false
  /// ```
  public struct ToolbarItem: Hashable, Codable, Sendable {

    /// The icon, before the text.
    public var icon: KeyIcon?

    /// The text, in one line.
    public var text: String?

    /// The text of the badge over the corner of the content, such as a number.
    public var badge: String?

    /// Whether a chevron indicates a menu.
    public var hasMenu = false

    /// Whether the item is the selected one of several, or switched on.
    public var isSelected = false

    /// Whether the item is touched.
    public var isPressed = false

    /// The space before the item in points.
    public var spacing = 0.0

    /// Whether a line takes the place of the content.
    public private(set) var isDivider = false

    /// Creates an item with an icon, a text or both; without either, it is only a space.
    public init(icon: KeyIcon? = nil, text: String? = nil) {
      self.icon = icon
      self.text = text
    }

    /// A line between items.
    public static let divider = {
      return changing(ToolbarItem()) { $0.isDivider = true }
    }()

    /// Returns a space of a width in points.
    public static func space(_ width: Double) -> Self {
      changing(ToolbarItem()) { $0.spacing = width }
    }

    /// Whether the item is only a space.
    public var isSpace: Bool { icon == nil && text == nil && !isDivider }

    package var name: String {
      if let text { return text }
      return switch icon?.source {
      case .standard(let icon): icon.rawValue
      case .text(let text): text
      case .drawing, nil: "icon"
      }
    }
  }

  /// The items of an app in the toolbar, by their place; suggestions have the room between them.
  public struct ToolbarItems: Hashable, Codable, Sendable {

    private struct Groups: Hashable, Codable, Sendable {
      var leading: [ToolbarItem]
      var center: [ToolbarItem]
      var trailing: [ToolbarItem]
    }

    // Themes and views are copied, and few have items.
    private var shared: SharedValue<Groups>

    private var groups: Groups {
      get { shared.value }
      set { shared = SharedValue(newValue) }
    }

    /// The items at the start of the bar in the writing direction.
    public var leading: [ToolbarItem] {
      get { groups.leading }
      set { groups.leading = newValue }
    }

    /// The items in the middle, in place of suggestions.
    public var center: [ToolbarItem] {
      get { groups.center }
      set { groups.center = newValue }
    }

    /// The items at the end of the bar.
    public var trailing: [ToolbarItem] {
      get { groups.trailing }
      set { groups.trailing = newValue }
    }

    /// Creates items for some places.
    public init(
      leading: [ToolbarItem] = [], center: [ToolbarItem] = [], trailing: [ToolbarItem] = []
    ) {
      shared = SharedValue(Groups(leading: leading, center: center, trailing: trailing))
    }

    package var all: [ToolbarItem] { leading + center + trailing }

    /// Whether there are none.
    public var isEmpty: Bool { leading.isEmpty && center.isEmpty && trailing.isEmpty }
  }
}
