public import Foundation
public import KeyboardInput
public import KeyboardViews

/// A setting of the fixture, never of the machine.
@propertyWrapper
public struct AppStorage<Value> {

  private let get: () -> Value
  private let set: (Value) -> Void

  /// The setting.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// A binding to the setting.
  public var projectedValue: Binding<Value> { Binding(get: get, set: set) }

  private init(_ key: String, read: @escaping (Any?) -> Value, write: @escaping (Value) -> Any?) {
    get = { read(AppFixture.current.settings[key]) }
    set = { AppDefaults.standard.set(write($0), forKey: key) }
  }

  // Swift 6.3 refuses a store of another class than the parameter's, so the class is generic.

  /// Creates a setting with a default value.
  public init<Store: UserDefaults>(
    wrappedValue: Value, _ key: String, store: Store? = UserDefaults?.none
  ) {
    self.init(key, read: { $0 as? Value ?? wrappedValue }, write: { $0 })
  }

  /// Creates a setting with a default value that is stored as a text or number.
  public init<Store: UserDefaults>(
    wrappedValue: Value, _ key: String, store: Store? = UserDefaults?.none
  ) where Value: RawRepresentable {
    self.init(
      key,
      read: { ($0 as? Value.RawValue).flatMap { Value(rawValue: $0) } ?? wrappedValue },
      write: { $0.rawValue })
  }

  /// Creates a setting without a default value.
  public init<Wrapped, Store: UserDefaults>(
    _ key: String, store: Store? = UserDefaults?.none
  ) where Value == Wrapped? {
    self.init(key, read: { $0 as? Wrapped }, write: { $0 })
  }
}

/// Whether a field is focused, or which one, in an image that follows.
@propertyWrapper
public struct FocusState<Value: Hashable> {

  private let state: State<Value>

  /// References to the state.
  public typealias Binding = FocusState<Value>

  /// The focused field, or whether the field is focused.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// The binding of `focused(_:)`: the state itself.
  public var projectedValue: Self { self }
  /// Creates a state of its own.
  public init(wrappedValue: Value) { state = State(wrappedValue: wrappedValue) }
  /// Creates the state of a field, which isn't focused.
  public init() where Value == Bool { self.init(wrappedValue: false) }
  /// Creates the state of several fields, without focus.
  public init<Wrapped>() where Value == Wrapped? { self.init(wrappedValue: nil) }
}

extension View {
  /// Has no effect: a focused field looks as others do.
  public func focused(_ binding: FocusState<Bool>) -> Self { self }
  /// Has no effect: a focused field looks as others do.
  public func focused<Value>(_ binding: FocusState<Value>, equals value: Value) -> Self { self }
}
