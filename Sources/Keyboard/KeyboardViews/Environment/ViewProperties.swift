public import KeyboardInput

/// A property of a view that takes its value from the environment, before the body is evaluated.
protocol ContextProperty {
  func update(_ values: EnvironmentValues)
}

/// A property of a view whose value its copies share.
package protocol StateProperty {
  var identity: AnyObject { get }
}

/// Reference that copies of a view's property share.
final class PropertyStorage<Value> {

  var value: Value

  init(_ value: Value) { self.value = value }
}

extension View {

  /// The body, with the values of the environment in its properties.
  func body(in context: ViewContext) -> Body {
    for property in Mirror(reflecting: self).children {
      (property.value as? any ContextProperty)?.update(context.environment)
    }
    return AppearanceActions.evaluate(in: context, states: states) { body }
  }

  private var states: [AnyObject] {
    Mirror(reflecting: self).children.compactMap { ($0.value as? any StateProperty)?.identity }
  }

  /// Passes an object down the environment.
  public func environmentObject(_ object: some AnyObject) -> EnvironmentModifier<Self> {
    let type = ObjectIdentifier(Swift.type(of: object))
    return transformEnvironment { $0.objects[type] = object }
  }
}

/// A value of the environment in a view.
///
/// ```swift
/// struct Caption: View {
///   @Environment(\.colorScheme) var colorScheme
///   var body: some View { Text(colorScheme == .dark ? "Night" : "Day") }
/// }
/// let scene = Caption().environment(\.colorScheme, .dark).scene(measuring: .fixedAdvance)
/// scene.size == Text("Night").scene(measuring: .fixedAdvance).size  // → true
/// ```
@propertyWrapper
public struct Environment<Value>: ContextProperty {

  private let value: (EnvironmentValues) -> Value
  private let storage = PropertyStorage<EnvironmentValues?>(nil)

  package init(reading value: @escaping (EnvironmentValues) -> Value) { self.value = value }

  /// Creates a property for a value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { value = { $0[keyPath: keyPath] } }

  /// The value where the view is drawn, or the default outside of bodies.
  public var wrappedValue: Value { value(storage.value ?? EnvironmentValues()) }

  func update(_ values: EnvironmentValues) { storage.value = values }
}

/// An object that a modifier or the state of a keyboard passes down the environment.
///
/// ```swift
/// struct Caption: View {
///   @EnvironmentObject var keyboardContext: KeyboardContext
///   var body: some View { Text(keyboardContext.locale.identifier) }
/// }
/// let caption = Caption().environmentObject(KeyboardContext())
/// caption.scene(measuring: .fixedAdvance).size.width > 0  // → true
/// ```
@propertyWrapper
public struct EnvironmentObject<ObjectType: AnyObject>: ContextProperty {

  private let storage = PropertyStorage<ObjectType?>(nil)

  /// Creates a property for an object of a type.
  public init() {}

  /// The object, which has to be in the environment where the view is drawn.
  public var wrappedValue: ObjectType {
    guard let object = storage.value else {
      preconditionFailure(
        "No \(ObjectType.self) in the environment: add it by environmentObject(_:), or the contexts of "
          + "a keyboard by keyboardState(_:). It can be read in bodies only.")
    }
    return object
  }

  /// Bindings to the properties of the object.
  public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(object: wrappedValue) }

  func update(_ values: EnvironmentValues) { storage.value = values.object(of: ObjectType.self) }
}

extension EnvironmentValues {

  /// The objects of `environmentObject` come before the contexts of the keyboard.
  fileprivate func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    if let object = objects[ObjectIdentifier(type)] as? Object { return object }
    let state = keyboardState
    let contexts: [AnyObject?] = [
      state, state?.keyboardContext, state?.autocompleteContext, state?.calloutContext,
      state?.dictationContext, state?.externalKeyboardContext, state?.feedbackContext,
      state?.themeContext, state?.emojiContext, state?.clipboardContext, state?.fontContext,
      state?.accessibilityContext, state?.controllerContext, keyboardStatusContext,
    ]
    return contexts.lazy.compactMap { $0 as? Object }.first
  }
}

/// A value that a view shares with its copies; a change only shows in the next image.
@propertyWrapper
public struct State<Value>: StateProperty {

  private let storage: PropertyStorage<Value>

  package var identity: AnyObject { storage }

  /// Creates a property with a value.
  public init(wrappedValue: Value) { storage = PropertyStorage(wrappedValue) }

  /// Creates a property with a value, as initializers of views do.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a property without a value.
  public init() { self.init(wrappedValue: nil) }
}

/// An object that a view keeps.
@propertyWrapper
public struct ObservedObject<ObjectType: AnyObject> {

  /// The object.
  public var wrappedValue: ObjectType

  /// Creates a property with an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Creates a property with an object, as initializers of views do.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// Bindings to the properties of the object.
  public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(object: wrappedValue) }
}

/// Bindings to the properties of an object, such as `$context.locale`.
@dynamicMemberLookup
public struct ObjectBindings<ObjectType: AnyObject> {

  fileprivate let object: ObjectType

  /// A binding to a property.
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Value>
  ) -> Binding<Value> {
    Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
