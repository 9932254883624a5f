import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardInput
import KeyboardStyling

/// The blur of the fine edge around a callout, in points.
///
/// Source: KeyboardKit 9.5.3, which has a shadow where others have a line.
private let hairlineRadius = 0.4

/// A view with the shadow of a callout around it.
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
      isOpaque: fills.allSatisfy(\.isOpaque), isDark: context.environment.isDark, into: &builder)
    builder.group { content.draw(in: frame, context: context, into: &$0) }
  }

  func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    content.touchableKeys(in: frame, context: context)
  }
}

extension KeyboardCallout.CalloutStyle {

  /// Draws the soft shadow and the fine edge of a shape.
  ///
  /// They shine through no shape that isn't opaque.
  func drawShadows(
    of outline: Path, isOpaque: Bool, isDark: Bool, into builder: inout SceneBuilder
  ) {
    let shadows = [(shadowColor, Double(shadowRadius)), (borderColor, hairlineRadius)]
    for (color, radius) in shadows where radius > 0 {
      builder.shadow(
        Scene.Shadow(
          outline, color: color.resolved(isDark: isDark), radius: radius,
          outside: isOpaque ? nil : outline))
    }
  }
}

extension Scene.Node {

  /// The filled shapes, and whether nothing shines through them.
  fileprivate var fills: [(path: Path, isOpaque: Bool)] {
    switch self {
    case .fill(let path, let paint): [(path, paint.isOpaque)]
    case .image(let image): [(image.clip, false)]
    case .group(let group):
      group.clip.map { [($0, false)] } ?? group.nodes.flatMap(\.fills).map { ($0.path, false) }
    case .stroke, .text, .shadow: []
    }
  }
}
