package import Foundation
import SourceText

/// A page of HTML with its pictures and style in itself, which needs no other file and runs no script.
package struct ImagePage {

  package let html: String

  /// The title is plain text, the body is HTML.
  package init(title: String, style: String, body: String) {
    let title = Self.text(title)
    html = """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
      \(style)
      </style>
      <main>
      <h1>\(title)</h1>
      \(body)</main>
      </html>\n
      """
  }

  /// Returns an element with a PNG file, in the size of its scene in points or else of its pixels.
  package static func image(
    _ png: [UInt8], alternative: String, pointsOf size: CGSize? = nil
  ) -> String {
    let attributes =
      size.map { size in
        " width=\"\(Int(size.width.rounded()))\" height=\"\(Int(size.height.rounded()))\""
      } ?? ""
    return "<img alt=\"\(text(alternative))\"\(attributes)"
      + " src=\"data:image/png;base64,\(Data(png).base64EncodedString())\">"
  }

  package static func text(_ text: String) -> String { text.withoutControls.escapedForXML }
}
