import KeyboardKit
import Testing

@Suite struct MotionTests {

  static let curves: [(MotionCurve, [Double])] = [
    (.linear, [0, 0.25, 0.5, 0.75, 1]),
    (.easeIn, [0, 0.093, 0.315, 0.622, 1]),
    (.easeOut, [0, 0.378, 0.685, 0.907, 1]),
    (.easeInOut, [0, 0.129, 0.5, 0.871, 1]),
    (.bezier(CGPoint(x: 0.3, y: -0.5), CGPoint(x: 0.7, y: 1.5)), [0, 0.028, 0.5, 0.972, 1]),
    (.spring(bounce: 0), [0, 0.466, 0.821, 0.949, 0.986]),
    (.spring(bounce: 0.5), [0, 0.647, 1.141, 1.1, 0.99]),
  ]

  /// The figures are those of the formulas, computed apart.
  @Test(arguments: curves)
  func curvesLeadFromTheStartToTheEnd(curve: MotionCurve, values: [Double]) {
    let found = [0, 0.25, 0.5, 0.75, 1].map { (curve.progress(at: $0) * 1000).rounded() / 1000 }
    #expect(zip(found, values).allSatisfy { abs($0 - $1) < 0.0021 }, "\(found)")
    #expect(curve.progress(at: -1) == 0 && curve.progress(at: curve.end) == 1)
    #expect(abs(curve.progress(at: curve.end - 0.001) - 1) < 0.01)
    #expect(curve.progress(at: .nan) == 0 && curve.progress(at: .infinity) == 1)
  }

  @Test func timesOfTransitionsCountFromTheirDelay() {
    let transition = Keyboard.Transition(duration: 0.5, curve: .linear, delay: 0.25)
    let progress = [0, 0.25, 0.5, 0.75, 2].map { transition.progress(after: $0) }
    #expect(progress == [0, 0, 0.5, 1, 1] && transition.span == 0.75)
    #expect(Keyboard.Transition(duration: 0, curve: .easeIn).progress(after: 0) == 1)
  }

  private static let pulse = Keyboard.KeyAnimation(
    duration: 2, curve: .linear, delay: 1, count: nil, reverses: true,
    keyframes: [
      .init(at: 0.5, scale: 1.2, turn: -8, color: .white), .init(at: 1, opacity: 0.5),
      .init(at: 1, offset: CGPoint(x: 4, y: -2), turn: 4),
    ])

  /// Seconds, and what the key frames of ``pulse`` give: scale, offset, opacity, opacity of the color,
  /// turn.
  static let moments: [(Double, [Double])] = [
    (0.5, [1, 0, 0, 1, 0, 0]), (1.5, [1.1, 1, -0.5, 0.875, 0.5, -4]),
    (2, [1.2, 2, -1, 0.75, 1, -8]), (2.5, [1.1, 3, -1.5, 0.625, 0.5, -2]),
    (3.5, [1.1, 3, -1.5, 0.625, 0.5, -2]), (4, [1.2, 2, -1, 0.75, 1, -8]),
    (4.5, [1.1, 1, -0.5, 0.875, 0.5, -4]),
  ]

  @Test(arguments: moments)
  func keyframesGiveMoments(time: Double, values: [Double]) {
    let motion = Self.pulse.motion(after: time)
    let color = motion.color?.light.opacity ?? 0
    let found = [
      motion.scale, motion.offset.x, motion.offset.y, motion.opacity, color, motion.turn,
    ]
    #expect(zip(found, values).allSatisfy { abs($0 - $1) < 1e-9 }, "\(found)")
  }

  @Test func runsEnd() {
    var pulse = Self.pulse
    #expect(pulse.span == .infinity && !pulse.motion(after: 1001.7).isStill)
    pulse.count = 3
    #expect(pulse.span == 7 && pulse.motion(after: 7).isStill && !pulse.motion(after: 6.9).isStill)
    pulse.keyframes = []
    #expect(pulse.span == 0 && pulse.motion(after: 2).isStill)
    pulse.duration = 0
    #expect(pulse.motion(after: .nan).isStill && pulse.motion(after: 1.5).isStill)
  }

  private static func style(_ members: String) throws -> Keyboard.ButtonStyle {
    let theme = try KeyboardTheme(
      decoding: SourceFile(
        name: "a.json",
        text: "{\"formatVersion\": 1, \"rules\": [{\"match\": {}, \(members)}]}"))
    guard case .key(let style)? = theme.rules.first?.style else { return .init() }
    return style
  }

