public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput

extension Keyboard {

  /// Any view as a key that switches to the system's next keyboard, and when held lists all of them.
  public struct NextKeyboardButton<Content: View>: View {

    private let content: Content

    /// A key with a content.
    public init(content: () -> Content) {
      self.content = content()
    }

    /// A primitive draws itself and has no body.
    public typealias Body = Never

    /// The size of the content.
    public func size(in context: ViewContext) -> CGSize { content.size(in: context) }

    /// Draws the content.
    public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      content.draw(in: frame, context: context, into: &builder)
    }

    /// The key, whatever keys the content has.
    public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
      [TouchableKey(action: .nextKeyboard, frame: frame, calloutActions: [])]
    }
  }
}
