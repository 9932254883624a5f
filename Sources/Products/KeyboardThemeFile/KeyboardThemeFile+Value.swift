import Foundation
import KeyboardKit

#if canImport(SwiftUI) && !os(Linux)
import SwiftUI
#endif

extension KeyboardThemeFile {

  /// The value of a property.
  enum Value: Sendable {

    case color(PairedColor)
    case number(Double)

    /// A weight, or a name.
    case text(String)

    /// A size, a point, or insets: top, leading, bottom, trailing.
    case numbers([Double])

    case font(FontValue)
    case background(BackgroundValue)

    /// The standard value.
    case standard
  }

  struct FontValue: Decodable, Sendable {
    let name: String?
    let style: String?
    let size: Double?
    let weight: String?
  }

  struct BackgroundValue: Decodable, Sendable {
    var color: PairedColor?
    var gradient: [PairedColor]?
    var image: String?
    var mode: String?
    var overlay: PairedColor?
    var overlayGradient: [PairedColor]?

    /// The bytes of the image, which the file has by name.
    fileprivate(set) var data: Data?

    private enum CodingKeys: String, CodingKey {
      case color, gradient, image, mode, overlay, overlayGradient
    }
  }

  /// A color with another value in dark mode, if any.
  struct PairedColor: Decodable, Sendable {

    let light: Components
    let dark: Components

    /// Red, green, blue and opacity from 0 to 1.
    typealias Components = [Double]

    init(from decoder: any Decoder) throws {
      if let pair = try? decoder.container(keyedBy: Scheme.self), !pair.allKeys.isEmpty {
        light = try Self.components(pair.superDecoder(forKey: .light))
        dark = try Self.components(pair.superDecoder(forKey: .dark))
      } else {
        light = try Self.components(decoder)
        dark = light
      }
    }

    private enum Scheme: String, CodingKey { case light, dark }

    private static func components(_ decoder: any Decoder) throws -> Components {
      let value = try decoder.singleValueContainer()
      if let text = try? value.decode(String.self) {
        let digits = text.dropFirst()
        guard text.hasPrefix("#"), [6, 8].contains(digits.count),
          let number = UInt32(digits, radix: 16)
        else {
          throw DecodingError.dataCorruptedError(in: value, debugDescription: "has no hex color")
        }
        let bits = digits.count == 6 ? number << 8 | 0xFF : number
        return [24, 16, 8, 0].map { (shift: UInt32) -> Double in
          Double(bits >> shift & 0xFF) / 255
        }
      }
      let numbers = try value.decode([Double].self)
      guard numbers.count == 4, numbers.allSatisfy({ (0...1).contains($0) }) else {
        throw DecodingError.dataCorruptedError(
          in: value, debugDescription: "has other components than four from 0 to 1")
      }
      return numbers
    }

    func color(isDark: Bool) -> Color {
      let parts = isDark ? dark : light
      return Color(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }
  }
}

extension KeyboardThemeFile.Value: Decodable {

  private enum Kind: String, CodingKey {
    case color, number, text, numbers, font, background, standard
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Kind.self)
    guard let kind = values.allKeys.first, values.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "has a value of an unknown kind"))
    }
    switch kind {
    case .color: self = .color(try values.decode(KeyboardThemeFile.PairedColor.self, forKey: kind))
    case .number: self = .number(try Self.length(values.decode(Double.self, forKey: kind), decoder))
    case .text: self = .text(try values.decode(String.self, forKey: kind))
    case .numbers:
      self = .numbers(
        try values.decode([Double].self, forKey: kind).map { try Self.length($0, decoder) })
    case .font: self = .font(try values.decode(KeyboardThemeFile.FontValue.self, forKey: kind))
    case .background:
      self = .background(try values.decode(KeyboardThemeFile.BackgroundValue.self, forKey: kind))
    case .standard: self = .standard
    }
  }

  /// Lengths in points, and factors.
  private static func length(_ number: Double, _ decoder: any Decoder) throws -> Double {
    guard (-1000...1000).contains(number) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "has a number beyond 1000"))
    }
    return number
  }

  func resolved(_ images: [String: Data]) throws -> Self {
    guard case .background(var background) = self, let name = background.image else { return self }
    guard let data = images[name] else {
      throw KeyboardThemeFile.Failure("The theme file has no image “\(name)”.")
    }
    background.data = data
    return .background(background)
  }
}