  /// Two styles, a progress, and the style between them as it is written in files.
  static let between: [(String, String, Double, String)] = [
    (
      #""backgroundColor": "white", "cornerRadius": 4"#,
      #""backgroundColor": "black", "cornerRadius": 8"#, 0.5,
      ##"{"backgroundColor": "#636363", "cornerRadius": 6}"##
    ),
    // What only one has appears and disappears.
    (
      #""glowColor": "red", "glowRadius": 8"#, #""pressedScale": 0.8"#, 0.25,
      ##"{"glowColor": "#ff0000bf", "glowRadius": 6, "pressedScale": 0.95}"##
    ),
    (
      #""shadows": [{"color": "red", "radius": 4}]"#,
      #""shadows": [{"color": "red", "radius": 8}, {"color": "blue", "offset": [0, 4]}]"#, 0.5,
      ##"{"shadows": [{"color": "#ff0000", "radius": 6}, {"color": "#0000ff80", "offset": [0, 4]}]}"##
    ),
    (
      #""background": ["white", "red"]"#, #""background": {"color": "red"}"#, 0.5,
      ##"{"background": {"color": "#ff000080", "gradient": ["#ffffff80", "#ff000080"]}}"##
    ),
    (
      #""background": {"gradient": {"stops": ["white", "red"], "repeat": true}}"#,
      #""background": {"color": "red"}"#, 0.5,
      ##"{"background": {"color": "#ff000080", "gradient": {"stops": ["#ffffff80", "#ff000080"], "repeat": true}}}"##
    ),
    // A spring passes numbers within their bounds, and no colors.
    (
      #""backgroundColor": "white", "cornerRadius": 4, "pressedScale": 0.6, "pressedOffset": [0, 2]"#,
      #""backgroundColor": "black", "cornerRadius": 8, "pressedScale": 0.5, "pressedOffset": [0, 4]"#,
      1.25,
      ##"{"backgroundColor": "#000000", "cornerRadius": 9, "pressedScale": 0.5, "pressedOffset": [0, 4.5]}"##
    ),
    // Names, fonts and lists of other kinds change at the middle.
    (
      #""fontWeight": "bold", "cornerStyle": "cut", "shadows": [{"color": "red"}]"#,
      #""cornerStyle": "circular", "shadows": [{"color": "red", "inner": true}]"#, 0.49,
      ##"{"fontWeight": "bold", "cornerStyle": "cut", "shadows": [{"color": "#ff0000"}]}"##
    ),
    (
      #""fontWeight": "bold", "cornerStyle": "cut", "font": 20"#, #""cornerStyle": "circular""#,
      0.5, ##"{"cornerStyle": "circular"}"##
    ),
    (
      #""cornerRadius": {"topLeading": 4, "topTrailing": "50%"}, "borderEdges": {"top": 2}"#,
      #""cornerRadius": {"topLeading": 8, "topTrailing": "0%"}, "borderEdges": {"bottom": 2}"#, 0.5,
      ##"{"cornerRadius": {"topLeading": 6, "topTrailing": "25%"}, "borderEdges": {"top": 1, "bottom": 1}}"##
    ),
  ]

  private static func rounded(_ text: String) -> String {
    text.replacing(/(color\(srgb|rgb\()\s?([^)]*)\)/) { match in
      let isWhole = match.1 == "rgb("
      let numbers = match.2.split(whereSeparator: { " /".contains($0) }).compactMap { Double($0) }
      return "#"
        + numbers.enumerated().map { index, number in
          let byte = Int((isWhole && index < 3 ? number : number * 255).rounded())
          return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }
  }

  @Test(arguments: between)
  func stylesMix(first: String, second: String, progress: Double, result: String) throws {
    let (start, end) = (try Self.style(first), try Self.style(second))
    let style = start.interpolated(to: end, at: progress)
    let texts = style.fieldTexts(isDark: false)
    let expected = try Self.style(String(result.dropFirst().dropLast())).fieldTexts(isDark: false)
    #expect(texts.map(\.name) == expected.map(\.name))
    #expect(texts.map { Self.rounded($0.text) } == expected.map { Self.rounded($0.text) })
    #expect(start.interpolated(to: end, at: 0) == start)
    #expect(start.interpolated(to: end, at: 1) == end)
  }

  /// Styles of all fields mix in both directions, and stay within the bounds of files.
  @Test func anyStylesMix() throws {
    var random = SeededNumbers(seed: 38)
    for round in 0..<400 {
      let (first, second) = (
        StyleSample.any(Keyboard.ButtonStyle(), &random),
        StyleSample.any(Keyboard.ButtonStyle(), &random)
      )
      let progress = Double(round % 40) / 20 - 0.5
      let mixed = first.interpolated(to: second, at: progress)
      for field in Keyboard.ButtonStyle.fields {
        let isInBoth = field.isSetIn(first) && field.isSetIn(second)
        #expect(!isInBoth || field.isSetIn(mixed), "\(field.name)")
        guard let range = field.bounds.range, let number = field.value(in: mixed) as? Double
        else { continue }
        #expect(range.contains(number), "\(field.name)")
      }
    }
  }
}

extension StyleField {

  fileprivate func isSetIn(_ style: Style) -> Bool { isSet(in: style) }
}
