extension KeyboardLayout {

  /// Returns the layout of a context's locale, keyboard type and device (KeyboardKit 9.9).
  ///
  /// ```swift
  /// KeyboardLayout.standard(for: context).itemRows[0][0].action  // → .character("q")
  /// ```
  public static func standard(for context: KeyboardContext) -> KeyboardLayout {
    StandardService.allLocales().keyboardLayout(for: context)
  }

  /// A layout of the input keys alone, for ``iPhoneLayout(for:)`` and ``iPadLayout(for:)`` (KeyboardKit 10.6).
  public init(
    baseLayoutFor context: KeyboardContext, alphabeticInputSet: InputSet,
    numericInputSet: InputSet = .numeric(), symbolicInputSet: InputSet = .symbolic()
  ) {
    let layout = BaseService(
      alphabeticInputSet: alphabeticInputSet, numericInputSet: numericInputSet,
      symbolicInputSet: symbolicInputSet
    ).keyboardLayout(for: context)
    // The optimizer of Swift 6.2.3 with assertions fails at assigning self.
    self.init(
      itemRows: layout.itemRows, idealItemHeight: layout.idealItemHeight,
      idealItemInsets: layout.idealItemInsets, inputToolbarInputSet: layout.inputToolbarInputSet)
  }

  /// Returns the layout with the system keys and sizes of phones around its three or four input rows.
  public func iPhoneLayout(for context: KeyboardContext) -> KeyboardLayout {
    layout(of: iPhoneService(secondSet, secondSet, secondSet), for: context)
  }

  /// Returns the layout with the system keys and sizes of pads around its three or four input rows.
  public func iPadLayout(for context: KeyboardContext) -> KeyboardLayout {
    layout(of: iPadService(secondSet, secondSet, secondSet), for: context)
  }

  /// The set of the toolbar has the second characters of keys on pads.
  private var secondSet: InputSet { inputToolbarInputSet ?? .numeric() }

  private func layout(of service: BaseService, for context: KeyboardContext) -> KeyboardLayout {
    service.baseRows = itemRows.map { $0.map(\.action) }
    var layout = service.keyboardLayout(for: context)
    layout.inputToolbarInputSet = inputToolbarInputSet
    return layout
  }
}
