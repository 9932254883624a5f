import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing

extension Keyboard.KeyShadow: ThemeElement {

  static var list: ThemeKind<[Self]> {
    .list(
      of: ThemeFormat.shadow, named: "shadow", 0...ThemeLimits.shadows,
      [["color": "#0006", "radius": 6, "offset": [0, 3]]])
  }
}

extension Keyboard.Corners: ThemeValue {

  private static func radii(in range: ClosedRange<Double>) -> ObjectFormat<Keyboard.CornerRadii> {
    ObjectFormat(
      Keyboard.CornerRadii(),
      [
        .init(
          "topLeading", \.topLeading, in: range, "The radius of the top leading corner.", "30%"),
        .init(
          "topTrailing", \.topTrailing, in: range, "The radius of the top trailing corner.", "30%"),
        .init(
          "bottomLeading", \.bottomLeading, in: range, "The radius of the bottom leading corner.",
          "30%"),
        .init(
          "bottomTrailing", \.bottomTrailing, in: range,
          "The radius of the bottom trailing corner.", "30%"),
      ])
  }

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> {
    let range = bounds.range ?? 0...100
    return ThemeKind(
      .either([
        .number(in: range), .named("percentage"), .object(radii(in: range).object),
      ]),
      ["topLeading": 12, "bottomTrailing": "30%"],
      read: { reader, value, name in
        guard let value = reader.resolved(value) else { return nil }
        if value.object != nil {
          return reader.object(value, named: name, as: radii(in: range)).map { Self(radii: $0) }
        }
        return switch reader.cornerRadius(value, named: name, in: range) {
        case .points(let points): Self(radius: points)
        case let percent?: Self(radii: Keyboard.CornerRadii(all: percent))
        case nil: nil
        }
      },
      write: { corners in
        guard let own = corners.radii else { return corners.radius?.json }
        // A single member of files stands for both.
        let common = corners.radius.map { Keyboard.CornerRadii(all: .points($0)) }
        let filled = own.filled(from: common)
        if let first = filled.topLeading, filled == Keyboard.CornerRadii(all: first) {
          return first.json
        }
        return radii(in: range).json(filled)
      })
  }
}

extension Keyboard.CornerRadius: ThemeValue {

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self> {
    let range = bounds.range ?? 0...100
    return ThemeKind(
      .either([.number(in: range), .named("percentage")]),
      read: { $0.cornerRadius($1, named: $2, in: range) },
      write: { radius in
        switch radius {
        case .points(let points): .number(points)
        case .percent(let percent):
          .string("\(((percent * 1000).rounded() / 1000).plainText)%")
        }
      })
  }
}
