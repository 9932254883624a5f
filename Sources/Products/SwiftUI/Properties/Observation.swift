public import KeyboardInput
public import KeyboardViews
public import Observation

/// An object whose changes views follow; images are drawn from its present state.
public protocol ObservableObject: AnyObject {}

extension ObservableObject {
  /// A publisher that nothing listens to.
  public var objectWillChange: PublishedValues<Void> { PublishedValues(()) }
}

/// A property of an observable object.
@propertyWrapper
public struct Published<Value> {

  /// The values, the present one first.
  public let projectedValue: PublishedValues<Value>

  /// The value.
  public var wrappedValue: Value {
    get { projectedValue.value }
    nonmutating set { projectedValue.value = newValue }
  }

  /// Creates a property with a value.
  public init(wrappedValue: Value) { projectedValue = PublishedValues(wrappedValue) }
  /// Creates a property with a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
}

/// The present and later values of a property, told as they are set.
public final class PublishedValues<Value> {

  private var listeners: [() -> ((Value) -> Void)?] = []

  fileprivate var value: Value {
    didSet { for listener in listeners { listener()?(value) } }
  }

  fileprivate init(_ value: Value) { self.value = value }

  /// Calls a function with the present value and later ones, as long as the result is kept.
  public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
    let cancellable = AnyCancellable()
    listeners.append { [weak cancellable] in cancellable == nil ? nil : receiveValue }
    receiveValue(value)
    return cancellable
  }

  /// Returns other values, which follow these.
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> PublishedValues<Other> {
    let others = PublishedValues<Other>(transform(value))
    listeners.append { { others.value = transform($0) } }
    return others
  }

  /// Returns the values themselves, which arrive where they are set.
  public func receive(on scheduler: Any) -> PublishedValues { self }
  /// Returns the values themselves, which arrive at once.
  public func debounce(for time: Duration, scheduler: Any) -> PublishedValues { self }
  /// Returns the values themselves.
  public func removeDuplicates() -> PublishedValues { self }
}

/// Values without a property.
public final class PassthroughSubject<Value, Failure: Error> {

  private var listeners: [() -> ((Value) -> Void)?] = []

  /// Creates a subject.
  public init() {}

  /// Calls the functions of `sink(receiveValue:)` with a value.
  public func send(_ value: Value) { for listener in listeners { listener()?(value) } }

  /// Calls a function with later values, as long as the result is kept.
  public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
    let cancellable = AnyCancellable()
    listeners.append { [weak cancellable] in cancellable == nil ? nil : receiveValue }
    return cancellable
  }
}

extension PublishedValues<Void> {
  /// Does nothing.
  public func send() {}
}

/// A subscription, which ends with its last reference.
public final class AnyCancellable: Hashable {

  fileprivate init() {}

  /// Does nothing.
  public func cancel() {}
  /// Adds the subscription to a set that keeps it.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  /// Whether both are the same subscription.
  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject> {

  /// The object.
  public var wrappedValue: Value
  /// The bindings.
  public var projectedValue: Self { self }
  /// Creates bindings to an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates bindings to an object.
  public init(_ value: Value) { wrappedValue = value }

  /// A binding to a property.
  public subscript<Part>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Environment where Value: AnyObject {

  /// Creates a property for an object that `environment(_:)` passes down.
  public init(_ type: Value.Type) {
    self.init { values in
      guard let object = values.objects[ObjectIdentifier(type)] as? Value else {
        preconditionFailure("No \(type) in the environment: add it by environment(_:).")
      }
      return object
    }
  }
}

extension View {
  /// Passes an observable object down the environment.
  public func environment(_ object: some AnyObject & Observable) -> EnvironmentModifier<Self> {
    environmentObject(object)
  }
}
