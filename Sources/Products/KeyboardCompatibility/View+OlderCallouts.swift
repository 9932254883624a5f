import Foundation
public import KeyboardCore
import KeyboardDrawing
import KeyboardInput
public import KeyboardStyling
public import KeyboardViews

// The names of KeyboardKit 7, which has a modifier and a style for each of the two callouts.
extension View {

  /// Show the action callout of a context over this view.
  ///
  /// - Parameters:
  ///   - calloutContext: The callouts, with frames in points from the top left of this view.
  ///   - keyboardContext: The context of the keyboard.
  ///   - style: The style of the callout, with precedence over styles of outer modifiers.
  ///   - emojiKeyboardStyle: The size of emojis in the callout; by default, that of the
  ///     environment.
  /// - Returns: The view, extended upwards where the callout needs room.
  public func keyboardActionCallout(
    calloutContext: KeyboardCalloutContext, keyboardContext: KeyboardContext,
    style: KeyboardCallout.ActionCalloutStyle = .standard,
    emojiKeyboardStyle: Emoji.KeyboardStyle? = nil
  ) -> some View {
    calloutContainer(
      [.actions], calloutContext: calloutContext, keyboardContext: keyboardContext
    ) {
      $0.layerCalloutStyles { _ in style.callout }
      if let emojiKeyboardStyle { $0.emojiKeyboardStyle = { _ in emojiKeyboardStyle } }
    }
  }

  /// Show the input callout of a context over this view.
  ///
  /// - Parameters:
  ///   - calloutContext: The callouts, with frames in points from the top left of this view.
  ///   - keyboardContext: The context of the keyboard; pads have no input callout.
  ///   - style: The style of the callout, with precedence over styles of outer modifiers.
  /// - Returns: The view, extended upwards where the callout needs room.
  public func keyboardInputCallout(
    calloutContext: KeyboardCalloutContext, keyboardContext: KeyboardContext,
    style: KeyboardCallout.InputCalloutStyle = .standard
  ) -> some View {
    calloutContainer(
      [.input], calloutContext: calloutContext, keyboardContext: keyboardContext
    ) { $0.layerCalloutStyles { _ in style.callout } }
  }
}

// A name of KeyboardKit 7.
extension View {

  /// Add the shadow and the fine edge of a callout around all filled shapes of this view.
  ///
  /// Texts and lines cast no shadow; they are assumed to lie on a filled shape.
  public func keyboardCalloutShadow(
    style: KeyboardCallout.CalloutStyle = .standard
  ) -> some View {
    CalloutShadow(content: self, style: style)
  }
}

struct CalloutShadow<Content: View>: View {

  let content: Content
  let style: KeyboardCallout.CalloutStyle

  typealias Body = Never

  func size(in context: ViewContext) -> CGSize { content.size(in: context) }

  func overhang(in context: ViewContext) -> Double { content.overhang(in: context) }

  func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    var inner = SceneBuilder(size: builder.size)
    content.draw(in: frame, context: context, into: &inner)
    let fills = inner.scene.nodes.flatMap(\.fills)
    style.drawShadows(
      of: Path { path in fills.forEach { path.addPath($0.path) } },
      isOpaque: fills.allSatisfy(\.isOpaque), isDark: context.environment.colorScheme == .dark,
      into: &builder)
    builder.group { content.draw(in: frame, context: context, into: &$0) }
  }

  func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    content.touchableKeys(in: frame, context: context)
  }
}

extension Scene.Node {

  fileprivate var fills: [(path: Path, isOpaque: Bool)] {
    switch self {
    case .fill(let path, let paint): [(path, paint.isOpaque)]
    case .material(let path, _): [(path, true)]
    case .image(let image): [(image.clip, false)]
    case .group(let group):
      group.clip.map { [($0, false)] } ?? group.nodes.flatMap(\.fills).map { ($0.path, false) }
    case .stroke, .text, .shadow: []
    }
  }
}
