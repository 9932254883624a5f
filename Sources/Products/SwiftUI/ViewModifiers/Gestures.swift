public import Foundation
public import KeyboardViews
public import UIKit

/// A gesture, which nothing performs: keys have actions.
public protocol Gesture {

  /// The value of the gesture.
  associatedtype Value
}

extension Gesture {
  /// Returns the gesture itself.
  public func onEnded(_ action: (Value) -> Void) -> Self { self }
  /// Returns the gesture itself.
  public func onChanged(_ action: (Value) -> Void) -> Self { self }
  /// Returns the gesture itself.
  public func updating<State>(
    _ state: GestureState<State>, body: (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
  /// Returns the gesture itself.
  public func simultaneously(with other: some Gesture) -> Self { self }
  /// Returns the gesture itself.
  public func exclusively(before other: some Gesture) -> Self { self }
  /// Returns the gesture itself.
  public func sequenced(before other: some Gesture) -> Self { self }
}

/// The circumstances of a change.
public struct Transaction: Sendable {
  /// The course of the change.
  public var animation: Animation?
}

/// A finger that moves.
public struct DragGesture: Gesture {

  /// The places of a finger.
  public struct Value: Hashable, Sendable {
    /// A place.
    public var location, startLocation, predictedEndLocation: CGPoint
    /// A distance.
    public var translation, predictedEndTranslation: CGSize
    /// The time.
    public var time: Date
  }

  /// Creates a gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// A touch that lasts.
public struct LongPressGesture: Gesture {
  /// Whether the touch lasts.
  public typealias Value = Bool
  /// Creates a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A short touch.
public struct TapGesture: Gesture {
  /// Nothing.
  public typealias Value = Void
  /// Creates a gesture.
  public init(count: Int = 1) {}
}

/// A view of UIKit, whose space is left empty.
public protocol UIViewRepresentable: View where Body == ViewGroup {

  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// Context for creating a view.
  typealias Context = UIViewRepresentableContext<Self>
  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view.
  func updateUIView(_ view: UIViewType, context: Context)
  /// Makes the coordinator.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  /// Nothing.
  public var body: ViewGroup { ViewGroup() }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// Context for creating a view of UIKit.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// The values of the environment.
  public let environment: EnvironmentValues
}

extension View {
  /// Turns the view into a button.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    Button(action: action) { self }
  }
}
