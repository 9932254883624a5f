/// A value that lives elsewhere, to be read and changed from here.
public struct Binding<Value> {

  private let get: () -> Value
  private let set: (Value) -> Void

  /// A binding that reads and changes a value with two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}
