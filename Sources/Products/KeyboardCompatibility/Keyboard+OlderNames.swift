public import Foundation
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

extension KeyboardSettings {

  /// The name of `Keyboard.InputToolbarType` in other versions.
  public typealias InputToolbarType = Keyboard.InputToolbarType
}

extension Keyboard.Gesture {

  /// The older name of ``repeatPress``.
  public static var `repeat`: Self { .repeatPress }
}

extension KeyboardFeedback.Audio {

  /// Return the feedback of a system sound, under its older name.
  public static func custom(id: UInt32) -> Self { .customId(id) }
}

extension KeyboardAction {

  /// Return the action of a shift key, under its older name.
  public static func shift(currentCasing: Keyboard.KeyboardCase) -> Self { .shift(currentCasing) }

  /// Return the action of a diacritic key, under its older name.
  public static func accent(_ accent: Keyboard.Diacritic) -> Self { .diacritic(accent) }
}

extension KeyboardAction.StandardActionHandler {

  /// The older spelling of `init(controller:)`.
  public convenience init(inputViewController: any KeyboardController) {
    self.init(controller: inputViewController)
  }
}

extension InputSet {

  /// The older name of ``ItemRow``.
  public typealias Row = ItemRow

  /// The older name of ``ItemRows``.
  public typealias Rows = ItemRows
}

extension InputSet.ItemRow {

  /// A row with the characters of one string on pads and of another one elsewhere.
  public init(phone: String, pad: String, deviceType: DeviceType = .current) {
    self.init(chars: deviceType.isPad ? pad : phone)
  }

  /// A row with one list of strings on pads and another one elsewhere.
  public init(phone: [String], pad: [String], deviceType: DeviceType = .current) {
    self.init(chars: deviceType.isPad ? pad : phone)
  }
}

/// The older name of `Locale`, so that `KeyboardLocale.german` equals `Locale.german`.
public typealias KeyboardLocale = Locale
