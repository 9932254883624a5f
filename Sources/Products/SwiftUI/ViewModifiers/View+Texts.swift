public import Foundation
public import KeyboardCore
public import KeyboardDrawing
import KeyboardInput
public import KeyboardStyling
public import KeyboardViews
import SourceText

extension View {

  /// Sets the weight of texts and symbols.
  public func fontWeight(_ weight: Font.Weight?) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.font.weight = weight ?? $0.font.weight }
  }

  /// Makes texts and symbols bold.
  public func bold(_ isActive: Bool = true) -> EnvironmentModifier<Self> {
    fontWeight(isActive ? .bold : nil)
  }

  /// Slants texts.
  public func italic(_ isActive: Bool = true) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.font.isItalic = isActive }
  }

  /// Adds space between characters, in points.
  public func tracking(_ tracking: CGFloat) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.font.tracking = tracking }
  }

  /// Adds space between characters, in points.
  public func kerning(_ kerning: CGFloat) -> EnvironmentModifier<Self> { tracking(kerning) }

  /// Sets the design of the font.
  public func fontDesign(_ design: Font.Design?) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.font = $0.font.design(design ?? .default) }
  }

  /// Sets the font, or leaves it with `nil`.
  public func font(_ font: Font?) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.font = font ?? $0.font }
  }

  /// Sets the font of an app's fonts.
  @_disfavoredOverload
  public func font(_ font: KeyboardFont) -> EnvironmentModifier<Self> { self.font(font.font) }

  /// Sets the color of texts, images and shapes, or leaves it with `nil`.
  public func foregroundColor(_ color: Color?) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.foregroundColor = color ?? $0.foregroundColor }
  }

  /// Sets the tint of controls.
  public func tint(_ color: Color?) -> EnvironmentModifier<Self> { environment(\.tintColor, color) }
  /// Sets the tint of controls.
  @_disfavoredOverload
  public func tint(_ style: some ShapeStyle) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.tintColor = style.textColor(in: $0) }
  }

  /// Sets the tint of controls.
  public func accentColor(_ color: Color?) -> EnvironmentModifier<Self> { tint(color) }

  /// Sets the color scheme.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.colorScheme = scheme ?? $0.colorScheme }
  }

  /// Sets the color scheme.
  public func colorScheme(_ scheme: ColorScheme) -> EnvironmentModifier<Self> {
    environment(\.colorScheme, scheme)
  }

  /// Lets controls look disabled.
  public func disabled(_ isDisabled: Bool) -> some View {
    opacity(isDisabled ? 0.35 : 1).transformEnvironment {
      $0.isEnabled = $0.isEnabled && !isDisabled
    }
  }

  /// Sets the view in its ratio of width to height, as large as fits, or as covers the space.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> SizedView<Self> {
    SizedView(content: self) { view, proposal, context in
      let own = view.size(for: .unspecified, in: context)
      let ratio = max(ratio ?? (own.height > 0 ? own.width / own.height : 1), 1e-3)
      guard let width = proposal.width ?? proposal.height.map({ $0 * ratio }) else { return own }
      let other = (proposal.height ?? width / ratio) * ratio
      let used = contentMode == .fit ? min(width, other) : max(width, other)
      return CGSize(width: used, height: used / ratio)
    }
  }

  /// Sets the view in its own ratio of width to height, as large as fits.
  public func scaledToFit() -> SizedView<Self> { aspectRatio(contentMode: .fit) }
  /// Sets the view in its own ratio of width to height, as large as covers the space.
  public func scaledToFill() -> SizedView<Self> { aspectRatio(contentMode: .fill) }

  /// Gives the view its preferred size.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> SizedView<Self> {
    SizedView(content: self) { view, proposal, context in
      view.size(
        for: ProposedViewSize(
          width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height),
        in: context)
    }
  }
}

/// How a view with a ratio of width to height fills a space.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// A view with a size of its own for a proposal.
public struct SizedView<Content: View>: ContainerView {

  let content: Content
  let ownSize: (Content, ProposedViewSize, ViewContext) -> CGSize

  /// Returns the view's size for the proposal.
  public func size(for proposal: ProposedViewSize, in context: ViewContext) -> CGSize {
    ownSize(content, proposal, context)
  }

  /// Returns the view in this size.
  public func placedViews(in area: CGRect, context: ViewContext) -> [PlacedView] {
    let frame = area.aligned(size(for: ProposedViewSize(area.size), in: context))
    return [PlacedView(content, frame: frame)]
  }
}

/// An image that fills its frame.
public struct ResizableImage: PrimitiveView {

  let image: Image

  /// Returns the image's own size.
  public func size(in context: ViewContext) -> CGSize { image.size(in: context) }

  /// Returns the proposed size.
  public func size(for proposal: ProposedViewSize, in context: ViewContext) -> CGSize {
    let own = size(in: context)
    return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  /// Draws the image in the frame; an icon as large as fits.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    var context = context
    let side = image.size(in: context).width / context.environment.font.size
    context.environment.font.size = min(frame.width, frame.height) / max(side, 0.1)
    image.draw(in: frame, context: context, into: &builder)
  }

  /// Returns the image itself, in one color.
  public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> Self { self }
}

extension Font {
  /// Designs of the system's fonts.
  public enum Design: String, Sendable { case `default`, rounded, serif, monospaced = "monospace" }

  func design(_ design: Design) -> Font {
    var font = self
    if design != .default { font.family = .named([FontFamily(design.rawValue)]) }
    return font
  }

  /// Returns the system's font in a size and design.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design?
  ) -> Font {
    Font.system(size: size, weight: weight ?? .regular).design(design ?? .default)
  }

  /// Text styles: the fonts themselves.
  public typealias TextStyle = Font

  /// Returns the font of a text style in a design.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    changing(style.design(design ?? .default)) { $0.weight = weight ?? $0.weight }
  }

  /// Returns a font by name, whose size doesn't follow the text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    .custom(name, size: size)
  }

  /// Returns the bold font.
  public func bold() -> Font { weight(.bold) }
  /// Returns the slanted font.
  public func italic() -> Font { changing(self) { $0.isItalic = true } }
  /// Returns the font of fixed width.
  public func monospaced() -> Font { design(.monospaced) }
  /// Returns the font itself, whose digits have equal widths.
  public func monospacedDigit() -> Font { self }
}
