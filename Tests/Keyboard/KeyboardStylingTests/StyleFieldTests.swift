import KeyboardKit
import Testing

@testable import KeyboardStyling

/// Every field of a style is listed, and every listed field is merged.
@Suite struct StyleFieldTests {

  /// The stored properties that one line of the list stands for, by the name of that line.
  private static let grouped = [
    "nativeFont": "font", "keyboardFont": "font", "cornerRadii": "cornerRadius",
    "storedBorderColor": "borderColor", "storedBorderSize": "borderSize",
    "storedShadowColor": "shadowColor", "storedShadowSize": "shadowSize",
  ]

  private func listedNames<Style: LayeredStyle>(of style: Style) -> (
    stored: Set<String>, listed: [String]
  ) {
    let stored = Mirror(reflecting: style).children.compactMap(\.label).map { label in
      let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
      return Self.grouped[name] ?? name
    }
    return (Set(stored), Style.fields.map(\.name))
  }

  @Test func everyStoredPropertyIsListedOnce() {
    let all = [
      listedNames(of: Keyboard.ButtonStyle()), listedNames(of: KeyboardCallout.CalloutStyle()),
      listedNames(of: Autocomplete.ToolbarStyle()),
      listedNames(of: Autocomplete.ToolbarItemStyle()),
      listedNames(of: Autocomplete.ToolbarSeparatorStyle()),
      listedNames(of: Keyboard.ToolbarStyle()), listedNames(of: KeyboardViewStyle()),
      listedNames(of: Emoji.PartStyle()), listedNames(of: Keyboard.LabelStyle()),
    ]
    for (stored, listed) in all {
      #expect(stored == Set(listed))
      #expect(Set(listed).count == listed.count)
    }
  }

  @Test func everyListedFieldIsMerged() {
    expectMerging(Keyboard.ButtonStyle())
    expectMerging(KeyboardCallout.CalloutStyle())
    expectMerging(Autocomplete.ToolbarStyle())
    expectMerging(Autocomplete.ToolbarItemStyle())
    expectMerging(Autocomplete.ToolbarSeparatorStyle())
    expectMerging(Keyboard.ToolbarStyle())
    expectMerging(KeyboardViewStyle())
    expectMerging(Emoji.PartStyle())
    expectMerging(Keyboard.LabelStyle())
  }

  /// Sets one field after the other: merging takes it from above, and keeps it from below.
  private func expectMerging<Style: LayeredStyle>(_ open: Style) {
    for field in Style.fields {
      let style = StyleSample.with(field, seed: 1, in: open)
      let other = StyleSample.with(field, seed: 2, in: open)
      #expect(style != open, "\(Style.self).\(field.name)")
      #expect(open.extended(with: style) == style, "\(Style.self).\(field.name)")
      #expect(style.extended(with: open) == style, "\(Style.self).\(field.name)")
      #expect(style.extended(with: other) == other, "\(Style.self).\(field.name)")
    }
  }

  @Test(arguments: 0..<200) func mergingIsAssociative(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    expectAssociative(Keyboard.ButtonStyle(), &random)
    expectAssociative(KeyboardCallout.CalloutStyle(), &random)
    expectAssociative(Autocomplete.ToolbarStyle(), &random)
    expectAssociative(KeyboardViewStyle(), &random)
  }

  private func expectAssociative<Style: LayeredStyle>(_ open: Style, _ random: inout SeededNumbers)
  {
    let (a, b, c) = (
      StyleSample.any(open, &random), StyleSample.any(open, &random), StyleSample.any(open, &random)
    )
    #expect(
      a.extended(with: b).extended(with: c) == a.extended(with: b.extended(with: c)),
      "\(Style.self)")
  }

  @Test func radiusAboveRadiiOfCornersReplacesThem() {
    var corner = Keyboard.ButtonStyle()
    corner.cornerRadii = .init(topLeading: .percent(50))
    let all = Keyboard.ButtonStyle(cornerRadius: 9)
    #expect(corner.extended(with: all) == all)
    let both = all.extended(with: corner)
    #expect(both.cornerRadius == 9 && both.cornerRadii == corner.cornerRadii)
    var other = Keyboard.ButtonStyle()
    other.cornerRadii = .init(bottomLeading: .points(3))
    #expect(
      both.extended(with: other).cornerRadii
        == .init(topLeading: .percent(50), bottomLeading: .points(3)))
    // Layers are merged in any order of steps.
    for styles in [[corner, all, other], [all, corner, other], [corner, other, all]] {
      #expect(
        styles[0].extended(with: styles[1]).extended(with: styles[2])
          == styles[0].extended(with: styles[1].extended(with: styles[2])))
    }
  }

  @Test func colorsAboveGradientsReplaceThem() {
    expectCovering("foregroundColor", "foregroundGradient", Keyboard.ButtonStyle())
    expectCovering("borderColor", "borderGradient", Keyboard.ButtonStyle())
    expectCovering("borderColor", "borderGradient", KeyboardCallout.CalloutStyle())
  }

  private func expectCovering<Style: LayeredStyle>(
    _ color: String, _ gradient: String, _ open: Style
  ) {
    let fields = Style.fields.filter { [color, gradient].contains($0.name) }
    let single = fields.map { StyleSample.with($0, seed: 1, in: open) }
    #expect(fields.map(\.name) == [color, gradient])
    #expect(single[1].extended(with: single[0]) == single[0], "\(color) over \(gradient)")
    // A style that sets both shows its gradient.
    let both = single[0].extended(with: single[1])
    #expect(both != single[0] && both != single[1] && open.extended(with: both) == both)
  }

  @Test func nativeFontAboveAKeyboardFontReplacesIt() {
    let below = Keyboard.ButtonStyle(font: .system(size: 40))
    let above = Keyboard.ButtonStyle(keyboardFont: .title)
    #expect(below.extended(with: above).font == .title)
  }

  @Test func calloutsFollowAReplacedStandard() async {
    await #expect(processExitsWith: .success) {
      var style = KeyboardCallout.CalloutStyle.standard
      style.backgroundColor = .red
      KeyboardCallout.CalloutStyle.standard = style
      let appearance = StandardKeyboardAppearance()
      #expect(appearance.actionCalloutStyle.callout.backgroundColor == .red)
      #expect(KeyboardCallout.InputCalloutStyle().callout.backgroundColor == .red)
    }
  }

  @Test func keysFollowReplacedBordersAndShadows() async {
    await #expect(processExitsWith: .success) {
      Keyboard.ButtonBorderStyle.standard = .init(color: .green, size: 2)
      Keyboard.ButtonShadowStyle.standard = .init(color: .blue, size: 4)
      let style = StandardKeyboardAppearance().buttonStyle(for: .space, isPressed: false)
      #expect(style.border == .init(color: .green, size: 2))
      #expect(style.shadow == .init(color: .blue, size: 4))
    }
  }

  @Test func toolbarsFollowReplacedItems() async {
    await #expect(processExitsWith: .success) {
      Autocomplete.ToolbarItemStyle.standard.titleColor = .red
      #expect(StandardKeyboardAppearance().autocompleteToolbarStyle.item.titleColor == .red)
    }
  }
}
