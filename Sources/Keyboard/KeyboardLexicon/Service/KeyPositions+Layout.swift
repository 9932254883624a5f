package import Foundation
package import KeyboardCore

extension KeyPositions {

  package init(locale: Locale) {
    let context = KeyboardContext()
    context.locale = locale
    self.init(layout: KeyboardLayout.StandardService().keyboardLayout(for: context))
  }

  package init(layout: KeyboardLayout) {
    let items = layout.placedItems(width: Self.width)
    var centers: [Unicode.Scalar: Center] = [:]
    let letters = items.compactMap { item -> (letter: Unicode.Scalar, frame: CGRect)? in
      guard case .character(let text) = item.item.action,
        let letter = text.lowercased().unicodeScalars.first
      else { return nil }
      return (letter, item.frame)
    }
    let widths = letters.map { Double($0.frame.width) }.sorted()
    let unit = widths.isEmpty ? 1 : max(1, widths[widths.count / 2])
    for (letter, frame) in letters {
      centers[letter] = Center(x: Double(frame.midX) / unit, y: Double(frame.midY) / unit)
    }
    self.init(centers)
  }

  /// The width of a phone in points; neighbors are the same on others.
  private static let width = 390.0
}
