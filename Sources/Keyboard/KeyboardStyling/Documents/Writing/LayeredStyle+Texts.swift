import Foundation
import KeyboardCore
import KeyboardDrawing
import SourceText

extension LayeredStyle {

  /// Returns texts that are equal if the fields draw the same in a color scheme; files are digests.
  package func fieldTexts(
    isDark: Bool, except omitted: Set<String> = []
  ) -> [(name: String, text: String)] {
    texts(of: Self.fields.filter { !omitted.contains($0.name) }, isDark: isDark)
  }

  /// The style with the defaults of its type in unset fields.
  package var withDefaults: Self {
    let members = Dictionary(
      Mirror(reflecting: self).children.compactMap { child in
        child.label.map { ($0, child.value) }
      }, uniquingKeysWith: { $1 })
    return Self.fields.reduce(into: self) { style, field in
      guard !field.isSet(in: style), let member = members["_\(field.name)"] else { return }
      let fallback = Mirror(reflecting: member).children.first { $0.label == "fallback" }
      if let fallback = fallback?.value as? any ThemeValue { field.set(fallback, in: &style) }
    }
  }

  package func texts(
    of fields: [StyleField<Self>], isDark: Bool
  ) -> [(name: String, text: String)] {
    let set = setFields(among: fields)
    if set.isEmpty { return [] }
    var style = self
    for field in set { style.resolve(field, isDark: isDark) }
    return set.compactMap { field in
      field.json(of: style).map { value in
        if case .string(let text) = value { return (field.name, text) }
        return (field.name, value.text)
      }
    }
  }

  private mutating func resolve(_ field: StyleField<Self>, isDark: Bool) {
    let resolved = { (color: Color) in Color(color.resolved(isDark: isDark)) }
    let value: (any Sendable)? =
      switch field.value(in: self) {
      case let color as Color: resolved(color)
      case let gradient as KeyboardGradient: gradient.mapColors(resolved)
      case let background as Keyboard.Background: background.mapColors(resolved)
      case let shadows as [Keyboard.KeyShadow]: shadows.map { $0.mapColor(resolved) }
      case let icon as Keyboard.KeyIcon: icon.digested
      case let stickers as [Keyboard.Sticker]: stickers.map { $0.mapColor(resolved) }
      case let animation as Keyboard.KeyAnimation: animation.mapColors(resolved)
      case let font as KeyboardFont: font.digested
      case let families as [FontFamily]: families.map(\.resolved)
      case let part as any LayeredStyle: part.resolved(isDark: isDark)
      default: nil
      }
    if let value { field.set(value, in: &self) }
  }

  private func resolved(isDark: Bool) -> Self {
    setFields(among: Self.fields).reduce(into: self) { $0.resolve($1, isDark: isDark) }
  }
}

extension KeyboardFont {

  fileprivate var digested: Self {
    guard case .families(let families, let size) = type else { return self }
    return KeyboardFont(.families(families.map(\.resolved), size: size), weight)
  }
}

extension Keyboard.Background {

  fileprivate func mapColors(_ map: (Color) -> Color) -> Self {
    var background = self
    background.material = material?.mapColors(map)
    background.backgroundColor = backgroundColor.map(map)
    background.overlayColor = overlayColor.map(map)
    background.imageTint = imageTint.map(map)
    background.gradient = gradient?.mapColors(map)
    background.overlay = overlay?.mapColors(map)
    background.imageData = imageData?.digest
    return background
  }
}

extension Keyboard.KeyIcon {

  fileprivate var digested: Self {
    guard case .drawing(let image) = source, case .file(let data) = image.source else {
      return self
    }
    var icon = self
    icon.source = .drawing(
      VectorImage(.file(data.digest), viewBox: image.viewBox, size: image.size, nodes: []))
    return icon
  }
}

extension Keyboard.Sticker {

  fileprivate func mapColor(_ map: (Color) -> Color) -> Self {
    var sticker = self
    sticker.tint = tint.map(map)
    sticker.imageData = imageData.digest
    return sticker
  }
}

extension FontFamily {

  fileprivate var resolved: FontFamily {
    files.isEmpty ? self : FontFamily("\(name) \(files.map(\.digestText).joined(separator: " "))")
  }
}

extension FontFile {

  fileprivate var digestText: String {
    let use =
      "\(characters) \(weight?.rawValue ?? 0) \(isItalic.map(String.init) ?? "")"
      + "\(variation.sorted { $0.key < $1.key })"
    return (bytes.digest + Data(use.utf8)).digest.base64EncodedString()
  }
}

extension Data {

  /// FNV-1a, eight bytes at a time: it tells pictures apart and is no protection against forgery.
  fileprivate var digest: Data {
    var hash = 0xcbf2_9ce4_8422_2325 as UInt64
    withUnsafeBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: 8) {
        var word = UInt64(bytes.count)
        for byte in bytes[start..<Swift.min(start + 8, bytes.count)] {
          word = word << 8 ^ UInt64(byte)
        }
        hash = (hash ^ word) &* 0x100_0000_01b3
      }
    }
    return Swift.withUnsafeBytes(of: hash.bigEndian) { Data($0) }
  }
}
