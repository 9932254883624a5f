public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput

extension Keyboard {

  /// A custom key for the system's next keyboard, with a menu of all keyboards on long press.
  public struct NextKeyboardButton<Content: View>: PrimitiveView {

    private let content: Content

    /// Create a key with a content.
    public init(content: () -> Content) {
      self.content = content()
    }

    /// Return the size of the content.
    public func size(in context: ViewContext) -> CGSize { content.size(in: context) }

    /// Draw the content.
    public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      content.draw(in: frame, context: context, into: &builder)
    }

    /// Return the key, in place of any keys of the content.
    public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
      [TouchableKey(action: .nextKeyboard, frame: frame, calloutActions: [])]
    }
  }
}
