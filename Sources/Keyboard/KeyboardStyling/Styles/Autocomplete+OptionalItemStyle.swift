public import KeyboardCore

extension Autocomplete {

  /// The style of items that few toolbars style, kept beside the style of the toolbar, which is copied often.
  ///
  /// `$property` is the style without fields as long as there is none, and a style without fields is none.
  @propertyWrapper
  public struct OptionalItemStyle: Hashable, Codable, Sendable {

    package var shared: SharedValue<ToolbarItemStyle>?

    /// The style, or `nil`.
    public var wrappedValue: ToolbarItemStyle? {
      get { shared?.value }
      set { shared = newValue.map(SharedValue.init) }
    }

    /// The style, or one without fields.
    public var projectedValue: ToolbarItemStyle {
      get { shared?.value ?? ToolbarItemStyle() }
      set { shared = newValue.isOpen ? nil : SharedValue(newValue) }
    }

    /// Create a place without a style.
    public init() {}
  }
}
