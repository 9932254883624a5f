import Foundation
import KeyboardKit

#if canImport(SwiftUI) && !os(Linux)
import SwiftUI
#endif

// Values as those of KeyboardKit.
extension KeyboardThemeFile.Value {

  var length: CGFloat? { if case .number(let number) = self { CGFloat(number) } else { nil } }

  var size: CGSize? {
    guard case .numbers(let numbers) = self, numbers.count == 2 else { return nil }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  var point: CGPoint? { size.map { CGPoint(x: $0.width, y: $0.height) } }

  var insets: EdgeInsets? {
    guard case .numbers(let numbers) = self, numbers.count == 4 else { return nil }
    return EdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  var weight: KeyboardFont.FontWeight? {
    if case .text(let name) = self { KeyboardFont.FontWeight(fileName: name) } else { nil }
  }

  var font: KeyboardFont? {
    guard case .font(let value) = self else { return nil }
    let weight = value.weight.flatMap { KeyboardFont.FontWeight(fileName: $0) }
    if let size = value.size {
      return KeyboardFont(
        value.name.map { .custom($0, size: size) } ?? .system(size: size), weight)
    }
    return value.style.flatMap { KeyboardFont.FontType(fileName: $0) }.map {
      KeyboardFont($0, weight)
    }
  }

  func color(isDark: Bool) -> Color? {
    if case .color(let color) = self { color.color(isDark: isDark) } else { nil }
  }
}

extension KeyboardThemeFile.BackgroundValue {

  var isEmpty: Bool {
    color == nil && gradient == nil && data == nil && overlay == nil && overlayGradient == nil
  }

  func background(isDark: Bool) -> Keyboard.Background {
    Keyboard.Background(
      backgroundColor: color?.color(isDark: isDark),
      backgroundGradient: gradient?.map { $0.color(isDark: isDark) },
      imageData: data,
      imageContentMode: mode.flatMap { .init(rawValue: $0) } ?? .fill,
      overlayColor: overlay?.color(isDark: isDark),
      overlayGradient: overlayGradient?.map { $0.color(isDark: isDark) })
  }
}

extension KeyboardFont.FontWeight {

  fileprivate init?(fileName: String) {
    let all: [String: Self] = [
      "black": .black, "bold": .bold, "heavy": .heavy, "light": .light, "medium": .medium,
      "regular": .regular, "semibold": .semibold, "thin": .thin, "ultraLight": .ultraLight,
    ]
    guard let weight = all[fileName] else { return nil }
    self = weight
  }
}

extension KeyboardFont.FontType {

  fileprivate init?(fileName: String) {
    let all: [String: Self] = [
      "body": .body, "callout": .callout, "caption": .caption, "caption2": .caption2,
      "footnote": .footnote, "headline": .headline, "largeTitle": .largeTitle,
      "subheadline": .subheadline, "title": .title, "title2": .title2, "title3": .title3,
    ]
    guard let type = all[fileName] else { return nil }
    self = type
  }
}

// Fields by their names; an unknown one, or one of another kind, changes nothing.
extension Keyboard.ButtonStyle {

  mutating func set(
    _ field: (name: String, value: KeyboardThemeFile.Value), isDark: Bool, standard: Self
  ) {
    let value = field.value
    let color = value.color(isDark: isDark)
    if case .standard = value { return reset(field.name, to: standard) }
    switch field.name {
    case "backgroundColor": backgroundColor = color ?? backgroundColor
    case "background":
      if case .background(let value) = value { background = value.background(isDark: isDark) }
    case "foregroundColor": foregroundColor = color ?? foregroundColor
    case "foregroundSecondaryOpacity":
      if let opacity = value.length { foregroundSecondaryOpacity = Double(opacity) }
    case "font":
      if let font = value.font { use(font) }
    case "fontWeight": fontWeight = value.weight ?? fontWeight
    case "cornerRadius": cornerRadius = value.length ?? cornerRadius
    case "borderColor": borderColor = color ?? borderColor
    case "borderSize": borderSize = value.length ?? borderSize
    case "shadowColor": shadowColor = color ?? shadowColor
    case "shadowSize": shadowSize = value.length ?? shadowSize
    case "contentInsets": contentInsets = value.insets ?? contentInsets
    case "pressedOverlayColor": pressedOverlayColor = color ?? pressedOverlayColor
    default: break
    }
  }

  private mutating func reset(_ name: String, to standard: Self) {
    switch name {
    case "backgroundColor": backgroundColor = standard.backgroundColor
    case "background": background = standard.background
    case "foregroundColor": foregroundColor = standard.foregroundColor
    case "font":
      keyboardFont = standard.keyboardFont
      nativeFont = standard.nativeFont
    case "fontWeight": fontWeight = standard.fontWeight
    case "cornerRadius": cornerRadius = standard.cornerRadius
    case "borderColor": borderColor = standard.borderColor
    case "borderSize": borderSize = standard.borderSize
    case "shadowColor": shadowColor = standard.shadowColor
    case "shadowSize": shadowSize = standard.shadowSize
    case "contentInsets": contentInsets = standard.contentInsets
    case "pressedOverlayColor": pressedOverlayColor = standard.pressedOverlayColor
    default: break
    }
  }

  private mutating func use(_ font: KeyboardFont) {
    keyboardFont = font
    nativeFont = nil
  }

  /// Uses another font at the size of the current one, and a multiple of its size.
  mutating func changeFont(name: String?, scale: CGFloat) {
    guard name != nil || scale != 1 else { return }
    let weight = keyboardFont?.weight
    switch keyboardFont?.type {
    case .system(let size):
      let type = name.map { KeyboardFont.FontType.custom($0, size: size * scale) }
      use(KeyboardFont(type ?? .system(size: size * scale), weight))
    case .custom(let own, let size):
      use(KeyboardFont(.custom(name ?? own, size: size * scale), weight))
    default: break
    }
  }
}

// The types of these styles have other names since KeyboardKit 10, so that they are inferred.
extension View {

  func keyboardThemeFileCallouts(
    _ file: KeyboardThemeFile, for context: KeyboardContext
  ) -> some View {
    keyboardCalloutStyle(
      file.style(of: .callout, in: context, over: .standard) { style, name, value, isDark in
        let color = value.color(isDark: isDark)
        switch name {
        case "actionItemFont": style.actionItemFont = value.font ?? style.actionItemFont
        case "actionItemMaxSize": style.actionItemMaxSize = value.size ?? style.actionItemMaxSize
        case "actionItemPadding": style.actionItemPadding = value.size ?? style.actionItemPadding
        case "backgroundColor": style.backgroundColor = color ?? style.backgroundColor
        case "borderColor": style.borderColor = color ?? style.borderColor
        case "buttonOverlayCornerRadius":
          style.buttonOverlayCornerRadius = value.length ?? style.buttonOverlayCornerRadius
        case "buttonOverlayInset":
          style.buttonOverlayInset = value.size ?? style.buttonOverlayInset
        case "cornerRadius": style.cornerRadius = value.length ?? style.cornerRadius
        case "curveSize": style.curveSize = value.size ?? style.curveSize
        case "foregroundColor": style.foregroundColor = color ?? style.foregroundColor
        case "inputItemFont": style.inputItemFont = value.font ?? style.inputItemFont
        case "inputItemMinSize": style.inputItemMinSize = value.size ?? style.inputItemMinSize
        case "offset": style.offset = value.point ?? style.offset
        case "selectedBackgroundColor":
          style.selectedBackgroundColor = color ?? style.selectedBackgroundColor
        case "selectedForegroundColor":
          style.selectedForegroundColor = color ?? style.selectedForegroundColor
        case "shadowColor": style.shadowColor = color ?? style.shadowColor
        case "shadowRadius": style.shadowRadius = value.length ?? style.shadowRadius
        default: break
        }
      })
  }

  func keyboardThemeFileToolbar(
    _ file: KeyboardThemeFile, for context: KeyboardContext
  ) -> some View {
    autocompleteToolbarStyle(
      file.style(of: .toolbar, in: context, over: .standard) { style, path, value, isDark in
        let color = value.color(isDark: isDark)
        let isAutocorrect = path.hasPrefix("autocorrectItem.")
        var item = isAutocorrect ? style.autocorrectItem : style.item
        let standard = isAutocorrect ? type(of: item).standardAutocorrect : type(of: item).standard
        let separator = type(of: style.separator).standard
        switch path.replacingOccurrences(of: "autocorrectItem.", with: "item.") {
        case "item.titleFont": item.titleFont = value.font ?? standard.titleFont
        case "item.titleColor": item.titleColor = color ?? standard.titleColor
        case "item.subtitleFont": item.subtitleFont = value.font ?? standard.subtitleFont
        case "item.subtitleColor": item.subtitleColor = color ?? standard.subtitleColor
        case "item.horizontalPadding":
          if let length = value.length { item.horizontalPadding = length }
        case "item.verticalPadding": if let length = value.length { item.verticalPadding = length }
        case "item.backgroundColor": item.backgroundColor = color ?? standard.backgroundColor
        case "item.backgroundCornerRadius":
          item.backgroundCornerRadius = value.length ?? standard.backgroundCornerRadius
        case "separator.color": style.separator.color = color ?? separator.color
        case "separator.width": style.separator.width = value.length ?? separator.width
        case "separator.height": style.separator.height = value.length ?? separator.height
        case "height": if let height = value.length { style.height = height }
        case "padding": if let padding = value.length { style.padding = padding }
        default: break
        }
        if isAutocorrect { style.autocorrectItem = item } else { style.item = item }
      })
  }
}
