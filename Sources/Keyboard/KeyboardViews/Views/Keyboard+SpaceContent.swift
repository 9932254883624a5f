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

    /// Creates a content in transition, with an opacity of the name from 1 to 0.
    public init(localeText: String, spaceView: SpaceView, localeShare: Double = 0) {
      self.localeText = localeText
      self.spaceView = spaceView
      self.localeShare = localeShare.isFinite ? min(max(localeShare, 0), 1) : 0
    }

    /// Returns the larger size of the two.
    public func size(in context: ViewContext) -> CGSize {
      let (name, view) = (Text(localeText).size(in: context), spaceView.size(in: context))
      return CGSize(width: max(name.width, view.width), height: max(name.height, view.height))
    }

    /// Draws the name and the view with their opacities.
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

  /// The small title of a menu in a lower corner of the space key, such as `EN`.
  public struct SpaceContextMenuTitle: PrimitiveView {

    private let title: String
    private let alignment: HorizontalAlignment
    private let style: Keyboard.ButtonStyle
    private let labelStyle: Keyboard.LabelStyle?

    /// Creates an uppercased title in the color of the space key.
    public init(
      _ title: String, alignment: HorizontalAlignment, style: Keyboard.ButtonStyle,
      labelStyle: Keyboard.LabelStyle? = nil
    ) {
      self.title = title.uppercased()
      self.alignment = alignment
      self.style = style
      self.labelStyle = labelStyle
    }

    private var look: CornerLabelStyle {
      CornerLabelStyle(text: title, alignment: alignment, style: labelStyle)
    }

    /// Returns the size of the title with its insets, at least a touch target's.
    public func size(in context: ViewContext) -> CGSize {
      let font = look.font
      let width = context.text.width(of: title, font: font)
      let insets = CornerLabelStyle.insets
      return CGSize(
        width: max((width + 2 * insets.width).rounded(.up), minimumSide),
        height: max(font.lineHeight + 2 * insets.height, minimumSide))
    }

    /// Draws the title in its corner.
    public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      var key = style
      key.foregroundColor = key.foregroundColor ?? context.environment.foregroundColor
      look.draw(
        in: frame, on: key, name: title, language: nil, isDark: context.environment.isDark,
        into: &builder)
    }
  }
}

/// In points, of a touch target.
private let minimumSide = 44.0
