public import Foundation
public import KeyboardCore
public import KeyboardInput

extension Keyboard {

  /// A custom key for the system's next keyboard, with a menu of all keyboards on long press.
  public struct NextKeyboardButton<Content: View>: View {

    private let content: Content

    /// Create a key with a content.
    public init(@ViewBuilder content: () -> Content) {
      self.content = content()
    }

    /// The content.
    public var body: Content { content }

    /// Return the key, in place of any keys of the content.
    public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
      [TouchableKey(action: .nextKeyboard, frame: frame, calloutActions: [])]
    }
  }
}
