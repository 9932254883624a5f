public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardStyling

extension Keyboard {

  /// The content of the space key: initially the name of the language, then a view.
  public struct SpaceContent<SpaceView: View>: PrimitiveView {

    private let localeText: String
    private let spaceView: SpaceView
    private let localeShare: Double

    /// Create a content in transition from a name to a view.
    ///
    /// - Parameters:
    ///   - localeText: The name of the language.
    ///   - spaceView: The view after the transition.
    ///   - localeShare: The opacity of the name, from 1 (the name alone) to 0 (the view alone).
    public init(localeText: String, spaceView: SpaceView, localeShare: Double = 0) {
      self.localeText = localeText
      self.spaceView = spaceView
      self.localeShare = localeShare.isFinite ? min(max(localeShare, 0), 1) : 0
    }

    /// Return the larger size of the two.
    public func size(in context: ViewContext) -> CGSize {
      let (name, view) = (Text(localeText).size(in: context), spaceView.size(in: context))
      return CGSize(
        width: max(name.width, view.width), height: max(name.height, view.height))
    }

    /// Draw the name and the view with their opacities.
    public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      if localeShare > 0 {
        builder.group(opacity: localeShare) {
          Text(localeText).draw(in: frame, context: context, into: &$0)
        }
      }
      if localeShare < 1 {
        builder.group(opacity: 1 - localeShare) {
          spaceView.draw(in: frame, context: context, into: &$0)
        }
      }
    }
  }
}

/// The minimum side of a touch target, in points.
private let minimumSide = 44.0

extension Keyboard {

  /// The small title of a menu in a lower corner of the space key, such as `EN`.
  public struct SpaceContextMenuTitle: PrimitiveView {

    private let title: String
    private let alignment: HorizontalAlignment
    private let style: Keyboard.ButtonStyle

    /// Create a title, which is uppercased.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - alignment: The corner.
    ///   - style: The style of the space key, whose color the title has in a lower opacity.
    public init(
      _ title: String, alignment: HorizontalAlignment, style: Keyboard.ButtonStyle
    ) {
      self.title = title
      self.alignment = alignment
      self.style = style
    }

    /// Return the size of the title with its insets, at least that of a touch target.
    public func size(in context: ViewContext) -> CGSize {
      let width = context.text.width(of: title.uppercased(), font: CornerLabelLook.font)
      let insets = CornerLabelLook.insets
      return CGSize(
        width: max((width + 2 * insets.width).rounded(.up), minimumSide),
        height: max(
          CornerLabelLook.font.lineHeight + 2 * insets.height, minimumSide))
    }

    /// Draw the title in its corner.
    public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      let color = style.foregroundColor ?? context.environment.foregroundColor
      CornerLabelLook(
        text: title.uppercased(), alignment: alignment, color: color,
        opacity: style.foregroundSecondaryOpacity
      ).draw(
        in: frame, name: title.uppercased(), language: nil, isDark: context.environment.isDark,
        into: &builder)
    }
  }
}
