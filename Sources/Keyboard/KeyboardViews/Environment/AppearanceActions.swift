/// Functions that views run before they are drawn first, such as those that load their contents.
///
/// They are collected while a body is evaluated, and the body is evaluated again after them.
package final class AppearanceActions {

  private var actions: [(place: String, perform: () -> Void)] = []

  /// The address of the collector, which exists as long as the body is being evaluated on this thread; 0 for none.
  @TaskLocal private static var address: UInt?

  /// Functions already performed for an image.
  final class Performed {

    private var keys: Set<Key> = []
    private var states: [AnyObject] = []

    /// For an image, as a view may add a function for each element of a sequence.
    private static let maximum = 1000

    private struct Key: Hashable {
      let place: String
      let states: [ObjectIdentifier]
    }

    /// Keeps the states, since another one could have the same address later.
    fileprivate func isFirst(at place: String, of states: [AnyObject]) -> Bool {
      let key = Key(place: place, states: states.map { ObjectIdentifier($0) })
      guard keys.count < Self.maximum, keys.insert(key).inserted else { return false }
      self.states += states
      return true
    }
  }

  /// Adds a function with its place in the sources.
  ///
  /// Outside of bodies, as in the builder of a toolbar, it runs at once: the builder is called again to draw.
  package static func add(at place: String, _ perform: @escaping () -> Void) {
    guard let address else { return perform() }
    guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
    let collector = Unmanaged<AppearanceActions>.fromOpaque(pointer).takeUnretainedValue()
    collector.actions.append((place, perform))
  }

  /// Returns a body, after the functions that it adds.
  ///
  /// A function runs once for an image, or once for each state of its view: a view that is made anew has
  /// the initial state.
  static func evaluate<Body>(
    in context: ViewContext, states: @autoclosure () -> [AnyObject], _ body: () -> Body
  ) -> Body {
    let collector = AppearanceActions()
    let address = UInt(bitPattern: Unmanaged.passUnretained(collector).toOpaque())
    let first = withExtendedLifetime(collector) { $address.withValue(address) { body() } }
    guard !collector.actions.isEmpty else { return first }
    let states = states()
    for action in collector.actions {
      if context.appearances.isFirst(at: action.place, of: states) { action.perform() }
    }
    return $address.withValue(0) { body() }
  }
}
