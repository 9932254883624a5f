public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardStyling

extension KeyboardCallout.CalloutStyle {

  /// The older name of ``buttonOverlayCornerRadius``; the default is 5 points.
  public var buttonCornerRadius: CGFloat {
    get { buttonOverlayCornerRadius ?? 5 }
    set { buttonOverlayCornerRadius = newValue }
  }

  /// The older name of ``buttonOverlayInset``.
  public var buttonInset: CGSize {
    get { buttonOverlayInset }
    set { buttonOverlayInset = newValue }
  }

  /// The older name of ``foregroundColor``.
  public var textColor: Color {
    get { foregroundColor }
    set { foregroundColor = newValue }
  }
}

extension Keyboard.ButtonStyle {

  /// A style for previews: white on yellow.
  public static var preview1: Self { preview(.yellow, .white, cornerRadius: 20) }

  /// A style for previews: yellow on purple.
  public static var preview2: Self { preview(.purple, .yellow, cornerRadius: 10) }

  private static func preview(
    _ background: Color, _ foreground: Color, cornerRadius: Double
  ) -> Self {
    Self(
      backgroundColor: background, foregroundColor: foreground, keyboardFont: .body,
      cornerRadius: cornerRadius, border: BorderStyle(color: foreground, size: 3),
      shadow: ShadowStyle(color: background, size: 4))
  }
}

extension Color {

  /// Another name of ``keyboardButtonBackground(for:)``.
  public static func standardButtonBackgroundColor(for context: KeyboardContext) -> Color {
    keyboardButtonBackground(for: context.colorScheme)
  }
}
