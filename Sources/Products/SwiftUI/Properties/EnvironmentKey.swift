public import Foundation
import KeyboardCore
public import KeyboardDrawing
import KeyboardInput
public import KeyboardViews

/// The key of a value in the environment.
public protocol EnvironmentKey {

  /// The type of the value.
  associatedtype Value

  /// The value where none is set.
  static var defaultValue: Value { get }
}

extension EnvironmentValues {

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  /// The tint of controls, or nil for their own.
  public var tintColor: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// Whether controls are enabled.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// The locale of the keyboard, or English.
  public var locale: Locale {
    get {
      self[LocaleKey.self] ?? keyboardState?.keyboardContext.locale ?? Locale(identifier: "en")
    }
    set { self[LocaleKey.self] = newValue }
  }

  /// The direction of texts in this locale.
  public var layoutDirection: LayoutDirection {
    get {
      let isRightToLeft = locale.language.characterDirection == .rightToLeft
      return self[DirectionKey.self] ?? (isRightToLeft ? .rightToLeft : .leftToRight)
    }
    set { self[DirectionKey.self] = newValue }
  }

  /// The class of the width: regular on pads.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    keyboardState?.keyboardContext.deviceTypeForKeyboard == .pad ? .regular : .compact
  }

  /// The class of the height: compact on phones in landscape.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    let isLandscape = keyboardState?.keyboardContext.interfaceOrientation.isLandscape ?? false
    return isLandscape && horizontalSizeClass == .compact ? .compact : .regular
  }

  /// Opens addresses, which has no effect.
  public var openURL: OpenURLAction { OpenURLAction() }
  /// Closes a sheet, which has no effect.
  public var dismiss: () -> Void { {} }
  /// The phase of the app.
  public var scenePhase: ScenePhase { .active }
  /// Whether motion is reduced: still images have none.
  public var accessibilityReduceMotion: Bool { true }
}

private struct LocaleKey: EnvironmentKey { static let defaultValue: Locale? = nil }
private struct DirectionKey: EnvironmentKey { static let defaultValue: LayoutDirection? = nil }
private struct TintKey: EnvironmentKey { static let defaultValue: Color? = nil }
private struct EnabledKey: EnvironmentKey { static let defaultValue = true }

/// Phases of an app.
public enum ScenePhase: Hashable, Sendable { case background, inactive, active }
/// Directions of texts.
public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }
/// Classes of lengths.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Opens addresses, which has no effect.
public struct OpenURLAction: Sendable {
  /// Does nothing; the address isn't accepted.
  public func callAsFunction(_ url: URL, completion: (Bool) -> Void = { _ in }) {
    completion(false)
  }
}

/// An identity of views for animations.
@propertyWrapper
public struct Namespace: Hashable, Sendable {
  /// Identities.
  public typealias ID = Namespace
  /// The identity itself.
  public var wrappedValue: ID { self }
  /// Creates an identity.
  public init() {}
}

/// A length for the standard size of texts.
@propertyWrapper
public struct ScaledMetric<Value: Sendable>: Sendable {
  /// The length.
  public let wrappedValue: Value
  /// Creates a length.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// The state of a gesture, which never changes.
@propertyWrapper
public struct GestureState<Value> {
  /// The state.
  public let wrappedValue: Value
  /// The state itself.
  public var projectedValue: Self { self }
  /// Creates a state.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
