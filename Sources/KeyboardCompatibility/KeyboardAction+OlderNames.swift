public import KeyboardCore
public import KeyboardInput

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
