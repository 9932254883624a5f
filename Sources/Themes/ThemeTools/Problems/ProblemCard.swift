import Foundation
package import KeyboardDrawing
package import SourceText

/// In points.
private let margin = 8.0
private let padding = 12.0
private let lineHeight = 17.0
private let gap = 7.0
private let cornerRadius = 12.0
private let placeFont = Font.system(size: 11, weight: .semibold)
private let messageFont = Font.system(size: 13)

/// Card with diagnostics, drawn over an image of the last valid theme.
package struct ProblemCard: Sendable {

  private let diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) {
    let errors = diagnostics.filter { $0.severity == .error }
    self.diagnostics = errors + diagnostics.filter { $0.severity != .error }
  }

  package func scene(over scene: Scene, measuring measure: TextMeasure) -> Scene {
    guard !diagnostics.isEmpty else { return scene }
    var builder = SceneBuilder(size: scene.size)
    let board = CGRect(origin: .zero, size: scene.size)
    builder.fill(Path(board), Color.Resolved(hex: 0x000000, opacity: 0.45))
    let entries = entries(in: scene.size, measuring: measure)
    let height = entries.map(\.height).reduce(0, +) + gap * Double(entries.count - 1) + 2 * padding
    let card = CGRect(
      x: margin, y: margin, width: max(board.width - 2 * margin, 0),
      height: min(height, max(board.height - 2 * margin, 0)))
    let outline = Path(continuousRoundedRect: card, cornerRadius: cornerRadius)
    builder.fill(outline, Color.Resolved(hex: 0x1C1C1E, opacity: 0.96))
    builder.group(clip: outline) { builder in
      var top = card.minY + padding
      for entry in entries {
        entry.draw(at: CGPoint(x: card.minX, y: top), width: card.width, into: &builder)
        top += entry.height + gap
      }
    }
    return Scene(
      size: scene.size, nodes: scene.nodes + builder.scene.nodes, elements: scene.elements)
  }

  private func entries(in size: CGSize, measuring measure: TextMeasure) -> [Entry] {
    let width = size.width - 2 * margin - 2 * padding
    var room = size.height - 2 * margin - 2 * padding
    var entries: [Entry] = []
    for (index, diagnostic) in diagnostics.enumerated() {
      let entry = Entry(diagnostic, width: width, measuring: measure)
      let isLast = index == diagnostics.count - 1
      guard entries.isEmpty || entry.height + (isLast ? 0 : gap + lineHeight) <= room else {
        entries.append(Entry(remaining: diagnostics.count - index))
        break
      }
      entries.append(entry)
      room -= entry.height + gap
    }
    return entries
  }
}

/// Diagnostic in wrapped lines.
private struct Entry {

  private let place: String
  private let lines: [String]
  private let color: Color.Resolved

  var height: Double { lineHeight * Double(lines.count + (place.isEmpty ? 0 : 1)) }

  init(_ diagnostic: Diagnostic, width: Double, measuring measure: TextMeasure) {
    let heading = DiagnosticPrinter().placeText(diagnostic.place)
    place = "\(heading)  \(diagnostic.severity.rawValue)  \(diagnostic.code)"
    let text = ([diagnostic.message] + diagnostic.hints).joined(separator: ". ")
    lines = text.withoutControls.shortened(to: 400).wrapped { line in
      measure.width(of: line, font: messageFont) <= width
    }
    color = diagnostic.severity == .error ? .init(hex: 0xFF6961) : .init(hex: 0xFFD426)
  }

  init(remaining count: Int) {
    place = ""
    lines = ["… and \(count) more"]
    color = .init(hex: 0x8E8E93)
  }

  func draw(at origin: CGPoint, width: Double, into builder: inout SceneBuilder) {
    builder.fill(Path(CGRect(x: origin.x, y: origin.y, width: 3, height: height)), color)
    var box = CGRect(
      x: origin.x + padding, y: origin.y, width: max(width - 2 * padding, 0), height: lineHeight)
    if !place.isEmpty {
      builder.name(place, font: placeFont, color: color, box: box)
      box.origin.y += lineHeight
    }
    for line in lines {
      builder.name(line, font: messageFont, color: .init(hex: 0xFFFFFF), box: box)
      box.origin.y += lineHeight
    }
  }
}

extension String {

  fileprivate func wrapped(fits: (String) -> Bool) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, fits("\(last) \(word)") {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
