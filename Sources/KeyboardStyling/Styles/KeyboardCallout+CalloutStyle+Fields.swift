public import KeyboardCore

extension KeyboardCallout.CalloutStyle {

  /// All fields, in documentation order.
  public static var fields: [StyleField<Self>] { calloutFields }
}

private let calloutFields: [StyleField<KeyboardCallout.CalloutStyle>] = [
  StyleField(
    "actionItemFont", .font(\.$actionItemFont), "The font of a secondary action."),
  StyleField(
    "actionItemMaxSize", .size(\.$actionItemMaxSize),
    "The largest size of a secondary action in points."),
  StyleField(
    "actionItemPadding", .size(\.$actionItemPadding),
    "The room around a secondary action in points."),
  StyleField(
    "background", .background(\.background), "What is painted on the bubble, over its color."),
  StyleField(
    "backgroundColor", .color(\.$backgroundColor), "The color of the bubble."),
  StyleField(
    "borderColor", .color(\.$borderColor), "The color of the hairline around the bubble."),
  StyleField(
    "buttonOverlayCornerRadius", .length(\.buttonOverlayCornerRadius, 0...100),
    "The corner radius of the key under the bubble in points; the key's own if it is missing."),
  StyleField(
    "buttonOverlayInset", .size(\.$buttonOverlayInset),
    "The distance of the key from its cell in points."),
  StyleField(
    "cornerRadius", .length(\.$cornerRadius, 0...100),
    "The radius of the bubble's corners in points."),
  StyleField(
    "curveSize", .size(\.$curveSize), "The size of the curves between bubble and key in points."),
  StyleField(
    "foregroundColor", .color(\.$foregroundColor), "The color of the text."),
  StyleField(
    "inputItemFont", .font(\.$inputItemFont), "The font of the repeated key."),
  StyleField(
    "inputItemMinSize", .size(\.$inputItemMinSize),
    "The smallest size of the bubble that repeats a key, in points."),
  StyleField(
    "offset", .point(\.offset), "How far the bubble of secondary actions is moved in points."),
  StyleField(
    "selectedBackgroundColor", .color(\.$selectedBackgroundColor),
    "The color behind the selected secondary action."),
  StyleField(
    "selectedForegroundColor", .color(\.$selectedForegroundColor),
    "The color of the selected secondary action's text."),
  StyleField(
    "shadowColor", .color(\.$shadowColor), "The color of the soft shadow around the bubble."),
  StyleField(
    "shadowRadius", .length(\.$shadowRadius, 0...100),
    "How far the soft shadow reaches, in points."),
]
