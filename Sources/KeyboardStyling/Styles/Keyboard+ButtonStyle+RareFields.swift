public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension Keyboard.ButtonStyle {

  /// The fields that few styles set.
  struct RareFields: Hashable, Codable, Sendable {
    var background: Keyboard.Background?
    var foregroundSecondaryOpacity: Double?
    var nativeFont: Font?
    var fontStyle: KeyboardFontStyle?
    var textDecoration: KeyboardTextDecoration?
    var textCase: KeyboardTextCase?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var foregroundGradient: KeyboardGradient?
    var cornerRadii: Keyboard.CornerRadii?
    var cornerStyle: KeyboardCornerStyle?
    var borderEdges: EdgeInsets?
    var borderGradient: KeyboardGradient?
    var glowColor: Color?
    var glowRadius: CGFloat?
    var outerShadowColor: Color?
    var outerShadowRadius: CGFloat?
    var outerShadowOffset: CGPoint?
    var innerShadowColor: Color?
    var innerShadowRadius: CGFloat?
    var innerShadowOffset: CGPoint?
    var shadows: [Keyboard.KeyShadow]?
    var pressedScale: Double?
    var pressedOffset: CGPoint?

    /// Layer the set fields of a style over these.
    mutating func extend(with fields: Self) {
      if let value = fields.background { background = value }
      if let value = fields.nativeFont { nativeFont = value }
      if let value = fields.foregroundSecondaryOpacity { foregroundSecondaryOpacity = value }
      if let value = fields.fontStyle { fontStyle = value }
      if let value = fields.textDecoration { textDecoration = value }
      if let value = fields.textCase { textCase = value }
      if let value = fields.tracking { tracking = value }
      if let value = fields.baselineOffset { baselineOffset = value }
      if let value = fields.foregroundGradient { foregroundGradient = value }
      if let value = fields.cornerRadii { cornerRadii = value.filled(from: cornerRadii) }
      if let value = fields.cornerStyle { cornerStyle = value }
      if let value = fields.borderEdges { borderEdges = value }
      if let value = fields.borderGradient { borderGradient = value }
      if let value = fields.glowColor { glowColor = value }
      if let value = fields.glowRadius { glowRadius = value }
      if let value = fields.outerShadowColor { outerShadowColor = value }
      if let value = fields.outerShadowRadius { outerShadowRadius = value }
      if let value = fields.outerShadowOffset { outerShadowOffset = value }
      if let value = fields.innerShadowColor { innerShadowColor = value }
      if let value = fields.innerShadowRadius { innerShadowRadius = value }
      if let value = fields.innerShadowOffset { innerShadowOffset = value }
      if let value = fields.shadows { shadows = value }
      if let value = fields.pressedScale { pressedScale = value }
      if let value = fields.pressedOffset { pressedOffset = value }
    }
  }

  /// Change the rare fields; a style without any refers to none.
  mutating func changeRareFields(_ change: (inout RareFields) -> Void) {
    var fields = rareFields?.value ?? RareFields()
    change(&fields)
    rareFields = fields == RareFields() ? nil : SharedValue(fields)
  }
}

extension Keyboard.ButtonStyle {

  /// The background over the background color.
  public var background: Keyboard.Background? {
    get { rareFields?.value.background }
    set { changeRareFields { $0.background = newValue } }
  }

  /// The opacity of secondary text such as the language on the space bar, from 0 to 1.
  public var foregroundSecondaryOpacity: Double? {
    get { rareFields?.value.foregroundSecondaryOpacity }
    set { changeRareFields { $0.foregroundSecondaryOpacity = newValue } }
  }

  /// The font of the text, which takes precedence over the keyboard font.
  public var nativeFont: Font? {
    get { rareFields?.value.nativeFont }
    set { changeRareFields { $0.nativeFont = newValue } }
  }

  /// Whether the text is italic.
  public var fontStyle: KeyboardFontStyle? {
    get { rareFields?.value.fontStyle }
    set { changeRareFields { $0.fontStyle = newValue } }
  }

  /// The line that decorates the text.
  public var textDecoration: KeyboardTextDecoration? {
    get { rareFields?.value.textDecoration }
    set { changeRareFields { $0.textDecoration = newValue } }
  }

