public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension Keyboard {

  /// The content of the space key: initially the name of the language, then a view.
  public struct SpaceContent<SpaceView: View>: View {

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

    /// A primitive without a body.
    public typealias Body = Never

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
