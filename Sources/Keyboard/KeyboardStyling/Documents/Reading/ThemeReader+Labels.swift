import Foundation
import KeyboardCore
import KeyboardDrawing
import SourceText

extension ThemeReader {

  mutating func read(labels value: JSONValue, into layer: inout KeyboardTheme) {
    guard let members = members(value, named: "labels", of: ThemeFormat.labels) else { return }
    for (key, value) in members {
      guard let pattern = KeyboardTheme.ActionPattern(name: key) else { continue }
      let name = "labels.\(key)"
      for (locale, label) in labels(value, named: name) {
        var match = KeyboardTheme.ButtonMatch()
        match.actions = [pattern]
        match.locale = locale
        let style = changing(Keyboard.ButtonStyle()) { $0.label = label }
        add(.key(style), match, for: .key, at: RulePath(rule: value, list: name), to: &layer)
      }
      guard layer.rules.count <= ThemeLimits.rules else {
        return reportExcess(of: "labels", over: ThemeLimits.rules, at: value)
      }
    }
  }

  private mutating func labels(
    _ value: JSONValue, named name: String
  ) -> [(locale: String?, label: Keyboard.KeyLabel)] {
    guard let value = resolved(value) else { return [] }
    guard let locales = value["locales"], value.object?.members.count == 1 else {
      return keyLabel(value, named: name, of: ThemeFormat.keyLabels).map { [(nil, $0)] } ?? []
    }
    // Of two tags of a language, that of a region is longer, and the later rule wins.
    let ordered = members(locales, named: "\(name).locales")?
      .sorted { $0.key.utf8.count < $1.key.utf8.count }
    return (ordered ?? []).compactMap { locale, label in
      if locale != Self.anyLocale, !Self.isLanguageTag(locale) {
        warn(
          "\(locale.quoted) is not a language tag, so nothing shows this label", at: label,
          hint: "A language tag is written as de or pt-BR; “*” is for all others.")
      }
      return keyLabel(label, named: "\(name).\(locale.shortened)").map {
        (locale == Self.anyLocale ? nil : locale, $0)
      }
    }
  }

  private static let anyLocale = "*"

  mutating func keyLabel(
    _ value: JSONValue, named name: String, of object: ThemeFormat.Object = ThemeFormat.keyLabel
  ) -> Keyboard.KeyLabel? {
    guard let value = resolved(value) else { return nil }
    if value.bool == false { return .nothing }
    if value.string != nil { return text(value, named: name).map { .text($0) } }
    guard value.object != nil else {
      return reader.wrongType(value, name, "a text, an object or false")
    }
    guard let members = members(value, named: name, of: object) else { return nil }
    let keys = value.object?.members.map(\.key) ?? []
    if keys.contains(where: { !ThemeFormat.isReserved($0) && !object.names.contains($0) }) {
      return nil
    }
    guard members.count == 1, keys.count == 1 else {
      return fail(
        .invalidValue, "\(name) is an object with one key", at: value,
        hint: "Write it as {\"symbol\": \"globe\"} or as {\"language\": \"native\"}.")
    }
    switch members[0].key {
    case "symbol":
      return self.name(
        members[0].value, named: "\(name).symbol", among: Keyboard.KeyLabel.symbolNames
      ).map { .symbol($0) }
    default:
      return choice(members[0].value, named: "\(name).language").map { .language($0) }
    }
  }

  /// Reads a list of stickers; an empty one removes inherited stickers.
  mutating func stickers(_ value: JSONValue, named name: String) -> [Keyboard.Sticker]? {
    elements(value, named: name, of: "stickers", count: 0...ThemeLimits.stickers)?
      .compactMap { value in
        guard let sticker = object(value, named: name, as: ThemeFormat.sticker, element: "sticker"),
          let file = ImageFile(sticker.imageData)
        else { return nil }
        if let region = sticker.region, let place = resolved(value)?["region"] {
          check(region, of: file, at: place, named: "\(name).region")
        }
        return sticker
      }
  }

  mutating func region(_ value: JSONValue, named name: String) -> ImageFile.Region? {
    let hint = "They are x, y, width and height in pixels of the image."
    guard let numbers = rectangle(value, named: name, in: ThemeFormat.regionRange, hint: hint)
    else { return nil }
    let pixels = numbers.map { Int($0.rounded()) }
    guard pixels[2] > 0, pixels[3] > 0 else {
      return fail(.invalidValue, "\(name) has no area", at: value)
    }
    return ImageFile.Region(x: pixels[0], y: pixels[1], width: pixels[2], height: pixels[3])
  }

  mutating func rectangle(
    _ value: JSONValue, named name: String, in range: ClosedRange<Double>, hint: String? = nil
  ) -> [Double]? {
    guard let list = resolved(value), let elements = list.array, elements.count == 4 else {
      return fail(.wrongType, "\(name) must be four numbers", at: value, hint: hint)
    }
    let numbers = elements.compactMap { number($0, named: name, in: range) }
    return numbers.count == 4 ? numbers : nil
  }

  mutating func check(
    _ region: ImageFile.Region, of file: ImageFile, at value: JSONValue, named name: String
  ) {
    guard file.cropped(to: region) == nil else { return }
    report(
      .invalidValue,
      "\(name) exceeds the image, which has \(file.width)×\(file.height) pixels", at: value)
  }

  /// Without any image in the theme, there is none that an object without a file could change.
  mutating func warnAboutChangedImages() {
    guard images.isEmpty else { return }
    for (value, name) in changedImages {
      warn(
        "\(name) has no file, and overrides no image", at: value,
        hint: "Write {\"file\": \"./name.png\", …}.")
    }
  }

  mutating func cornerRadius(
    _ value: JSONValue, named name: String, in range: ClosedRange<Double>
  ) -> Keyboard.CornerRadius? {
    guard let value = resolved(value) else { return nil }
    guard let text = value.string, text.utf8.last == UInt8(ascii: "%") else {
      return number(value, named: name, in: range).map { .points(CGFloat($0)) }
    }
    guard let percent = Self.percentage(text) else {
      return fail(
        .invalidValue, "\(name) must be from 0% to 100%, not \(text.quoted)", at: value,
        hint: "A percentage of the height is written as \"50%\".",
        fix: respelled(text, as: Self.nearestPercentage(text), at: value))
    }
    return .percent(percent)
  }

  private static func nearestPercentage(_ text: String) -> String? {
    String(text.dropLast()).numberInUnits.map {
      let rounded = (min(max($0, 0), 100) * 1000).rounded() / 1000
      return rounded.plainText + "%"
    }
  }

  private static func percentage(_ text: String) -> Double? {
    let digits = text.utf8.dropLast()
    if digits.elementsEqual("100".utf8) { return 100 }
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let whole = parts.first, 1...2 ~= whole.count, parts.count <= 2,
      parts.dropFirst().allSatisfy({ 1...3 ~= $0.count }),
      parts.joined().allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Double(String(Substring(digits)))
  }
}
