public import KeyboardDrawing

// Source: Apple's label and fill colors.
extension Color {

  /// A lower rank of label colors than `secondary`.
  public static let tertiary = label.opacity(0.3), quaternary = label.opacity(0.18),
    quinary = label.opacity(0.1)
  /// The tint of apps without one of their own.
  public static let accentColor = Color.blue
  /// The color of backgrounds.
  public static let background = Color(light: 0xFFFFFF, dark: 0x000000)

  private static let label = Color(light: 0x3C3C43, dark: 0xEBEBF5)
}

// Names after a dot where any style is expected.
extension ShapeStyle where Self == Color {
  /// The color of labels.
  public static var primary: Color { Color.primary }
  /// The second rank of label colors.
  public static var secondary: Color { Color.secondary }
  /// The third rank of label colors.
  public static var tertiary: Color { Color.tertiary }
  /// The fourth rank of label colors.
  public static var quaternary: Color { Color.quaternary }
  /// The fifth rank of label colors.
  public static var quinary: Color { Color.quinary }
  /// The tint.
  public static var tint: Color { Color.accentColor }
  /// The color of backgrounds.
  public static var background: Color { Color.background }
  /// Black.
  public static var black: Color { Color.black }
  /// White.
  public static var white: Color { Color.white }
  /// Transparent.
  public static var clear: Color { Color.clear }
  /// The system blue.
  public static var blue: Color { Color.blue }
  /// The system brown.
  public static var brown: Color { Color.brown }
  /// The system cyan.
  public static var cyan: Color { Color.cyan }
  /// The system gray.
  public static var gray: Color { Color.gray }
  /// The system green.
  public static var green: Color { Color.green }
  /// The system indigo.
  public static var indigo: Color { Color.indigo }
  /// The system mint.
  public static var mint: Color { Color.mint }
  /// The system orange.
  public static var orange: Color { Color.orange }
  /// The system pink.
  public static var pink: Color { Color.pink }
  /// The system purple.
  public static var purple: Color { Color.purple }
  /// The system red.
  public static var red: Color { Color.red }
  /// The system teal.
  public static var teal: Color { Color.teal }
  /// The system yellow.
  public static var yellow: Color { Color.yellow }
}

// Each is a blur behind a tint (chosen here: Apple publishes no figures of its materials).
extension ShapeStyle where Self == SheetMaterial {
  /// A mostly transparent material.
  public static var ultraThinMaterial: SheetMaterial { .init(opacity: 0.3) }
  /// A rather transparent material.
  public static var thinMaterial: SheetMaterial { .init(opacity: 0.45) }
  /// A translucent material.
  public static var regularMaterial: SheetMaterial { .init(opacity: 0.6) }
  /// A rather opaque material.
  public static var thickMaterial: SheetMaterial { .init(opacity: 0.75) }
  /// A mostly opaque material.
  public static var ultraThickMaterial: SheetMaterial { .init(opacity: 0.9) }
  /// The material of bars.
  public static var bar: SheetMaterial { .init(opacity: 0.75) }
}
