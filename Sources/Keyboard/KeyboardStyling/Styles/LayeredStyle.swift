import KeyboardCore
import Synchronization

/// A style with optional fields, for layering.
///
/// Layering is associative: `a.extended(with: b).extended(with: c)` equals `a.extended(with:
/// b.extended(with: c))`.
public protocol LayeredStyle: Equatable, Sendable {

  /// All fields, in documentation order, which merging, theme files and their schema follow.
  static var fields: [StyleField<Self>] { get }
}

extension LayeredStyle {

  /// Returns this style with the set fields of another layered over it.
  public func extended(with style: Self) -> Self {
    var result = self
    result.extend(with: style)
    return result
  }

  /// Returns this style with the set fields of another, if any, layered over it.
  public func extended(with style: Self?) -> Self { style.map { extended(with: $0) } ?? self }

  var isOpen: Bool { setFields(among: Self.fields).isEmpty }

  package func setFields(among fields: [StyleField<Self>]) -> [StyleField<Self>] {
    withUnsafePointer(to: self) { style in
      let span = fields.span
      var set: [StyleField<Self>] = []
      for index in span.indices where span[index].layering.isSet(style) { set.append(span[index]) }
      return set
    }
  }

  /// Layer the set fields of another style over this one; this is the only implementation.
  @usableFromInline package mutating func extend(with style: Self) {
    let fields = Self.fields
    withUnsafePointer(to: style) { source in
      withUnsafeMutablePointer(to: &self) { target in
        // Iterating the list would copy all parts of its fields.
        let fields = fields.span
        for index in fields.indices { fields[index].layering.copy(source, target) }
      }
    }
  }

  /// Removes the values of fields by name, such as `font`, or `item.titleColor` of a part.
  package mutating func unset(_ names: Set<String>) {
    guard !names.isEmpty else { return }
    let fields = Self.fields
    withUnsafeMutablePointer(to: &self) { target in
      for name in names {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        fields.first { $0.name == parts.first }?.layering.clear(
          target, parts.count > 1 ? parts[1] : nil)
      }
    }
  }

  static var fieldNames: Set<String> { Set(fields.map(\.name)) }

  /// Resolves a style from its layers; this is the only implementation of their precedence.
  ///
  /// Each field is taken from the first of these layers that sets it:
  ///
  /// 1. `modifier`: the nearest view modifier such as `keyboardButtonStyle` or `keyboardTheme`;
  /// 2. `outerModifier`: the outer view modifiers, the nearer one first;
  /// 3. `appearance`: the style of the keyboard's appearance, overriding subclasses included;
  /// 4. `theme`: the theme behind that appearance;
  /// 5. `standard`: the style of a keyboard without any of these.
  @inlinable public static func resolved(
    modifier: Self? = nil, outerModifier: Self? = nil, appearance: Self? = nil,
    theme: Self? = nil, standard: Self
  ) -> Self {
    var style = standard
    // No loop over a list, in which large styles would be copied.
    if let theme { style.extend(with: theme) }
    if let appearance { style.extend(with: appearance) }
    if let outerModifier { style.extend(with: outerModifier) }
    if let modifier { style.extend(with: modifier) }
    return style
  }
}

/// A property with a default value; `$property` is `nil` until set, and unset values compare equal.
@propertyWrapper
public struct Defaulted<Value: Sendable>: Sendable {

  private let fallback: Value

  /// The assigned value, or `nil`.
  public var projectedValue: Value?

  /// The assigned value, or else the default.
  public var wrappedValue: Value {
    get { projectedValue ?? fallback }
    set { projectedValue = newValue }
  }

  /// Creates an unset property with a default.
  public init(wrappedValue: Value) { fallback = wrappedValue }
}

extension Defaulted: Equatable where Value: Equatable {

  /// Compares the values, whether set or not.
  public static func == (left: Self, right: Self) -> Bool {
    left.wrappedValue == right.wrappedValue
  }
}

extension Defaulted: Hashable where Value: Hashable {

  /// Hash the value, whether set or not.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension Defaulted: Codable where Value: Codable {}

/// The styles below all others, as one value that a keyboard reads once.
struct StandardStyles: Sendable {

  var border = Keyboard.ButtonBorderStyle()
  var shadow = Keyboard.ButtonShadowStyle()
  var view = KeyboardViewStyle()
  var background = Keyboard.Background()
  var toolbar = Keyboard.ToolbarStyle()
  var callout = KeyboardCallout.CalloutStyle()
  var suggestion = Autocomplete.ToolbarItemStyle()
  var correction = Autocomplete.ToolbarItemStyle.autocorrect
  var separator = Autocomplete.ToolbarSeparatorStyle()
  var emojis = Emoji.KeyboardStyle.Standards()

  /// Unless replaced, it has the standards of its parts.
  var autocompleteToolbar: Autocomplete.ToolbarStyle {
    get {
      replacedToolbar ?? .init(item: suggestion, autocorrectItem: correction, separator: separator)
    }
    set { replacedToolbar = newValue }
  }

  private var replacedToolbar: Autocomplete.ToolbarStyle?

  private static let shared = Mutex(SharedValue(StandardStyles()))

  static var current: StandardStyles { _read { yield snapshot.value } }

  static var snapshot: SharedValue<StandardStyles> { shared.withLock { $0 } }

  static func update(_ change: (inout StandardStyles) -> Void) {
    shared.withLock {
      var styles = $0.value
      change(&styles)
      $0 = SharedValue(styles)
    }
  }
}
