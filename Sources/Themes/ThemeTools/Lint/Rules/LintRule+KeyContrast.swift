import Foundation
import KeyboardDrawing
import KeyboardRender
import SourceText

extension LintRule {

  package static let keyContrast = LintRule(
    DiagnosticCode("lint/key-contrast"),
    check: .drawing { _, look in
      try look.contexts.compactMap(\.first).flatMap(look.indistinctKeys).diagnostics(in: look)
    })
}

extension Look {

  /// A key stands out by the contrast of its face, or by a border or a shadow, which differ from both
  /// the face and the board.
  fileprivate func indistinctKeys(in keyboard: Measured) throws -> [Finding] {
    let picture = try keyboard.backdrop(scale: Bitmap.scaleOfSides)
    return keyboard.scene.elements.filter { $0.role == .key }.compactMap { key in
      let sides = picture.sides(of: key.box)
      guard let best = sides.max(by: { $0.contrast < $1.contrast }), best.contrast < level.part,
        sides.allSatisfy({ $0.line < level.line })
      else { return nil }
      let setting = keyboard.explainer.declaration(ofFace: key.part)
      return Finding(
        rule: .keyContrast, text: "The key \(key.name.quoted) doesn't stand out from the board",
        measure: "a contrast of \(best.contrast.roundedDown):1, less than"
          + " \(level.part.plainText):1, and no visible border or shadow",
        value: best.contrast, bound: level.part, context: keyboard.situation.contextName,
        setting: setting, fix: setting.flatMap { border(beside: $0, best) },
        picture: LintImage(keyboard: keyboard, box: key.box))
    }
  }

  private func border(beside setting: Declaration, _ side: Bitmap.Side) -> Diagnostic.Fix? {
    let keys = ["borderColor", "borderSize", "borderGradient", "borderEdges"]
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
}

extension Bitmap {

  fileprivate typealias Side = (
    board: Color.Resolved, face: Color.Resolved, contrast: Double, line: Double
  )

  // A key is scanned across the middle of each side, from the gap to the next key to behind the
  // border, in pixels of a picture at this scale.
  fileprivate static let scaleOfSides = 2.0
  private static let reach = (outside: 6, inside: 9)

  fileprivate func sides(of box: CGRect) -> [Side] {
    let box = CGRect(
      x: box.minX * scale, y: box.minY * scale, width: box.width * scale,
      height: box.height * scale)
    let (x, y) = (box.midX.pixelIndex, box.midY.pixelIndex)
    let (left, right) = (box.minX.pixelIndex, box.maxX.pixelIndex - 1)
    let (top, bottom) = (box.minY.pixelIndex, box.maxY.pixelIndex - 1)
    let steps = -Self.reach.outside...Self.reach.inside
    let scans: [[(Int, Int)]] = [
      steps.map { (left + $0, y) }, steps.map { (right - $0, y) }, steps.map { (x, top + $0) },
      steps.map { (x, bottom - $0) },
    ]
    return scans.compactMap { scan -> Side? in
      let seen = scan.filter { self[$0.0, $0.1] != nil }
      guard seen.count == scan.count, let first = seen.first, let last = seen.last else {
        return nil
      }
      let (board, face) = (luminance(first.0, first.1), luminance(last.0, last.1))
      let line = seen.map { point in
        let luminance = luminance(point.0, point.1)
        return min(
          Color.Resolved.contrast(of: luminance, to: board),
          Color.Resolved.contrast(of: luminance, to: face))
      }.max()
      return (
        color(first.0, first.1), color(last.0, last.1),
        Color.Resolved.contrast(of: board, to: face), line ?? 1
      )
    }
  }
}