  /// The case in which the text is shown, whatever the key types.
  public var textCase: KeyboardTextCase? {
    get { rareFields?.value.textCase }
    set { changeRareFields { $0.textCase = newValue } }
  }

  /// The space between characters in addition to that of the font, in points.
  public var tracking: CGFloat? {
    get { rareFields?.value.tracking }
    set { changeRareFields { $0.tracking = newValue } }
  }

  /// The distance by which the text is raised, in points.
  public var baselineOffset: CGFloat? {
    get { rareFields?.value.baselineOffset }
    set { changeRareFields { $0.baselineOffset = newValue } }
  }

  /// The gradient of text and icons, in place of the foreground color.
  public var foregroundGradient: KeyboardGradient? {
    get { rareFields?.value.foregroundGradient }
    set { changeRareFields { $0.foregroundGradient = newValue } }
  }

  /// The radii of corners that differ from the corner radius, in points or percent.
  public var cornerRadii: Keyboard.CornerRadii? {
    get { rareFields?.value.cornerRadii }
    set { changeRareFields { $0.cornerRadii = newValue } }
  }

  /// The curve of the corners (default: circular).
  public var cornerStyle: KeyboardCornerStyle? {
    get { rareFields?.value.cornerStyle }
    set { changeRareFields { $0.cornerStyle = newValue } }
  }

  /// The border widths per edge in points, in place of the uniform width.
  public var borderEdges: EdgeInsets? {
    get { rareFields?.value.borderEdges }
    set { changeRareFields { $0.borderEdges = newValue } }
  }

  /// The gradient of the border over the whole key, in place of the border color.
  public var borderGradient: KeyboardGradient? {
    get { rareFields?.value.borderGradient }
    set { changeRareFields { $0.borderGradient = newValue } }
  }

  /// The color of the glow around the key.
  public var glowColor: Color? {
    get { rareFields?.value.glowColor }
    set { changeRareFields { $0.glowColor = newValue } }
  }

  /// The radius of the glow in points.
  public var glowRadius: CGFloat? {
    get { rareFields?.value.glowRadius }
    set { changeRareFields { $0.glowRadius = newValue } }
  }

  /// The color of the soft shadow below the key.
  public var outerShadowColor: Color? {
    get { rareFields?.value.outerShadowColor }
    set { changeRareFields { $0.outerShadowColor = newValue } }
  }

  /// The blur radius of the soft shadow in points (default: 0).
  public var outerShadowRadius: CGFloat? {
    get { rareFields?.value.outerShadowRadius }
    set { changeRareFields { $0.outerShadowRadius = newValue } }
  }

  /// The offset of the soft shadow in points, right and down.
  public var outerShadowOffset: CGPoint? {
    get { rareFields?.value.outerShadowOffset }
    set { changeRareFields { $0.outerShadowOffset = newValue } }
  }

  /// The color of the inner shadow of the key's edges on its face.
  public var innerShadowColor: Color? {
    get { rareFields?.value.innerShadowColor }
    set { changeRareFields { $0.innerShadowColor = newValue } }
  }

  /// The blur radius of the inner shadow in points (default: 0).
  public var innerShadowRadius: CGFloat? {
    get { rareFields?.value.innerShadowRadius }
    set { changeRareFields { $0.innerShadowRadius = newValue } }
  }

  /// The offset of the inner shadow in points, right and down.
  public var innerShadowOffset: CGPoint? {
    get { rareFields?.value.innerShadowOffset }
    set { changeRareFields { $0.innerShadowOffset = newValue } }
  }

  /// Further shadows, back to front: outer ones behind the key, inner ones on its face.
  public var shadows: [Keyboard.KeyShadow]? {
    get { rareFields?.value.shadows }
    set { changeRareFields { $0.shadows = newValue } }
  }

  /// The scale at which the key is drawn while it is pressed, about its center (default: 1).
  public var pressedScale: Double? {
    get { rareFields?.value.pressedScale }
    set { changeRareFields { $0.pressedScale = newValue } }
  }

  /// The offset at which the key is drawn while it is pressed, in points, right and down.
  public var pressedOffset: CGPoint? {
    get { rareFields?.value.pressedOffset }
    set { changeRareFields { $0.pressedOffset = newValue } }
  }
}
