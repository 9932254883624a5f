import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardPipeline
import KeyboardRender
import KeyboardStyling

/// A page of HTML with the pictures of all situations in it, which needs no other file.
struct StudioPage {

  let text: String

  init(
    title: String, views: [(StudioView, LoadedTheme)], pipeline: RenderPipeline
  ) throws {
    let figures = try views.map { view, theme in
      let drawing = pipeline.drawing(of: view.material(of: theme))
      let bytes = try drawing.picture.file(as: .png)
      let size = try drawing.scene.size
      let situation = Self.situation(view)
      return """
        <figure>
        <img src="data:\(PictureFormat.png.mediaType);base64,\(Data(bytes).base64EncodedString())"\
         width="\(Int(size.width.rounded()))" height="\(Int(size.height.rounded()))"\
         alt="\(Self.escaped("\(theme.theme.name) keyboard, \(situation)"))">
        <figcaption>\(Self.escaped(situation))</figcaption>
        </figure>
        """
    }
    text = """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(Self.escaped(title))</title>
      <style>
      :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
      body { margin: 2rem; }
      main { display: flex; flex-wrap: wrap; gap: 2rem; align-items: end; }
      figure { margin: 0; max-width: 100%; }
      img { max-width: 100%; height: auto; display: block; }
      </style>
      <h1>\(Self.escaped(title))</h1>
      <main>
      \(figures.joined(separator: "\n"))
      </main>
      </html>\n
      """
  }

  private static func situation(_ view: StudioView) -> String {
    let request = view.options.request
    let further = view.options.texts.filter { !["locale", "device", "scale"].contains($0.key) }
      .sorted { $0.key < $1.key }.map { $1.isEmpty ? $0 : "\($0) \($1)" }
    let words = [view.options.look, request.device.name, request.locale].compactMap(\.self)
    return (words + further).joined(separator: ", ")
  }

  private static func escaped(_ text: String) -> String { text.withoutControls.escapedForXML }
}
