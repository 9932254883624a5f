public import KeyboardCore
public import KeyboardInput

extension Keyboard {

  /// The older name of ``Diacritic``.
  public typealias Accent = Diacritic

  /// The older name of ``DiacriticInsertionResult``.
  public typealias DiacriticResult = DiacriticInsertionResult

  /// The older name of ``KeyboardCase``.
  public typealias Case = KeyboardCase

  /// The older name of ``SpaceMenuType``.
  public typealias SpaceContextMenu = SpaceMenuType

  /// The older name of ``StandardKeyboardBehavior``.
  public typealias StandardBehavior = StandardKeyboardBehavior
}

extension Keyboard.Gesture {

  /// The older name of ``repeatPress``.
  public static var `repeat`: Self { .repeatPress }
}
