public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension Keyboard {

  /// What space shows: at first the name of the language, and then a view.
  public struct SpaceContent<SpaceView: View>: View {

    private let localeText: String
    private let spaceView: SpaceView
    private let localeShare: Double

    /// A content that is on its way from a name to a view.
    ///
    /// - Parameters:
    ///   - localeText: The name of the language.
    ///   - spaceView: What space shows from then on.
    ///   - localeShare: How much of the name is left, from 1 (the name alone) to 0 (the view alone).
    public init(localeText: String, spaceView: SpaceView, localeShare: Double = 0) {
      self.localeText = localeText
      self.spaceView = spaceView
      self.localeShare = localeShare.isFinite ? min(max(localeShare, 0), 1) : 0
    }

    /// A primitive draws itself and has no body.
    public typealias Body = Never

    /// The size of the larger of both.
    public func size(in context: ViewContext) -> CGSize {
      let (name, view) = (Text(localeText).size(in: context), spaceView.size(in: context))
      return CGSize(
        width: max(name.width, view.width), height: max(name.height, view.height))
    }

    /// Draws what is left of the name, and what is there of the view.
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
