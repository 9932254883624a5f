/// A reference to a value that is stored elsewhere.
public struct Binding<Value> {

  private let get: () -> Value
  private let set: (Value) -> Void

  /// Create a binding with a getter and a setter.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// The referenced value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}
