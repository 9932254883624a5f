import Foundation
import KeyboardDocuments
import KeyboardDrawing
import KeyboardRender
import KeyboardStyling

extension LintRule {

  package static let keyContrast = LintRule(
    DiagnosticCode("key-contrast"),
    check: .drawing { rule, look in
      let contrast = KeyContrast(rule: rule, look: look)
      return try look.contexts.compactMap(\.first).flatMap(contrast.findings).diagnostics(in: look)
    })
}

/// A key stands out by the contrast of its face, or by a border or a shadow, which differ from both
/// the face and the board.
private struct KeyContrast {

  let rule: LintRule
  let look: Look

  // A key is scanned across the middle of each side, from the gap to the next key to behind the
  // border, in pixels of a picture at this scale.
  private static let scale = 2.0
  private static let reach = (outside: 6, inside: 9)

  func findings(in keyboard: Measured) throws -> [Finding] {
    let level = look.level
    let picture = try keyboard.backdrop(scale: Self.scale)
    return keyboard.scene.elements.filter { $0.role == .key }.compactMap { key in
      let sides = Self.sides(of: key.box, in: picture)
      guard let best = sides.max(by: { $0.contrast < $1.contrast }), best.contrast < level.part,
        sides.allSatisfy({ $0.line < level.line })
      else { return nil }
      let setting = keyboard.explainer.declaration(ofFace: key.part)
      return Finding(
        rule: rule, text: "The key \(key.name.quoted) doesn't stand out from the board",
        measure: "a contrast of \(best.contrast.roundedDown):1, less than"
          + " \(level.part.plainText):1, and no visible border or shadow",
        value: best.contrast, bound: level.part, context: keyboard.situation.contextName,
        setting: setting, fix: setting.flatMap { border(beside: $0, best) },
        picture: LintPicture(keyboard: keyboard, box: key.box))
    }
  }

  private func border(beside setting: Declaration, _ side: Side) -> Diagnostic.Fix? {
    let keys = ["borderColor", "borderSize", "borderGradient", "borderEdges"]
    let level = look.level
    guard keys.allSatisfy({ setting.object[$0] == nil }),
      let color = NearestColor.nearest(
        to: side.face,
        where: {
          $0.contrast(to: side.board) >= level.part
            && $0.contrast(to: side.face) >= level.line * 1.1
        })
    else { return nil }
    let edit = setting.adding(
      [("borderColor", .string(color.hexText)), ("borderSize", .integer(1))])
    return Diagnostic.Fix("Draw a border of \(color.hexText)", edits: [edit])
  }

  private typealias Side = (
    board: Color.Resolved, face: Color.Resolved, contrast: Double, line: Double
  )

  private static func sides(of box: CGRect, in picture: Bitmap) -> [Side] {
    let box = CGRect(
      x: box.minX * scale, y: box.minY * scale, width: box.width * scale,
      height: box.height * scale)
    let (x, y) = (box.midX.pixel, box.midY.pixel)
    let (left, right) = (box.minX.pixel, box.maxX.pixel - 1)
    let (top, bottom) = (box.minY.pixel, box.maxY.pixel - 1)
    let steps = -reach.outside...reach.inside
    let scans: [[(Int, Int)]] = [
      steps.map { (left + $0, y) }, steps.map { (right - $0, y) }, steps.map { (x, top + $0) },
      steps.map { (x, bottom - $0) },
    ]
    return scans.compactMap { scan -> Side? in
      let seen = scan.filter { picture[$0.0, $0.1] != nil }
      guard seen.count == scan.count, let first = seen.first, let last = seen.last else {
        return nil
      }
      let (board, face) = (
        picture.luminance(first.0, first.1), picture.luminance(last.0, last.1)
      )
      let line = seen.map { point in
        let luminance = picture.luminance(point.0, point.1)
        return min(
          Color.Resolved.contrast(of: luminance, to: board),
          Color.Resolved.contrast(of: luminance, to: face))
      }.max()
      return (
        picture.color(first.0, first.1), picture.color(last.0, last.1),
        Color.Resolved.contrast(of: board, to: face), line ?? 1
      )
    }
  }
}
