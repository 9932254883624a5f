import Foundation
public import KeyboardCore
import KeyboardDrawing

/// The coded form is one flat object of the set fields.
extension Keyboard.ButtonStyle: Codable {

  private enum CodingKeys: String, CodingKey {
    case backgroundColor, foregroundColor, keyboardFont, fontWeight, fontFamily
    case fontScale, cornerRadius, contentInsets, pressedOverlayColor
    case borderColor, borderSize, shadowColor, shadowSize
  }

  /// Decode a style; fields that are missing are unset.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    backgroundColor = try fields.decodeIfPresent(Color.self, forKey: .backgroundColor)
    foregroundColor = try fields.decodeIfPresent(Color.self, forKey: .foregroundColor)
    keyboardFont = try fields.decodeIfPresent(KeyboardFont.self, forKey: .keyboardFont)
    fontWeight = try fields.decodeIfPresent(KeyboardFont.FontWeight.self, forKey: .fontWeight)
    fontFamily = try fields.decodeIfPresent([String].self, forKey: .fontFamily)
    fontScale = try fields.decodeIfPresent(Double.self, forKey: .fontScale)
    cornerRadius = try fields.decodeIfPresent(CGFloat.self, forKey: .cornerRadius)
    contentInsets = try fields.decodeIfPresent(EdgeInsets.self, forKey: .contentInsets)
    pressedOverlayColor = try fields.decodeIfPresent(Color.self, forKey: .pressedOverlayColor)
    storedBorderColor = try fields.decodeIfPresent(Color.self, forKey: .borderColor)
    storedBorderSize = try fields.decodeIfPresent(CGFloat.self, forKey: .borderSize)
    storedShadowColor = try fields.decodeIfPresent(Color.self, forKey: .shadowColor)
    storedShadowSize = try fields.decodeIfPresent(CGFloat.self, forKey: .shadowSize)
    let rareFields = try RareFields(from: decoder)
    changeRareFields { $0 = rareFields }
  }

  /// Encode the set fields.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encodeIfPresent(backgroundColor, forKey: .backgroundColor)
    try fields.encodeIfPresent(foregroundColor, forKey: .foregroundColor)
    try fields.encodeIfPresent(keyboardFont, forKey: .keyboardFont)
    try fields.encodeIfPresent(fontWeight, forKey: .fontWeight)
    try fields.encodeIfPresent(fontFamily, forKey: .fontFamily)
    try fields.encodeIfPresent(fontScale, forKey: .fontScale)
    try fields.encodeIfPresent(cornerRadius, forKey: .cornerRadius)
    try fields.encodeIfPresent(contentInsets, forKey: .contentInsets)
    try fields.encodeIfPresent(pressedOverlayColor, forKey: .pressedOverlayColor)
    try fields.encodeIfPresent(storedBorderColor, forKey: .borderColor)
    try fields.encodeIfPresent(storedBorderSize, forKey: .borderSize)
    try fields.encodeIfPresent(storedShadowColor, forKey: .shadowColor)
    try fields.encodeIfPresent(storedShadowSize, forKey: .shadowSize)
    try (rareFields?.value ?? RareFields()).encode(to: encoder)
  }
}
