import KeyboardDrawing
import KeyboardStyling

/// Faces have fixed lightness in OKLCH; everything that has to stand out from them gets the nearest
/// lightness at which it does.
struct SchemeColors: Hashable, Sendable {

  struct Key: Hashable, Sendable {
    var face: Color.Resolved
    var pressed: Color.Resolved
  }

  let board: Color.Resolved
  let boardEnds: [Color.Resolved]
  let input: Key
  let system: Key
  let primary: Key
  let ink: Color.Resolved
  let primaryInk: Color.Resolved
  let edge: Color.Resolved

  /// More than what is required, since pictures are rounded to 8 bits.
  private static let margin = 1.05

  private static let press = 0.08

  init(
    accent: Color.Resolved, neutral: Color.Resolved, ends: [Color.Resolved] = [], isDark: Bool,
    level: LintLevel
  ) {
    let neutral = OKLab(neutral)
    func tone(
      _ light: Double, _ dark: Double, chroma: Double, of color: OKLab? = nil
    ) -> Color.Resolved {
      let color = color ?? neutral
      return OKLab(
        lightness: isDark ? dark : light, chroma: min(color.chroma, chroma), hue: color.hue
      ).color().inBytes
    }
    board = tone(0.91, 0.22, chroma: 0.03)
    boardEnds = ends.map { tone(0.88, 0.25, chroma: 0.08, of: OKLab($0)) }
    let boards = [board] + boardEnds
    input = Key(face: tone(0.985, 0.34, chroma: 0.02), pressed: tone(0.9, 0.43, chroma: 0.035))
    system = Key(face: tone(0.83, 0.29, chroma: 0.045), pressed: tone(0.74, 0.38, chroma: 0.05))
    let faces = [input.face, system.face]
    let surfaces = boards + [input.face, input.pressed, system.face, system.pressed]
    let text = level.text * Self.margin
    ink = Self.nearest(to: tone(0.27, 0.95, chroma: 0.05)) { ink in
      surfaces.allSatisfy { ink.contrast(to: $0) >= text }
    }
    let line = max(level.line, 1.3) * Self.margin
    edge = Self.nearest(to: tone(0.7, 0.5, chroma: 0.05)) { edge in
      (faces + boards).allSatisfy { edge.contrast(to: $0) >= line }
    }
    let part = level.part * Self.margin
    let inks = [tone(0.99, 0.99, chroma: 0.02), tone(0.16, 0.16, chroma: 0.03)]
    let bubble = input.face
    let face = Self.nearest(to: accent) { face in
      (boards + [bubble]).allSatisfy { face.contrast(to: $0) >= part }
        && Self.primary(face, inks: inks, text: text) != nil
    }
    let solved = Self.primary(face, inks: inks, text: text)
    primary = Key(face: face, pressed: solved?.pressed ?? face)
    primaryInk = solved?.ink ?? inks[0]
  }

  /// A pressed key gets darker below light text and lighter below dark text, as far as it can.
  private static func primary(
    _ face: Color.Resolved, inks: [Color.Resolved], text: Double
  ) -> (ink: Color.Resolved, pressed: Color.Resolved)? {
    for (ink, press) in zip(inks + inks, [-press, press, press, -press]) {
      var lab = OKLab(face)
      lab.lightness += press
      guard (0...1).contains(lab.lightness) else { continue }
      let pressed = lab.color().inBytes
      if [face, pressed].allSatisfy({ ink.contrast(to: $0) >= text }) { return (ink, pressed) }
    }
    return nil
  }

  private static func nearest(
    to color: Color.Resolved, where isAccepted: (Color.Resolved) -> Bool
  ) -> Color.Resolved {
    NearestColor.nearest(to: color, where: isAccepted) ?? color
  }
}

extension [SchemeColors] {

  func boardOpacity(level: LintLevel) -> Double {
    let steps = (10...19).map { Double($0) / 20 }
    let extremes = [Color.Resolved(hex: 0), Color.Resolved(hex: 0xFF_FFFF)]
    return steps.first { opacity in
      allSatisfy { scheme in
        extremes.allSatisfy { extreme in
          let board = scheme.board.opacity(opacity).over(extreme)
          return scheme.ink.contrast(to: board) >= level.text
            && scheme.edge.contrast(to: board) >= level.line
        }
      }
    } ?? 1
  }
}
