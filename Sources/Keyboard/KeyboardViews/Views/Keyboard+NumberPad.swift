public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput
public import KeyboardStyling

/// In points.
private let gap = 8.0

extension Keyboard {

  /// Rows of equal keys without callouts: by default digits, a key for letters and backspace.
  public struct NumberPad: PrimitiveView {

    private let actions: KeyboardAction.Rows
    private let actionHandler: any KeyboardActionHandler
    private let styleService: any KeyboardAppearance
    private let keyboardContext: KeyboardContext
    private let pressedActions: Set<KeyboardAction>

    /// Creates a number pad, by default with the digits and the standard appearance.
    public init(
      actions: KeyboardAction.Rows? = nil, actionHandler: any KeyboardActionHandler,
      styleService: (any KeyboardAppearance)? = nil, keyboardContext: KeyboardContext,
      pressedActions: Set<KeyboardAction> = []
    ) {
      self.actions = actions ?? Self.standardActions
      self.actionHandler = actionHandler
      self.styleService =
        styleService ?? StandardKeyboardAppearance(keyboardContext: keyboardContext)
      self.keyboardContext = keyboardContext
      self.pressedActions = pressedActions
    }

    /// The digits in three rows, followed by a key for the letters, 0 and backspace.
    public static var standardActions: KeyboardAction.Rows {
      [.init(characters: "123"), .init(characters: "456"), .init(characters: "789")]
        + [[.keyboardType(.alphabetic), .character("0"), .backspace]]
    }

    /// Returns the width of the keyboard, and the height of the device's rows.
    public func size(in context: ViewContext) -> CGSize {
      let row = KeyboardLayout.DeviceConfiguration.standard(for: keyboardContext).rowHeight
      return CGSize(
        width: keyboardContext.traits.keyboardWidth, height: Double(actions.count) * Double(row))
    }

    /// Draws the keys.
    public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      for key in placedKeys(in: frame) {
        Keyboard.Button(
          action: key.action, actionHandler: actionHandler, styleService: styleService,
          keyboardContext: keyboardContext, isPressed: pressedActions.contains(key.action)
        ).draw(in: key.frame, context: context, into: &builder)
      }
    }

    /// Returns the keys, all without callouts.
    public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
      placedKeys(in: frame).map { key in
        TouchableKey(
          action: key.action, frame: key.frame, calloutActions: [], actionHandler: actionHandler)
      }
    }

    private func placedKeys(in frame: CGRect) -> [(action: KeyboardAction, frame: CGRect)] {
      let height = size(of: frame.height, among: actions.count)
      return actions.enumerated().flatMap { row, actions in
        let width = size(of: frame.width, among: actions.count)
        return actions.enumerated().map { column, action in
          let place = CGRect(
            x: frame.minX + Double(column) * (width + gap),
            y: frame.minY + Double(row) * (height + gap), width: width, height: height)
          return (action, place)
        }
      }
    }

    private func size(of length: Double, among count: Int) -> Double {
      max((length - gap * Double(max(count - 1, 0))) / Double(max(count, 1)), 0)
    }
  }
}
