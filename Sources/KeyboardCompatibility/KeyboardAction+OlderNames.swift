public import KeyboardCore
public import KeyboardInput

extension KeyboardAction {

  /// The older name of a shift key.
  public static func shift(currentCasing: Keyboard.KeyboardCase) -> Self { .shift(currentCasing) }

  /// The older name of a diacritic key.
  public static func accent(_ accent: Keyboard.Diacritic) -> Self { .diacritic(accent) }
}

extension KeyboardAction.StandardActionHandler {

  /// The older spelling of `init(controller:)`.
  public convenience init(inputViewController: any KeyboardController) {
    self.init(controller: inputViewController)
  }
}
